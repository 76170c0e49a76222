// What happened, cut into moments that belong to everybody (an encounter, a death, the event phase), and each moment into
// beats: what is shown one after the other. Which entries do that is told by the script of the title.

import type { Event } from "../api/types";
import { nameOf, type BeatKind, type MomentKind, type Script } from "../titles/title";

export interface Beat {
  kind: BeatKind;
  head: Event;
  /** What follows from it. */
  lines: Event[];
  /** Which part of the phase in which the board acts, from 0; -1 outside of it. */
  part: number;
}

export interface Moment {
  kind: MomentKind;
  beats: Beat[];
}

const depth = (event: Event) => Number(event.depth ?? 0);
const partOf = (event: Event, { parts }: Script): number => parts.findIndex((p) => p.event === nameOf(event));

/** The moments of new log entries, in order. What lies inside of a greater moment is one of its beats. */
export function momentsOf(events: Event[], script: Script): Moment[] {
  const out: Moment[] = [];
  let current: { moment: Moment; head: Event } | undefined;
  let part = -1;
  for (const event of events) {
    if (current && isOver(current.moment.kind, current.head, event, script)) current = undefined;
    const kind = script.heads[nameOf(event)];
    if (!current) {
      if (!kind) continue;
      current = { moment: { kind, beats: [] }, head: event };
      part = -1;
      out.push(current.moment);
    }
    const entered = partOf(event, script);
    if (current.moment.kind === "event" && entered >= 0) part = entered;
    add(current.moment, event, part, script);
  }
  for (const moment of out) moment.beats = moment.beats.filter((beat) => isWorthIt(beat, script));
  return out.filter((m) => m.beats.length);
}

/** Whether an entry comes after a moment. */
function isOver(kind: MomentKind, head: Event, event: Event, { heads, beats, later, harm, after }: Script): boolean {
  if (kind === "event") return after.includes(nameOf(event));
  if (depth(event) !== depth(head)) return depth(event) < depth(head);
  // Beside its head an entry goes on with the same moment only if the head was itself a later step of it.
  const name = nameOf(event);
  const begins = name in heads && heads[name] === kind && beats[name] === "meet";
  return !later.includes(nameOf(head)) || begins || !(name in beats || harm.includes(name));
}

function add(moment: Moment, event: Event, part: number, script: Script): void {
  const kind = script.beats[nameOf(event)];
  if (kind) moment.beats.push({ kind, head: event, lines: [], part });
  else if (!script.untold.includes(nameOf(event)) && partOf(event, script) < 0) moment.beats.at(-1)?.lines.push(event);
}

/** A part of the event phase in which nothing happens isn't a beat. */
function isWorthIt(beat: Beat, { onlyWithLines }: Script): boolean {
  return !onlyWithLines.includes(beat.kind) || beat.lines.length > 0;
}

/** The last roll of dice; it is shown on its own unless a greater moment tells it. */
export function rollOf(events: Event[], { rolls }: Script): Event | undefined {
  return events.findLast((e) => rolls.includes(nameOf(e)));
}

/** Figures that a scene is still going to show: until then they aren't on the board. */
export function figuresToCome(beats: Beat[]): string[] {
  return beats.filter((b) => b.kind === "figure").map((b) => String(b.head.figure));
}

/** How long a beat is shown, in milliseconds at usual speed. */
export function lengthOf(beat: Beat, { lengths, usual }: Script): number {
  return (lengths[beat.kind] ?? usual) + Math.min(4, beat.lines.length) * 450;
}

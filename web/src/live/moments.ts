// What happened, cut into moments that belong to everybody (an encounter, a death, the event phase), and each moment into
// beats: what is shown one after the other. Which entries do that is told by the script of the title.

import type { BoardData, Event, View } from "../api/types";
import type { BeatLook, Script } from "../titles/scenes";
import { nameOf } from "../titles/title";

export interface Beat {
  look: BeatLook;
  head: Event;
  /** What follows from it. */
  lines: Event[];
  /** Which part of the phase in which the board acts, from 0; -1 outside of it. */
  part: number;
}

export interface Moment {
  /** As the script names it. */
  kind: string;
  beats: Beat[];
}

/** How things stand after all of it. */
interface Standing {
  view: View;
  board: BoardData;
}

const depth = (event: Event) => Number(event.depth ?? 0);
const partOf = (event: Event, { parts }: Script): number => parts.findIndex((p) => p.event === nameOf(event));

/** The moments of new log entries, in order. What lies inside of a greater moment is one of its beats. */
export function momentsOf(events: Event[], script: Script, standing?: Standing): Moment[] {
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
    if (current.moment.kind === script.phase && entered >= 0) part = entered;
    add(current.moment, event, part, script);
  }
  for (const moment of out) moment.beats = moment.beats.filter(({ look, lines }) => !look.onlyWithLines || lines.length > 0);
  return [...out.filter((m) => m.beats.length), ...(standing ? warnings(events, script, standing) : [])];
}

/** Whether an entry comes after a moment. */
function isOver(kind: string, head: Event, event: Event, { later, after, phase }: Script): boolean {
  const name = nameOf(event);
  if (kind === phase) return after.includes(name);
  if (depth(event) !== depth(head)) return depth(event) < depth(head);
  return !later[nameOf(head)]?.includes(name);
}

function add(moment: Moment, event: Event, part: number, script: Script): void {
  const look = script.beats[nameOf(event)];
  if (look) moment.beats.push({ look, head: event, lines: [], part });
  else if (!script.untold.includes(nameOf(event)) && partOf(event, script) < 0) moment.beats.at(-1)?.lines.push(event);
}

/** What nobody has said, but everybody should know from now on. */
function warnings(events: Event[], script: Script, { view, board }: Standing): Moment[] {
  return script.warnings.flatMap(({ event, when, moment, beat }) => {
    const head = events.findLast((e) => nameOf(e) === event);
    return head && when(view, board) ? [{ kind: moment, beats: [{ look: beat, head, lines: [], part: -1 }] }] : [];
  });
}

/** The last roll of dice; it is shown on its own unless a greater moment tells it. */
export function rollOf(events: Event[], { rolls }: Script): Event | undefined {
  return events.findLast((e) => nameOf(e) in rolls);
}

/** Figures that a scene is still going to show: until then they aren't on the board. */
export function figuresToCome(beats: Beat[]): string[] {
  return beats.flatMap(({ look, head }) => (look.picture.show === "figure" && !look.picture.known ? [String(head[look.picture.figure])] : []));
}

/** How long a beat is shown, in milliseconds at usual speed. */
export function lengthOf(beat: Beat): number {
  return beat.look.long + Math.min(4, beat.lines.length) * 450;
}

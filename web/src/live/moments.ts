// What happened, cut into moments that belong to everybody: an encounter, a death, the event phase, the end.

import type { Event } from "../api/types";

export type MomentKind = "encounter" | "attack" | "death" | "event" | "dice" | "alarm";

export interface Moment {
  kind: MomentKind;
  /** The entry it begins with, and those that belong to it. */
  head: Event;
  lines: Event[];
}

const HEADS: Record<string, MomentKind> = {
  encounter: "encounter",
  attack: "attack",
  died: "death",
  time_advanced: "event",
  noise_rolled: "dice",
  combat_rolled: "dice",
  self_destruct_started: "alarm",
  self_destruct_critical: "alarm",
};
/** The event phase lasts until one of these. */
const AFTER_PHASE = ["round", "first_player", "turn", "cards_drawn", "game_ended"];

const name = (event: Event) => String(event.event);
const depth = (event: Event) => Number(event.depth ?? 0);
const kindOf = (event: Event) => HEADS[name(event)];

/** These are shown in a corner, the others in the middle. */
export const isSmall = (moment: Moment) => moment.kind === "dice";

/** The moments of new log entries, in order. What lies inside of a greater moment is one of its lines. */
export function momentsOf(events: Event[]): Moment[] {
  const out: Moment[] = [];
  for (let n = 0; n < events.length; n++) {
    const head = events[n];
    const kind = head && kindOf(head);
    if (!kind) continue;
    const moment: Moment = { kind, head, lines: [] };
    out.push(moment);
    if (isSmall(moment)) continue;
    const isOver = (line: Event) =>
      kind === "event" ? AFTER_PHASE.includes(name(line)) : depth(line) <= depth(head);
    while (n + 1 < events.length) {
      const line = events[n + 1];
      if (!line || isOver(line)) break;
      // A death gets its own moment, wherever it happens.
      if (kind !== "event" && kindOf(line) === "death") break;
      moment.lines.push(line);
      if (kindOf(line) === "death") out.push({ kind: "death", head: line, lines: [] });
      n++;
    }
  }
  return out;
}

/** The five beats of the event phase. */
const BEATS = ["time_advanced", "attack_step", "fire_step", "event_card", "bag_step"];

export function beatsOf(moment: Moment): Moment[] {
  const out: Moment[] = [{ ...moment, lines: [] }];
  for (const line of moment.lines) {
    if (BEATS.includes(name(line))) out.push({ kind: "event", head: line, lines: [] });
    else out.at(-1)?.lines.push(line);
  }
  return out;
}

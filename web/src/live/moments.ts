// What happened, cut into moments that belong to everybody (an encounter, a death, the event phase), and each moment into
// beats: what is shown one after the other.

import type { Event } from "../api/types";

export type MomentKind = "encounter" | "attack" | "death" | "event" | "alarm" | "discovery";

export type BeatKind =
  | "meet"
  | "token"
  | "figure"
  | "hands"
  | "attack"
  | "card"
  | "death"
  | "time"
  | "fire"
  | "event"
  | "bag"
  | "alarm"
  | "discovery";

export interface Beat {
  kind: BeatKind;
  head: Event;
  /** What follows from it. */
  lines: Event[];
  /** Which of the five parts of the event phase, from 0; -1 outside of it. */
  part: number;
}

export interface Moment {
  kind: MomentKind;
  beats: Beat[];
}

/** What begins a moment. An encounter that was interrupted by a question goes on with its next step. */
const HEADS: Record<string, MomentKind> = {
  encounter: "encounter",
  hands_compared: "encounter",
  attack: "attack",
  attack_card: "attack",
  died: "death",
  time_advanced: "event",
  attack_step: "event",
  fire_step: "event",
  event_card: "event",
  bag_step: "event",
  self_destruct_started: "alarm",
  self_destruct_critical: "alarm",
  hibernation_open: "alarm",
  airlock_opens: "alarm",
  weakness_discovered: "discovery",
};

const BEATS: Record<string, BeatKind> = {
  encounter: "meet",
  token_drawn: "token",
  intruder_appeared: "figure",
  hands_compared: "hands",
  attack: "attack",
  attack_card: "card",
  died: "death",
  time_advanced: "time",
  fire_step: "fire",
  event_card: "event",
  bag_step: "bag",
  self_destruct_started: "alarm",
  self_destruct_critical: "alarm",
  hibernation_open: "alarm",
  airlock_opens: "alarm",
  weakness_discovered: "discovery",
};

/** The five parts of the event phase, in their order. */
export const PARTS = ["time_advanced", "attack_step", "fire_step", "event_card", "bag_step"];
/** The event phase lasts until one of these. */
const AFTER_PHASE = ["round", "first_player", "turn", "cards_drawn", "game_ended"];
/** Nobody needs to be told these in a scene. */
const UNTOLD = ["card_discarded", "deck_reshuffled", "card_drawn_secretly", "cards_drawn", "noise_discarded"];
/** Small ones that the board shows beside what happens. */
const ROLLS = ["noise_rolled", "combat_rolled"];

const name = (event: Event) => String(event.event);
const depth = (event: Event) => Number(event.depth ?? 0);

/** The moments of new log entries, in order. What lies inside of a greater moment is one of its beats. */
export function momentsOf(events: Event[]): Moment[] {
  const out: Moment[] = [];
  let current: { moment: Moment; head: Event } | undefined;
  let part = -1;
  for (const event of events) {
    if (current && isOver(current.moment.kind, current.head, event)) current = undefined;
    const kind = HEADS[name(event)];
    if (!current) {
      if (!kind) continue;
      current = { moment: { kind, beats: [] }, head: event };
      part = -1;
      out.push(current.moment);
    }
    if (current.moment.kind === "event" && PARTS.includes(name(event))) part = PARTS.indexOf(name(event));
    add(current.moment, event, part);
  }
  for (const moment of out) moment.beats = moment.beats.filter(isWorthIt);
  return out.filter((m) => m.beats.length);
}

/** Whether an entry comes after a moment. */
function isOver(kind: MomentKind, head: Event, event: Event): boolean {
  if (kind === "event") return AFTER_PHASE.includes(name(event));
  if (depth(event) !== depth(head)) return depth(event) < depth(head);
  // Beside its head an entry goes on with the same moment only if the head was itself a later step of it.
  const later = ["hands_compared", "attack_card"].includes(name(head));
  return !later || name(event) === "encounter" || !(name(event) in BEATS || isHarm(event));
}

const HARM = ["light_wound", "serious_wound", "contaminated", "slimed", "infested", "larva_placed", "attack_ignored"];
const isHarm = (event: Event) => HARM.includes(name(event));

function add(moment: Moment, event: Event, part: number): void {
  const kind = BEATS[name(event)];
  if (kind) moment.beats.push({ kind, head: event, lines: [], part });
  else if (!UNTOLD.includes(name(event)) && !PARTS.includes(name(event))) moment.beats.at(-1)?.lines.push(event);
}

/** A part of the event phase in which nothing happens isn't a beat. */
function isWorthIt(beat: Beat): boolean {
  return !["fire", "bag"].includes(beat.kind) || beat.lines.length > 0;
}

/** The last roll of dice; it is shown on its own unless a greater moment tells it. */
export function rollOf(events: Event[]): Event | undefined {
  return events.findLast((e) => ROLLS.includes(name(e)));
}

/** Figures that a scene is still going to show: until then they aren't on the board. */
export function figuresToCome(beats: Beat[]): string[] {
  return beats.filter((b) => b.kind === "figure").map((b) => String(b.head.figure));
}

/** How long a beat is shown, in milliseconds at usual speed. */
export function lengthOf(beat: Beat): number {
  const base = { meet: 1300, token: 1500, figure: 1400, hands: 2100, attack: 1100, card: 2300, death: 3200, time: 1200 }[
    beat.kind as string
  ];
  return (base ?? 1900) + Math.min(4, beat.lines.length) * 450;
}

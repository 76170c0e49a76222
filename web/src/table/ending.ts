// The victory check as a scene: how it ended, engines, coordinates, contamination, then everybody's objective, one by one.

import type { Event, View } from "../api/types";

export interface Act {
  id: "ending" | "engines" | "coordinates" | "contamination" | "goals" | "objectives";
  lines: Event[];
}

const ACTS: [Act["id"], string[]][] = [
  ["ending", ["game_ended", "ship_destroyed", "lost_with_ship", "lost_in_jump"]],
  ["engines", ["engines_revealed", "ship_destroyed"]],
  ["coordinates", ["coordinates_revealed", "wrong_destination"]],
  ["contamination", ["final_scan", "final_draw", "contamination_kills", "survives"]],
  ["goals", ["goal_checked"]],
];

const name = (event: Event) => String(event.event);

/** What was told since the match ended. */
export function closing(events: Event[]): Event[] {
  const start = events.findLastIndex((e) => e.event === "game_ended");
  return start < 0 ? [] : events.slice(start);
}

/** The acts that took place, each with its log entries; the objectives always close it. */
export function acts(events: Event[]): Act[] {
  const after = closing(events);
  const engines = after.findIndex((e) => e.event === "engines_revealed");
  const out: Act[] = [];
  for (const [id, names] of ACTS) {
    const part = id === "ending" && engines >= 0 ? after.slice(0, engines) : id === "engines" && engines < 0 ? [] : after;
    const from = id === "engines" ? part.slice(Math.max(0, engines)) : part;
    const lines = from.filter((e) => names.includes(name(e)));
    if (lines.length) out.push({ id, lines });
  }
  out.push({ id: "objectives", lines: [] });
  return out;
}

export type Fate = "won" | "survived" | "lost";

export function fateOf(seat: number, view: View): Fate {
  if (view.winners.includes(seat)) return "won";
  return view.survivors.includes(seat) ? "survived" : "lost";
}

const FATEFUL = ["died", "lost_with_ship", "lost_in_jump", "wrong_destination", "contamination_kills"];

/** What somebody died of, and in which round. */
export function deathOf(seat: number, events: Event[]): { event: Event; round: number } | undefined {
  let round = 1;
  let found: { event: Event; round: number } | undefined;
  for (const event of events) {
    if (event.event === "round") round = Number(event.round);
    if (event.seat !== seat) continue;
    if (FATEFUL.includes(name(event))) found = { event, round };
    else if (event.event === "revived") found = undefined;
  }
  return found;
}

/** The last check of one person: cards that were scanned or drawn, and whether it was survived. */
export interface Check {
  seat: number;
  infected: number;
  clean: number;
  /** Contamination among four cards that were drawn; -1 if none were. */
  drawn: number;
  survives: boolean;
}

export function checks(lines: Event[]): Check[] {
  const out = new Map<number, Check>();
  for (const line of lines) {
    const seat = Number(line.seat);
    const check = out.get(seat) ?? { seat, infected: 0, clean: 0, drawn: -1, survives: true };
    out.set(seat, check);
    if (line.event === "final_scan") Object.assign(check, { infected: Number(line.infected), clean: Number(line.clean) });
    else if (line.event === "final_draw") check.drawn = Number(line.contamination);
    else if (line.event === "contamination_kills") check.survives = false;
  }
  return [...out.values()];
}

export interface Verdict {
  objective: string;
  fulfilled: boolean;
}

/** Whose objectives were fulfilled, as they were revealed. */
export function verdicts(seat: number, events: Event[]): Verdict[] {
  return closing(events)
    .filter((e) => e.event === "objective_revealed" && e.seat === seat)
    .map((e) => ({ objective: String(e.objective), fulfilled: Boolean(e.fulfilled) }));
}

export interface Numbers {
  seat: number;
  moves: number;
  kills: number;
  rooms: number;
  wounds: number;
}

/** What each seat did, counted from the log. */
export function statistics(events: Event[], view: View): Numbers[] {
  const out = view.crew.map((c) => ({ seat: c.seat, moves: 0, kills: 0, rooms: 0, wounds: 0 }));
  let actor = -1;
  for (const event of events) {
    const own = typeof event.seat === "number" ? out[event.seat] : undefined;
    const killer = out[actor];
    if (event.event === "turn" && typeof event.seat === "number") actor = event.seat;
    if (event.event === "moved" && own) own.moves++;
    else if (event.event === "room_explored" && own) own.rooms++;
    else if ((event.event === "light_wound" || event.event === "serious_wound") && own) own.wounds++;
    else if (event.event === "intruder_killed" && killer) killer.kills++;
  }
  return out;
}

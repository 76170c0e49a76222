// The victory check as a scene: how it ended, engines, coordinates, contamination, objectives.

import type { Event, View } from "../api/types";

export interface Act {
  id: "ending" | "engines" | "coordinates" | "contamination" | "objectives";
  lines: Event[];
}

const ACTS: [Act["id"], string[]][] = [
  ["ending", ["game_ended", "ship_destroyed", "lost_with_ship", "lost_in_jump"]],
  ["engines", ["engines_revealed", "ship_destroyed"]],
  ["coordinates", ["coordinates_revealed", "wrong_destination"]],
  ["contamination", ["contamination_kills", "survives"]],
];

/** The acts that took place, each with its log entries; the objectives always close it. */
export function acts(events: Event[]): Act[] {
  const start = events.findLastIndex((e) => e.event === "game_ended");
  const after = start < 0 ? [] : events.slice(start);
  const engines = after.findIndex((e) => e.event === "engines_revealed");
  const out: Act[] = [];
  for (const [id, names] of ACTS) {
    const part = id === "ending" && engines >= 0 ? after.slice(0, engines) : id === "engines" && engines < 0 ? [] : after;
    const from = id === "engines" ? part.slice(Math.max(0, engines)) : part;
    const lines = from.filter((e) => names.includes(String(e.event)));
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

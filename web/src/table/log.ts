// The log: filters and how a line looks.

import type { Event } from "../api/types";

export const FILTERS = ["all", "main", "mine", "danger"] as const;
export type Filter = (typeof FILTERS)[number];

export interface Line {
  event: Event;
  index: number;
}

const BAD = [
  "attack", "attack_step", "light_wound", "serious_wound", "died", "burns", "infested", "encounter", "danger",
  "contaminated", "intruder_appeared", "self_destruct_started", "self_destruct_critical", "ship_destroyed",
  "lost_with_ship", "lost_in_jump", "contamination_kills", "fire_started", "malfunction_placed",
];
const NOISE = ["noise_rolled", "noise_placed"];

const PEOPLE = ["seat", "giver", "receiver", "owner", "partner"];

export function tone(event: Event): string {
  const name = String(event.event);
  if (name === "round" || name === "time_advanced" || name === "game_ended") return "chapter";
  if (name.startsWith("saw_") || name === "scan_result") return "secret";
  if (BAD.includes(name)) return "bad";
  return NOISE.includes(name) ? "noise" : "";
}

export function filtered(events: Event[], filter: Filter, seat: number): Line[] {
  const lines = events.map((event, index) => ({ event, index }));
  if (filter === "main") return lines.filter(({ event }) => Number(event.depth) === 0 || tone(event) === "chapter");
  if (filter === "mine") return lines.filter(({ event }) => PEOPLE.some((field) => event[field] === seat));
  if (filter === "danger") return lines.filter(({ event }) => ["bad", "chapter"].includes(tone(event)));
  return lines;
}

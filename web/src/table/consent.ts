// Whose consent counts while a bot plays for them, and how long a stand-in has to wait.

import type { SeatShown, Table } from "../api/types";

export const isPerson = (seat: SeatShown) => seat.claimed && seat.kind !== "bot" && seat.kind !== "program";

/** People whose seat others, or the clock, gave to a bot: nothing that was revealed is taken back without them. */
export const replaced = (table: Table) => table.seats.filter((s) => isPerson(s) && s.taken_over && !s.given_up);

/** Whether others can vote for a bot in a seat. Where a table has a clock, the clock decides about people. */
export function canBeVotedOut(seat: SeatShown, table: Table): boolean {
  const byClock = table.clock_seconds > 0 && !table.changed && isPerson(seat);
  return table.status === "playing" && !table.paused && seat.kind !== "bot" && !seat.taken_over && !byClock;
}

/** Seconds until a bot can step in for a seat, if somebody wants one there. */
export function secondsLeft(seat: number, table: Table, now: number): number | undefined {
  const at = table.votes.stand_in[String(seat)];
  return at === undefined ? undefined : Math.max(0, Math.ceil(at - now / 1000));
}

/** 125 is 2:05. */
export const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

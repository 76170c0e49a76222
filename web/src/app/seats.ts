// The seats of a new table before it is opened.

import type { NewSeat } from "../api/types";
import { USUAL_BOT } from "./bots";

export type SeatKind = NewSeat["kind"];
export const SEAT_KINDS = ["me", "invite", "local", "bot", "program"] as const satisfies readonly SeatKind[];

export function seatOf(kind: SeatKind): NewSeat {
  return { kind, name: "", bot: kind === "bot" ? USUAL_BOT : "" };
}

/** As many as can play: bots go first and come to fill up, and whoever makes the table stays. */
export function fitted(seats: readonly NewSeat[], least: number, most: number): NewSeat[] {
  const out = [...seats];
  const leaving = ["bot", "program", "invite", "local", "me"] as const;
  for (const kind of leaving)
    for (let n = out.length - 1; n >= 0 && out.length > most; n--) if (out[n]?.kind === kind) out.splice(n, 1);
  while (out.length < least) out.push(seatOf("bot"));
  return out;
}

/** Whether a seat is the only one that isn't a bot's. */
export function isLast(seats: readonly NewSeat[], n: number): boolean {
  return seats.every((seat, other) => (seat.kind === "bot") === (other !== n));
}

/** How many there are of each kind, in the order in which they are told. */
export function counted(seats: readonly { kind: SeatKind }[]): [SeatKind, number][] {
  return SEAT_KINDS.map((kind): [SeatKind, number] => [kind, seats.filter((s) => s.kind === kind).length]).filter(
    ([, n]) => n > 0,
  );
}

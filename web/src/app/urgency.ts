// Which of my tables come first.

import type { Table } from "../api/types";

export function waitsForMe(table: Table): boolean {
  const played = table.seats.filter((s) => s.mine && !s.taken_over).map((s) => s.seat);
  return table.status === "playing" && !table.paused && table.asked.some((seat) => played.includes(seat));
}

const ORDER = ["playing", "lobby", "over"];

/** The one that waits for me, then what is under way, then what was touched last. */
export function byUrgency(a: Table, b: Table): number {
  return (
    Number(waitsForMe(b)) - Number(waitsForMe(a)) ||
    ORDER.indexOf(a.status) - ORDER.indexOf(b.status) ||
    b.updated - a.updated
  );
}

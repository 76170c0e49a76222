import { describe, expect, it } from "vitest";
import type { SeatShown, Table } from "../api/types";
import { asClock, canBeVotedOut, replaced, secondsLeft } from "./consent";

const seat = (more: Partial<SeatShown>): SeatShown => ({
  seat: 0, kind: "invite", name: "", claimed: true, connected: false, bot: "", taken_over: false, given_up: false,
  auto: true, mine: false, invite: "", ...more,
});
const table = (seats: SeatShown[], more: Partial<Table> = {}) =>
  ({
    seats, status: "playing", paused: false, clock_seconds: 0, changed: null,
    votes: { undo: null, takeover: {}, stand_in: {} }, ...more,
  }) as Table;

describe("consent", () => {
  it("knows whose say a bot can't give", () => {
    const seats = [
      seat({ seat: 0 }),
      seat({ seat: 1, taken_over: true }),
      seat({ seat: 2, taken_over: true, given_up: true }),
      seat({ seat: 3, kind: "bot" }),
      seat({ seat: 4, kind: "program", taken_over: true }),
    ];
    expect(replaced(table(seats)).map((s) => s.seat)).toEqual([1]);
  });

  it("leaves people to the clock where there is one", () => {
    const person = seat({});
    expect(canBeVotedOut(person, table([person]))).toBe(true);
    expect(canBeVotedOut(person, table([person], { clock_seconds: 60 }))).toBe(false);
    expect(canBeVotedOut(person, table([person], { clock_seconds: 60, changed: { kept: 1, recorded: 2, agreed: [] } }))).toBe(true);
    expect(canBeVotedOut(seat({ kind: "program" }), table([], { clock_seconds: 60 }))).toBe(true);
    expect(canBeVotedOut(person, table([person], { paused: true }))).toBe(false);
    expect(canBeVotedOut(seat({ taken_over: true }), table([]))).toBe(false);
  });

  it("counts down to nothing and no further", () => {
    const waiting = table([], { votes: { undo: null, takeover: { "1": [0] }, stand_in: { "1": 1000 } } });
    expect(secondsLeft(1, waiting, 875_000)).toBe(125);
    expect(secondsLeft(1, waiting, 2_000_000)).toBe(0);
    expect(secondsLeft(0, waiting, 0)).toBeUndefined();
    expect(asClock(125)).toBe("2:05");
    expect(asClock(0)).toBe("0:00");
  });
});

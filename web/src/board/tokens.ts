/** Where characters and intruders stand: the crew along the lower edge of a room, intruders along the upper one. */
import type { CrewView, FigureView, View } from "../api/types";
import { at, type Point } from "./geometry";
import { ROOM, type Layout } from "./layout";
import { titles } from "../titles/titles.svelte";

/** How much tokens grow where the ship is small; what stands on them may grow more. */
export const LARGEST = 1.3;
export const CREW_SIZE = 26;
/** My own token is larger than the others. */
export const MY_SIZE = 33;

/** Side by side, closer together where there are many. */
function row(count: number, size: number, centre: Point): Point[] {
  const step = count > 4 ? size * 1.8 : size * 2 + 3;
  return Array.from({ length: count }, (_, n) => at(centre.x + (n - (count - 1) / 2) * step, centre.y));
}

export interface Standing<T> {
  who: T;
  at: Point;
}

function bySlot<T extends { slot: string }>(all: T[]): Map<string, T[]> {
  const out = new Map<string, T[]>();
  for (const one of all) if (one.slot) out.set(one.slot, [...(out.get(one.slot) ?? []), one]);
  return out;
}

export function crewPlaces(view: View, layout: Layout): Standing<CrewView>[] {
  const out: Standing<CrewView>[] = [];
  for (const [slot, crew] of bySlot(view.crew.filter((c) => c.status === "active" && c.character))) {
    const room = layout.slots[slot];
    if (!room) continue;
    const mine = crew.some((c) => c.seat === view.seat);
    row(crew.length, mine ? (CREW_SIZE + MY_SIZE) / 2 : CREW_SIZE, at(room.x, room.y + ROOM)).forEach((p, n) =>
      out.push({ who: crew[n] as CrewView, at: p }),
    );
  }
  // My own token is drawn last, so that nobody stands on it.
  const order = ({ seat }: CrewView): number => (seat === view.seat ? Infinity : seat);
  return out.sort((a, b) => order(a.who) - order(b.who));
}

export function figurePlaces(view: View, layout: Layout): Standing<FigureView>[] {
  const out: Standing<FigureView>[] = [];
  for (const [slot, figures] of bySlot(view.figures)) {
    const room = layout.slots[slot];
    if (!room) continue;
    row(figures.length, 34, at(room.x, room.y - ROOM * 0.96)).forEach((p, n) =>
      out.push({ who: figures[n] as FigureView, at: p }),
    );
  }
  return out;
}

const SPARE = ["#6ea8ff", "#f28fd0", "#e6eef6", "#58c7f3", "#ff6f61", "#b98cff"];

/** The colour of a character; characters without one of their own get one by their seat. */
export const crewColour = (c: Pick<CrewView, "character" | "seat">): string =>
  titles.look.crew[c.character] ?? SPARE[c.seat % SPARE.length] ?? "";

/** Light on a few places while all else is dark: which places, and where the camera goes for them. */
import type { Event, View } from "../api/types";
import { at, distance, type Point } from "./geometry";
import { ROOM, type Layout } from "./layout";

export interface Spotlight {
  /** Rooms in the light; none darkens nothing. */
  slots: string[];
  /** What happens is grave: the dark is red. */
  alarm?: boolean;
}

export interface Frame {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** How much around a room is lit. */
export const LIT = ROOM * 1.75;
/** No closer than this by itself. */
const NEAR = 0.9;

export function places(spot: Spotlight | undefined, layout: Layout): Point[] {
  return (spot?.slots ?? []).flatMap((slot) => layout.slots[slot] ?? []);
}

/**
 * Where the camera shows all places in the free part of the box: `taken` is what the caption covers, as a part of the
 * width on its right side. It comes closer than `now` but never so close that a room fills the box.
 */
export function frame(places: Point[], box: Size, taken: number, now: number): Frame {
  const free = { width: box.width * (1 - taken), height: box.height };
  const centre = at(mean(places.map((p) => p.x)), mean(places.map((p) => p.y)));
  const reach = Math.max(...places.map((p) => distance(p, centre))) + LIT * 1.35;
  const scale = Math.max(now, Math.min(NEAR, Math.min(free.width, free.height) / (2 * reach)));
  return { scale, x: free.width / 2 - centre.x * scale, y: free.height / 2 - centre.y * scale };
}

const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Between two frames, as a glide: slow, quick, slow. */
export function glide(from: Frame, to: Frame, t: number): Frame {
  const ease = t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
  const mix = (a: number, b: number): number => a + (b - a) * ease;
  return { scale: mix(from.scale, to.scale), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** The room that a log entry is about: its own, that of its figure, or that of its person. */
export function placeOf(event: Event, view: View): string {
  if (typeof event.slot === "string") return event.slot;
  const figure = view.figures.find((f) => f.figure === event.figure);
  if (figure) return figure.slot;
  return typeof event.seat === "number" ? (view.crew[event.seat]?.slot ?? "") : "";
}

// Torn flesh with a ring of teeth that point inwards. Size is the rank in the food chain.

import { at, pair, polar, smooth } from "../../../../board/geometry";
import type { Figures, Stroke } from "../../../title";

const MIDDLE = at(0, 0);
const POINTS = 66;

/** How many lobes each kind has, how deep they are torn, and where they begin: no two kinds look alike. */
const FORMS: Record<string, { lobes: number; depth: number; turn: number; teeth: number }> = {
  metagorger: { lobes: 7, depth: 0.05, turn: 0.3, teeth: 12 },
  shambler: { lobes: 8, depth: 0.05, turn: 1.4, teeth: 15 },
  fleshbeast: { lobes: 9, depth: 0.05, turn: 2.2, teeth: 18 },
  butcher: { lobes: 11, depth: 0.045, turn: 0.9, teeth: 22 },
};
const formOf = (kind: string) => FORMS[kind.replace(/_.*$/, "")] ?? { lobes: 8, depth: 0.05, turn: 0, teeth: 15 };

/** How far the edge is from the middle in a direction: lobes, and smaller tears that don't fit them. */
function edge(kind: string, direction: number): number {
  const { lobes, depth, turn } = formOf(kind);
  return 1 - depth + depth * Math.sin(lobes * direction + turn) + depth * 0.45 * Math.sin((lobes - 4) * direction + turn * 2);
}

const outline = (radius: number, kind: string): string =>
  smooth(
    Array.from({ length: POINTS }, (_, n) => (n / POINTS) * 2 * Math.PI).map((way) => polar(MIDDLE, radius * edge(kind, way), way)),
    0.9,
  );

/** All teeth as one path: each stands on the edge and points to the middle, every other one is shorter. */
function strokes(radius: number, kind: string): Stroke[] {
  const { teeth } = formOf(kind);
  const half = (Math.PI / teeth) * 0.58;
  const path = Array.from({ length: teeth }, (_, n) => {
    const way = (n / teeth) * 2 * Math.PI - Math.PI / 2;
    const root = (direction: number) => polar(MIDDLE, radius * (edge(kind, direction) - 0.05), direction);
    const tip = polar(MIDDLE, radius * (edge(kind, way) - (n % 2 ? 0.2 : 0.26)), way);
    return `M${pair(root(way - half))}L${pair(tip)}L${pair(root(way + half))}Z`;
  });
  return [{ path: path.join(""), paint: "teeth" }];
}

export const figures: Figures = {
  outline,
  strokes,
  picture: () => 1.08,
  sizes: { metagorger: 27, shambler: 37, fleshbeast: 48, butcher: 64 },
  size: 37,
  greatest: ["butcher"],
};

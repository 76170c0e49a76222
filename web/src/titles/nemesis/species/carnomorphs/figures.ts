// Torn flesh with a ring of teeth that point inwards. Size is the rank in the food chain.

import { at, pair, polar, smooth } from "../../../../board/geometry";
import type { Figures, Stroke } from "../../../title";

const MIDDLE = at(0, 0);
const POINTS = 44;

/** How many lobes each kind has, how deep they are torn, and where they begin: no two kinds look alike. */
const FORMS: Record<string, { lobes: number; depth: number; turn: number; teeth: number }> = {
  metagorger: { lobes: 6, depth: 0.075, turn: 0.3, teeth: 11 },
  shambler: { lobes: 7, depth: 0.08, turn: 1.4, teeth: 14 },
  fleshbeast: { lobes: 8, depth: 0.085, turn: 2.2, teeth: 17 },
  butcher: { lobes: 9, depth: 0.09, turn: 0.9, teeth: 21 },
};
const formOf = (kind: string) => FORMS[kind.replace(/_.*$/, "")] ?? { lobes: 7, depth: 0.08, turn: 0, teeth: 14 };

/** How far the edge is from the middle in a direction: lobes, and smaller tears that don't fit them. */
function edge(kind: string, direction: number): number {
  const { lobes, depth, turn } = formOf(kind);
  return 1 - depth + depth * Math.sin(lobes * direction + turn) + depth * 0.5 * Math.sin((lobes * 2 - 3) * direction + turn * 2);
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
    const root = (direction: number) => polar(MIDDLE, radius * (edge(kind, direction) - 0.06), direction);
    const tip = polar(MIDDLE, radius * (edge(kind, way) - (n % 2 ? 0.22 : 0.3)), way);
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

// An eclipse: a black disc in a thin corona with 24 rays. A lair is an eye.

import { at, pair, polar } from "../../../../board/geometry";
import type { Figures, Stroke } from "../../../title";

const MIDDLE = at(0, 0);
const RAYS = 24;
export const LAIR = "lair";

const disc = (radius: number): string => `M${pair(at(-radius, 0))}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;

/** An eye is twice as wide as it is high. */
const eye = (radius: number): string =>
  `M${pair(at(-radius, 0))}Q${pair(at(-radius * 0.42, -radius * 0.62))} ${pair(at(0, -radius * 0.62))}T${pair(at(radius, 0))}` +
  `Q${pair(at(radius * 0.42, radius * 0.62))} ${pair(at(0, radius * 0.62))}T${pair(at(-radius, 0))}Z`;

const outline = (radius: number, kind: string): string => (kind === LAIR ? eye(radius) : disc(radius));

/** Long and short rays in turn, with a longer one to each side, above and below. */
const lengthOf = (ray: number): number => (ray % 6 === 0 ? 0.42 : ray % 2 === 0 ? 0.28 : 0.17);

function rays(radius: number): string {
  return Array.from({ length: RAYS }, (_, n) => {
    const way = (n / RAYS) * 2 * Math.PI;
    return `M${pair(polar(MIDDLE, radius * 1.1, way))}L${pair(polar(MIDDLE, radius * (1.1 + lengthOf(n)), way))}`;
  }).join("");
}

/** The lashes of an eye, over its upper lid and under the lower one. */
function lashes(radius: number): string {
  return [-0.62, -0.36, -0.12, 0.12, 0.36, 0.62]
    .flatMap((x) => {
      const y = 0.6 * (1 - x * x) + 0.1;
      return [-1, 1].map((side) => `M${pair(at(x * radius, side * y * radius))}L${pair(at(x * radius * 1.16, side * (y + 0.16) * radius))}`);
    })
    .join("");
}

function strokes(radius: number, kind: string): Stroke[] {
  if (kind !== LAIR)
    return [
      { path: disc(radius - 2), paint: "dark" },
      { path: rays(radius), paint: "rays" },
    ];
  return [
    { path: lashes(radius), paint: "rays" },
    { path: disc(radius * 0.42), paint: "dark" },
    { path: `${disc(radius * 0.42)}${disc(radius * 0.28)}`, paint: "edge" },
    { path: disc(radius * 0.12), paint: "teeth" },
  ];
}

export const figures: Figures = {
  outline,
  strokes,
  picture: (kind) => (kind === LAIR ? 0 : 1.25),
  sizes: { lurker: 33, whisperer: 38, stalker: 43, despoiler: 52, lair: 58 },
  size: 38,
  greatest: ["despoiler", LAIR],
};

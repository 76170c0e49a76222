// A title without a look of its own: everything can be read and played, nothing is drawn that only it would know.

import { polar, polygon } from "../board/geometry";
import { NO_SCRIPT } from "./scenes";
import type { SpeciesLook, TitleLook } from "./title";

/** A disc with teeth: no crew token has this outline. */
export const jagged =
  (teeth: number, depth: number) =>
  (radius: number): string => {
    const points = Array.from({ length: teeth * 2 }, (_, n) => polar({ x: 0, y: 0 }, n % 2 ? radius * (1 - depth) : radius, (n * Math.PI) / teeth));
    return `M${polygon(points)}Z`;
  };

export const CREATURES: SpeciesLook = {
  icons: {},
  bodies: {},
  families: {},
  figures: { outline: jagged(8, 0.2), picture: () => 1.45, sizes: {}, size: 36, greatest: [] },
  faces: {},
  corners: () => [],
  rules: {},
  script: {},
  sounds: { tones: {}, events: {} },
  log: {},
  help: [],
};

export const PLAIN: TitleLook = {
  icons: {},
  bodies: {},
  families: {},
  crew: {},
  species: "",
  faces: {},
  board: { docks: () => ({}), signs: () => [] },
  rooms: { engines: [], eggs: "", tracks: {} },
  rules: {},
  marked: [],
  home: "",
  handsLost: {},
  actions: 0,
  script: NO_SCRIPT,
  sounds: { tones: {}, events: {} },
  log: { chapter: [], secret: [], bad: [], noise: [] },
  speech: { sentences: {}, needs: {} },
};

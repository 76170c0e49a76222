// The Void Seeders: they come as mad as whoever meets them, through closed doors, and out of lairs.

import bodies from "virtual:icons/nemesis/species/void_seeders";
import type { SpeciesLook } from "../../../title";
import { corners } from "./board";
import { figures } from "./figures";
import icons from "./icons.json";
import { script } from "./script";
import { track } from "./track";

export const look: SpeciesLook = {
  icons,
  bodies,
  families: {},
  figures,
  faces: { creeper: [icons.figure.lurker], adult: [icons.figure.whisperer] },
  corners,
  track,
  cards: { kind: "panic", ids: Object.keys(icons.panic), family: "void" },
  rules: { weakness: "VOI-WEAK-01", figure: "VOI-INJ-01", bag: "VOI-BAG-01", door: "VOI-MOVE-01" },
  script,
  sounds: {
    tones: {
      // Two tones that beat against each other and stop short.
      panic: [311, 317].map((hz) => ({ hz, long: 0.8, loud: 0.25, wave: "sine" })),
      lair: [
        { hz: 70, to: 140, long: 0.8, loud: 0.45, wave: "sine" },
        { hz: 105, to: 210, long: 0.8, loud: 0.25, wave: "sine" },
      ],
      despoiler: [
        { hz: 55, to: 41, long: 1.2, loud: 0.5, wave: "sine" },
        { hz: 622, to: 587, at: 0.1, long: 1, loud: 0.12, wave: "sine" },
        { hz: 634, to: 593, at: 0.1, long: 1, loud: 0.12, wave: "sine" },
      ],
    },
    events: {
      panics: "panic",
      insanity_rises: "panic",
      "intruder_appeared:lair": "lair",
      "intruder_appeared:despoiler": "despoiler",
      lair_destroyed: "lair",
      despoiler_gone: "lair",
      items_ruined: "hurt",
    },
  },
  log: {
    bad: ["panics", "panic_without_effect", "insanity_rises", "card_forgotten", "items_ruined", "wound_opened", "runs_blindly"],
    noise: ["whispering"],
  },
  checks: {
    final_insanity: ({ contamination, level }) => ({
      bad: Number(contamination),
      told: { id: "scene-final-insanity", values: { n: Number(contamination), level: Number(level) } },
    }),
    final_panic: ({ cards, contamination }) => ({
      bad: Number(contamination),
      told: { id: "scene-final-panic", values: { cards: Number(cards), n: Number(contamination) } },
    }),
  },
  help: ["event-phase", "bag", "encounter", "panic", "fighting"].map((part) => `help-void-${part}`),
};

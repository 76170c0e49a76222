// The Carnomorphs: they eat what lies about, grow, adapt, and change whom they bite.

import bodies from "virtual:icons/nemesis/species/carnomorphs";
import type { CardFamily, SpeciesLook } from "../../../title";
import { corners, food } from "./board";
import { figures } from "./figures";
import FoodChain from "./FoodChain.svelte";
import icons from "./icons.json";
import { script } from "./script";
import { toll, track } from "./track";

const again = [0, 0.11, 0.22, 0.33];

export const look: SpeciesLook = {
  icons,
  bodies,
  families: Object.fromEntries(Object.keys(icons.card).map((card): [string, CardFamily] => [card, "flesh"])),
  figures,
  faces: { creeper: [icons.figure.metagorger], adult: [icons.figure.shambler] },
  corners,
  Strip: FoodChain,
  track,
  food,
  verbs: ["mutate"],
  cards: { kind: "card", ids: Object.keys(icons.card), family: "flesh" },
  toll,
  cardBehind: ({ verb }, view) => (verb === "mutate" ? (view.mutations?.mine ?? "") : ""),
  rules: { weakness: "CAR-ADAPT-06", figure: "CAR-INJ-01", bag: "CAR-BAG-01" },
  script,
  sounds: {
    tones: {
      feeding: again.map((at) => ({ hiss: 300, to: 240, at, long: 0.07, loud: 0.5 })),
      butcher: [
        { hz: 44, to: 30, long: 1.2, loud: 0.6, wave: "sawtooth" },
        { hiss: 300, to: 120, at: 0.2, long: 0.9, loud: 0.5 },
      ],
      mutation: [
        { hz: 110, to: 330, long: 0.5, loud: 0.2, wave: "triangle" },
        { hiss: 500, at: 0.3, long: 0.25, loud: 0.3 },
      ],
    },
    events: {
      carnomorph_feeds: "feeding",
      "intruder_appeared:butcher": "butcher",
      metagorger_burrowed: "hurt",
      mutated: "mutation",
      mutation_marker: "mutation",
      mutation_shown: "card",
      adaptation_revealed: "card",
      adaptation_removed: "card",
    },
  },
  log: {
    secret: ["saw_mutation"],
    bad: [
      "carnomorph_feeds", "carnomorph_healed", "carnomorph_evolved", "carnomorph_ate", "carnomorph_ate_other", "adaptation_revealed",
      "metagorger_burrowed", "mutated", "mutation_marker",
    ],
  },
  checks: {
    mutation_marker: ({ markers }) => ({ bad: 0, told: { id: "scene-final-markers", values: { n: Number(markers) } } }),
  },
  help: ["event-phase", "feeding", "bag", "mutation", "death", "adaptations"].map((part) => `carnomorph-help-${part}`),
};

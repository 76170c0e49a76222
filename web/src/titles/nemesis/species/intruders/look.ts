// The Intruders: what hatches, hides in the bag, and has weaknesses to be found.

import bodies from "virtual:icons/nemesis/species/intruders";
import { jagged } from "../../../plain";
import type { SpeciesLook } from "../../../title";
import { bag, discoveries } from "../../corners";
import icons from "./icons.json";

export const look: SpeciesLook = {
  icons,
  bodies,
  families: {},
  figures: {
    outline: jagged(10, 0.14),
    picture: () => 1.45,
    sizes: { larva: 28, creeper: 33, adult: 40, breeder: 44, queen: 50 },
    size: 36,
    greatest: ["queen"],
  },
  faces: { creeper: [icons.figure.larva, icons.figure.creeper], adult: [icons.figure.adult] },
  corners: (view, content, words) => [
    bag(view, content.figures, words, view.intruders.queen_killed ? words.say("board-queen-killed") : undefined),
    discoveries(view, words),
  ],
  rules: { weakness: "NEM-WEAK-01", figure: "NEM-INJ-01", bag: "NEM-BAG-01" },
  script: {},
  sounds: {
    tones: {
      queen: [
        { hz: 48, to: 36, long: 1.2, loud: 0.6, wave: "sawtooth" },
        { hz: 240, to: 900, at: 0.05, long: 0.35, loud: 0.14, wave: "sawtooth" },
        { hz: 240, to: 900, at: 0.4, long: 0.35, loud: 0.14, wave: "sawtooth" },
        { hz: 240, to: 900, at: 0.75, long: 0.35, loud: 0.14, wave: "sawtooth" },
      ],
    },
    events: { "intruder_appeared:queen": "queen" },
  },
  log: {},
  help: [],
};

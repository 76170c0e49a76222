// What the options of a new table ask people to learn. Every box of this title shows it.

import type { BoxLook } from "../boxes";

export const learning: BoxLook["learning"] = {
  mode: {
    solo: { minutes: 2, rule: "NEM-SOLO-01" },
    coop: { minutes: 4, rule: "NEM-COOP-01" },
    research: { minutes: 8, rule: "AFT-RESSETUP-01", icons: ["rocket-flight", "card-random", "hourglass", "person"] },
    intruder: { minutes: 6, rule: "NEM-INTRUDERPLAYER-01" },
  },
  modules: {
    traits: { minutes: 1, rule: "AFT-TRAIT-01" },
    rooms: { minutes: 1, rule: "AFT-ROOM-CRAFTING-01" },
    turrets: { minutes: 2, rule: "AFT-TURRET-01" },
    characters: { minutes: 2, rule: "AFT-MOD-01" },
    medic: { minutes: 1, rule: "AFT-MOD-01" },
  },
  goals: { coop: { minutes: 1, rule: "AFT-COMBO-05" } },
  board: { alt: { minutes: 1, rule: "NEM-TECH-01" } },
  open_hands: { yes: { minutes: 1, rule: "NEM-COOP-13" } },
  species: {
    carnomorphs: { minutes: 5, rule: "CAR-GEN-01", icons: ["bleeding-wound", "card-exchange", "biohazard", "maggot"] },
    void_seeders: { minutes: 5, rule: "VOI-GEN-01", icons: ["brain", "card-random", "closed-doors", "semi-closed-eye"] },
  },
};

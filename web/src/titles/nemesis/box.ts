// The box of Nemesis. What stands on it is in locales/*/nemesis/box.ftl.

import type { BoxLook } from "../boxes";
import Emblem from "./Emblem.svelte";

export const looks: Readonly<Record<string, BoxLook>> = {
  nemesis: {
    mood: "#5fb4d6",
    emblem: Emblem,
    icons: ["hourglass", "person", "shaking-hands"],
    learning: {
      mode: {
        solo: { minutes: 2, rule: "NEM-SOLO-01" },
        coop: { minutes: 4, rule: "NEM-COOP-01" },
        intruder: { minutes: 6, rule: "NEM-INTRUDERPLAYER-01" },
      },
      board: { alt: { minutes: 1, rule: "NEM-TECH-01" } },
      open_hands: { yes: { minutes: 1, rule: "NEM-COOP-13" } },
    },
  },
};

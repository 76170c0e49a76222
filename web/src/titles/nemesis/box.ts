// The box of Nemesis. What stands on it is in locales/*/nemesis/box.ftl.

import type { BoxLook } from "../boxes";
import Emblem from "./Emblem.svelte";
import { learning } from "./learning";

export const looks: Readonly<Record<string, BoxLook>> = {
  nemesis: {
    mood: "#5fb4d6",
    emblem: Emblem,
    icons: ["hourglass", "person", "shaking-hands"],
    learning,
  },
};

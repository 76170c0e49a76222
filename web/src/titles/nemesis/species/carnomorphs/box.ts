// The box of the Carnomorphs. What stands on it is in locales/*/carnomorphs/box.ftl.

import type { BoxLook } from "../../../boxes";
import { learning } from "../../learning";
import Emblem from "./Emblem.svelte";

export const looks: Readonly<Record<string, BoxLook>> = {
  carnomorphs: { mood: "#ff7d8e", emblem: Emblem, icons: ["hourglass", "bleeding-wound", "biohazard"], learning },
};

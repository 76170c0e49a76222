// The box of Aftermath. What stands on it is in locales/*/aftermath/box.ftl.

import type { BoxLook } from "../../boxes";
import { learning } from "../learning";
import Emblem from "./Emblem.svelte";

export const looks: Readonly<Record<string, BoxLook>> = {
  aftermath: { mood: "#e6dcc0", emblem: Emblem, icons: ["hourglass", "rocket-flight", "person"], learning },
};

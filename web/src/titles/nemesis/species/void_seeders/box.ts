// The box of the Void Seeders. What stands on it is in locales/*/void_seeders/box.ftl.

import type { BoxLook } from "../../../boxes";
import { learning } from "../../learning";
import Emblem from "./Emblem.svelte";

export const looks: Readonly<Record<string, BoxLook>> = {
  void_seeders: { mood: "#bda6ff", emblem: Emblem, icons: ["hourglass", "brain", "semi-closed-eye"], learning },
};

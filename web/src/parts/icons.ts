// Icons of game-icons.net (CC BY 3.0): those that all pages share, and those of the title that is open.
import set from "virtual:icons";
import { titles } from "../titles/titles.svelte";

const icons: Record<string, string> = set;

/** The body of an icon: paths for a viewBox of 0 0 512 512, filled with currentColor. */
export function iconBody(name: string): string {
  return icons[name] ?? titles.look.bodies[name] ?? "";
}

// Icons of game-icons.net (CC BY 3.0), only those that are named here end up in the build.
import set from "virtual:icons";

const icons: Record<string, string> = set;

/** The body of an icon: paths for a viewBox of 0 0 512 512, filled with currentColor. */
export function iconBody(name: string): string {
  return icons[name] ?? "";
}

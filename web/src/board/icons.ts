/** Which icon stands for what. The names are in icon-names.json; icons.json lists them for the build. */
import names from "./icon-names.json";

const NAMES: Record<string, Record<string, string>> = names;

/** The icon of a room, card, thing, figure, character or sign. */
export function iconOf(kind: string, id: string): string {
  const group = NAMES[kind] ?? {};
  return group[id] ?? group[id.replace(/_\d+$/, "")] ?? "hazard-sign";
}

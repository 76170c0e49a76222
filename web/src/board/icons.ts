/** Which icon stands for what: the title says it, and signs that all titles share are in icon-names.json. */
import { titles } from "../titles/titles.svelte";
import { kindOf } from "../titles/title";
import names from "./icon-names.json";

const NAMES: Record<string, Record<string, string>> = names;

/** The icon of a room, card, thing, figure, character or sign. */
export function iconOf(kind: string, id: string): string {
  const group = { ...NAMES[kind], ...titles.look.icons[kind] };
  return group[id] ?? group[kindOf(id)] ?? "hazard-sign";
}

// What an option is about, as far as it is printed on a card, an item or a room: its text and its cost.

import type { Content, Option, View } from "../api/types";
import { say } from "../app/language.svelte";
import type { Words } from "../words/words";

export interface About {
  text: string;
  cost: string;
}

const KINDS: Record<string, ["card" | "thing" | "room" | "character" | "objective", "cards" | "items" | "rooms" | undefined]> = {
  objective: ["objective", undefined],
  character: ["character", undefined],
  card: ["card", "cards"],
  react: ["card", undefined],
  item: ["thing", "items"],
  room: ["room", "rooms"],
  craft: ["thing", undefined],
  keep: ["thing", undefined],
  use: ["thing", undefined],
  activate: ["thing", undefined],
};

export function explain(option: Option, content: Content, words: Words, view: View): About {
  const [kind, table] = KINDS[option.verb] ?? [];
  const [first] = option.args;
  const id = option.verb === "objective" ? view.crew[view.seat]?.dealt?.[Number(first)] : first;
  if (!kind || !id) return { text: "", cost: "" };
  const cost = table ? content[table][id]?.cost : undefined;
  return { text: words.text(kind, id), cost: cost === undefined ? "" : say("app-cost", { n: cost }) };
}

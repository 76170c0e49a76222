// What an option is about: as it is printed on a card, an item or a room, or what the rules bring with it.

import type { Option, View } from "../api/types";
import { say } from "../app/language.svelte";
import { cardBehind, cardOf } from "./ask/species-card";
import { titles } from "../titles/titles.svelte";
import type { Words } from "../words/words";

export interface About {
  text: string;
}

const KINDS: Record<string, "card" | "thing" | "room" | "character" | "objective" | "intruder_card"> = {
  objective: "objective",
  character: "character",
  card: "card",
  react: "card",
  item: "thing",
  room: "room",
  craft: "thing",
  keep: "thing",
  use: "thing",
  activate: "thing",
  play: "intruder_card",
};
/** What is read wherever an answer names it. */
const PRINTED = ["card", "event"] as const;
/** What these bring with them is printed nowhere: it is a rule. */
const BY_RULE = ["move", "careful", "shoot", "melee", "trade", "pass", "drop", "linger"];

export function explain(option: Option, words: Words, view: View): About {
  const { verb } = option;
  const [first = ""] = option.args;
  // An intruder's move isn't a person's move.
  if (BY_RULE.includes(verb) && !(verb === "move" && option.kinds[0] !== "slot")) {
    return { text: say(`app-about-${verb}`) };
  }
  const card = cardOf(option) || cardBehind(option, view);
  if (card) return { text: words.text(titles.species.cards?.kind ?? "", card) };
  const kind = KINDS[verb] ?? PRINTED.find((one) => one === option.kinds[0]);
  const id = verb === "objective" ? view.crew[view.seat]?.dealt?.[Number(first)] : first;
  return { text: kind && id ? words.text(kind, id) : "" };
}

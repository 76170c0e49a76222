/** What an option costs in action cards, as printed; wounds and circumstances can change it. */
import type { Content, ItemData, Option } from "../api/types";

/** What activates a quest item. */
export interface QuestData {
  cost: number;
  room: string;
  discard: string[];
  attach_to: string;
}

export const questOf = (content: Content, item: string): QuestData | null | undefined =>
  (content.items[item] as (ItemData & { quest?: QuestData | null }) | undefined)?.quest;

const BASIC: Record<string, number> = {
  move: 1,
  careful: 2,
  shoot: 1,
  melee: 1,
  pick_up: 1,
  trade: 1,
  craft: 1,
};

/** The printed cost, or null where nothing is printed. Only questions for an action have one. */
export function cost(option: Option, content: Content): number | null {
  const [first = ""] = option.args;
  switch (option.verb) {
    case "card":
      return content.cards[first]?.cost ?? null;
    case "item":
      return content.items[first]?.cost ?? null;
    case "room":
      return content.rooms[first]?.cost ?? null;
    case "activate":
      return questOf(content, first)?.cost ?? null;
    default:
      return BASIC[option.verb] ?? null;
  }
}

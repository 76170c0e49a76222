/** What an action costs in cards: as the server says it, wounds included, and as it is printed. */
import type { Content, Option } from "../api/types";

/** Cards to pay, by the key of an option or by what a refusal is about. */
export type Costs = Record<string, number>;

const BASIC: Record<string, number> = {
  move: 1,
  careful: 2,
  shoot: 1,
  melee: 1,
  pick_up: 1,
  trade: 1,
  craft: 1,
};

type Action = Pick<Option, "verb" | "args">;

/** The printed cost, or null where nothing is printed. Only questions for an action have one. */
export function printed({ verb, args }: Action, content: Content): number | null {
  const [first = ""] = args;
  switch (verb) {
    case "card":
      return content.cards[first]?.cost ?? null;
    case "item":
      return content.items[first]?.cost ?? null;
    case "room":
      return content.rooms[first]?.cost ?? null;
    case "activate":
      return content.items[first]?.quest?.cost ?? null;
    default:
      return BASIC[verb] ?? null;
  }
}

export interface Price {
  cards: number;
  /** More than what is printed: a wound makes it cost more. */
  raised: boolean;
}

/** The price of what is offered (`keys` of options) or refused (`what`); the least where they differ. */
export function price(keys: string[], costs: Costs, content: Content): Price | undefined {
  const known = keys.filter((key) => key in costs).sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0));
  const [key] = known;
  if (key === undefined) return undefined;
  const [verb = "", ...args] = key.split(":");
  const cards = costs[key] ?? 0;
  return { cards, raised: cards > (printed({ verb, args }, content) ?? cards) };
}

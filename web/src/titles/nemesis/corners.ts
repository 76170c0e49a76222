// Lists in the corners of the ship, from which each species takes what it has: the bag, and what was found out.

import type { View } from "../../api/types";
import { iconOf } from "../../board/icons";
import type { Words } from "../../words/words";
import type { Corner, CornerRow } from "../title";

/** What is in the bag and never becomes a figure. */
export const NOTHING = "blank";

/** A row of the bag; none for what isn't in it. */
export function inBag(view: View, kind: string, words: Words, tone: CornerRow["tone"] = "foe"): CornerRow[] {
  const n = view.intruders.bag[kind] ?? 0;
  if (!n) return [];
  return [{ place: `bag:${kind}`, icon: iconOf("figure", kind), name: words.name("figure", kind), dots: n, value: String(n), tone }];
}

/** The Nest, which belongs to no total. */
export function nest(view: View, words: Words): CornerRow {
  const { eggs, nest_destroyed: destroyed } = view.intruders;
  return {
    place: "bag:eggs",
    icon: iconOf("sign", "egg"),
    name: words.say("board-nest"),
    value: destroyed ? words.say("board-nest-destroyed") : words.say("board-eggs", { n: eggs }),
    tone: destroyed ? "quiet" : "foe",
    apart: true,
  };
}

/** The bag as a list: rows for these types of tokens, the blank one, and the Nest. */
export function bag(view: View, types: string[], words: Words, note?: string): Corner {
  return bagOf([...types.flatMap((type) => inBag(view, type, words)), ...inBag(view, NOTHING, words, "quiet"), nest(view, words)], view, words, note);
}

export function bagOf(rows: CornerRow[], view: View, words: Words, note?: string): Corner {
  return {
    id: "bag",
    corner: "top-left",
    icon: iconOf("sign", "bag"),
    title: words.say("board-bag"),
    total: String(Object.values(view.intruders.bag).reduce((sum, n) => sum + n, 0)),
    rows,
    note,
  };
}

/** The objects that can be studied, each with the weakness that was found with it. */
export function discoveries(view: View, words: Words): Corner {
  const all = Object.entries(view.intruders.weaknesses);
  const found = all.filter(([, weakness]) => weakness).length;
  return {
    id: "weaknesses",
    corner: "bottom-left",
    icon: iconOf("sign", "weakness"),
    title: words.say("board-weaknesses"),
    total: `${found}/${all.length}`,
    rows: all.map(([object, weakness]) => ({
      place: `weakness:${object}`,
      icon: iconOf("thing", object),
      name: words.name("thing", object),
      value: weakness ? words.name("weakness", weakness) : words.say("board-weakness-unknown"),
      text: weakness ? words.text("weakness", weakness) : undefined,
      tone: weakness ? "life" : "quiet",
    })),
    note: found < all.length ? words.say("board-weakness-where") : undefined,
  };
}

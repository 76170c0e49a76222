// What lies in the bag, and what is known of the intruders.

import type { Content, View } from "../../api/types";
import { iconOf } from "../../board/icons";
import type { Words } from "../../words/words";
import type { Corner, CornerRow } from "../title";

/** What is in the bag and never becomes a figure. */
const NOTHING = "blank";

export const corners = (view: View, content: Content, words: Words): Corner[] => [bag(view, content, words), weaknesses(view, words)];

function bag(view: View, content: Content, words: Words): Corner {
  const { bag: inside, eggs, nest_destroyed: destroyed, queen_killed: killed } = view.intruders;
  const rows = [...content.figures, NOTHING].flatMap((kind): CornerRow[] => {
    const n = inside[kind] ?? 0;
    if (!n) return [];
    const name = words.name("figure", kind);
    return [{ place: `bag:${kind}`, icon: iconOf("figure", kind), name, dots: n, value: String(n), tone: kind === NOTHING ? "quiet" : "foe" }];
  });
  rows.push({
    place: "bag:eggs",
    icon: iconOf("sign", "egg"),
    name: words.say("board-nest"),
    value: destroyed ? words.say("board-nest-destroyed") : words.say("board-eggs", { n: eggs }),
    tone: destroyed ? "quiet" : "foe",
    apart: true,
  });
  return {
    id: "bag",
    corner: "top-left",
    icon: iconOf("sign", "bag"),
    title: words.say("board-bag"),
    total: String(Object.values(inside).reduce((sum, n) => sum + n, 0)),
    rows,
    note: killed ? words.say("board-queen-killed") : undefined,
  };
}

function weaknesses(view: View, words: Words): Corner {
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

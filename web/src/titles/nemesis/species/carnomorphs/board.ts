// The food chain above the board, the bag, the adaptations, and what is about to be eaten.

import type { View } from "../../../../api/types";
import { iconOf } from "../../../../board/icons";
import type { Words } from "../../../../words/words";
import { kindOf, type Corner, type SpeciesLook } from "../../../title";
import { bag } from "../../corners";

/** From what is eaten to what eats. */
const KINDS = ["metagorger", "shambler", "fleshbeast", "butcher"];
const TOKENS = ["metagorger_red", "metagorger_blue", "shambler", "fleshbeast", "butcher"];
const FOOD = ["corpse", "corpse_blue", "egg", "carcass"];
/** The figure that lies on the adaptation of an object. */
const FIRST: Record<string, string> = { corpse: "shambler", egg: "fleshbeast", carcass: "butcher" };

/** A kind in the food chain. */
export interface Link {
  kind: string;
  name: string;
  /** How many are on the board. */
  here: number;
  /** The same in words, with those in the bag. */
  text: string;
}

export const links = (view: View, words: Words): Link[] =>
  KINDS.map((kind) => {
    const here = view.figures.filter((figure) => figure.kind === kind).length;
    const tokens = Object.entries(view.intruders.bag).filter(([type]) => type.startsWith(kind));
    const inBag = tokens.reduce((sum, [, n]) => sum + n, 0);
    const gone = kind === "butcher" && view.intruders.queen_killed;
    const text = gone ? words.say("board-chain-gone") : words.say("board-chain-count", { here, bag: inBag });
    return { kind, name: words.name("figure", kind), here, text };
  });

/** What the adaptations are: face down under their figure, open, or ended. */
function adaptations(view: View, words: Words): Corner {
  const removed = view.mutations?.removed ?? [];
  const all = Object.entries(view.intruders.weaknesses);
  const open = all.filter(([object, card]) => card && !removed.includes(object));
  return {
    id: "adaptations",
    corner: "bottom-left",
    icon: iconOf("sign", "mutation"),
    title: words.say("board-adaptations"),
    total: String(open.length),
    rows: all.map(([object, card]) => {
      const thing = words.name("thing", object);
      const first = words.name("figure", FIRST[object] ?? "");
      const ended = removed.includes(object);
      const name = card ? words.name("weakness", card) : first;
      const ends = words.say(ended ? "board-adaptation-ended" : card ? "board-adaptation-ends" : "board-adaptation-comes", { thing, first });
      return {
        place: `weakness:${object}`,
        icon: card ? iconOf("weakness", card) : iconOf("figure", FIRST[object] ?? ""),
        name,
        value: ended ? words.say("board-adaptation-off") : card ? thing : words.say("board-adaptation-hidden"),
        text: [card && words.text("weakness", card), ends].filter(Boolean).join(" "),
        about: { title: name, text: [card && words.text("weakness", card), ends].filter(Boolean).join(" ") },
        tone: card && !ended ? "foe" : "quiet",
      };
    }),
    note: words.say("board-adaptation-where"),
  };
}

export const corners: SpeciesLook["corners"] = (view, _, words) => [
  bag(view, TOKENS, words, view.intruders.queen_killed ? words.say("board-butcher-killed") : undefined),
  adaptations(view, words),
];

/** What lies where one of them is: it feeds there when the crew is gone, or at once. */
export const food: SpeciesLook["food"] = (slot, view) => {
  if (!view.figures.some((figure) => figure.slot === slot)) return [];
  const room = view.rooms.find((one) => one.slot === slot);
  return (room?.objects ?? []).filter((object) => FOOD.includes(object) || FOOD.includes(kindOf(object)));
};

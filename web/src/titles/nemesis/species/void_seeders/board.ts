// The bag as far as it is known, the lairs, and the weaknesses.

import type { Content, CrewView, View } from "../../../../api/types";
import { iconOf } from "../../../../board/icons";
import type { Words } from "../../../../words/words";
import type { CornerRow, SpeciesLook } from "../../../title";
import { bagOf, discoveries, inBag, nest, NOTHING } from "../../corners";
import { LAIR } from "./figures";

const SEEDER = "void_seeder";
const LAIRS = 3;

/** Whose panic lies in the bag: a token of the colour of each. */
function panicking(view: View, content: Content): CrewView[] {
  return view.crew.filter((c) => view.intruders.bag[`insanity_${content.characters[c.character]?.colour ?? ""}`]);
}

function panicRow(view: View, content: Content, words: Words): CornerRow[] {
  const who = panicking(view, content);
  if (!who.length) return [];
  const title = words.say("board-panic-tokens");
  return [
    {
      place: "bag:panic",
      icon: iconOf("sign", "panic"),
      name: title,
      who,
      value: String(who.length),
      about: { title, text: words.say("board-panic-tokens-who", { who: who.map((c) => words.seat(c.seat, view)).join(", ") }) },
    },
  ];
}

function lairs(view: View, words: Words): CornerRow {
  const here = view.figures.filter((figure) => figure.kind === LAIR).length;
  const destroyed = view.lairs_destroyed ?? 0;
  const value = words.say("board-lairs-count", { found: here + destroyed, destroyed, all: LAIRS });
  const title = words.say("board-lairs");
  return {
    place: "bag:lairs",
    icon: iconOf("sign", "lair"),
    name: title,
    value,
    about: { title, text: [value, words.say("board-lairs-why")].join(". ") },
    tone: destroyed < LAIRS ? "foe" : "quiet",
    apart: true,
  };
}

export const corners: SpeciesLook["corners"] = (view, content, words) => {
  const rows = [
    ...inBag(view, SEEDER, words),
    ...panicRow(view, content, words),
    ...inBag(view, NOTHING, words, "quiet"),
    lairs(view, words),
    { ...nest(view, words), apart: false },
  ];
  return [bagOf(rows, view, words, view.intruders.queen_killed ? words.say("board-despoiler-gone") : undefined), discoveries(view, words)];
};

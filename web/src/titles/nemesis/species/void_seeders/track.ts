// Insanity: five steps, each with what comes for somebody who stands there. No way leads back over the bar.

import type { View } from "../../../../api/types";
import { iconOf } from "../../../../board/icons";
import type { SpeciesLook, Track } from "../../../title";

const BAR = 2;
const HIGHEST = 5;
/** The weakness that keeps the second step harmless. */
const WEAKENED = "weakening_control";

/** What shows itself at each step, from the first. */
function comes(view: View): string[] {
  const second = Object.values(view.intruders.weaknesses).includes(WEAKENED) ? "lurker" : "whisperer";
  return ["lurker", second, "whisperer", "stalker", "despoiler"];
}

export const track: SpeciesLook["track"] = (crew, view, words): Track | undefined => {
  const level = crew.insanity;
  if (!level) return undefined;
  const kinds = comes(view);
  const mine = crew.seat === view.seat;
  const next = words.name("figure", kinds[level - 1] ?? "");
  const last = level === HIGHEST;
  return {
    icon: iconOf("sign", "insanity"),
    label: words.say("seat-insanity", { n: level, next }),
    steps: kinds.map((kind, n) => ({ icon: iconOf("figure", kind), reached: n < level, now: n === level - 1 })),
    bar: BAR,
    note: mine ? [words.say(last ? "seat-insanity-last" : "seat-insanity-next", { next }), level === BAR ? words.say("seat-insanity-bar") : ""].filter(Boolean).join(" ") : undefined,
    grave: last,
    torn: Math.max(0, level - BAR),
  };
};

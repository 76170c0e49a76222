// Mutation: a card that is its owner's secret until it is used, and markers, of which the fourth kills.

import { iconOf } from "../../../../board/icons";
import type { SpeciesLook, Track } from "../../../title";

const DEADLY = 4;

export const track: SpeciesLook["track"] = (crew, view, words): Track | undefined => {
  const markers = crew.mutation_markers ?? 0;
  if (!crew.mutated && !markers) return undefined;
  const mine = crew.seat === view.seat;
  const known = crew.mutation || (mine ? view.mutations?.mine : "") || "";
  const name = known ? words.name("card", known) : words.say(crew.mutated ? "seat-mutation-unseen" : "seat-mutation-none");
  const count = words.say("seat-mutation-markers", { n: markers });
  const last = markers === DEADLY - 1;
  const protection = [crew.protected ? words.say("seat-mutation-protected") : "", crew.unheard ? words.say("seat-mutation-unheard") : ""];
  return {
    icon: iconOf("sign", "mutation"),
    label: [`${words.say("seat-mutation")}: ${name}`, count, ...protection].filter(Boolean).join(", "),
    steps: Array.from({ length: DEADLY }, (_, n) => ({
      reached: n < markers,
      fatal: n === DEADLY - 1,
      icon: n === DEADLY - 1 ? iconOf("sign", "skull") : undefined,
    })),
    note: last && mine ? words.say("seat-mutation-last") : protection.filter(Boolean).join(", ") || undefined,
    grave: last,
    card: crew.mutated
      ? { name, text: known ? words.text("card", known) : "", icon: iconOf(known ? "card" : "sign", known || "hidden"), family: "flesh", hidden: !known }
      : undefined,
  };
};

/** Using a mutation costs a marker. */
export const toll: SpeciesLook["toll"] = (option, view, words) => {
  const me = view.crew[view.seat];
  if (option.verb !== "mutate" || !me) return undefined;
  const markers = (me.mutation_markers ?? 0) + 1;
  const after = track?.({ ...me, mutation_markers: markers }, view, words);
  return after && { track: after, text: words.say("seat-mutation-toll", { n: markers }), grave: markers >= DEADLY - 1 };
};

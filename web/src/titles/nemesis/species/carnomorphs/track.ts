// Mutation: a card that is its owner's secret until it is used, and markers, of which the fourth kills.

import { iconOf } from "../../../../board/icons";
import type { SpeciesLook, Track } from "../../../title";

export const DEADLY = 4;

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

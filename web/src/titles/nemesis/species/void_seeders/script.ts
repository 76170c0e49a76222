// Their moments: panic, a lair that opens its eye, and what melts away.

import type { Content, Event, View } from "../../../../api/types";
import type { Printed, Script } from "../../../scenes";
import { script as ship } from "../../script";
import icons from "./icons.json";

/** The card, its value against the level, and who could step in. */
function panicCard(event: Event, _: Content, __: string, view: View): Printed {
  const [level, value] = [Number(event.level), Number(event.value)];
  const card = String(event.card);
  const who = view.crew[Number(event.seat)];
  const near = view.crew.filter((c) => c.seat !== who?.seat && c.status === "active" && c.slot && c.slot === who?.slot && c.cards > 0);
  const happens = level >= value;
  return {
    tint: "foe",
    label: "scene-panic-card",
    name: { kind: "panic", id: card },
    icon: (icons.panic as Record<string, string>)[card] ?? icons.sign.panic,
    dull: !happens,
    versus: { mine: level, theirs: value, labels: ["scene-panic-level", "scene-panic-value"], holds: happens, verdict: happens ? "scene-panic-happens" : "scene-panic-rises" },
    ...(happens && near.length ? { note: { text: "scene-panic-interrupt", seats: near.map((c) => c.seat) } } : {}),
  };
}

const parts = ship.parts.flatMap((part) =>
  part.event === "bag_step" ? [{ event: "lurking_step", icon: icons.sign.lurk, text: "scene-part-lurking" }, part] : [part],
);

export const script: Partial<Script> = {
  heads: {
    panics: "panic",
    // A lair is found without an encounter, and what an event brings is one.
    intruder_appeared: "encounter",
    lurking_step: "event",
    lair_destroyed: "lair",
    despoiler_gone: "lair",
  },
  moments: { panic: "scene-panic", lair: "scene-lair" },
  beats: {
    panics: { picture: { show: "card", card: panicCard }, label: "scene-panic", sound: "panic", long: 3000 },
    insanity_rises: {
      picture: { show: "track", who: "seat", field: "insanity", number: "level" },
      label: "scene-insanity",
      tint: "danger",
      long: 1500,
    },
    intruder_lurks: { picture: { show: "figure", figure: "figure", known: true }, label: "scene-lurking", long: 700 },
    lair_destroyed: { picture: { show: "sign", icon: icons.sign.lair_gone, moves: "sleep" }, label: "scene-lair", tint: "life", sound: "lair", long: 1900 },
    despoiler_gone: { picture: { show: "sign", icon: icons.figure.despoiler, moves: "fall" }, label: "scene-lair", tint: "life", long: 1900, place: "everywhere" },
  },
  later: { lair_destroyed: ["despoiler_gone", "despoiler_vanishes"] },
  parts,
};

// Their moments: feeding, an adaptation that shows or ends, a mutation that is chosen, used and paid for.

import type { Event } from "../../../../api/types";
import type { BeatLook, Printed, Script } from "../../../scenes";
import { script as ship } from "../../script";
import icons from "./icons.json";

const text = (value: unknown): string => String(value ?? "");
const iconIn = (group: Record<string, string>, id: string, otherwise: string): string => group[id] ?? otherwise;

const adaptation = (event: Event, stamp?: string): Printed => ({
  tint: stamp ? "life" : "foe",
  label: "scene-adaptation",
  name: { kind: "weakness", id: text(event.weakness) },
  icon: iconIn(icons.weakness, text(event.weakness), icons.sign.mutation),
  ...(stamp ? { stamp, dull: true } : {}),
});

const mutation = (event: Event): Printed => ({
  tint: "foe",
  label: "scene-mutation-card",
  name: { kind: "card", id: text(event.mutation) },
  icon: iconIn(icons.card, text(event.mutation), icons.sign.mutation),
});

const markers: BeatLook = {
  picture: { show: "track", who: "seat", field: "mutation_markers", number: "markers" },
  label: "scene-mutation",
  tint: "danger",
  long: 1900,
};

// Feeding comes after the attacks, and is a part of its own.
const parts = ship.parts.flatMap((part) =>
  part.event === "attack_step" ? [part, { event: "carnomorph_feeds", icon: icons.sign.meat, text: "scene-part-feeding" }] : [part],
);

export const script: Partial<Script> = {
  heads: {
    carnomorph_feeds: "feeding",
    adaptation_revealed: "adaptation",
    adaptation_removed: "adaptation",
    mutated: "mutation",
    mutation_shown: "mutation",
    mutation_marker: "mutation",
  },
  moments: { feeding: "scene-feeding", adaptation: "scene-adaptation", mutation: "scene-mutation" },
  beats: {
    // One room after the other; what it does there follows line by line.
    carnomorph_feeds: { picture: { show: "figure", figure: "figure", known: true }, label: "scene-feeding", long: 400 },
    adaptation_revealed: { picture: { show: "card", card: (event) => adaptation(event) }, label: "scene-adaptation", long: 2600, place: "everywhere" },
    adaptation_removed: {
      picture: { show: "card", card: (event) => adaptation(event, "scene-adaptation-removed") },
      label: "scene-adaptation",
      tint: "life",
      long: 2600,
    },
    mutated: { picture: { show: "person", who: "seat", icon: icons.sign.mutation, moves: "burst" }, label: "scene-mutation", tint: "danger", long: 1400 },
    saw_mutation: { picture: { show: "card", card: mutation }, label: "scene-mutation", long: 2600 },
    mutation_shown: { picture: { show: "card", card: mutation }, label: "scene-mutation", long: 2600 },
    mutation_marker: markers,
  },
  later: { mutated: ["saw_mutation", "mutation_marker"], mutation_marker: ["died"] },
  parts,
};

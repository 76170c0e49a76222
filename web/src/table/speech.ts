// Things to say that everybody reads in their own language: claims, promises, requests. They may be lies.

import type { Message, Speech, View } from "../api/types";
import { say } from "../app/language.svelte";
import type { Words } from "../words/words";

/** What a sentence needs: the number of an engine, a room, a space of the destination track and a place. */
export type Need = "engine" | "slot" | "space" | "planet";

export interface Sentence {
  id: string;
  needs: Need[];
}

export const SENTENCES: Partial<Record<Speech, Sentence[]>> = {
  claim: [
    { id: "engine-works", needs: ["engine"] },
    { id: "engine-damaged", needs: ["engine"] },
    { id: "course", needs: ["space", "planet"] },
    { id: "clean", needs: [] },
    { id: "infected", needs: [] },
  ],
  promise: [
    { id: "go", needs: ["slot"] },
    { id: "repair", needs: ["slot"] },
    { id: "follow", needs: [] },
  ],
  request: [
    { id: "go", needs: ["slot"] },
    { id: "repair", needs: ["slot"] },
    { id: "come", needs: [] },
    { id: "trade", needs: [] },
  ],
};

export function choices(need: Need, view: View, words: Words): { value: string; text: string }[] {
  if (need === "engine") return ["1", "2", "3"].map((value) => ({ value, text: value }));
  if (need === "space") return ["A", "B", "C", "D"].map((value) => ({ value, text: value }));
  if (need === "planet")
    return ["earth", "mars", "venus", "deep_space"].map((value) => ({ value, text: words.name("destination", value) }));
  return view.rooms.map((room) => ({ value: room.slot, text: words.slot(room.slot, view) }));
}

/** A structured message in words. */
export function spoken(kind: Speech, what: Record<string, unknown>, view: View | undefined, words: Words): string {
  if (typeof what.id !== "string") return "";
  const slot = typeof what.slot === "string" && view ? words.slot(what.slot, view) : "";
  const planet = typeof what.planet === "string" ? words.name("destination", what.planet) : "";
  return say(`app-${kind}-${what.id}`, {
    engine: String(what.engine ?? ""),
    space: String(what.space ?? ""),
    slot,
    planet,
  });
}

export function textOf(message: Message, view: View | undefined, words: Words): string {
  return spoken(message.kind, message.what, view, words) || message.text;
}

/** Claims, promises and requests are part of the match; chat and whispers are not. */
export const isOnRecord = (message: Message) => message.kind in SENTENCES;

/** Who said it: name and character. */
export function speaker(message: Message, view: View, words: Words): string {
  const character = words.seat(message.seat, view);
  return message.name && message.name !== character ? `${message.name} (${character})` : character;
}

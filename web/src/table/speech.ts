// Things to say that everybody reads in their own language: claims, promises, requests. They may be lies.

import type { Message, Speech, View } from "../api/types";
import { say } from "../app/language.svelte";
import type { Sentence } from "../titles/title";
import { titles } from "../titles/titles.svelte";
import type { Words } from "../words/words";

/** What these kinds say stays part of the match; chat and whispers do not. */
const RECORDED: Speech[] = ["claim", "promise", "request"];

export const sentencesOf = (kind: Speech): Sentence[] => titles.look.speech.sentences[kind] ?? [];

export function choices(need: string, view: View, words: Words): { value: string; text: string }[] {
  const values = valuesOf(need, view);
  return values.map((value) => ({ value, text: worded(need, value, view, words) }));
}

function valuesOf(need: string, view: View): string[] {
  const from = titles.look.speech.needs[need];
  if (!from) return [];
  return "rooms" in from ? view.rooms.map((room) => room.slot) : from.values;
}

function worded(need: string, value: string, view: View | undefined, words: Words): string {
  const from = titles.look.speech.needs[need];
  if (from && "rooms" in from) return view ? words.slot(value, view) : "";
  return from?.named ? words.name(from.named, value) : value;
}

/** A structured message in words. */
export function spoken(kind: Speech, what: Record<string, unknown>, view: View | undefined, words: Words): string {
  if (typeof what.id !== "string") return "";
  const needs = Object.keys(titles.look.speech.needs);
  const values = needs.map((need) => [need, what[need] === undefined ? "" : worded(need, String(what[need]), view, words)]);
  return say(`app-${kind}-${what.id}`, Object.fromEntries(values) as Record<string, string>);
}

export function textOf(message: Message, view: View | undefined, words: Words): string {
  return spoken(message.kind, message.what, view, words) || message.text;
}

/** Claims, promises and requests are part of the match; chat and whispers are not. */
export const isOnRecord = (message: Message) => RECORDED.includes(message.kind);

/** Who said it: name and character. */
export function speaker(message: Message, view: View, words: Words): string {
  const character = words.seat(message.seat, view);
  return message.name && message.name !== character ? `${message.name} (${character})` : character;
}

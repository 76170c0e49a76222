// The options of a title in words: names, what they mean, how they stand in a sentence, and what they change.

import type { OptionData, TitleData } from "../api/types";
import { language, say } from "./language.svelte";
import { listed } from "./lists";
import { excluded, type Chosen } from "./options";
import { broughtBy, marked, picked, pieces, type Piece, ROWS, unusual } from "./setup";

export const idOf = (...words: string[]) => `app-option-${words.join("-")}`.replaceAll("_", "-");

function attribute(id: string, name: string): string {
  return language.words?.hasAttribute(id, name) ? language.words.attribute(id, name) : "";
}

/** The lines of an attribute. */
export function linesOf(id: string, name: string): string[] {
  return attribute(id, name).split("\n").filter(Boolean);
}

export interface ValueText {
  value: string;
  text: string;
  note?: string;
  off?: boolean;
}

/** A value in words; if it doesn't go with what else is chosen, what it needs instead of what it is. */
export function valueText(title: TitleData, chosen: Chosen, option: OptionData, value: string): ValueText {
  const id = idOf(option.name, value);
  const need = excluded(title, chosen, option.name, value);
  if (need) {
    const values = need.only.map((one) => say(idOf(need.other, one))).join(" / ");
    return { value, text: say(id), note: say("app-option-only-with", { values, rule: need.rule }), off: true };
  }
  const brought = broughtBy(title, chosen, option.name, value);
  if (brought) {
    const by = say(idOf(brought.option, brought.value));
    return { value, text: say(id), note: say("app-option-brought", { by, rule: brought.rule }), off: true };
  }
  const note = attribute(id, "text");
  return { value, text: say(id), ...(note ? { note } : {}) };
}

/** A switch is called after what it adds: a mere yes after its option. */
export function moduleName(option: OptionData, value: string): string {
  return value === "yes" ? say(idOf(option.name)) : say(idOf(option.name, value));
}

function inSentence(option: OptionData, value: string): string {
  const id = idOf(option.name, value);
  return attribute(id, "said") || say(id);
}

/** The whole table in one sentence, in pieces of which some can be changed. */
export function sentenceOf(title: TitleData, chosen: Chosen): Piece[] {
  const values: Record<string, string | number> = {};
  for (const row of ROWS) {
    const words = picked(title, chosen, row).map(({ option, value }) => inSentence(option, value));
    if (row === "with") values.added = words.length;
    if (words.length || row === "with")
      values[row] = marked(row, words.length ? listed(words) : say("app-setup-nothing"));
  }
  if (language.words?.has(idOf("sentence"))) return pieces(say(idOf("sentence"), values));
  // A title without a sentence of its own.
  const all = ROWS.flatMap((row) => (values[row] === undefined ? [] : [values[row]]));
  return pieces(`${all.join(", ")}.`);
}

export interface Change {
  text: string;
  option: string;
  value: string;
  /** Which line of its value it is. */
  n: number;
}

/** What is different from a beginner's table. */
export function changesOf(title: TitleData, chosen: Chosen): Change[] {
  // What comes with something else is told there.
  const own = unusual(title, chosen).filter(({ option, value }) => !broughtBy(title, chosen, option.name, value));
  return own.flatMap(({ option, value }) =>
    linesOf(idOf(option.name, value), "changes").map((text, n) => ({ text, option: option.name, value, n })),
  );
}

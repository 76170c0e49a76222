// A table in one sentence: the rows of its options, what is added, what changes, and the places where the sentence can be
// changed. Which row an option belongs to is declared by its title.

import type { BringsData, OptionData, TitleData } from "../api/types";
import { barred, type Chosen, parts, valueOf } from "./options";

export const ROWS = ["where", "against", "how", "with"] as const;
export type Row = (typeof ROWS)[number];

/** Without what goes on from a finished match: that begins at its end. */
export function startable(title: TitleData): TitleData {
  const follows = (option: string, value: string): boolean => title.follows.some((one) => one.option === option && one.value === value);
  return { ...title, options: title.options.map((o) => ({ ...o, values: o.values.filter((value) => !follows(o.name, value)) })) };
}

/** The options of a row that leave a choice. */
export function optionsOf(title: TitleData, row: Row): OptionData[] {
  return title.options.filter((o) => o.row === row && o.values.length > (o.several ? 0 : 1));
}

export function rowsOf(title: TitleData): Row[] {
  return ROWS.filter((row) => optionsOf(title, row).length);
}

export interface Picked {
  option: OptionData;
  value: string;
}

/** What comes with the other options, chosen or not: the value of which option brings it. */
export function broughtBy(title: TitleData, chosen: Chosen, option: string, value: string): BringsData | undefined {
  return title.brings.find((one) => one.other === option && one.values.includes(value) && valueOf(title, chosen, one.option) === one.value);
}

/** The values of an option that a match would have: those that are chosen, and those that come with others. */
function valuesOf(title: TitleData, chosen: Chosen, option: OptionData): string[] {
  const now = parts(option, valueOf(title, chosen, option.name));
  return option.several ? option.values.filter((value) => now.includes(value) || broughtBy(title, chosen, option.name, value)) : now;
}

/** Nothing else goes with what is chosen, so that nothing has to be said of it. */
function isSettled(title: TitleData, chosen: Chosen, option: OptionData): boolean {
  const others = option.values.filter((value) => value !== option.default);
  const isAlone = optionsOf(title, option.row as Row).length < 2;
  return !option.several && !isAlone && others.length > 0 && others.every((value) => barred(title, chosen, option.name, value));
}

/** What is chosen in a row, value by value. What stays as usual isn't worth a word where things are added. */
export function picked(title: TitleData, chosen: Chosen, row: Row): Picked[] {
  return title.options
    .filter((o) => o.row === row && !isSettled(title, chosen, o))
    .flatMap((option) => valuesOf(title, chosen, option).map((value) => ({ option, value })))
    .filter(({ option, value }) => row !== "with" || option.several || value !== option.default);
}

/** Everything that isn't as a beginner would get it. */
export function unusual(title: TitleData, chosen: Chosen): Picked[] {
  return ROWS.flatMap((row) => picked(title, chosen, row)).filter(
    ({ option, value }) => option.several || value !== option.default,
  );
}

/** A switch of the last row: one value that is on or off. */
export interface Module extends Picked {
  on: boolean;
}

/** Options with two values and lists of additions are switches; others stay choices. */
export function modulesOf(title: TitleData, chosen: Chosen): Module[] {
  return optionsOf(title, "with").flatMap((option) => {
    const now = valuesOf(title, chosen, option);
    const values = option.several ? option.values : option.values.length === 2 ? option.values.slice(1) : [];
    return values.map((value) => ({ option, value, on: now.includes(value) }));
  });
}

export const SHOWN_MODULES = 3;

/** The modules that are always in sight, and those that fold. What is on never folds. */
export function folded(modules: readonly Module[]): { shown: Module[]; hidden: Module[] } {
  if (modules.length <= SHOWN_MODULES) return { shown: [...modules], hidden: [] };
  const shown = modules.filter((m, n) => m.on || n < SHOWN_MODULES);
  return { shown, hidden: modules.filter((m) => !shown.includes(m)) };
}

export interface Piece {
  text: string;
  row?: Row;
}

const [BEGIN, BETWEEN, END] = ["\uE000", "\uE001", "\uE002"];

/** A part of a sentence that can be found again after the sentence was formatted. */
export function marked(row: Row, text: string): string {
  return `${BEGIN}${row}${BETWEEN}${text}${END}`;
}

/** A formatted sentence in its pieces. */
export function pieces(sentence: string): Piece[] {
  return sentence.split(/(\uE000[^\uE002]*\uE002)/u).filter(Boolean).map((part) => {
    if (!part.startsWith(BEGIN)) return { text: part };
    const [row, text] = part.slice(1, -1).split(BETWEEN);
    return { row: row as Row, text: text ?? "" };
  });
}

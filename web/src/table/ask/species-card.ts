// Cards that only one species has: which one an answer or a question is about.

import type { Option, Question, View } from "../../api/types";
import { titles } from "../../titles/titles.svelte";

/** The first card among some arguments; empty if there is none. */
function among(args: string[] = [], kinds: string[] = []): string {
  const { cards } = titles.species;
  return args.find((arg, n) => kinds[n] === cards?.kind && cards?.ids.includes(arg)) ?? "";
}

/** The card that an answer names. */
export const cardOf = (option: Option): string => among(option.args, option.kinds);

/** The card that an answer is about without naming it. */
export const cardBehind = (option: Option, view: View): string => titles.species.cardBehind?.(option, view) ?? "";

/** The card that a question is about, if one sees it. */
export const cardAsked = (question: Question): string => among(question.about, question.kinds);

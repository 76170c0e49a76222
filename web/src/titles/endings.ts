// What only a title knows of its end: pictures of what became of the place, the last check of each person, and what is
// counted. Loaded with the end of a match.

import type { Component } from "svelte";
import type { Content, Event, View } from "../api/types";
import type { Words } from "../words/words";

/** A log entry of the end, drawn. */
export type ActPicture = Component<{ event: Event; view: View; content: Content; words: Words }>;

/** The last check of one person: cards that showed something bad or nothing, and whether it was survived. */
export interface Check {
  seat: number;
  bad: number;
  good: number;
  survives: boolean;
  /** How it went, as texts with their numbers. */
  told: { id: string; values?: Record<string, number> }[];
}

export const COUNTED = ["rooms", "moves", "kills", "wounds"] as const;
export type Counted = (typeof COUNTED)[number];

export interface EndingLook {
  /** Pictures of log entries; `alone` if nothing needs to be said beside it. */
  acts: Record<string, { Picture: ActPicture; alone?: boolean }>;
  checks: (lines: Event[]) => Check[];
  /** What log entries count as, for the person whom they name or, if they name nobody, for whose turn it is. */
  counted: Record<string, Counted>;
  /** The entry that says whose turn it is. */
  turn: string;
}

export const PLAIN_ENDING: EndingLook = { acts: {}, checks: () => [], counted: {}, turn: "" };

const MAKERS = import.meta.glob<{ ending: EndingLook }>("./*/ending.ts");

export async function endingOf(title: string): Promise<EndingLook> {
  return (await MAKERS[`./${title}/ending.ts`]?.())?.ending ?? PLAIN_ENDING;
}

// Everything that can end the game, on one axis of rounds. A title says what is on it; words arrive as they are shown.

import type { BoardData, View } from "../api/types";
import type { Words } from "../words/words";

/** A stretch of the rail that means something, from one space to a later one. */
export interface Band {
  from: number;
  to: number;
  tone: "calm" | "danger" | "grave";
  word: string;
}

/** Something small that hangs below a space, or between it and the next one. */
export interface Mark {
  at: number;
  icon: string;
  word: string;
  tone?: "calm" | "danger";
}

/** Something that ends the game. */
export interface End {
  id: string;
  /** The space where it happens. It may lie beyond the rail: then something else ends the game first. */
  at: number;
  /** In how many rounds. */
  left: number;
  icon: string;
  /** "blast" */
  word: string;
  /** Said after the number of rounds: "to the blast". */
  until: string;
  /** Said before the number where there is little room: "Blast in". */
  short: string;
  /** What else must be known of it. */
  note?: string;
  danger: boolean;
  /** It stands on the rail as a flag. */
  flag?: boolean;
  /** What is explained when it is pointed at. */
  place?: string;
}

/** Markers that end the game when they run out. */
export interface Count {
  id: string;
  icon: string;
  n: number;
  most: number;
  /** "3 of 8" */
  word: string;
  /** The same as a sentence, with what happens when they run out. */
  sentence: string;
}

export interface Rail {
  /** As they are passed. */
  spaces: number[];
  now: number;
  bands: Band[];
  below: Mark[];
  between: Mark[];
  /** The time itself is always one of them. */
  ends: End[];
  counts: Count[];
  place?: string;
}

export type RailOf = (view: View, board: BoardData, words: Words) => Rail;

/** What comes first stands first. */
export const inOrder = (ends: End[]): End[] => ends.toSorted((a, b) => a.left - b.left);

/** Two markers or fewer are left: that must be noticed. */
export const isScarce = (count: Count): boolean => count.n >= count.most - 2;

/** The columns of a band where its word can stand, beside the words of the ends: the longest free stretch. */
export function wordSpan(band: Band, rail: Rail): { first: number; last: number } | undefined {
  const taken = rail.ends.flatMap(({ at }) => [at + 1, at, at - 1]);
  let best: { first: number; last: number } | undefined;
  let first = -1;
  rail.spaces.forEach((space, n) => {
    const free = space <= band.from && space >= band.to && !taken.includes(space);
    if (!free) first = -1;
    else {
      if (first < 0) first = n;
      if (!best || n - first > best.last - best.first) best = { first, last: n };
    }
  });
  return best && best.last - best.first >= 2 ? best : undefined;
}

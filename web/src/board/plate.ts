/** The name on the plate of a room: which of its forms, in which lines, how large, so that it stays inside and can be read. */
import { ROOM } from "./layout";
import { wrap } from "./wrap";

/** Nothing on the board is smaller than this, in pixels. */
export const LEAST = 11;
/** The size of letters that could be larger, in units of the board. */
const USUAL = 30;
/** What stays free between the letters and the wall. */
const MARGIN = 5;
/** Capitals and descenders, as parts of the size of letters. */
export const CAPITALS = 0.73;
export const BELOW = 0.2;
const LINE = 1.03;
/** Below this stand those who are in the room. */
const FEET = 48;
/** Where the first line may begin, from the middle of the room down: the lower, the more of the picture is seen. */
const TOPS = [14, 11, 8, 5, 2, -1, -4];
/** Where it may begin if nothing else helps. */
const HIGHER = [...TOPS, -8, -12, -16, -20, -24];

export interface Plate {
  lines: string[];
  size: number;
  /** Below the middle of the room: where the first line begins, and where each line stands. */
  top: number;
  baselines: number[];
}

/** The width of a text with letters of size 1. */
export type Measure = (text: string) => number;

/** Half the width of a room at this height. */
export function halfWidth(y: number, flat: boolean): number {
  const away = Math.abs(y);
  return flat ? ROOM - away / Math.sqrt(3) : Math.min((ROOM * Math.sqrt(3)) / 2, (ROOM - away) * Math.sqrt(3));
}

function fits(lines: string[], size: number, top: number, flat: boolean, measure: Measure): boolean {
  return lines.every((line, n) => {
    const begin = top + n * size * LINE;
    const end = begin + size * (CAPITALS + (/[gjpqyQ,]/.test(line) ? BELOW : 0));
    if (n > 0 && end > FEET) return false;
    const half = Math.min(halfWidth(begin, flat), halfWidth(end, flat)) - MARGIN;
    return measure(line) * size <= half * 2;
  });
}

/** A name in one line, and in two if it has several words. */
function asWords(name: string): string[][] {
  const words = name.split(" ");
  return [[name], ...words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")])];
}

/** A long word in two parts. */
const divided = (name: string): string[][] =>
  !name.includes(" ") && name.length > 8 ? [wrap(name, Math.ceil(name.length / 2))].filter((lines) => lines.length === 2) : [];

/**
 * `forms` are the names of a room from the longest to the shortest. The first that can be read as a whole is taken, and
 * words are divided only where the last form would be next. `scale` says how many pixels a unit of the board has.
 */
export function plate(forms: string[], flat: boolean, scale: number, measure: Measure): Plate {
  const least = (LEAST + 0.2) / scale;
  const most = Math.max(USUAL, least);
  const place = (lines: string[], size: number, top: number): Plate => ({
    lines,
    size,
    top,
    baselines: lines.map((_, n) => top + size * (CAPITALS + n * LINE)),
  });
  const all = [...new Set(forms)];
  const [longer, last] = [all.slice(0, -1), all.at(-1) ?? ""];
  const tries: [string[], number[]][] = [
    ...longer.flatMap(asWords).map((lines): [string[], number[]] => [lines, TOPS]),
    ...longer.flatMap(divided).map((lines): [string[], number[]] => [lines, TOPS]),
    ...asWords(last).map((lines): [string[], number[]] => [lines, HIGHER]),
    ...divided(last).map((lines): [string[], number[]] => [lines, HIGHER]),
  ];
  for (const [lines, tops] of tries)
    for (let size = most; size >= least; size -= 1)
      for (const top of tops) if (fits(lines, size, top, flat, measure)) return place(lines, size, top);
  return place([last], least, -least / 2);
}

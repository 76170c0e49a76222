// How many sounds there are at once: more than two are a din.

import type { Note } from "../titles/title";

const MOST = 2;

/** How long a sound is, in seconds. */
export const lengthOf = (notes: Note[]): number => Math.max(0, ...notes.map(({ at = 0, long }) => at + long));

export class Voices {
  #until: number[] = [];

  /** Whether a sound of this length may begin now; if so, it counts until it is over. */
  admit(now: number, length: number): boolean {
    this.#until = this.#until.filter((end) => end > now);
    if (this.#until.length >= MOST) return false;
    this.#until.push(now + length);
    return true;
  }
}

// The log of a seat grows by parts: each part says from which entry on it holds. An undo makes it shorter.

import type { Event } from "../api/types";

/** The log after a part arrived; undefined if something before it is missing. */
export function joined(known: Event[], from: number, part: Event[]): Event[] | undefined {
  if (from > known.length) return undefined;
  if (from === known.length) return part.length ? [...known, ...part] : known;
  return [...known.slice(0, from), ...part];
}

/** How many entries two logs share at their beginning. */
export function shared(a: Event[], b: Event[]): number {
  const most = Math.min(a.length, b.length);
  let n = 0;
  while (n < most && (a[n] === b[n] || JSON.stringify(a[n]) === JSON.stringify(b[n]))) n++;
  return n;
}

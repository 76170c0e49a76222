// The options of a question in groups, and what a pick of several means.

import type { Option } from "../api/types";

export interface Group {
  id: string;
  options: Option[];
}

/** Verbs that read best together, in the order in which they are offered. */
const GROUPS: [string, string[]][] = [
  ["move", ["move", "careful", "go"]],
  ["fight", ["shoot", "melee", "attack"]],
  ["cards", ["card", "play"]],
  ["here", ["room", "pick_up", "trade"]],
  ["things", ["item", "craft", "activate", "drop"]],
];

/** Few options stay together; many are grouped by what they are about. */
export function grouped(options: Option[], most = 6): Group[] {
  // What ends something stands last.
  const last = (o: Option) => Number(o.verb === "pass" || o.verb === "done");
  if (options.length <= most)
    return options.length ? [{ id: "", options: options.toSorted((a, b) => last(a) - last(b)) }] : [];
  const left = new Set(options);
  const out: Group[] = [];
  for (const [id, verbs] of GROUPS) {
    const some = options.filter((o) => verbs.includes(o.verb));
    some.forEach((o) => left.delete(o));
    if (some.length) out.push({ id, options: some });
  }
  if (left.size) out.push({ id: out.length ? "other" : "", options: [...left] });
  return out;
}

/** In a lesson the answer that goes on stands first; all others have to wait. */
export function apart(options: Option[], wanted: string): Group[] {
  const groups = [
    { id: "now", options: options.filter((o) => o.key === wanted) },
    { id: "later", options: options.filter((o) => o.key !== wanted) },
  ];
  return groups.filter((g) => g.options.length);
}

/** Typed digits pick an option as soon as no longer number can follow. */
export function typed(buffer: string, count: number): number | "wait" | "none" {
  const n = Number(buffer);
  if (!n || n > count) return "none";
  return n * 10 <= count ? "wait" : n;
}

// What the log says of the end: the last check for contamination, and what is counted.

import type { Event } from "../../api/types";
import type { Check, EndingLook } from "../endings";
import { nameOf } from "../title";
import { titles } from "../titles.svelte";

interface Scan {
  infected: number;
  clean: number;
  /** Contamination among four cards that were drawn; -1 if none were. */
  drawn: number;
  /** What only the species says of it. */
  own: Check["told"];
  survives: boolean;
}

function checks(lines: Event[]): Check[] {
  const scans = new Map<number, Scan>();
  for (const line of lines) {
    const seat = Number(line.seat);
    const scan = scans.get(seat) ?? { infected: 0, clean: 0, drawn: -1, own: [], survives: true };
    scans.set(seat, scan);
    if (line.event === "final_scan") Object.assign(scan, { infected: Number(line.infected), clean: Number(line.clean) });
    else if (line.event === "final_draw") scan.drawn = Number(line.contamination);
    else if (line.event === "contamination_kills") scan.survives = false;
    const own = titles.species.checks?.[nameOf(line)]?.(line);
    if (!own) continue;
    scan.infected += own.bad;
    scan.own.push(own.told);
  }
  return [...scans].map(([seat, scan]) => ({
    seat,
    bad: scan.infected,
    good: scan.clean,
    survives: scan.survives,
    told: inWords(scan),
  }));
}

/** What was scanned, unless a larva made that idle, and what was drawn. */
function inWords({ infected, clean, drawn, own }: Scan): Check["told"] {
  if (own.length && drawn < 0 && !clean) return own;
  const scanned = infected + clean ? [{ id: "scene-scanned", values: { infected, clean } }] : [];
  if (drawn >= 0) return [...scanned, { id: "scene-drawn", values: { n: drawn } }, ...own];
  return scanned.length ? scanned : [{ id: "scene-nothing-to-scan" }];
}

export const results: Omit<EndingLook, "acts"> = {
  checks,
  counted: { moved: "moves", room_explored: "rooms", light_wound: "wounds", serious_wound: "wounds", intruder_killed: "kills" },
  turn: "turn",
};

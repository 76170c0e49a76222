// The end as a scene: the place, act by act, then who lived, then what everybody was after, one person after the other.

import type { Debrief, Event, Goal, Moment, Term, View } from "../api/types";

/** A step of the scene: an act of the place, the checks, the living and the dead, or what one more person was after. */
export type Step = "act" | "checks" | "lived" | "goal";

export function steps(debrief: Debrief, people: number): Step[] {
  return [
    ...debrief.acts.map((): Step => "act"),
    ...(debrief.checks.length ? (["checks"] as const) : []),
    "lived",
    // What everybody was after together is turned over at once.
    ...Array.from({ length: debrief.goals.length ? 1 : people }, (): Step => "goal"),
  ];
}

/** How many steps of a kind have been shown. */
export const shown = (all: Step[], step: number, kind: Step): number => all.slice(0, step + 1).filter((s) => s === kind).length;

export type Fate = "won" | "survived" | "lost";

export function fateOf(seat: number, view: View): Fate {
  if (view.winners.includes(seat)) return "won";
  return view.survivors.includes(seat) ? "survived" : "lost";
}

const ORDER: Fate[] = ["lost", "survived", "won"];

/** The dead come first, those who won last: until the end nobody knows. */
export function inOrder(view: View): View["crew"] {
  const rank = (seat: number) => ORDER.indexOf(fateOf(seat, view));
  return view.crew.filter((c) => c.character).toSorted((a, b) => rank(a.seat) - rank(b.seat) || a.seat - b.seat);
}

/** The headline where a title has none of its own. */
export function plainHeadline(view: View, who: (seat: number) => string): Term {
  if (view.winners.includes(view.seat)) return { id: "app-end-you" };
  if (!view.winners.length) return { id: "app-end-nobody" };
  return { id: "app-end-others", args: { who: view.winners.map(who).join(", ") } };
}

/** What the mark of a goal says: kept or not, or that nobody ever had to choose. */
export function choiceOf(goal: Goal, goals: Goal[]): "kept" | "dropped" | "undecided" {
  if (goal.kept) return "kept";
  return goals.some((other) => other.kept) ? "dropped" : "undecided";
}

/** Whether a goal was reached, missed, or all was done for it by somebody who did not live to tell. */
export function outcomeOf(goal: Goal): "met" | "missed" | "dead" {
  if (goal.met) return "met";
  return goal.ways.some((way) => way.every((asked) => asked.met)) ? "dead" : "missed";
}

/** The last check of one person: cards that were scanned or drawn, and whether it was survived. */
export interface Check {
  seat: number;
  infected: number;
  clean: number;
  /** Contamination among four cards that were drawn; -1 if none were. */
  drawn: number;
  survives: boolean;
}

export function checks(lines: Event[]): Check[] {
  const out = new Map<number, Check>();
  for (const line of lines) {
    const seat = Number(line.seat);
    const check = out.get(seat) ?? { seat, infected: 0, clean: 0, drawn: -1, survives: true };
    out.set(seat, check);
    if (line.event === "final_scan") Object.assign(check, { infected: Number(line.infected), clean: Number(line.clean) });
    else if (line.event === "final_draw") check.drawn = Number(line.contamination);
    else if (line.event === "contamination_kills") check.survives = false;
  }
  return [...out.values()];
}

/** A check in words: what was scanned, unless a larva made that idle, and what was drawn. */
export function inWords(check: Check, say: (id: string, values?: Record<string, number>) => string): string {
  const { infected, clean, drawn } = check;
  const scanned = infected + clean ? say("scene-scanned", { infected, clean }) : drawn < 0 ? say("scene-nothing-to-scan") : "";
  return [scanned, drawn < 0 ? "" : say("scene-drawn", { n: drawn })].filter(Boolean).join(" · ");
}

/** The moments of a match by rounds. */
export function rounds(timeline: Moment[]): { round: number; moments: Moment[] }[] {
  const out: { round: number; moments: Moment[] }[] = [];
  for (const moment of timeline) {
    const last = out.at(-1);
    if (last?.round === moment.round) last.moments.push(moment);
    else out.push({ round: moment.round, moments: [moment] });
  }
  return out;
}

export interface Numbers {
  seat: number;
  moves: number;
  kills: number;
  rooms: number;
  wounds: number;
}

/** What each seat did, counted from the log. */
export function statistics(events: Event[], view: View): Numbers[] {
  const out = view.crew.map((c) => ({ seat: c.seat, moves: 0, kills: 0, rooms: 0, wounds: 0 }));
  let actor = -1;
  for (const event of events) {
    const own = typeof event.seat === "number" ? out[event.seat] : undefined;
    const killer = out[actor];
    if (event.event === "turn" && typeof event.seat === "number") actor = event.seat;
    if (event.event === "moved" && own) own.moves++;
    else if (event.event === "room_explored" && own) own.rooms++;
    else if ((event.event === "light_wound" || event.event === "serious_wound") && own) own.wounds++;
    else if (event.event === "intruder_killed" && killer) killer.kills++;
  }
  return out;
}

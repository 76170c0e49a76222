// The end as a scene: the place, act by act, then who lived, then what everybody was after, one person after the other.

import type { Debrief, Event, Goal, Moment, Term, View } from "../api/types";
import type { Check, Counted, EndingLook } from "../titles/endings";
import { nameOf } from "../titles/title";

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

/** A check in words. */
export const inWords = (check: Check, say: (id: string, values?: Record<string, number>) => string): string =>
  check.told.map(({ id, values }) => say(id, values)).join(" · ");

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

export type Numbers = Record<Counted | "seat", number>;

/** What each seat did, counted from the log. */
export function statistics(events: Event[], view: View, { counted, turn }: EndingLook): Numbers[] {
  const out: Numbers[] = view.crew.map(({ seat }) => ({ seat, rooms: 0, moves: 0, kills: 0, wounds: 0 }));
  let actor = -1;
  for (const event of events) {
    const name = nameOf(event);
    if (name === turn) actor = Number(event.seat);
    const what = counted[name];
    const who = out[typeof event.seat === "number" ? event.seat : actor];
    if (what && who) who[what]++;
  }
  return out;
}

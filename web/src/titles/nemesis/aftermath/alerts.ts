// The open alert: its stages, how far each is, and where something is to be done.

import type { AlertView, View } from "../../../api/types";
import type { Words } from "../../../words/words";

/** What a stage asks for: something in each of these rooms, a number of deeds, or a thing that has to be somewhere. */
type Ask = { rooms: string[] } | { deeds: string } | { thing: string; from: string; to: string };

const SHUTTLE = "shuttle_main";
const STAGES: Record<string, Ask[]> = {
  unstable_reactor: [{ rooms: ["generator"] }, { rooms: ["engine_2"] }],
  biological_sample: [{ thing: "sample", from: "laboratory", to: SHUTTLE }],
  black_box: [{ thing: "sample", from: "cockpit", to: SHUTTLE }],
  distress_call: [{ rooms: ["comms"] }, { rooms: ["cockpit"] }],
  hull_failure: [{ deeds: "repairs" }],
  fire_hazard: [{ rooms: ["hibernatorium", "engine_1", "engine_3"] }],
  decontamination: [{ rooms: ["emergency"] }],
  extermination: [{ deeds: "kills" }],
  purge_the_nest: [{ deeds: "eggs" }],
  course_correction: [{ rooms: ["cockpit"] }, { rooms: ["engine_1", "engine_3"] }],
};
export const ALERTS = Object.keys(STAGES);
/** How many deeds are asked for; with many players one more, except of the eggs. */
const DEEDS = 2;
const MANY = 4;

export const openAlert = (view: View): AlertView | undefined => (view.alert?.open ? view.alert : undefined);

/** A box of the card: what is to be done, and whether it is. */
export interface StageBox {
  n: number;
  done: boolean;
  /** It is this one's turn. */
  now: boolean;
  text: string;
  /** The rooms where its pin stands, each with whether it is done there. */
  rooms: { room: string; done: boolean }[];
}

export function stagesOf(alert: AlertView, view: View, words: Words): StageBox[] {
  return (STAGES[alert.open] ?? []).map((ask, at) => {
    const n = at + 1;
    const before = n < alert.stage;
    const rooms = roomsOf(ask, alert, before);
    const all = "deeds" in ask ? DEEDS + Number(ask.deeds !== "eggs" && view.crew.length >= MANY) : rooms.length;
    const count = "deeds" in ask ? (ask.deeds === "eggs" ? alert.eggs : alert.counted.length) : rooms.filter(({ done }) => done).length;
    const done = before || (n === alert.stage && !("thing" in ask) && count >= all);
    return { n, done, now: n === alert.stage && !done, text: textOf(ask, count, all, words), rooms };
  });
}

function roomsOf(ask: Ask, { done: answered }: AlertView, before: boolean): StageBox["rooms"] {
  if ("rooms" in ask) return ask.rooms.map((room) => ({ room, done: before || answered.includes(room) }));
  return "thing" in ask ? [ask.to].map((room) => ({ room, done: before })) : [];
}

function textOf(ask: Ask, count: number, all: number, words: Words): string {
  if ("rooms" in ask) return ask.rooms.map((room) => words.short("room", room)).join(", ");
  if ("thing" in ask) return words.say("alert-bring", { thing: words.name("thing", ask.thing), from: words.short("room", ask.from), to: words.short("room", ask.to) });
  return words.say(`alert-${ask.deeds}`, { n: Math.min(count, all), all });
}

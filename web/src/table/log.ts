// The log: filters and how a line looks.

import type { Event, Message } from "../api/types";
import { nameOf } from "../titles/title";
import { titles } from "../titles/titles.svelte";

export const FILTERS = ["all", "main", "mine", "danger"] as const;
export type Filter = (typeof FILTERS)[number];

export interface Line {
  event: Event;
  index: number;
}

/** A line of the log: something that happened, or something that was said. */
export type Entry = Line | { said: Message };

const TONES = ["chapter", "secret", "bad", "noise"] as const;
const PEOPLE = ["seat", "giver", "receiver", "owner", "partner"];

export function tone(event: Event): string {
  const name = nameOf(event);
  return TONES.find((tone) => titles.look.log[tone].includes(name)) ?? "";
}

export function filtered(events: Event[], filter: Filter, seat: number): Line[] {
  const lines = events.map((event, index) => ({ event, index }));
  if (filter === "main") return lines.filter(({ event }) => Number(event.depth) === 0 || tone(event) === "chapter");
  if (filter === "mine") return lines.filter(({ event }) => PEOPLE.some((field) => event[field] === seat));
  if (filter === "danger") return lines.filter(({ event }) => ["bad", "chapter"].includes(tone(event)));
  return lines;
}

/** Puts what was said where it was said: after everything that the answers before it had led to. */
export function withSpeech(lines: Line[], messages: Message[], seat: number, filter: Filter): Entry[] {
  if (filter === "danger") return lines;
  const said = filter === "mine" ? messages.filter((m) => m.seat === seat || m.to.includes(seat)) : messages;
  const out: Entry[] = [];
  let next = 0;
  for (const line of lines) {
    for (let one = said[next]; one && one.seq < Number(line.event.seq); one = said[++next]) out.push({ said: one });
    out.push(line);
  }
  return [...out, ...said.slice(next).map((one) => ({ said: one }))];
}

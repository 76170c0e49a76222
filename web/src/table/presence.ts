// Telling a person who looks elsewhere that it is their turn, and what happened and was said while they were away.

import { say } from "../app/language.svelte";
import { settings } from "../app/settings.svelte";
import { play } from "../app/sound";
import { callOut, isElsewhere } from "../app/title";

export function callFor(question: string, table: string): void {
  play("turn");
  if (!isElsewhere()) return;
  callOut(say("app-your-turn"));
  if (settings.kept.notify && "Notification" in window && Notification.permission === "granted")
    new Notification(say("app-your-turn"), { body: question, tag: table });
}

const key = (table: string, seat: number) => `airlock-seen-${table}-${seat}`;

export function lastSeen(table: string, seat: number): number | undefined {
  const kept = localStorage.getItem(key(table, seat));
  return kept === null ? undefined : Number(kept);
}

export function remember(table: string, seat: number, count: number): void {
  keep(key(table, seat), count);
}

const readKey = (table: string) => `airlock-read-${table}`;

/** The last message that was read in this browser. */
export function lastRead(table: string): number {
  return Number(localStorage.getItem(readKey(table)) ?? 0);
}

export function rememberRead(table: string, message: number): void {
  keep(readKey(table), message);
}

function keep(name: string, value: number): void {
  try {
    localStorage.setItem(name, String(value));
  } catch {
    // Without memory there is no summary, nothing worse.
  }
}

// A fault in words that say what to do.

import { ApiError } from "../api/client";
import { language, say } from "./language.svelte";
import { toasts } from "./toasts.svelte";

export function inWords(fault: unknown): string {
  if (!(fault instanceof ApiError)) return say("app-fault-unknown");
  const own = `app-fault-${fault.code.replaceAll("_", "-")}`;
  if (language.words?.has(own)) return say(own);
  const byStatus = `app-fault-${fault.status}`;
  if (fault.message) return fault.message;
  return language.words?.has(byStatus) ? say(byStatus) : say("app-fault-unknown");
}

/** Runs something that talks to the server; a fault is shown, not thrown. Returns whether it went well. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (fault) {
    const harmless = fault instanceof ApiError && fault.code === "stale";
    toasts.show(inWords(fault), harmless ? "info" : "error");
    return false;
  }
}

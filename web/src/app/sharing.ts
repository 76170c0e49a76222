// Giving a link or a code to somebody else.

import { toasts } from "./toasts.svelte";

/** Copies a text and says so. Not every browser allows it everywhere: then the caller shows the text. */
export async function copied(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toasts.show(done);
  return true;
}

// Several things in one phrase, in the language that is spoken.

import { language } from "./language.svelte";

/** "turrets, rooms and traits" */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language.words?.lang, { type: "conjunction" }).format(words);
}

// The words of the chosen language, switched live.

import { Words } from "../words/words";
import { settings } from "./settings.svelte";

class Language {
  words = $state.raw<Words | undefined>();
  failed = $state(false);
  #known = new Map<string, Words>();

  async use(lang: string): Promise<void> {
    try {
      let words = this.#known.get(lang);
      if (!words) {
        const answer = await fetch(`/api/locales/${lang}`);
        if (!answer.ok) throw new Error(answer.statusText);
        words = new Words(lang, await answer.text());
        this.#known.set(lang, words);
      }
      this.words = words;
      this.failed = false;
      document.documentElement.lang = lang;
    } catch {
      this.failed = this.words === undefined;
    }
  }
}

export const language = new Language();

/** A text of the app in the current language. */
export function say(id: string, values: Record<string, string | number> = {}): string {
  return language.words?.say(id, values) ?? "";
}

export function switchLanguage(lang: string): void {
  settings.set("lang", lang);
  void language.use(lang);
}

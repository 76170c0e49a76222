// The words of the chosen language, switched live: the texts of the app, and those of the title that is open.

import { Words } from "../words/words";
import { settings } from "./settings.svelte";

const onTheirWay = new Map<string, Promise<string>>();

/** Whoever asks for texts that are on their way waits for the same. */
function texts(path: string): Promise<string> {
  const known = onTheirWay.get(path);
  if (known) return known;
  const coming = fetched(path).finally(() => onTheirWay.delete(path));
  onTheirWay.set(path, coming);
  return coming;
}

async function fetched(path: string): Promise<string> {
  const answer = await fetch(`/api/locales/${path}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

type Options = Readonly<Record<string, string>>;

/** What the server calls the texts of a title with what hunts there and what else was chosen. */
const ownOf = (title: string, species?: string, options: Options = {}): string =>
  species === undefined ? title : `${title}?${new URLSearchParams({ ...options, species })}`;

class Language {
  words = $state.raw<Words | undefined>();
  failed = $state(false);
  /** Whose texts the words have, or nobody's: a title, and what hunts there. */
  #own = $state("");
  #wanted = { lang: settings.kept.lang, own: "" };
  #known = new Map<string, Words>();
  #app = new Map<string, string>();
  /** Texts of titles that were asked for ahead. */
  #expected = new Map<string, Promise<string>>();

  /** Speaks another language. */
  async use(lang: string): Promise<void> {
    try {
      await this.#load(lang, this.#wanted.own);
      this.failed = false;
    } catch {
      this.failed = this.words === undefined;
    }
  }

  /** Learns the texts of a title, all of them or those for a species; without a name the usual one. Those before are forgotten: both may have a Nest. */
  async open(title: string, species?: string, options?: Options): Promise<void> {
    await this.#load(this.#wanted.lang, ownOf(title, species, options));
  }

  /** Asks for the texts of a title that is about to be opened. */
  async expect(title: string, species?: string, options?: Options): Promise<void> {
    const path = `${this.#wanted.lang}/${ownOf(title, species, options)}`;
    if (this.#known.has(path) || this.#expected.has(path)) return;
    const coming = texts(path);
    this.#expected.set(path, coming);
    // What didn't come is asked for again when it is needed.
    await coming.catch(() => this.#expected.delete(path));
  }

  speaksOf(title: string, species?: string, options?: Options): boolean {
    return this.words !== undefined && this.#own === ownOf(title, species, options);
  }

  async #load(lang: string, own: string): Promise<void> {
    const wanted = { lang, own };
    this.#wanted = wanted;
    const known = `${lang}/${own}`;
    let words = this.#known.get(known);
    if (!words) {
      const [app, more] = await Promise.all([this.#app.get(lang) ?? texts(lang), own ? (this.#expected.get(known) ?? texts(known)) : ""]);
      this.#app.set(lang, app);
      words = new Words(lang, `${app}\n${more}`);
      this.#known.set(known, words);
    }
    // Something else may have been asked for meanwhile.
    if (this.#wanted !== wanted) return;
    this.words = words;
    this.#own = own;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A text of the app or of the open title in the current language. */
export function say(id: string, values: Record<string, string | number> = {}): string {
  return language.words?.say(id, values) ?? "";
}

export function switchLanguage(lang: string): void {
  settings.set("lang", lang);
  void language.use(lang);
}

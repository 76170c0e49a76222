// The look of the title that is open and of what hunts there. Both are loaded when a table needs them: other pages don't.

import type { AdditionLook } from "./addition";
import { added, dressed } from "./dressed";
import { CREATURES, PLAIN } from "./plain";
import type { SpeciesLook, TitleLook } from "./title";

const LOOKS = import.meta.glob<TitleLook>("./*/look.ts", { import: "look" });
const SPECIES = import.meta.glob<SpeciesLook>("./*/species/*/look.ts", { import: "look" });

const ADDITIONS = import.meta.glob<AdditionLook>("./*/*/look.ts", { import: "look" });

type Options = Readonly<Record<string, string>>;

/** The species of titles that have a folder, by title. */
export const speciesOf = (title: string): string[] =>
  Object.keys(SPECIES).flatMap((path) => {
    const [, of, , species = ""] = path.split("/");
    return of === title ? [species] : [];
  });

class Titles {
  /** All of it: what the title says, and what the species adds. */
  look = $state.raw<TitleLook>(PLAIN);
  species = $state.raw<SpeciesLook>(CREATURES);
  additions = $state.raw<AdditionLook[]>([]);
  #shown = $state("");
  #wanted = "";

  /** Loads a title's look, that of a species and what the options add; those before are forgotten, as with the texts. */
  async open(title: string, species = "", options: Options = {}): Promise<void> {
    const wanted = keyOf(title, species, options);
    this.#wanted = wanted;
    if (this.#shown === wanted) return;
    // A table nearly always says what hunts there, so that one needn't wait for the other.
    const [look = PLAIN, asked] = await Promise.all([LOOKS[`./${title}/look.ts`]?.(), species && load(title, species)]);
    const hunting = asked || (await load(title, look.species)) || CREATURES;
    const names = look.additions?.(options) ?? [];
    const found = await Promise.all(names.map((name) => ADDITIONS[`./${title}/${name}/look.ts`]?.()));
    const additions = found.filter((one) => one !== undefined);
    // Another one may have been asked for meanwhile.
    if (this.#wanted !== wanted) return;
    this.look = additions.reduce(added, hunting === CREATURES ? look : dressed(look, hunting));
    this.additions = additions;
    this.species = hunting;
    this.#shown = wanted;
  }

  shows(title: string, species = "", options: Options = {}): boolean {
    return this.#shown === keyOf(title, species, options);
  }
}

const keyOf = (title: string, species: string, options: Options): string => JSON.stringify([title, species, Object.entries(options).toSorted()]);

const load = async (title: string, species: string): Promise<SpeciesLook | undefined> =>
  SPECIES[`./${title}/species/${species}/look.ts`]?.();

export const titles = new Titles();

// The look of the title that is open. It is loaded when a table of that title is: other pages don't need it.

import { CREATURES, PLAIN } from "./plain";
import type { SpeciesLook, TitleLook } from "./title";

const LOOKS = import.meta.glob<TitleLook>("./*/look.ts", { import: "look" });

class Titles {
  look = $state.raw<TitleLook>(PLAIN);
  #shown = $state("");
  #wanted = "";

  /** Loads a title's look; the one before is forgotten, as with its texts. */
  async open(title: string): Promise<void> {
    this.#wanted = title;
    const look = (await LOOKS[`./${title}/look.ts`]?.()) ?? PLAIN;
    // Another one may have been asked for meanwhile.
    if (this.#wanted !== title) return;
    this.look = look;
    this.#shown = title;
  }

  shows(title: string): boolean {
    return this.#shown === title;
  }

  species(id: string): SpeciesLook {
    return this.look.species[id] ?? CREATURES;
  }
}

export const titles = new Titles();

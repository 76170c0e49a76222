// The rulebooks of all titles: which there are, and which one has a clause.

import { api, type Section } from "../api/client";
import { find } from "./rules";

/** The books of a title, its own first, or those of all. */
export async function booksOf(title?: string): Promise<string[]> {
  const titles = await api.titles();
  const own = titles.filter(({ name }) => title === undefined || name === title).flatMap(({ rulebooks }) => rulebooks);
  return [...new Set(own)];
}

export interface Book {
  name: string;
  sections: Section[];
}

/** The first of these books that has a clause; without one, the first there is. They are loaded one after the other. */
export async function bookWith(clause: string, books: string[]): Promise<Book | undefined> {
  let first: Book | undefined;
  for (const name of books) {
    const { sections } = await api.rules(name);
    if (!clause || find(sections, clause)) return { name, sections };
    first ??= { name, sections };
  }
  return first;
}

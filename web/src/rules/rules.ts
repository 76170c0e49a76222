// The catalogue of rules: finding clauses by words or id.

import type { Clause, Section } from "../api/client";

export interface Found {
  section: Section;
  clauses: Clause[];
}

const plain = (text: string) =>
  text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");

/** A clause in a language, English where there is no other. */
export function clauseText(clause: { text: Record<string, string> }, lang: string): string {
  return clause.text[lang] || clause.text.en || "";
}

export function sectionName(section: Section, lang: string): string {
  return section.name[lang] || section.name.en || section.id;
}

/** Sections with the clauses in which every word occurs, in the text of the language or in the id. */
export function search(sections: Section[], query: string, lang: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      section,
      clauses: section.clauses.filter((clause) => {
        const text = plain(`${clause.id} ${clauseText(clause, lang)} ${sectionName(section, lang)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((found) => found.clauses.length);
}

export function find(sections: Section[], id: string): Clause | undefined {
  for (const section of sections) {
    const clause = section.clauses.find((c) => c.id === id);
    if (clause) return clause;
  }
  return undefined;
}

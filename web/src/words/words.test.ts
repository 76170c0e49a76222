// Terms read here as they do on the side of the rules, whose test writes the fixture (tests/web/test_terms.py).

import { describe, expect, it } from "vitest";
import type { Term, View } from "../api/types";
import { texts } from "../test-texts";
import moments from "./terms.fixture.json";
import { Words } from "./words";

const wordsOf = (lang: string): Words => new Words(lang, texts(lang, "app", "survival", "nemesis"));

describe("terms", () => {
  for (const lang of ["en", "de"] as const) {
    const words = wordsOf(lang);
    it(`read the same in ${lang}`, () => {
      for (const { names, lines } of moments) {
        const view = { names: names as unknown as View["names"] };
        expect(lines.map((line) => words.render(line.term as unknown as Term, view))).toEqual(lines.map((line) => line[lang]));
      }
    });
  }

  it("are named by what the seat sees now", () => {
    const words = wordsOf("en");
    const line: Term = { id: "option-move", args: { arg1: { name: "slot:slot_006" } }, up: true };
    const unexplored: View["names"] = { "slot:slot_006": { id: "ui-unexplored", args: { n: 6 } } };
    expect(words.render(line, { names: unexplored })).toBe("Move into room 6");
    expect(words.render(line, { names: { "slot:slot_006": { id: "room-canteen" } } })).toBe("Move into the Canteen");
  });

  it("fall back where a name is gone, and to the last of several messages", () => {
    const words = wordsOf("en");
    expect(words.target("adult_3", { names: { "figure:adult_3": { id: "figure-adult" } } })).toBe("Adult");
    expect(words.render({ name: "target:adult_3", otherwise: { id: "figure-adult" } }, {})).toBe("Adult");
    expect(words.render({ id: ["nothing-like-that", "figure-adult"] }, {})).toBe("Adult");
  });
});

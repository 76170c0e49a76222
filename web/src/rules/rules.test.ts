import { describe, expect, it } from "vitest";
import { find, search } from "./rules";

const sections = [
  {
    id: "NOISE",
    name: { en: "Noise", de: "Geräusche" },
    clauses: [
      { id: "NEM-NOISE-01", kind: "rule", text: { en: "Roll the noise die.", de: "Wirf den Geräuschwürfel." } },
      { id: "NEM-NOISE-02", kind: "rule", text: { en: "Place a marker.", de: "" } },
    ],
  },
];

describe("rules", () => {
  it("finds by words in the language, without accents, and by id", () => {
    expect(search(sections, "gerauschwurfel", "de")[0]?.clauses).toHaveLength(1);
    expect(search(sections, "noise-02", "en")[0]?.clauses[0]?.id).toBe("NEM-NOISE-02");
    expect(search(sections, "marker", "de")[0]?.clauses).toHaveLength(1);
    expect(search(sections, "queen", "en")).toEqual([]);
    expect(find(sections, "NEM-NOISE-01")?.kind).toBe("rule");
  });
});

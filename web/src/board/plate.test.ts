import { describe, expect, it } from "vitest";
import { texts } from "../test-texts";
import { Words } from "../words/words";
import { ids } from "../titles/ids.fixture.json";
import { LEAST, plate } from "./plate";

/** Letters of the board are about this wide. */
const measure = (text: string): number => text.length * 0.6;

describe("a plate", () => {
  const name = (scale: number, flat = true) => plate(["Evacuation Section A", "Evacuation A", "Evac A"], flat, scale, measure);

  it("has the longest name that can be read", () => {
    expect(name(1.2).lines.join(" ")).toBe("Evacuation Section A");
    expect(name(0.5).lines).toEqual(["Evacuation", "A"]);
    expect(name(0.31).lines).toEqual(["Evac A"]);
  });

  it("never has letters that are too small, and none that are larger than they must be", () => {
    for (const scale of [0.2, 0.31, 0.45, 0.6, 1, 2]) {
      expect(name(scale).size * scale).toBeGreaterThanOrEqual(LEAST);
      expect(name(scale).size).toBeLessThanOrEqual(Math.max(30, (LEAST + 0.3) / scale));
    }
  });

  it("divides a word only before the shortest name", () => {
    expect(plate(["Hibernatorium", "Hib."], true, 0.5, measure).lines).toEqual(["Hiber-", "natorium"]);
    expect(plate(["Hibernatorium", "Deep Sleep", "Hib."], true, 0.5, measure).lines).toEqual(["Deep Sleep"]);
  });
});

describe.each(["en", "de"])("the rooms in %s", (lang) => {
  const words = new Words(lang, texts(lang, "app", "survival", "nemesis"));
  const rooms = ids.filter((id) => words.has(`room-${id.replaceAll("_", "-")}`));

  it("have names of which each is shorter than the one before, and no two are alike", () => {
    expect(rooms.length).toBeGreaterThan(20);
    const shortest = rooms.map((room) => words.forms("room", room).at(-1));
    expect(new Set(shortest).size).toBe(rooms.length);
    for (const room of rooms) {
      const lengths = words.forms("room", room).map((form) => form.length);
      expect(lengths, room).toEqual(lengths.toSorted((a, b) => b - a));
      expect(lengths.at(-1), room).toBeLessThanOrEqual(6);
    }
  });
});

import { describe, expect, it } from "vitest";
import { lengthOf, Voices } from "./voices";

describe("voices", () => {
  it("are two at most, and make room when they are over", () => {
    const voices = new Voices();
    expect([voices.admit(0, 1), voices.admit(0.2, 0.5), voices.admit(0.3, 1)]).toEqual([true, true, false]);
    expect([voices.admit(0.8, 1), voices.admit(0.9, 1), voices.admit(1.1, 1)]).toEqual([true, false, true]);
  });
  it("last as long as their last note", () => {
    expect(lengthOf([{ hiss: 400, long: 0.2, loud: 1 }, { hz: 40, at: 0.5, long: 0.4, loud: 1, wave: "sine" }])).toBeCloseTo(0.9);
    expect(lengthOf([])).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import type { View } from "../../api/types";
import { boards } from "../../board/boards.fixture";
import { inOrder, isScarce, wordSpan, type Rail } from "../../parts/rail";
import { texts } from "../../test-texts";
import { Words } from "../../words/words";
import { railOf } from "../rails";

const words = { en: new Words("en", texts("en", "survival", "nemesis")), de: new Words("de", texts("de", "survival", "nemesis")) };
const make = await railOf("nemesis");

function at(time: number, fuse = -1, marks = { fire: 0, malfunction: 0 }, lang: "en" | "de" = "en"): Rail {
  const rooms = Array.from({ length: 10 }, (_, n) => ({ fire: n < marks.fire, malfunction: n < marks.malfunction }));
  const view = { time, self_destruct: fuse, rooms } as unknown as View;
  if (!make) throw new Error("there is no rail");
  return make(view, boards.base, words[lang]);
}

const first = (rail: Rail): string => {
  const [end] = inOrder(rail.ends);
  return `${end?.left} ${end?.until}`;
};

describe("the rail of the ship", () => {
  it("has the jump at its end and the open chambers before it", () => {
    const rail = at(13);
    expect(rail.spaces).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(rail.bands).toEqual([{ from: 8, to: 1, tone: "calm", word: "hibernation opens at 8" }]);
    expect(first(rail)).toBe("13 to the jump");
    expect(at(8).bands[0]?.word).toBe("hibernation is open");
    expect(rail.counts).toEqual([]);
  });

  it("shows the blast on the same spaces, and from where on nobody can stop it", () => {
    const rail = at(13, 4);
    expect(first(rail)).toBe("4 to the blast");
    expect(rail.ends[1]).toMatchObject({ at: 9, note: "from 12 on nobody can stop it" });
    expect(rail.bands.slice(1)).toMatchObject([
      { from: 13, to: 13, tone: "danger" },
      { from: 12, to: 9, tone: "grave" },
    ]);
    expect(at(13, 3).ends[1]?.note).toBe("nobody can stop it now");
    expect(at(13, 4, undefined, "de").ends[1]?.note).toBe("ab 12 hält es niemand mehr auf");
  });

  it("puts the jump first where the blast would come after it", () => {
    const rail = at(2, 5);
    expect(first(rail)).toBe("2 to the jump");
    expect(rail.ends[1]?.at).toBe(-3);
    expect(rail.bands.every(({ from, to }) => from >= to && rail.spaces.includes(from) && rail.spaces.includes(to))).toBe(true);
    for (let time = 0; time <= 15; time++)
      for (let fuse = 0; fuse <= 6; fuse++)
        for (const band of at(time, fuse).bands) expect([band.from, band.to].every((n) => rail.spaces.includes(n)), `${time} ${fuse}`).toBe(true);
  });

  it("counts fires and malfunctions up to the last marker", () => {
    const rail = at(13, -1, { fire: 6, malfunction: 1 });
    expect(rail.counts.map((c) => [c.id, c.word, isScarce(c)])).toEqual([
      ["fire", "6 of 8", true],
      ["malfunction", "1 of 8", false],
    ]);
    expect(rail.counts[0]?.sentence).toMatch(/6 fires of 8.*explodes/);
  });

  it("keeps the words of bands clear of the words of ends", () => {
    const sleep = (rail: Rail) => rail.bands[0] && wordSpan(rail.bands[0], rail);
    // Columns count from 15 on: 8 is the seventh. The jump takes 1.
    expect(sleep(at(13))).toEqual({ first: 7, last: 13 });
    expect(sleep(at(13, 6))).toEqual({ first: 10, last: 13 });
    expect(sleep(at(10, 6))).toEqual({ first: 7, last: 9 });
    expect(sleep(at(10, 5))).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import type { LessonShown, Option } from "../api/types";
import { Lesson } from "./lesson.svelte";

const data: LessonShown = {
  title: "nemesis",
  seat: 0,
  answers: 4,
  steps: [
    { at: 0, chapter: "a", key: "move:slot_015", text: "move", rule: "NEM-MOVE-04", pages: [{ text: "ship", point: "board" }] },
    { at: 1, chapter: "a", key: "pass", text: "pass", rule: "", pages: [] },
    { at: 3, chapter: "b", key: "done", text: "done", rule: "", pages: [] },
  ],
  ending: [{ text: "over", point: "" }],
};
const option = (key: string): Option => ({ key, verb: key.split(":")[0] ?? "", args: key.split(":").slice(1), kinds: [] });

function lesson(seq = 0): Lesson {
  const out = new Lesson("table");
  out.data = data;
  out.at(seq);
  return out;
}

describe("a lesson", () => {
  it("lets its pages be read before it asks", () => {
    const l = lesson();
    expect(l.shown).toMatchObject({ id: "ship", point: "board", asks: false, step: 1 });
    expect(l.hasNext).toBe(true);
    l.next();
    expect(l.shown).toMatchObject({ id: "move", asks: true });
    expect(l.hasNext).toBe(false);
  });

  it("goes back to what was read, and forward to where it stands", () => {
    const l = lesson(3);
    l.previous();
    l.previous();
    expect(l.shown?.id).toBe("move");
    for (let n = 0; n < 9; n++) l.previous();
    expect(l.shown?.id).toBe("ship");
    while (l.hasNext) l.next();
    expect(l.shown?.id).toBe("done");
  });

  it("lets only the answer pass that goes on", () => {
    const l = lesson();
    expect(l.allowed([option("move:slot_015"), option("careful:slot_015")]).map((o) => o.key)).toEqual(["move:slot_015"]);
    expect(l.reminded).toBe(0);
    expect(l.allowed([option("pass")])).toEqual([]);
    expect(l.reminded).toBe(1);
    l.at(1);
    expect(l.reminded).toBe(0);
  });

  it("asks for nothing while the others play", () => {
    const l = lesson(2);
    expect(l.step).toBeUndefined();
    expect(l.wanted).toBe("");
    expect(l.shown?.id).toBe("pass");
  });

  it("ends, and then everything is allowed", () => {
    const l = lesson(4);
    expect(l.isDone).toBe(true);
    expect(l.shown?.id).toBe("over");
    expect(l.allowed([option("pass")])).toHaveLength(1);
    l.leave();
    expect(l.over).toBe(true);
  });
});

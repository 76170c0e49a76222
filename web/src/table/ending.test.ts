import { describe, expect, it } from "vitest";
import type { Debrief, Goal, Moment, View } from "../api/types";
import { choiceOf, fateOf, inOrder, inWords, outcomeOf, plainHeadline, rounds, shown, statistics, steps } from "./ending";
import { results } from "../titles/nemesis/results";

const { checks } = results;

const e = (event: string, values = {}) => ({ event, depth: 0, rule: "", seq: 1, ...values });
const empty: Debrief = { headline: "", place: "", acts: [], checks: [], fates: [], goals: [], timeline: [], said: [] };
const goal = (id: string, kept: boolean): Goal => ({ id, kept, met: false, ways: [] });

describe("the end", () => {
  it("tells the place first, then who lived, then what each was after", () => {
    const told = { ...empty, acts: [{ id: "ending", events: [] }, { id: "engines", events: [] }], checks: [e("survives", { seat: 0 })] };
    const scene = steps(told, 3);
    expect(scene).toEqual(["act", "act", "checks", "lived", "goal", "goal", "goal"]);
    expect([0, 3, 5].map((step) => shown(scene, step, "act"))).toEqual([1, 2, 2]);
    expect([0, 3, 5].map((step) => shown(scene, step, "lived"))).toEqual([0, 1, 1]);
    expect([0, 3, 5].map((step) => shown(scene, step, "goal"))).toEqual([0, 0, 2]);
  });
  it("turns common goals over at once and leaves out what did not take place", () => {
    expect(steps({ ...empty, goals: [goal("a", true), goal("b", true)] }, 3)).toEqual(["lived", "goal"]);
  });
  it("marks the kept goal, and says if nobody had to choose", () => {
    const chosen = [goal("a", false), goal("b", true)];
    expect(chosen.map((one) => choiceOf(one, chosen))).toEqual(["dropped", "kept"]);
    const dealt = [goal("a", false), goal("b", false)];
    expect(dealt.map((one) => choiceOf(one, dealt))).toEqual(["undecided", "undecided"]);
  });
  it("tells a goal that was missed from one whose owner did not live to reach it", () => {
    const met = { say: "", met: true, why: "" };
    const missed = { ...met, met: false };
    expect(outcomeOf({ ...goal("a", true), ways: [[met, missed], [missed]] })).toBe("missed");
    expect(outcomeOf({ ...goal("a", true), ways: [[missed], [met, met]] })).toBe("dead");
    expect(outcomeOf({ ...goal("a", true), met: true, ways: [[met]] })).toBe("met");
  });
  it("tells how each check went", () => {
    const lines = [
      e("final_scan", { seat: 0, infected: 1, clean: 2 }), e("final_draw", { seat: 0, contamination: 2 }), e("contamination_kills", { seat: 0 }),
      e("final_scan", { seat: 1, infected: 0, clean: 1 }), e("survives", { seat: 1 }),
    ];
    expect(checks(lines)).toMatchObject([
      { seat: 0, bad: 1, good: 2, survives: false },
      { seat: 1, bad: 0, good: 1, survives: true },
    ]);
    const say = (id: string, values = {}) => [id, ...Object.values(values)].join(" ");
    const [first, second] = checks(lines);
    expect([first, second].map((check) => check && inWords(check, say))).toEqual(["scene-scanned 1 2 · scene-drawn 2", "scene-scanned 0 1"]);
    // With a larva inside nothing is scanned.
    expect(checks([e("final_draw", { seat: 0, contamination: 0 })]).map((check) => inWords(check, say))).toEqual(["scene-drawn 0"]);
  });
  it("puts moments into their rounds", () => {
    const at = (round: number, n: number): Moment => ({ at: n, round, sign: "death", say: "", note: "" });
    expect(rounds([at(1, 3), at(1, 4), at(4, 9)]).map((r) => [r.round, r.moments.length])).toEqual([[1, 2], [4, 1]]);
  });
  it("tells fates, keeps the winners for last and counts deeds", () => {
    const crew = [0, 1, 2].map((seat) => ({ seat, character: "x" }));
    const view = { seat: 1, winners: [0], survivors: [0, 1], crew } as unknown as View;
    expect([0, 1, 2].map((s) => fateOf(s, view))).toEqual(["won", "survived", "lost"]);
    expect(inOrder(view).map((c) => c.seat)).toEqual([2, 1, 0]);
    expect(plainHeadline(view, String)).toEqual({ id: "app-end-others", args: { who: "0" } });
    expect(plainHeadline({ ...view, seat: 0 }, String)).toEqual({ id: "app-end-you" });
    const counted = statistics([e("turn", { seat: 1 }), e("moved", { seat: 1 }), e("intruder_killed")], view, { ...results, acts: {} });
    expect(counted[1]).toMatchObject({ moves: 1, kills: 1 });
  });
});

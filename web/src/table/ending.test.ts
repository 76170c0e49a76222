import { describe, expect, it } from "vitest";
import type { View } from "../api/types";
import { acts, checks, deathOf, fateOf, statistics, verdicts } from "./ending";

const e = (event: string, values = {}) => ({ event, depth: 0, rule: "", seq: 1, ...values });

describe("the end", () => {
  it("has its acts in order and leaves out what did not take place", () => {
    const lines = [e("turn"), e("game_ended"), e("engines_revealed"), e("coordinates_revealed"), e("survives"), e("contamination_kills")];
    expect(acts(lines).map((a) => a.id)).toEqual(["ending", "engines", "coordinates", "contamination", "objectives"]);
    expect(acts([e("game_ended"), e("ship_destroyed"), e("lost_with_ship")]).map((a) => a.id)).toEqual(["ending", "objectives"]);
  });
  it("tells how each check went", () => {
    const lines = [
      e("final_scan", { seat: 0, infected: 1, clean: 2 }), e("final_draw", { seat: 0, contamination: 2 }), e("contamination_kills", { seat: 0 }),
      e("final_scan", { seat: 1, infected: 0, clean: 1 }), e("survives", { seat: 1 }),
    ];
    expect(checks(lines)).toEqual([
      { seat: 0, infected: 1, clean: 2, drawn: 2, survives: false },
      { seat: 1, infected: 0, clean: 1, drawn: -1, survives: true },
    ]);
  });
  it("knows what somebody died of, and that who came back to life did not", () => {
    const log = [e("round", { round: 3 }), e("died", { seat: 1, cause: "fire" }), e("round", { round: 4 }), e("died", { seat: 2, cause: "attack" }), e("revived", { seat: 2 })];
    expect(deathOf(1, log)).toMatchObject({ round: 3, event: { cause: "fire" } });
    expect(deathOf(2, log)).toBeUndefined();
  });
  it("reads which objectives were fulfilled", () => {
    const log = [e("game_ended"), e("objective_revealed", { seat: 1, objective: "egg", fulfilled: true })];
    expect(verdicts(1, log)).toEqual([{ objective: "egg", fulfilled: true }]);
    expect(verdicts(0, log)).toEqual([]);
  });
  it("tells fates and counts deeds", () => {
    const view = { winners: [0], survivors: [0, 1], crew: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } as unknown as View;
    expect([0, 1, 2].map((s) => fateOf(s, view))).toEqual(["won", "survived", "lost"]);
    const counted = statistics([e("turn", { seat: 1 }), e("moved", { seat: 1 }), e("intruder_killed")], view);
    expect(counted[1]).toMatchObject({ moves: 1, kills: 1 });
  });
});

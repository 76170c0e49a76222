import { describe, expect, it } from "vitest";
import type { View } from "../api/types";
import { acts, fateOf, statistics } from "./ending";

const e = (event: string, values = {}) => ({ event, depth: 0, rule: "", seq: 1, ...values });

describe("the end", () => {
  it("has its acts in order and leaves out what did not take place", () => {
    const lines = [e("turn"), e("game_ended"), e("engines_revealed"), e("coordinates_revealed"), e("survives"), e("contamination_kills")];
    expect(acts(lines).map((a) => a.id)).toEqual(["ending", "engines", "coordinates", "contamination", "objectives"]);
    expect(acts([e("game_ended"), e("ship_destroyed"), e("lost_with_ship")]).map((a) => a.id)).toEqual(["ending", "objectives"]);
  });
  it("tells fates and counts deeds", () => {
    const view = { winners: [0], survivors: [0, 1], crew: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } as unknown as View;
    expect([0, 1, 2].map((s) => fateOf(s, view))).toEqual(["won", "survived", "lost"]);
    const counted = statistics([e("turn", { seat: 1 }), e("moved", { seat: 1 }), e("intruder_killed")], view);
    expect(counted[1]).toMatchObject({ moves: 1, kills: 1 });
  });
});

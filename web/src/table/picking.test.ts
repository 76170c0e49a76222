import { describe, expect, it } from "vitest";
import { grouped, typed } from "./picking";

const o = (verb: string, ...args: string[]) => ({ key: [verb, ...args].join(":"), verb, args, kinds: [] });

describe("options", () => {
  it("leaves few together and groups many, losing none", () => {
    const few = [o("agree"), o("decline")];
    expect(grouped(few)).toEqual([{ id: "", options: few }]);
    const many = [o("pass"), o("move", "slot_001"), o("careful", "slot_001"), o("card", "rest", "scan"), o("melee", "adult_1"), o("room", "armory", "recharge"), o("strange")];
    const groups = grouped(many);
    expect(groups.map((g) => g.id)).toEqual(["move", "fight", "cards", "here", "other"]);
    expect(new Set(groups.flatMap((g) => g.options))).toEqual(new Set(many));
  });
  it("reads typed numbers", () => {
    expect(typed("3", 9)).toBe(3);
    expect(typed("1", 12)).toBe("wait");
    expect(typed("12", 12)).toBe(12);
    expect(typed("13", 12)).toBe("none");
    expect(typed("0", 12)).toBe("none");
  });
});

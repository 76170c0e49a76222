import { describe, expect, it } from "vitest";
import type { Option, Refusal } from "../api/types";
import { basicActions, cardOptions, refusalOf, roomActions, thingOptions } from "./choices";

const KINDS: Record<string, string[]> = {
  "card:search:search": ["card", "way"],
  "discard:search": ["card"],
  "move:slot_001": ["slot"],
  "shoot:rifle:adult_1": ["thing", "target"],
  "drop:rifle": ["thing"],
  "pick_up:rifle": ["thing"],
  "room:canteen:snack": ["room", "way"],
};
const options: Option[] = Object.entries(KINDS).map(([key, kinds]) => {
  const [verb = "", ...args] = key.split(":");
  return { key, verb, args, kinds };
});
const refusal = (what: string): Refusal => ({ what, reason: "no_target", rule: "NEM-ACT-25", args: [], say: "" });

describe("what belongs to what", () => {
  it("finds the options of a card and of a thing", () => {
    expect(cardOptions("search", options).map((o) => o.key)).toEqual(["card:search:search", "discard:search"]);
    expect(thingOptions("rifle", options).map((o) => o.key)).toEqual(["shoot:rifle:adult_1", "drop:rifle"]);
  });

  it("finds why a card is greyed, or why nothing is possible at all", () => {
    expect(refusalOf(["card"], "rest", [refusal("card:rest:scan")])?.what).toBe("card:rest:scan");
    expect(refusalOf(["card"], "rest", [refusal("act")])?.what).toBe("act");
    expect(refusalOf(["card"], "rest", [refusal("melee")])).toBeUndefined();
  });

  it("lists all basic actions, possible or not", () => {
    const actions = basicActions(options, [refusal("melee"), refusal("craft:taser")]);
    expect(actions.map((a) => a.verb)).toContain("careful");
    expect(actions.find((a) => a.verb === "move")?.options).toHaveLength(1);
    expect(actions.find((a) => a.verb === "melee")?.refusal?.rule).toBe("NEM-ACT-25");
    expect(actions.find((a) => a.verb === "craft")?.refusal?.what).toBe("craft:taser");
  });

  it("knows the action of the room", () => {
    expect(roomActions(["snack"], "canteen", options, [])[0]?.options).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import type { OptionData, TitleData } from "../api/types";
import { barred, excluded, playersOf, settled, toggled, valueOf } from "./options";

const option = (name: string, values: string[], more: Partial<OptionData> = {}): OptionData => ({
  name,
  values,
  default: more.several ? "" : (values[0] ?? ""),
  names: [],
  several: false,
  players: {},
  row: "with",
  ...more,
});

const title: TitleData = {
  name: "toy",
  players: [1, 5],
  options: [
    option("race", ["worms", "ghosts"]),
    option("mode", ["semi", "solo", "coop"], { players: { semi: [2, 5], solo: [1, 1], coop: [1, 5] } }),
    option("open_hands", ["no", "yes"]),
    option("modules", ["rooms", "turrets"], { several: true }),
  ],
  needs: [
    { option: "open_hands", values: ["yes"], other: "mode", only: ["coop"], rule: "TOY-1" },
    { option: "modules", values: ["turrets"], other: "race", only: ["worms"], rule: "TOY-2" },
  ],
  brings: [],
  follows: [],
  rulebooks: [],
  boards: [],
  bots: [],
  boxes: [],
};

describe("options of a new match", () => {
  it("are the defaults until something is chosen", () => {
    expect(valueOf(title, {}, "mode")).toBe("semi");
    expect(valueOf(title, { mode: "coop" }, "mode")).toBe("coop");
    expect(valueOf(title, {}, "modules")).toBe("");
  });

  it("exclude each other in both directions where both are rows, with what goes instead", () => {
    const rows = title.options.map((o) => (o.name === "race" ? { ...o, row: "against" } : o.name === "mode" ? { ...o, row: "how" } : o));
    const needs = [...title.needs, { option: "race", values: ["ghosts"], other: "mode", only: ["semi", "coop"], rule: "TOY-3" }];
    const strict = { ...title, options: rows, needs };
    expect(excluded(strict, { mode: "solo" }, "race", "ghosts")?.only).toEqual(["semi", "coop"]);
    expect(excluded(strict, { race: "ghosts" }, "mode", "solo")).toEqual({ other: "race", only: ["worms"], rule: "TOY-3" });
    expect(excluded(strict, { race: "ghosts" }, "mode", "coop")).toBeUndefined();
    expect(excluded(strict, {}, "mode", "solo")).toBeUndefined();
    // A switch never stands in the way of a row: it is dropped when the row changes.
    expect(excluded(strict, { mode: "coop", open_hands: "yes" }, "mode", "solo")).toBeUndefined();
  });

  it("say how many can play", () => {
    expect(playersOf(title, {})).toEqual([2, 5]);
    expect(playersOf(title, { mode: "solo" })).toEqual([1, 1]);
    expect(playersOf({ ...title, options: [] }, {})).toEqual([1, 5]);
  });

  it("are barred by what doesn't go with them, with the clause", () => {
    expect(barred(title, {}, "open_hands", "yes")?.rule).toBe("TOY-1");
    expect(barred(title, {}, "open_hands", "no")).toBeUndefined();
    expect(barred(title, { mode: "coop" }, "open_hands", "yes")).toBeUndefined();
    expect(barred(title, { race: "ghosts" }, "modules", "turrets")?.rule).toBe("TOY-2");
  });

  it("give way when something else is chosen", () => {
    expect(settled(title, { mode: "coop", open_hands: "yes" })).toMatchObject({ open_hands: "yes" });
    expect(settled(title, { mode: "semi", open_hands: "yes" })).not.toHaveProperty("open_hands");
    expect(settled(title, { race: "ghosts", modules: "rooms,turrets" })).toMatchObject({ modules: "rooms" });
  });

  it("are a list in its own order where several can be chosen", () => {
    const modules = title.options[3] as OptionData;
    expect(toggled(modules, "turrets", "rooms", true)).toBe("rooms,turrets");
    expect(toggled(modules, "rooms,turrets", "rooms", false)).toBe("turrets");
  });
});

import { describe, expect, it } from "vitest";
import type { OptionData, TitleData } from "../api/types";
import { boxesOf, columnsOf, ownedOf, rowsOf as shelfRows } from "./boxes";
import { counted, fitted, isLast, seatOf } from "./seats";
import { folded, marked, modulesOf, picked, pieces, rowsOf, unusual } from "./setup";

const option = (name: string, row: string, values: string[], several = false): OptionData => ({
  name,
  values,
  default: several ? "" : (values[0] ?? ""),
  names: [],
  several,
  players: {},
  row,
});

const title: TitleData = {
  name: "toy",
  players: [1, 5],
  options: [
    option("modules", "with", ["rooms", "turrets", "traits", "crew", "glass"], true),
    option("mode", "how", ["semi", "solo"]),
    option("race", "against", ["worms"]),
    option("hands", "with", ["no", "yes"]),
    option("board", "where", ["front", "back"]),
  ],
  needs: [],
  brings: [],
  follows: [],
  rulebooks: [],
  boards: [],
  bots: [],
  boxes: [
    { name: "toy", presets: {}, aboard: false },
    { name: "ghosts", presets: { mode: "solo" }, aboard: true },
  ],
};

describe("a table in one sentence", () => {
  it("has the rows in their order, and none without a choice", () => {
    expect(rowsOf(title)).toEqual(["where", "how", "with"]);
  });

  it("names what is chosen, and of additions only those that are there", () => {
    const words = (chosen: Record<string, string>, row: "how" | "with" | "against") =>
      picked(title, chosen, row).map((p) => p.value);
    expect(words({}, "how")).toEqual(["semi"]);
    expect(words({}, "against")).toEqual(["worms"]);
    expect(words({}, "with")).toEqual([]);
    expect(words({ modules: "rooms,crew", hands: "yes" }, "with")).toEqual(["rooms", "crew", "yes"]);
    expect(unusual(title, {})).toEqual([]);
    expect(unusual(title, { board: "back", hands: "yes" }).map((p) => p.value)).toEqual(["back", "yes"]);
  });

  it("can be taken apart where it can be changed", () => {
    expect(pieces(`On ${marked("where", "the ship")}, ${marked("how", "alone, today")}.`)).toEqual([
      { text: "On " },
      { row: "where", text: "the ship" },
      { text: ", " },
      { row: "how", text: "alone, today" },
      { text: "." },
    ]);
  });

  it("folds more than three modules, but none that is on", () => {
    const names = (chosen: Record<string, string>) => {
      const { shown, hidden } = folded(modulesOf(title, chosen));
      return [shown.map((m) => m.value), hidden.map((m) => m.value)];
    };
    expect(names({})).toEqual([["rooms", "turrets", "traits"], ["crew", "glass", "yes"]]);
    expect(names({ modules: "glass", hands: "yes" })).toEqual([["rooms", "turrets", "traits", "glass", "yes"], ["crew"]]);
    const few = { ...title, options: title.options.slice(1) };
    expect(folded(modulesOf(few, {})).hidden).toEqual([]);
  });
});

describe("seats of a new table", () => {
  const kinds = (seats: ReturnType<typeof fitted>) => seats.map((s) => s.kind);
  const table = (["me", "bot", "invite", "bot"] as const).map(seatOf);

  it("fit: bots go first, whoever makes the table stays", () => {
    expect(kinds(fitted(table, 1, 3))).toEqual(["me", "bot", "invite"]);
    expect(kinds(fitted(table, 1, 1))).toEqual(["me"]);
    expect(kinds(fitted((["bot", "me"] as const).map(seatOf), 1, 1))).toEqual(["me"]);
    expect(kinds(fitted([seatOf("me")], 3, 5))).toEqual(["me", "bot", "bot"]);
  });

  it("keep one that isn't a bot's", () => {
    expect(isLast((["me", "bot"] as const).map(seatOf), 0)).toBe(true);
    expect(isLast((["me", "bot"] as const).map(seatOf), 1)).toBe(false);
    expect(isLast((["me", "program"] as const).map(seatOf), 0)).toBe(false);
  });

  it("are counted by kind", () => {
    expect(counted(table)).toEqual([["me", 1], ["invite", 1], ["bot", 2]]);
  });
});

describe("boxes", () => {
  const other: TitleData = { ...title, name: "other", boxes: [{ name: "other", presets: {}, aboard: false }] };
  const boxes = boxesOf([title, other]);

  it("are worlds first, then what comes aboard one of them", () => {
    expect(boxes.map((b) => b.name)).toEqual(["toy", "other", "ghosts"]);
    expect(shelfRows(boxes).map((r) => [r.aboard, r.boxes.map((b) => b.name)])).toEqual([
      ["", ["toy", "other"]],
      ["toy", ["ghosts"]],
    ]);
  });

  it("are hidden when they aren't owned, unless none would be left", () => {
    const owned = ownedOf(boxes, ["toy"]);
    expect(owned.map((b) => b.name)).toEqual(["other", "ghosts"]);
    expect(shelfRows(owned, boxes)[1]?.aboard).toBe("toy");
    expect(ownedOf(boxes, ["toy", "other", "ghosts"])).toHaveLength(3);
  });

  it("stand side by side without holes", () => {
    expect([1, 2, 3, 4, 6].map(columnsOf)).toEqual([1, 2, 3, 2, 3]);
  });
});

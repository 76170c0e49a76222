import { describe, expect, it } from "vitest";
import type { Content, Option, Refusal, Term, View } from "../api/types";
import { texts } from "../test-texts";
import { Words } from "../words/words";
import { families, notNow, ORDER, short } from "./families";
import { inWords } from "./why";

const words = new Words("en", texts("en", "app", "survival", "nemesis"));

const TERMS: Record<string, Record<string, Term>> = {
  "card:rest:rest": { arg1: { id: "card-rest" }, arg2: { id: ["way-rest-rest", "way-rest"] } },
  "shoot:rifle:adult_1": { arg1: { id: "thing-rifle" }, arg2: { name: "target:adult_1" } },
  "move:slot_002": { arg1: { name: "slot:slot_002" } },
  "move:slot_003": { arg1: { name: "slot:slot_003", note: { id: "room-armory" } } },
  "room:cockpit:set_destination": { arg1: { id: "room-cockpit" }, arg2: { id: "way-set-destination" } },
};
const option = (key: string): Option => {
  const [verb = "", ...args] = key.split(":");
  return { key, verb, args, kinds: [], say: { id: `option-${verb}`, args: TERMS[key] ?? {}, up: true } };
};
const view = {
  seat: 0,
  crew: [{ slot: "slot_001" }],
  rooms: [
    { slot: "slot_001", room: "cockpit" },
    { slot: "slot_002", room: "laboratory" },
    { slot: "slot_003", room: "" },
  ],
  figures: [{ figure: "adult_1", kind: "adult", slot: "slot_001", injuries: 2 }],
  names: {
    "slot:slot_001": { id: "room-cockpit" },
    "slot:slot_002": { id: "room-laboratory" },
    "slot:slot_003": { id: "ui-unexplored", args: { n: 3 } },
    "target:adult_1": { id: "ui-injured", args: { figure: { join: [{ id: "figure-adult" }, "1"], between: " " }, n: 2 } },
  },
} as unknown as View;
const content = {
  cards: { rest: { cost: 0 }, search: { cost: 0 } },
  items: {},
  rooms: { cockpit: { cost: 2, ways: ["check_coordinates", "set_destination"] } },
} as unknown as Content;
const costs = {
  "move:slot_002": 2, "move:slot_003": 2, "shoot:rifle:adult_1": 1, "card:rest:rest": 0, "card:search:search": 0,
  "room:cockpit:check_coordinates": 2, "room:cockpit:set_destination": 2, careful: 2,
};
const offered = ["pass", "card:rest:rest", "shoot:rifle:adult_1", "move:slot_002", "move:slot_003", "room:cockpit:set_destination"].map(option);

describe("the options of a turn", () => {
  const found = families(offered, costs, content, view, words);
  it("stand in families, what ends the turn last", () => {
    expect(found.map((f) => f.id)).toEqual(["move", "shoot:rifle", "room", "card", "pass"]);
    expect(found.map((f) => f.options.length)).toEqual([2, 1, 1, 1, 1]);
  });
  it("say their price once, and that a wound raises it", () => {
    expect(found[0]?.price).toEqual({ cards: 2, raised: true });
    expect(found[1]?.price).toEqual({ cards: 1, raised: false });
    expect(found.at(-1)?.price).toBeUndefined();
  });
  it("say no common price where prices differ", () => {
    const mixed = families(offered, { ...costs, "move:slot_002": 1 }, content, view, words);
    expect(mixed[0]?.price).toBeUndefined();
  });
  it("stand where their outlook puts them", () => {
    const flight = { say: "", danger: true, grave: true, final: false, family: "escape", marks: null };
    const split = families(offered, costs, content, view, words, { "move:slot_002": flight, "move:slot_003": flight });
    expect(split.map((f) => f.id)).toEqual(["shoot:rifle", "escape", "room", "card", "pass"]);
    expect(split[1]).toMatchObject({ name: "Escape", danger: true, icon: "run" });
  });
  it("are named by what makes them different", () => {
    expect(offered.map((o) => short(o, view, words))).toEqual([
      "Pass", words.option(option("card:rest:rest"), view), "Adult 1 (2 injuries)", "Laboratory", "Room 3 (Armory?)",
      words.option(option("room:cockpit:set_destination"), view).split(": ")[1]?.replace(/^./, (c) => c.toUpperCase()),
    ]);
  });
  it("leave out what isn't possible, which is listed with its reason and price", () => {
    const refusals: Refusal[] = ["careful", "melee", "room:cockpit:check_coordinates"].map((what) => ({ what, reason: "too_few_cards", rule: "NEM-ACT-02", args: [], say: "" }));
    const grey = notNow(offered, refusals, costs, content, view, words);
    expect(grey.map((g) => g.id)).toEqual(["careful", "melee", "cockpit:check_coordinates"]);
    expect(grey.map((g) => g.price?.cards)).toEqual([2, undefined, 2]);
  });
});

describe("every verb that a family can have", () => {
  for (const lang of ["en", "de"])
    it(`has a word in ${lang}`, () => {
      const all = new Words(lang, texts(lang, "app", "survival", "nemesis"));
      const named = families(ORDER.map((verb) => option(verb ? `${verb}:slot_001` : "other")), {}, content, view, all);
      expect(named.filter((f) => f.id !== "play:slot_001" && /^(seat-action|app-group)-/.test(f.name)).map((f) => f.id)).toEqual([]);
      expect(named).toHaveLength(ORDER.length);
    });
});

describe("the reason of a bot", () => {
  it("names the room that it is about, if its sentence has one", () => {
    expect(inWords({ reason: "explore", slot: "slot_002" }, view, words)).toContain("Laboratory");
    expect(inWords({ reason: "pass", slot: "slot_002" }, view, words)).toBe(words.say("bot-pass"));
    expect(inWords({ reason: "explore", slot: "" }, view, words)).toBe(words.say("bot-explore"));
  });
});

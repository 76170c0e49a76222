import { describe, expect, it } from "vitest";
import type { Option, View } from "../api/types";
import { boards } from "./boards.fixture";
import { price, printed } from "./costs";
import { layout } from "./layout";
import { nextPlace } from "./spatial";
import { geography, places, targets } from "./targets";
import { crewPlaces, CREW_SIZE, MY_SIZE } from "./tokens";
import { fitting, softened, wrap } from "./wrap";

const option = (key: string, kinds = ""): Option => {
  const [verb = "", ...args] = key.split(":");
  return { key, verb, args, kinds: kinds ? kinds.split(" ") : [] };
};
const view = {
  seat: 0,
  crew: [{ slot: "slot_011" }],
  figures: [{ figure: "adult_3", kind: "adult", slot: "slot_011", injuries: 0 }],
  rooms: [{ slot: "slot_005", room: "canteen" }],
} as unknown as View;
const where = geography(boards.base);

describe("places of an option", () => {
  it.each([
    ["move:slot_007", "slot", ["slot:slot_007"]],
    ["move:slot_007:cor_006_007", "slot corridor", ["slot:slot_007", "corridor:cor_006_007"]],
    ["move:adult_3:2", "target number", ["figure:adult_3"]],
    ["noise:main", "place", ["network:main"]],
    ["noise:cor_001_002", "place", ["corridor:cor_001_002"]],
    ["corridor:cor_001_002", "door", ["corridor:cor_001_002"]],
    ["shoot:rifle:adult_3", "thing target", ["figure:adult_3"]],
    ["melee:eggs", "target", ["slot:slot_011"]],
    ["room:canteen:snack", "room way", ["slot:slot_005"]],
    ["room:slot_003", "slot", ["slot:slot_003"]],
    ["pick_up:carcass", "thing", ["slot:slot_011"]],
    ["propose:2", "seat", ["crew:2"]],
    ["character:1", "seat", ["crew:1"]],
    ["character:captain", "character", []],
    ["attack:adult_3:1", "target seat", ["figure:adult_3", "crew:1"]],
    ["pod:2", "pod", ["pod:2"]],
    ["space:C", "space", ["space:C"]],
    ["pass", "", []],
    ["discard:rest", "card", []],
  ])("%s", (key, kinds, expected) => {
    expect(places(option(key, kinds), view, where)).toEqual(expected);
  });

  it("finds the engine in the question", () => {
    const question = { seat: 0, prompt: "engine_order", rule: "", about: ["2"], kinds: ["engine_number"] };
    expect(places(option("swap_engine"), view, where, question)).toEqual(["engine:2"]);
  });

  it("gathers what shares a target", () => {
    const found = targets([option("move:slot_007", "slot"), option("careful:slot_007", "slot"), option("pass")], view, where);
    expect([...found.keys()]).toEqual(["slot:slot_007"]);
    expect(found.get("slot:slot_007")?.map((o) => o.verb)).toEqual(["move", "careful"]);
  });
});

describe("small things", () => {
  it("tells printed costs", () => {
    const content = { cards: { rest: { cost: 0 } }, items: {}, rooms: { canteen: { cost: 2 } } } as never;
    expect(printed(option("card:rest:scan"), content)).toBe(0);
    expect(printed(option("room:canteen:snack"), content)).toBe(2);
    expect(printed(option("careful:slot_001"), content)).toBe(2);
    expect(printed(option("agree"), content)).toBeNull();
  });

  it("tells what is really paid, and when a wound raises it", () => {
    const content = { cards: {}, items: {}, rooms: {} } as never;
    const costs = { "move:slot_002": 2, "shoot:rifle:adult_1": 1, careful: 2 };
    expect(price(["move:slot_002"], costs, content)).toEqual({ cards: 2, raised: true });
    expect(price(["shoot:rifle:adult_1"], costs, content)).toEqual({ cards: 1, raised: false });
    expect(price(["careful"], costs, content)).toEqual({ cards: 2, raised: false });
    expect(price(["pass"], costs, content)).toBeUndefined();
    expect(price(["move:slot_002", "shoot:rifle:adult_1"], costs, content)?.cards).toBe(1);
  });

  it("draws my own token last and leaves it room", () => {
    const crew = [0, 1, 2].map((seat) => ({ seat, status: "active", character: "any", slot: boards.base.slots[0]?.id }));
    const places = crewPlaces({ seat: 1, crew } as unknown as View, layout(boards.base, false));
    expect(places.map(({ who }) => who.seat)).toEqual([0, 2, 1]);
    const [first, , mine] = places.map(({ at }) => at.x);
    expect((mine ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(CREW_SIZE + MY_SIZE);
  });

  it("softens only long words", () => {
    expect(softened("Fast Repairs", 12)).toBe("Fast Repairs");
    expect(softened("Reconnaissance", 12)).toMatch(/^Recon\w*\u00AD\w+$/);
  });

  it("breaks names into lines that fit", () => {
    expect(wrap("Fire Control System", 12)).toEqual(["Fire Control", "System"]);
    expect(wrap("Hibernatorium", 12)).toEqual(["Hibernatorium"]);
    expect(wrap("Evakuierungsbereich B", 12)).toEqual(["Evakuierungs-", "bereich B"]);
    expect(wrap("Triebwerkskontrolle", 12)).toEqual(["Triebwerks-", "kontrolle"]);
    expect(wrap("Feuerlöschzentrale", 12)).toEqual(["Feuerlösch-", "zentrale"]);
    expect(wrap("Erste-Hilfe-Station", 12)).toEqual(["Erste-Hilfe-", "Station"]);
    expect(wrap("Lukensteuerung", 12)).toEqual(["Luken-", "steuerung"]);
    expect(fitting(["Hibernatorium"], 100, 26)).toBeLessThan(14);
  });

  it("goes to the nearest place in the direction of the arrow", () => {
    const spots: [string, { x: number; y: number }][] = [
      ["a", { x: 100, y: 0 }],
      ["b", { x: 60, y: 100 }],
      ["c", { x: -50, y: 0 }],
    ];
    expect(nextPlace("ArrowRight", { x: 0, y: 0 }, spots)).toBe("a");
    expect(nextPlace("ArrowLeft", { x: 0, y: 0 }, spots)).toBe("c");
    expect(nextPlace("ArrowDown", { x: 0, y: 0 }, spots)).toBe("b");
    expect(nextPlace("ArrowUp", { x: 0, y: 0 }, spots)).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import type { Content, CrewView, Event, View } from "../../../../api/types";
import { texts } from "../../../../test-texts";
import { Words } from "../../../../words/words";
import { look } from "./look";

const words = new Words("en", texts("en", "app", "survival", "nemesis", "void_seeders"));
const crew = (seat: number, insanity: number, more: Partial<CrewView> = {}): CrewView =>
  ({ seat, insanity, status: "active", slot: "a", cards: 3, character: ["scout", "pilot"][seat] ?? "", ...more }) as CrewView;

function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    crew: [crew(0, 1), crew(1, 1)],
    figures: [],
    names: { "seat:0": "Scout", "seat:1": "Pilot" },
    lairs_destroyed: 0,
    intruders: { bag: { void_seeder: 5, blank: 1, insanity_red: 1 }, eggs: 5, weaknesses: { insanity: "", egg: "", carcass: "" } },
    ...more,
  } as unknown as View;
}

const track = (level: number, v = view()) => look.track?.(crew(0, level), v, words);

describe("insanity", () => {
  it("shows at each of five steps what comes, and a bar after the second", () => {
    expect(track(1)?.steps).toHaveLength(5);
    expect(track(1)?.bar).toBe(2);
    expect([1, 2, 3, 4, 5].map((n) => track(n)?.label)).toEqual(
      ["Lurker", "Whisperer", "Whisperer", "Stalker", "Despoiler"].map((kind, n) => `Insanity ${n + 1} of 5: ${kind}`),
    );
    expect(track(4)?.steps.map((step) => [step.reached, !!step.now])).toEqual([[true, false], [true, false], [true, false], [true, true], [false, false]]);
  });

  it("brings a lurker at the second step once that weakness is known", () => {
    const weak = view();
    weak.intruders.weaknesses = { insanity: "weakening_control", egg: "", carcass: "" };
    expect(track(2, weak)?.label).toBe("Insanity 2 of 5: Lurker");
  });

  it("warns before the bar and before the end, and only oneself", () => {
    expect(track(1)?.note).toBe("Next encounter: Lurker.");
    expect(track(2)?.note).toMatch(/no way back/);
    expect(track(5)).toMatchObject({ grave: true, note: "Next encounter: Despoiler. One more step kills you." });
    expect(look.track?.(crew(1, 5), view(), words)?.note).toBeUndefined();
  });

  it("tears a token apart from the third step on, wider with each", () => {
    expect([1, 2, 3, 4, 5].map((n) => track(n)?.torn)).toEqual([0, 0, 1, 2, 3]);
  });
});

describe("the corners", () => {
  const content = { characters: { scout: { colour: "blue" }, pilot: { colour: "red" } } } as unknown as Content;

  it("say whose panic is in the bag, and how it stands with the lairs", () => {
    const figures = [{ figure: "lair_1", kind: "lair", slot: "a", injuries: 0 }];
    const [bag] = look.corners(view({ figures, lairs_destroyed: 1 }), content, words);
    expect(bag?.total).toBe("7");
    expect(bag?.rows.find((row) => row.place === "bag:panic")?.who?.map((c) => c.seat)).toEqual([1]);
    expect(bag?.rows.find((row) => row.place === "bag:lairs")?.value).toBe("2 found, 1 of 3 destroyed");
  });
});

describe("a panic card", () => {
  const panics = look.script.beats?.panics?.picture;
  const card = (level: number, value: number, v = view()) =>
    panics?.show === "card" ? panics.card({ event: "panics", seat: 0, card: "bloodlust", value, level } as unknown as Event, {} as Content, "", v) : undefined;

  it("compares its value with the level: at least as mad, and it happens", () => {
    expect(card(4, 3)).toMatchObject({ dull: false, versus: { mine: 4, theirs: 3, holds: true, verdict: "scene-panic-happens" } });
    expect(card(3, 3)?.versus?.holds).toBe(true);
    expect(card(2, 3)).toMatchObject({ dull: true, versus: { holds: false, verdict: "scene-panic-rises" } });
  });

  it("names those who could step in: others in the room with cards, and only if something happens", () => {
    expect(card(4, 3)?.note?.seats).toEqual([1]);
    expect(card(2, 3)?.note).toBeUndefined();
    expect(card(4, 3, view({ crew: [crew(0, 4), crew(1, 1, { slot: "b" })] }))?.note).toBeUndefined();
    expect(card(4, 3, view({ crew: [crew(0, 4), crew(1, 1, { cards: 0 })] }))?.note).toBeUndefined();
  });
});

describe("their drawing", () => {
  it("is an eclipse with 24 rays, and an eye for a lair", () => {
    const rays = look.figures.strokes?.(40, "stalker").find((stroke) => stroke.paint === "rays")?.path ?? "";
    expect(rays.match(/M/g)).toHaveLength(24);
    expect(look.figures.outline(40, "lair")).not.toBe(look.figures.outline(40, "stalker"));
    expect(look.figures.picture("lair")).toBe(0);
    expect(look.figures.sizes).toEqual({ lurker: 33, whisperer: 38, stalker: 43, despoiler: 52, lair: 58 });
  });
});

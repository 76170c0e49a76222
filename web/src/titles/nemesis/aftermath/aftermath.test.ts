// Everything that is added has a picture, a colour, a tone and words in both languages.

import { describe, expect, it } from "vitest";
import type { AlertView, CrewView, View } from "../../../api/types";
import { iconOf } from "../../../board/icons";
import { texts } from "../../../test-texts";
import { Words } from "../../../words/words";
import { soundOf } from "../../../app/tones";
import { iconBody } from "../../../parts/icons";
import { titles } from "../../titles.svelte";
import { ALERTS, stagesOf } from "./alerts";
import { gear } from "./gear";
import icons from "./icons.json";
import { look } from "./look";
import { marks } from "./marks";

await titles.open("nemesis", "intruders", { mode: "research" });
const words = new Words("en", texts("en", "app", "survival", "nemesis", "aftermath"));
const UNKNOWN = iconOf("", "");
const ids = (kind: string): string[] => [...texts("en", "aftermath").matchAll(new RegExp(`^${kind}-([\\w-]+) =`, "gm"))].map(([, id = ""]) => id.replaceAll("-", "_"));

const alerts = (more: Partial<AlertView>): AlertView => ({ open: "unstable_reactor", stage: 1, left: 4, done: [], counted: [], treated: [], eggs: 0, ...more });
const view = (more: Partial<View> = {}): View =>
  ({ seat: 0, crew: [{ seat: 0 }, { seat: 1 }], rooms: [{ slot: "a", room: "generator", explored: true }, { slot: "b", room: "engine_2", explored: true }], notes: { tiles: {}, tokens: {} }, ...more }) as unknown as View;

describe("what is added", () => {
  it("is loaded where a table plays with it, and only there", async () => {
    expect(titles.additions).toEqual([look]);
    await titles.open("nemesis", "void_seeders", { modules: "traits" });
    expect(titles.additions).toEqual([look]);
    await titles.open("nemesis", "intruders", { mode: "semi", modules: "" });
    expect(titles.additions).toEqual([]);
    expect(iconOf("alert", "black_box")).toBe(UNKNOWN);
    await titles.open("nemesis", "intruders", { mode: "research" });
  });

  it.each(["card", "thing", "room", "trait", "alert", "character", "effect", "wound"])("has a picture for every %s", (kind) => {
    expect(ids(kind).length).toBeGreaterThan(0);
    const own = kind === "alert" ? ids(kind).filter((id) => ALERTS.includes(id)) : ids(kind);
    expect(own.filter((id) => iconOf(kind, id) === UNKNOWN)).toEqual([]);
  });

  it("has a picture for every event and status, and no name without a picture", () => {
    // An entry of the log begins like a card, but says nothing of what it does.
    const cards = ids("event-card").filter((id) => words.text("event-card", id));
    expect(cards).toHaveLength(10);
    expect(cards.filter((id) => !(id in icons.event))).toEqual([]);
    expect(ids("turret-status").filter((id) => !(id in icons.turret_status))).toEqual([]);
    expect(Object.values(icons).flatMap((group) => Object.values(group)).filter((icon) => !iconBody(icon))).toEqual([]);
  });

  it("has a family for every card, two pictures, and a colour for everybody", () => {
    expect(ids("card").filter((card) => !(card in look.families) || !(card in icons.behind))).toEqual([]);
    expect(ids("character").filter((character) => !(character in look.crew))).toEqual([]);
  });

  it("sounds and is told by entries that exist", () => {
    const known = new Set([...texts("en", "survival", "nemesis", "aftermath").matchAll(/^event-([\w-]+) *=/gm)].map(([, id = ""]) => id.replaceAll("-", "_")));
    const named = [...Object.keys(look.script.beats ?? {}), ...Object.values(look.script.later ?? {}).flat(), ...Object.values(look.log).flat(), ...Object.keys(look.sounds.events)];
    expect(named.filter((event) => !known.has(event))).toEqual([]);
    expect(soundOf({ event: "alert_revealed", depth: 0, rule: "", seq: 1 })).toBe("alert");
  });

  it.each(["en", "de"])("has words for everything in %s", (lang) => {
    const told = new Words(lang, texts(lang, "app", "survival", "nemesis", "aftermath"));
    const scenes = [...Object.values(look.script.moments ?? {}), ...Object.values(look.script.beats ?? {}).flatMap(({ label }) => label ?? [])];
    const named = [...ids("card").map((id) => `card-${id}`), ...ids("thing").map((id) => `thing-${id}`), ...ALERTS.map((id) => `alert-${id}`), ...ids("trait").map((id) => `trait-${id}`)];
    expect([...scenes, ...named.map((id) => id.replaceAll("_", "-")), "seat-action-answer-alert"].filter((id) => !told.has(id))).toEqual([]);
    for (const open of ALERTS) for (const stage of stagesOf(alerts({ open }), view(), told)) expect(stage.text).not.toMatch(/^\{|undefined|alert-/);
  });
});

describe("an alert", () => {
  it("shows its stages one after the other", () => {
    const [first, second] = stagesOf(alerts({ stage: 2, done: ["generator"] }), view(), words);
    expect(first).toMatchObject({ done: true, now: false, text: "Generator" });
    expect(second).toMatchObject({ done: false, now: true, text: "Engine 2" });
  });

  it("asks four players for one more deed, but never for a third egg", () => {
    const crew = Array.from({ length: 4 }, (_, seat) => ({ seat }) as CrewView);
    const deeds = (open: string): string => stagesOf(alerts({ open, counted: ["a"], eggs: 1 }), view({ crew }), words)[0]?.text ?? "";
    expect(deeds("extermination")).toMatch(/^1 of 3/);
    expect(deeds("purge_the_nest")).toMatch(/^1 of 2/);
  });

  it("puts pins into its rooms", () => {
    const now = view({ alert: alerts({ stage: 2, done: ["generator"] }) });
    expect(marks?.("a", now, words).map(({ text, tone }) => [text, tone])).toEqual([["✓", "good"]]);
    expect(marks?.("b", now, words).map(({ text, tone }) => [text, tone])).toEqual([["2", "plain"]]);
    expect(marks?.("c", now, words)).toEqual([]);
  });
});

describe("in the rooms and with the gear", () => {
  it("tells what a turret shoots at, as far as one knows", () => {
    const of = (status: string, facedown = false) => marks?.("a", view({ turrets: [{ slot: "a", status, facedown, set_by: [] }] }), words)[0];
    expect(of("target_all")).toMatchObject({ tone: "danger", label: "Turret: Target: all", icons: ["sentry-gun", "crosshair"] });
    expect(of("inactive")).toMatchObject({ tone: "quiet" });
    expect(of("", true)).toMatchObject({ tone: "plain", dashed: true, icons: ["sentry-gun", "uncertainty"] });
    expect(of("target_intruders", true)?.label).toMatch(/others don't see it/);
  });

  it("shows the trait, the Robot with its energy, and where Laika is", () => {
    const named = (more: Partial<CrewView>, at: Partial<View> = {}) => gear?.({ seat: 0, slot: "a", ...more } as CrewView, view(at), words).map(({ name }) => name);
    expect(named({ trait: "medic" })).toEqual(["Altruist"]);
    expect(named({ robot: { energy: 1, capacity: 3 } })).toEqual(["Robot"]);
    expect(named({ character: "bounty_hunter" }, { laika: "b" })).toEqual(["Laika"]);
    expect(named({ character: "captain" }, { laika: "b" })).toEqual([]);
  });
});

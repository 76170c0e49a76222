// What a title says of itself holds together: its pictures are there, its sounds are short, its moments have pictures.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import names from "../board/icon-names.json";
import { iconOf } from "../board/icons";
import { soundOf, TONES } from "../app/tones";
import { lengthOf } from "../app/voices";
import { iconBody } from "../parts/icons";
import { texts } from "../test-texts";
import { Words } from "../words/words";
import { ids, titles as all } from "./ids.fixture.json";
import { speciesOf, titles } from "./titles.svelte";
import { CREATURES, PLAIN } from "./plain";
import type { BeatLook, Script } from "./scenes";

const e = (event: string, more: Record<string, string> = {}) => ({ event, depth: 0, rule: "", seq: 1, ...more });

const beats = (script: Script): BeatLook[] => [...Object.values(script.beats), ...script.warnings.map((warning) => warning.beat)];

/** The folder of texts that a species has, if it has one. */
const existing = (species: string): string[] => [species].filter((one) => existsSync(join(import.meta.dirname, "../../../locales/en", one)));
const hunted = all.flatMap((title) => speciesOf(title).map((species) => ({ title, species })));

describe.each(hunted)("the look of $title with $species", async ({ title, species }) => {
  await titles.open(title, species);
  const { look, species: hunting } = titles;
  // Icons are looked up in what is open, and another may have been opened since.
  beforeAll(() => titles.open(title, species));
  // What a title plays with: its own texts, and those of what hunts.
  const folders = ["app", "survival", title, ...existing(species)];

  it("is its own", () => {
    expect(look.crew).not.toEqual(PLAIN.crew);
    expect(hunting).not.toBe(CREATURES);
  });

  it("has a picture for everything it names", () => {
    const icons = [look.icons, names].flatMap((groups) => Object.values(groups).flatMap((group) => Object.values(group)));
    const pictures = beats(look.script).flatMap(({ picture }) => ("icon" in picture ? [picture.icon] : []));
    const more = [...pictures, ...look.script.parts.map((part) => part.icon), ...Object.values(look.faces).flat()];
    expect([...icons, ...more].filter((icon) => !iconBody(icon))).toEqual([]);
  });

  it("speaks of things that exist", () => {
    const things = ["room", "card", "character"].flatMap((group) => Object.keys(look.icons[group] ?? {}));
    // Contamination cards are numbered, and no list of the content has them.
    const known = [...ids, "contamination"];
    expect(things.filter((id) => !known.includes(id))).toEqual([]);
    const rooms = [...look.rooms.engines, look.rooms.eggs, ...Object.values(look.rooms.tracks)];
    expect([...rooms, ...Object.keys(look.crew), ...Object.keys(look.handsLost)].filter((id) => !ids.includes(id))).toEqual([]);
    const { sizes, greatest } = hunting.figures;
    expect([...Object.keys(sizes), ...greatest].filter((kind) => !ids.includes(kind))).toEqual([]);
  });

  it("has a picture for every card and creature that its texts name", () => {
    const told = existing(species).flatMap((folder) => [...texts("en", folder).matchAll(/^(figure|weakness|panic|card)-([\w-]+) =/gm)]);
    const missing = told.filter(([, kind = "", id = ""]) => kind !== "weakness" && iconOf(kind, id.replaceAll("-", "_")) === iconOf("", ""));
    expect(missing.map(([message]) => message)).toEqual([]);
  });

  it("has entries of its own in the log for all that it tells as a moment, a tone or a sound", () => {
    const own = texts("en", ...folders).matchAll(/^event-([\w-]+) *=/gm);
    const known = new Set([...own].map(([, id = ""]) => id.replaceAll("-", "_")));
    const named = [...Object.keys(hunting.script.beats ?? {}), ...Object.keys(hunting.script.heads ?? {}), ...Object.values(hunting.log).flat(), ...Object.keys(hunting.checks ?? {})];
    const heard = Object.keys(hunting.sounds.events).map((event) => event.split(":")[0] ?? "");
    expect([...named, ...heard].filter((event) => !known.has(event))).toEqual([]);
  });

  it("plays sounds that exist, none longer than 1.2 seconds but alarms", () => {
    const tones = { ...TONES, ...look.sounds.tones };
    const own = beats(look.script).flatMap(({ sound }) => (sound ? [sound] : []));
    expect([...own, ...Object.values(look.sounds.events)].filter((sound) => !(sound in tones))).toEqual([]);
    for (const [sound, notes] of Object.entries(tones))
      expect(lengthOf(notes), sound).toBeLessThanOrEqual(/alarm|storm/.test(sound) ? 2 : 1.2);
  });

  it("shows something for every moment that begins", () => {
    const { heads, beats, parts } = look.script;
    const silent = Object.keys(heads).filter((head) => !(head in beats) && !parts.some((part) => part.event === head));
    expect(silent).toEqual([]);
    expect(Object.values(heads).filter((moment) => !(moment in look.script.moments))).toEqual([]);
  });

  it("shows no picture longer than two seconds unless there is something to read", () => {
    const reading = ({ picture, sentence }: BeatLook): boolean => !!sentence || picture.show === "card" || picture.show === "hands";
    expect(beats(look.script).filter((beat) => !reading(beat) && beat.long >= 2000)).toEqual([]);
  });

  it.each(["en", "de"])("has words for its sentences and parts in %s", (lang) => {
    const words = new Words(lang, texts(lang, ...folders));
    const said = Object.entries(look.speech.sentences).flatMap(([kind, some]) =>
      some.flatMap(({ id }) => [`app-${kind}-${id}`, `app-pick-${kind}-${id}`]),
    );
    const asked = Object.keys(look.speech.needs).map((need) => `app-need-${need}`);
    const parts = look.script.parts.map((part) => part.text);
    const great = hunting.figures.greatest.map((kind) => `scene-${kind}`);
    const verbs = (hunting.verbs ?? []).map((verb) => `seat-action-${verb}`);
    const kinds = Object.keys(hunting.figures.sizes).map((kind) => `figure-${kind}`);
    const cards = (hunting.cards?.ids ?? []).map((id) => `${hunting.cards?.kind}-${id.replaceAll("_", "-")}`);
    const scenes = beats(look.script).flatMap((beat) => [
      ...(beat.label ? [beat.label] : []),
      ...(beat.sentence ? [beat.sentence] : []),
      ...(beat.picture.show === "count" ? [beat.picture.note] : []),
    ]);
    const told = [...scenes, ...Object.values(look.script.moments), ...Object.values(look.script.rolls).map((roll) => roll.label)];
    expect([...said, ...asked, ...parts, ...great, ...verbs, ...kinds, ...cards, ...hunting.help, ...told].filter((id) => !words.has(id))).toEqual([]);
  });
});

describe("looks", () => {
  it("let a figure have its own sound", async () => {
    await titles.open("nemesis", "intruders");
    expect(soundOf(e("intruder_appeared", { figure: "adult_2" }))).toBe("encounter");
    expect(soundOf(e("intruder_appeared", { figure: "queen" }))).toBe("queen");
    expect(soundOf(e("passed"))).toBeUndefined();
  });

  it("are plain where a title has none", async () => {
    await titles.open("chess");
    expect(titles.look).toBe(PLAIN);
    expect(titles.shows("chess")).toBe(true);
    expect(titles.species).toBe(CREATURES);
    expect(titles.species.figures.outline(10, "pawn")).toMatch(/^M[-\d., ]+Z$/);
  });
});

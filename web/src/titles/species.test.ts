// A species is one folder: what its look says is drawn, told and heard, and nothing else has to know of it.

import { render } from "svelte/server";
import { afterAll, describe, expect, it } from "vitest";
import CreatureShape from "../board/CreatureShape.svelte";
import { soundOf } from "../app/tones";
import type { CrewView, View } from "../api/types";
import { momentsOf } from "../live/moments";
import TrackSteps from "../seat/TrackSteps.svelte";
import { Words } from "../words/words";
import { dressed } from "./dressed";
import { CREATURES, PLAIN } from "./plain";
import type { SpeciesLook } from "./title";
import { titles } from "./titles.svelte";

const e = (event: string, more: Record<string, string | number> = {}) => ({ event, depth: 0, rule: "", seq: 1, ...more });

/** Moths: a square with wings, dust on people, and one moment. */
const MOTHS: SpeciesLook = {
  ...CREATURES,
  icons: { figure: { moth: "moth-icon" } },
  bodies: { "moth-icon": '<path d="M0 0h512"/>' },
  figures: {
    outline: (r) => `M${-r},${-r}H${r}V${r}H${-r}Z`,
    strokes: (r) => [{ path: `M${r},0l9,9`, paint: "rays" }],
    picture: (kind) => (kind === "moth" ? 1 : 0),
    sizes: { moth: 20 },
    size: 20,
    greatest: [],
  },
  track: (crew) => ({ icon: "moth-icon", label: `dust ${crew.light_wounds}`, steps: [{ reached: true }, { reached: false, fatal: true }], bar: 1 }),
  script: {
    heads: { dusted: "dust" },
    moments: { dust: "scene-dust" },
    beats: { dusted: { picture: { show: "figure", figure: "figure", known: true }, long: 400 } },
  },
  sounds: { tones: { flutter: [{ hiss: 900, long: 0.2, loud: 0.2 }] }, events: { dusted: "flutter" } },
  log: { bad: ["dusted"] },
};

describe("a species", () => {
  titles.look = dressed(PLAIN, MOTHS);
  titles.species = MOTHS;
  afterAll(() => titles.open("nemesis"));
  const words = new Words("en", "moths = Moths");

  it("draws its own figures, and an icon only where it wants one", () => {
    const drawn = (kind: string): string => render(CreatureShape, { props: { kind, radius: 20 } }).body;
    expect(drawn("moth")).toContain('d="M-20,-20H20V20H-20Z"');
    expect(drawn("moth")).toMatch(/d="M20,0l9,9" class="rays/);
    expect(drawn("moth")).toContain("M0 0h512");
    expect(drawn("egg")).not.toContain("M0 0h512");
  });

  it("brings its track", () => {
    const track = MOTHS.track?.({ light_wounds: 3 } as CrewView, {} as View, words);
    const steps = render(TrackSteps, { props: { track: track as NonNullable<typeof track> } }).body;
    expect(steps).toContain('aria-label="dust 3"');
    expect(steps.match(/reached/g)).toHaveLength(1);
  });

  it("adds moments, sounds and tones to those of the title", () => {
    expect(momentsOf([e("dusted", { figure: "moth_1" })], titles.look.script).map((moment) => moment.kind)).toEqual(["dust"]);
    expect(soundOf(e("dusted"))).toBe("flutter");
    expect(titles.look.log.bad).toContain("dusted");
  });
});

describe("a title without a species", () => {
  it("hunts with plain shapes", async () => {
    await titles.open("chess", "pawns");
    expect(titles.species).toBe(CREATURES);
    expect(titles.shows("chess", "pawns")).toBe(true);
  });

  it("hunts with the usual one if the table says nothing", async () => {
    await titles.open("nemesis");
    expect(Object.keys(titles.species.figures.sizes)).toContain("queen");
  });
});

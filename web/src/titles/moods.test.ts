// The moods can be read: contrasts on the panel of each title, as the design has them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { look } from "./nemesis/look";

const css = readFileSync(join(import.meta.dirname, "moods.css"), "utf8").replace(/\/\*.*?\*\//gs, "");

type Tokens = Record<string, string>;

const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = "", body = ""]) => ({
  selector: selector.trim(),
  tokens: Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])) as Tokens,
}));

/** What holds under a selector, over what holds everywhere. */
function mood(selector: string): Tokens {
  const usual = blocks.filter((b) => /(^|,\s*):root(,|$)/.test(b.selector));
  const own = blocks.filter((b) => b.selector.split(/,\s*/).includes(selector));
  return Object.assign({}, ...[...usual, ...own].map((b) => b.tokens)) as Tokens;
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a = "", b = ""): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const MOODS = [
  '[data-title="nemesis"]',
  '[data-title="lockdown"]',
  '[data-title="aliens"]',
  '[data-title="aftermath"]',
  '[data-species="carnomorphs"]',
  '[data-species="void_seeders"]',
];
/** The least and the most that a token has on a panel, over all moods. */
const FIGURES: [string, number, number][] = [
  ["--text", 15.8, 16.7],
  ["--quiet", 7.2, 8.2],
  ["--danger-text", 9.3, 9.7],
  ["--action", 12.9, 13.5],
  ["--foe", 6.8, 17.2],
];

describe("moods", () => {
  it("has them all", () => {
    for (const selector of MOODS) expect(blocks.some((b) => b.selector.includes(selector)), selector).toBe(true);
    expect(mood('[data-title="aliens"]')["--life"]).toBe("#72ee97");
    expect(mood('[data-title="aftermath"]')["--bg"]).toBe(mood(":root")["--bg"]);
  });

  it.each(FIGURES)("keeps %s on panels between %d and %d to 1", (token, least, most) => {
    const found = MOODS.map((selector) => contrast(mood(selector)[token], mood(selector)["--panel"]));
    expect(Math.min(...found)).toBeCloseTo(least, 1);
    expect(Math.max(...found)).toBeCloseTo(most, 1);
  });

  it.each(MOODS)("%s can be read on every ground", (selector) => {
    const tokens = mood(selector);
    for (const ground of ["--bg", "--panel", "--panel-2", "--sunk", "--raise"])
      for (const words of ["--text", "--quiet", "--danger-text", "--action", "--foe", "--life"])
        expect(contrast(tokens[words], tokens[ground]), `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens["--action"], tokens["--action-ink"])).toBeGreaterThan(12);
  });

  it("raises the contrast where it is asked for", () => {
    const [usual, more] = [mood(":root"), mood(':root[data-contrast="more"]')];
    for (const token of ["--text", "--quiet", "--line", "--edge"])
      expect(contrast(more[token], more["--panel"]), token).toBeGreaterThan(contrast(usual[token], usual["--panel"]));
    expect(contrast(more["--line"], "#000")).toBeGreaterThanOrEqual(3);
  });

  it("never changes what an action, a danger or a room looks like", () => {
    for (const { selector, tokens } of blocks)
      if (selector !== ":root") expect(Object.keys(tokens).filter((name) => /^--(action|danger|fire|room)/.test(name))).toEqual([]);
  });

  it("has crew colours that stand out, and none is the colour of an action", () => {
    for (const colour of Object.values(look.crew)) {
      expect(colour).not.toBe(mood(":root")["--action"]);
      expect(contrast(colour, mood(":root")["--panel"])).toBeGreaterThan(6);
    }
  });
});

/** Shared components by what stands in them, and what titles draw themselves. */
function sources(folder: string): { path: string; text: string }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|css)$/.test(entry.name) ? [{ path, text: readFileSync(path, "utf8") }] : [];
  });
}

const OWN = /[\\/]titles[\\/]|QrCode/;

describe("components", () => {
  const all = sources(join(import.meta.dirname, ".."));
  const tokens = new Set(blocks.flatMap((b) => Object.keys(b.tokens)));
  const set = (text: string): string[] => [...text.matchAll(/(--[\w-]+)(?=\s*[:=])/g)].map(([, name = ""]) => name);

  it("use colours that exist", () => {
    const known = new Set([...tokens, ...all.flatMap(({ text }) => set(text))]);
    const lost = all.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].filter(([, name = ""]) => !known.has(name)).map(([use]) => `${path}: ${use}`),
    );
    expect(lost).toEqual([]);
  });

  // A colour that is written down wears no mood. What a camera reads is black on white.
  it("name no colour by its number", () => {
    const shared = all.filter(({ path }) => path.endsWith(".svelte") && !OWN.test(path));
    expect(shared.length).toBeGreaterThan(80);
    const literal = /(?<![&\w])#[0-9a-f]{3,8}\b(?=[\s;,"')])/gi;
    const found = shared.flatMap(({ path, text }) => (text.match(literal) ?? []).map((use) => `${path}: ${use}`));
    expect(found).toEqual([]);
  });

  // Otherwise a button inside of them would wear another mood than the table.
  it("leave the colours of a mood alone", () => {
    const moody = all.filter(({ path }) => path.endsWith(".svelte"));
    expect(moody.flatMap(({ path, text }) => set(text).filter((name) => tokens.has(name)).map((name) => `${path}: ${name}`))).toEqual([]);
  });
});

// Every text that the code asks for exists, in both languages.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { texts } from "../test-texts";
import { Words } from "./words";

const ROOT = join(import.meta.dirname, "..", "..", "..");

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) ?=/gm)].map((m) => m[1] ?? "");
}

const file = (lang: string) => texts(lang, "app", "survival", "nemesis");

describe("texts of the app", () => {
  const used = new Set(sources(join(ROOT, "web", "src")).flatMap((s) => s.match(/(?<=["'`])app-[a-z0-9-]+(?=["'`])/g) ?? []));

  for (const lang of ["en", "de"])
    it(`has all that is used in ${lang}`, () => {
      const words = new Words(lang, file(lang));
      expect([...used].filter((id) => !words.has(id))).toEqual([]);
    });

  // What is shown before anybody has opened a table of some title.
  for (const lang of ["en", "de"])
    it(`needs no title on the pages around the tables in ${lang}`, () => {
      const app = new Words(lang, texts(lang, "app"));
      const around = ["app", "pages", "parts", "rules"].flatMap((folder) => sources(join(ROOT, "web", "src", folder)));
      const asked = new Set(around.flatMap((s) => s.match(/(?<=["'`])app-[a-z0-9-]+(?=["'`])/g) ?? []));
      expect([...asked].filter((id) => !app.has(id))).toEqual([]);
    });

  it("has the same messages in both languages", () => {
    expect(ids(file("de"))).toEqual(ids(file("en")));
  });
});

// Every text that the code asks for exists, in both languages.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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

function file(lang: string): string {
  const folder = join(ROOT, "locales", lang);
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

describe("texts of the app", () => {
  const used = new Set(sources(join(ROOT, "web", "src")).flatMap((s) => s.match(/(?<=["'`])app-[a-z0-9-]+(?=["'`])/g) ?? []));

  for (const lang of ["en", "de"])
    it(`has all that is used in ${lang}`, () => {
      const words = new Words(lang, file(lang));
      expect([...used].filter((id) => !words.has(id))).toEqual([]);
    });

  it("has the same messages in both languages", () => {
    expect(ids(file("de"))).toEqual(ids(file("en")));
  });
});

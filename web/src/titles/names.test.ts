// Nothing outside a title's folder names a title, a room, a card, an item, a character or a kind of creature. A string that
// is also an id of some title's content is an accident, or would be wrong at the next table: it is looked at here, once.
// tests/test_title_names.py does the same for the engine and writes the ids.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { texts } from "../test-texts";
import { ids, titles } from "./ids.fixture.json";

const SOURCE = join(import.meta.dirname, "..");
// Titles and expansions, those to come as well.
const GAMES = /nemesis|lockdown|carnomorph|void.?seeder|aftermath|night.?stalker|\baliens\b/i;

/** Strings that may stand in files although some content has the same id, and why. */
interface Allowed {
  literals: string[];
  files: string[];
  why: string;
}

const EXCEPTIONS: Allowed[] = [
  { literals: ["search"], files: ["app/bots.ts"], why: "the name of a bot" },
  { literals: ["slime", "larva", "malfunction"], files: ["board/", "seat/", "phone/"], why: "markers: signs that all titles share" },
  { literals: ["hand"], files: ["board/"], why: "the sign for a hand, not the wound" },
  { literals: ["red"], files: ["board/"], why: "a colour of rooms, item decks and spaces" },
  { literals: ["main"], files: ["table/log.ts", "table/EndScene.svelte", "table/ask/", "pages/home/"], why: "a filter of the log; the class of the button that Enter presses" },
  { literals: ["scout"], files: ["titles/title.ts"], why: "a family of cards" },
  { literals: ["body"], files: ["api/client.ts", "table/presence.ts"], why: "the body of a request, of a notice" },
];

interface Found {
  file: string;
  literal: string;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return titles.includes(entry.name) ? [] : files(path);
    return /\.(svelte|ts|json)$/.test(entry.name) && !/\.(test|fixture|d)\.|generated/.test(entry.name) ? [path] : [];
  });
}

type Tree = { type?: string; [field: string]: unknown };

/** Strings, parts of templates, keys of objects and names of switched classes; not markup, styles or types of fields. */
function* literals(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* literals(one);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const tree = node as Tree;
  if (tree.type === "ImportDeclaration" || tree.type === "StyleSheet" || tree.type === "TSInterfaceDeclaration") return;
  if (tree.type === "Literal" && typeof tree.value === "string") yield tree.value;
  if (tree.type === "TemplateElement") yield String((tree.value as { cooked?: string }).cooked);
  if (tree.type === "ClassDirective") yield String(tree.name);
  const key = tree.key as Tree | undefined;
  if (tree.type === "Property" && !tree.shorthand && !tree.computed && key?.type === "Identifier") yield String(key.name);
  // What is taken out of an object is a field of it, not a string.
  for (const [field, value] of Object.entries(tree))
    if (!(tree.type === "ObjectPattern" && field === "properties")) yield* literals(value);
}

function* stringsOf(json: unknown): Generator<string> {
  if (typeof json === "string") yield json;
  else if (typeof json === "object" && json !== null)
    for (const [key, value] of Object.entries(json)) {
      if (!Array.isArray(json)) yield key;
      yield* stringsOf(value);
    }
}

function stringsIn(path: string): string[] {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".json")) return [...stringsOf(JSON.parse(text))];
  const source = path.endsWith(".svelte") ? text : `<script lang="ts" module>\n${text}\n</script>`;
  return [...literals(parse(source, { modern: true }))];
}

const known = new Set(ids);
const shared = files(SOURCE);
const named: Found[] = shared.flatMap((path) =>
  [...new Set(stringsIn(path))].filter((literal) => known.has(literal)).map((literal) => ({ file: relative(SOURCE, path), literal })),
);
const covers = ({ literals: some, files: begins }: Allowed, { file, literal }: Found): boolean =>
  some.includes(literal) && begins.some((begin) => file.startsWith(begin));

describe("the shared folders", () => {
  it("read all files, and see strings, keys and classes", () => {
    expect(shared.length).toBeGreaterThan(100);
    const page = `<script lang="ts">const a = { queen: \`nest\`, ["x"]: b === "adult" };</script><i class:egg={1} title={"arm"}></i>`;
    expect([...literals(parse(page, { modern: true }))]).toEqual(expect.arrayContaining(["queen", "nest", "adult", "egg", "arm"]));
  });

  it("name no content of a title", () => {
    expect(named.filter((found) => !EXCEPTIONS.some((one) => covers(one, found)))).toEqual([]);
  });

  it("tell moments and the end without naming an entry of the log", () => {
    const events = texts("en", "survival", ...titles).matchAll(/^event-([\w-]+)/gm);
    const names = new Set([...events].map(([, name = ""]) => name.replaceAll("-", "_")));
    expect(names.size).toBeGreaterThan(100);
    const telling = shared.filter((path) => /table\/(scene|end)\/|(MomentScene|EndScene|Dice|ending|stage\.svelte|moments)\.(svelte|ts)$/.test(path));
    expect(telling.length).toBeGreaterThan(20);
    // Words of pictures and of the end that are also words of the log.
    const words = ["attack", "encounter", "missed", "round", "won"];
    const found = telling.flatMap((path) => stringsIn(path).filter((s) => names.has(s) && !words.includes(s)).map((s) => `${relative(SOURCE, path)}: ${s}`));
    expect(found).toEqual([]);
  });

  it("have no exception that isn't needed", () => {
    for (const one of EXCEPTIONS) {
      const used = named.filter((found) => covers(one, found));
      expect(new Set(used.map((u) => u.literal))).toEqual(new Set(one.literals));
      expect(one.files.filter((begin) => !used.some((u) => u.file.startsWith(begin)))).toEqual([]);
    }
  });

  it("name no title, not even in a comment", () => {
    expect(shared.filter((path) => GAMES.test(readFileSync(path, "utf8"))).map((path) => relative(SOURCE, path))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allIcons, rounded, sharedIcons } from "../../icons.plugin";

const SOURCE = join(import.meta.dirname, "..");

/** Every number of a path, with arcs read as the grammar has it. */
function numbers(path: string): number[] {
  return (path.replace(/([aA])([^a-zA-Z]*)/g, (_, a: string, rest: string) => a + spread(rest)).match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number);
}

/** The flags of an arc with gaps around them. */
function spread(rest: string): string {
  const number = "[\\s,]*-?(?:\\d*\\.\\d+|\\d+)";
  return rest.replace(new RegExp(`(${number})(${number})(${number})[\\s,]*([01])[\\s,]*([01])(${number})(${number})`, "g"), " $1 $2 $3 $4 $5 $6 $7 ");
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "titles" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

describe("icons", () => {
  it("are rounded to halves, number by number", () => {
    expect(rounded("M1.96.54l-.04-3.27.01 2a5 5 0 01.26-.51z")).toBe("M2 .5l0-3.5 0 2a5 5 0 0 1 .5-.5z");
    for (const { body } of Object.values(allIcons()).slice(0, 400))
      for (const [, path = ""] of body.matchAll(/ d="([^"]+)"/g)) {
        const [before, after] = [numbers(path), numbers(rounded(path))];
        expect(after.length, path).toBe(before.length);
        expect(after.every((n, i) => Math.abs(n - (before[i] ?? NaN)) <= 0.2501), path).toBe(true);
      }
  });

  // A name that some title happens to have would leave a gap in all others.
  it("that the shared folders name are in their lists", () => {
    const shared = sharedIcons();
    const known = allIcons();
    const named = sources(SOURCE).flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/(?<=["'`])[a-z0-9]+(?:-[a-z0-9]+)+(?=["'`])/g)].map(([name]) => ({ path, name })),
    );
    expect(named.filter(({ name }) => name in known && !shared.has(name))).toEqual([]);
  });
});

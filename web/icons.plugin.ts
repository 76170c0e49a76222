// Icons of the game-icons package, only those that are named: `virtual:icons` has what the shared folders name in their
// icons.json and icon-names.json, `virtual:icons/<title>` what titles/<title>/icons.json names beyond that, and
// `virtual:icons/<title>/species/<species>` what the icons.json of that folder names beyond both.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:icons";
const SOURCE = join(import.meta.dirname, "src");

/** Names of icons in a list, or in tables of what they stand for. */
function namesIn(list: unknown): string[] {
  if (typeof list === "string") return [list];
  return typeof list === "object" && list !== null ? Object.values(list).flatMap(namesIn) : [];
}

function sharedLists(): string[] {
  return readdirSync(SOURCE)
    .flatMap((folder) => [join(SOURCE, folder, "icons.json"), join(SOURCE, folder, "icon-names.json")])
    .filter((path) => existsSync(path));
}

export const iconsOf = (lists: string[]): Set<string> =>
  new Set(lists.flatMap((list) => namesIn(JSON.parse(readFileSync(list, "utf8")))));

export const sharedIcons = (): Set<string> => iconsOf(sharedLists());

/** Every icon there is, by its name. */
export function allIcons(): Record<string, { body: string }> {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf8")).icons as Record<string, { body: string }>;
}

const NUMBER = /[\s,]*(-?(?:\d*\.\d+|\d+)(?:e-?\d+)?)/y;
// The flags of an arc are one digit, and need no gap after them.
const FLAG = /[\s,]*([01])/y;
const LETTER = /[\s,]*([a-z])/iy;

/** Paths in halves: half a unit of 512 can't be seen, and what is smaller is a third of what would be loaded. */
export function rounded(path: string): string {
  let out = "";
  let [at, isArc, argument] = [0, false, 0];
  const read = (kind: RegExp): string | undefined => {
    kind.lastIndex = at;
    const found = kind.exec(path)?.[1];
    if (found !== undefined) at = kind.lastIndex;
    return found;
  };
  while (at < path.length) {
    const letter = read(LETTER);
    if (letter) {
      [isArc, argument] = [/a/i.test(letter), 0];
      out += letter;
      continue;
    }
    const number = read(isArc && [3, 4].includes(argument++ % 7) ? FLAG : NUMBER);
    if (number === undefined) break;
    const short = String(Math.round(Number(number) * 2) / 2).replace(/^(-?)0\./, "$1.");
    const runsOn = /\d$/.test(out) && (/^\d/.test(short) || (short.startsWith(".") && !/\.\d+$/.test(out)));
    out += runsOn ? ` ${short}` : short;
  }
  return out;
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const folder = id.slice(ID.length + 2);
      const listOf = (path: string): string => join(SOURCE, "titles", path, "icons.json");
      const lists = folder ? [listOf(folder)] : sharedLists();
      lists.forEach((list) => this.addWatchFile(list));
      const [title = ""] = folder.split("/");
      const known = new Set([...(folder ? sharedIcons() : []), ...(title !== folder ? iconsOf([listOf(title)]) : [])]);
      const all = allIcons();
      const out: Record<string, string> = {};
      for (const name of iconsOf(lists)) {
        if (known.has(name)) continue;
        const icon = all[name];
        if (!icon) this.error(`${lists.join(", ")}: game-icons has no icon "${name}"`);
        out[name] = icon.body.replace(/(?<= d=")[^"]+(?=")/g, rounded);
      }
      return `export default ${JSON.stringify(out)}`;
    },
  };
}

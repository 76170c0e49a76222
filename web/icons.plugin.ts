// `virtual:icons`: the icons named in src/*/icons.json, taken from the game-icons package; nothing else gets into the build.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:icons";
const SOURCE = join(import.meta.dirname, "src");

function lists(): string[] {
  return readdirSync(SOURCE)
    .map((folder) => join(SOURCE, folder, "icons.json"))
    .filter((path) => existsSync(path));
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = JSON.parse(readFileSync(path, "utf8")).icons as Record<string, { body: string }>;
      const out: Record<string, string> = {};
      for (const list of lists()) {
        this.addWatchFile(list);
        for (const name of JSON.parse(readFileSync(list, "utf8")) as string[]) {
          const icon = all[name];
          if (!icon) this.error(`${list}: game-icons has no icon "${name}"`);
          out[name] = icon.body;
        }
      }
      return `export default ${JSON.stringify(out)}`;
    },
  };
}

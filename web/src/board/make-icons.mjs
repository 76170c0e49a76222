// Takes the outlines of the icons named in icon-names.json out of the icon package: `node src/board/make-icons.mjs`.
// Only they go into the app; the package holds four thousand.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
const groups = JSON.parse(readFileSync(new URL("icon-names.json", import.meta.url), "utf8"));
const outlines = {};
const names = {};
for (const [group, things] of Object.entries(groups)) {
  for (const [thing, icon] of Object.entries(things)) {
    if (!icons[icon]) throw new Error(`there is no icon ${icon} for ${group} ${thing}`);
    outlines[icon] = [...icons[icon].body.matchAll(/\bd="([^"]+)"/g)].map((found) => found[1]).join("");
    names[`${group}-${thing}`] = icon;
  }
}
const table = (name, entries) =>
  `export const ${name}: Record<string, string> = {\n` +
  Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join("") +
  "};\n";
writeFileSync(
  new URL("icon-paths.ts", import.meta.url),
  "// Written by make-icons.mjs from icon-names.json. Icons: game-icons.net, CC BY 3.0.\n\n" +
    table("ICON_OF", names) +
    "\n" +
    table("OUTLINES", outlines),
);

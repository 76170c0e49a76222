// The texts of locales/, for tests.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The texts of these folders of a language, as the server sends them. */
export function texts(lang: string, ...folders: string[]): string {
  return folders
    .map((part) => join(import.meta.dirname, "..", "..", "locales", lang, part))
    .flatMap((folder) => readdirSync(folder).toSorted().map((name) => readFileSync(join(folder, name), "utf8")))
    .join("\n");
}

// All browser tests in one process: they share a browser and their servers, and each of those takes seconds to start.
import { readdirSync } from "node:fs";
import { join } from "node:path";

for (const file of readdirSync(import.meta.dirname).sort())
  if (file.endsWith(".test.mjs")) await import(join(import.meta.dirname, file));

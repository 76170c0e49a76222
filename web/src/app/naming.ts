// What a table is called when nobody has named it.

import type { Sequel, Table } from "../api/types";
import { say } from "./language.svelte";

export function nameOf(table: Table): string {
  if (table.name) return table.name;
  const people = table.seats.filter((s) => s.kind !== "bot" && s.claimed && s.name).map((s) => s.name);
  return people.length ? say("app-table-of", { who: people.join(", ") }) : say("app-unnamed");
}

/** What it is called to go on from a match like this: "Go back aboard". */
export const onwardId = ({ option, value }: Sequel): string => `app-onward-${option}-${value}`.replaceAll("_", "-");

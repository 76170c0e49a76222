// The rail of a title, loaded with its first table.

import type { RailOf } from "../parts/rail";

const MAKERS = import.meta.glob<{ rail: RailOf }>("./*/rail.ts");

export async function railOf(title: string): Promise<RailOf | undefined> {
  return (await MAKERS[`./${title}/rail.ts`]?.())?.rail;
}

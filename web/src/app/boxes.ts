// The boxes on the shelf, as the titles declare them.

import type { BoxData, TitleData } from "../api/types";

export interface Box extends BoxData {
  title: string;
}

/** All boxes: worlds in the order of the titles, then what comes aboard. */
export function boxesOf(titles: readonly TitleData[]): Box[] {
  const all = titles.flatMap((title) => title.boxes.map((box) => ({ ...box, title: title.name })));
  return [...all.filter((box) => !box.aboard), ...all.filter((box) => box.aboard)];
}

/** Without those that somebody doesn't own. Where none is left all are shown: an empty shelf helps nobody. */
export function ownedOf(boxes: readonly Box[], unowned: readonly string[]): Box[] {
  const owned = boxes.filter((box) => !unowned.includes(box.name));
  return owned.length ? owned : [...boxes];
}

export interface ShelfRow {
  /** The box whose words stand above this row, if what is in it comes aboard that one. */
  aboard: string;
  boxes: Box[];
}

/** One row for the worlds, then one for each title that something comes aboard of. */
export function rowsOf(boxes: readonly Box[], all: readonly Box[] = boxes): ShelfRow[] {
  const rows: ShelfRow[] = [];
  const worlds = boxes.filter((box) => !box.aboard);
  if (worlds.length) rows.push({ aboard: "", boxes: worlds });
  for (const title of new Set(boxes.filter((box) => box.aboard).map((box) => box.title))) {
    const world = all.find((box) => box.title === title && !box.aboard);
    rows.push({ aboard: world?.name ?? title, boxes: boxes.filter((box) => box.aboard && box.title === title) });
  }
  return rows;
}

/** How many stand side by side, so that no row has a hole: one is wide, two share, four are two by two. */
export function columnsOf(n: number): number {
  return n === 4 ? 2 : Math.min(n, 3);
}

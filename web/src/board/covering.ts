/** What lies over what: lists in the corners never cover a room or anything that stands on the board. */
import type { Corner, Dock, Sign } from "../titles/title";
import type { Point } from "./geometry";
import { badgeWidth, ROOM, type Layout } from "./layout";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const around = ({ x, y }: Point, wide: number, above: number, below = above): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - above,
  bottom: y + below,
});

/** Everything that must be seen, in units of the board: rooms with their badges and those who stand on their edges. */
export function takenBy(layout: Layout, docks: Record<number, Dock>, signs: Sign[]): Box[] {
  return [
    ...Object.values(layout.slots).map((p) => around(p, ROOM + 28, ROOM + 22, ROOM + 34)),
    ...Object.values(layout.networks).map((p) => around(p, 44, 36)),
    ...layout.entrances.map((e) => around(e.at, badgeWidth(e.numbers) + 4, 20)),
    ...Object.values(docks).map((dock) => around(dock.at, 46, 34)),
    ...signs.map(({ at, align, text }) => {
      const wide = text.length * 15 + 60;
      return { left: at.x - (align === "start" ? 4 : wide), right: at.x + (align === "end" ? 4 : wide), top: at.y - 24, bottom: at.y + 24 };
    }),
  ];
}

export interface Sight {
  scale: number;
  x: number;
  y: number;
}

/** How far a list is from the edges of the board, in pixels. */
export const EDGE = 10;

/** Whether a list in that corner would lie over anything. */
export function covers(
  corner: Corner["corner"],
  size: { width: number; height: number },
  box: { width: number; height: number },
  taken: Box[],
  sight: Sight,
): boolean {
  const top = corner === "top-left" ? EDGE : box.height - EDGE - size.height;
  const list = { left: EDGE, right: EDGE + size.width, top, bottom: top + size.height };
  const inPixels = (value: number, offset: number): number => value * sight.scale + offset;
  return (
    size.height + EDGE * 2 > box.height / 2 ||
    taken.some(
      (one) =>
        inPixels(one.left, sight.x) < list.right &&
        inPixels(one.right, sight.x) > list.left &&
        inPixels(one.top, sight.y) < list.bottom &&
        inPixels(one.bottom, sight.y) > list.top,
    )
  );
}

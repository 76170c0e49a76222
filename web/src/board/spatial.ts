/** Which place arrow keys lead to. */
import type { Point } from "./geometry";

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest place in the direction of a key; being off to the side counts double. */
export function nextPlace(key: string, from: Point, places: [string, Point][]): string {
  const way = DIRECTIONS[key];
  if (!way) return "";
  let [best, least] = ["", Infinity];
  for (const [id, p] of places) {
    const ahead = (p.x - from.x) * way.x + (p.y - from.y) * way.y;
    const off = Math.abs((p.x - from.x) * way.y) + Math.abs((p.y - from.y) * way.x);
    if (ahead > 4 && off < ahead * 2.2 && ahead + off * 2 < least) [best, least] = [id, ahead + off * 2];
  }
  return best;
}

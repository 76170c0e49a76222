/** Points, hexagons and smooth outlines. */

export interface Point {
  x: number;
  y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, t: number): Point => at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
export const angle = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
export const polar = (centre: Point, radius: number, direction: number): Point =>
  at(centre.x + radius * Math.cos(direction), centre.y + radius * Math.sin(direction));

/** The corners of a hexagon; flat ones stand on an edge, the others on a corner. */
export function hexagon(centre: Point, radius: number, flat: boolean): Point[] {
  const turn = flat ? 0 : Math.PI / 6;
  return [0, 1, 2, 3, 4, 5].map((corner) => polar(centre, radius, turn + (corner * Math.PI) / 3));
}

/** How far the edge of a hexagon is from its centre in a direction. */
export function reach(radius: number, flat: boolean, direction: number): number {
  const sixth = Math.PI / 3;
  const turned = flat ? direction - sixth / 2 : direction;
  const off = ((turned % sixth) + sixth) % sixth;
  const fromEdge = off > sixth / 2 ? off - sixth : off;
  return (radius * Math.cos(sixth / 2)) / Math.cos(fromEdge);
}

/** The part of a convex shape between two heights. */
export function band(points: Point[], from: number, to: number): Point[] {
  const cut = (shape: Point[], edge: number, keep: (p: Point) => boolean): Point[] =>
    shape.flatMap((p, n) => {
      const next = shape[(n + 1) % shape.length] as Point;
      const crossing = keep(p) !== keep(next) ? [between(p, next, (edge - p.y) / (next.y - p.y))] : [];
      return keep(p) ? [p, ...crossing] : crossing;
    });
  return cut(cut(points, from, (p) => p.y >= from), to, (p) => p.y <= to);
}

const round = (value: number): number => Math.round(value * 10) / 10;
export const pair = (p: Point): string => `${round(p.x)},${round(p.y)}`;
export const polygon = (points: Point[]): string => points.map(pair).join(" ");

/** A closed curve through all points. */
export function smooth(points: Point[], tension = 0.5): string {
  const n = points.length;
  const point = (i: number): Point => points[((i % n) + n) % n] as Point;
  let path = `M${pair(point(0))}`;
  for (let i = 0; i < n; i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const out = at(from.x + ((to.x - before.x) * tension) / 3, from.y + ((to.y - before.y) * tension) / 3);
    const into = at(to.x - ((after.x - from.x) * tension) / 3, to.y - ((after.y - from.y) * tension) / 3);
    path += `C${pair(out)} ${pair(into)} ${pair(to)}`;
  }
  return `${path}Z`;
}

/** The outline of a ship around its rooms: slender in front, wide where the rooms are, blunt behind. */
import type { BoardData } from "../../api/types";
import { at, polar, polygon, smooth, type Point } from "../../board/geometry";
import { ROOM, type Layout } from "../../board/layout";
import type { Dock } from "../title";

export interface Hull {
  outer: string;
  inner: string;
  /** Ribs and seams across the plating. */
  frames: { from: Point; to: Point }[];
  windows: string[];
  nozzles: { cone: string; flame: string; mouth: [Point, Point] }[];
  fins: string[];
  lights: { at: Point; port: boolean }[];
  /** Half the width of the hull at a place along the ship. */
  half: (x: number) => number;
  axis: number;
  /** Where the pods hang on the outside, and which way they point. */
  docks: Record<number, Dock>;
}

const STEP = 20;
/** Half the height of a pod, and a bit. */
const POD = 36;
const MARGIN = ROOM + 44;

/** Half the width that the rooms need, sampled along the ship. */
function needed(points: Point[], axis: number, start: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => {
    const x = start + n * STEP;
    let half = 0;
    for (const p of points) {
      const dx = Math.abs(p.x - x);
      if (dx < MARGIN) half = Math.max(half, Math.abs(p.y - axis) + Math.sqrt(MARGIN ** 2 - dx ** 2));
    }
    return half;
  });
}

/** Fills the dents between the rooms, then evens the line out; never narrower than needed by more than a plate. */
function even(halves: number[]): number[] {
  const wide = halves.map((_, n) => Math.max(...halves.slice(Math.max(0, n - 6), n + 7)));
  let out = wide;
  for (let pass = 0; pass < 3; pass++) {
    out = out.map((_, n) => {
      const near = out.slice(Math.max(0, n - 4), n + 5);
      return near.reduce((sum, half) => sum + half, 0) / near.length;
    });
  }
  return out.map((half, n) => Math.max(half, halves[n] ?? 0));
}

export function hull(layout: Layout, engines: string[], bridge: string): Hull {
  const points = Object.entries(layout.flat).flatMap(([slot, point]) => (layout.docked.includes(slot) ? [] : [point]));
  const turn = layout.turn;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const axis = (Math.min(...ys) + Math.max(...ys)) / 2;
  const [bow, stern] = [Math.min(...xs) - ROOM - 26, Math.max(...xs) + ROOM + 34];
  const halves = even(needed(points, axis, bow, Math.ceil((stern - bow) / STEP)));
  const half = (x: number): number => {
    const n = Math.max(0, Math.min(halves.length - 1, Math.round((x - bow) / STEP)));
    return halves[n] ?? 0;
  };
  const beam = layout.beam;
  const nose = at(bow - 62, axis);
  const outline = (grow: number): string => {
    const upper: Point[] = [];
    for (let n = 1; n < halves.length - 4; n += 3) {
      // The bow runs to a point.
      const taper = Math.min(1, 0.42 + n / 14);
      upper.push(at(bow + n * STEP, axis - (halves[n] ?? 0) * taper - grow));
    }
    const end = stern + grow;
    const back = half(stern) - 60 + grow;
    const loop = [
      at(nose.x - grow, axis),
      ...upper,
      at(end, axis - back),
      at(end, axis - back * 0.5),
      at(end, axis + back * 0.5),
      at(end, axis + back),
      ...upper.map((p) => at(p.x, 2 * axis - p.y)).reverse(),
    ];
    return smooth(loop.map(turn), 0.86);
  };
  const frames = [];
  for (let x = bow + 150; x < stern - 60; x += 168) {
    const width = half(x) + 8;
    frames.push({ from: turn(at(x, axis - width)), to: turn(at(x, axis + width)) });
  }
  const cockpit = layout.flat[bridge] ?? at(bow, axis);
  // Panes around the bridge, on an arc in front of it.
  const pane = (n: number): string => {
    const [from, to] = [Math.PI + (n - 0.42) * 0.3, Math.PI + (n + 0.42) * 0.3];
    const [near, far] = [ROOM + 14, ROOM + 34];
    const corner = (radius: number, direction: number): Point => polar(cockpit, radius, direction);
    return polygon([corner(near, from), corner(far, from), corner(far, to), corner(near, to)].map(turn));
  };
  const nozzles = engines.flatMap((slot) => {
    const room = layout.flat[slot];
    if (!room) return [];
    const x = stern - 4;
    const y = room.y;
    return [
      {
        cone: polygon([at(x, y - 34), at(x + 56, y - 56), at(x + 56, y + 56), at(x, y + 34)].map(turn)),
        flame: polygon([at(x + 56, y - 50), at(x + 190, y - 10), at(x + 190, y + 10), at(x + 56, y + 50)].map(turn)),
        mouth: [turn(at(x + 56, y - 56)), turn(at(x + 56, y + 56))] as [Point, Point],
      },
    ];
  });
  const fin = (side: number): string => {
    const x = bow + (stern - bow) * 0.71;
    const edge = (at_: number) => axis + side * (half(at_) - 30);
    const out = axis + side * (half(x + 160) + 58);
    return polygon(
      [at(x, edge(x)), at(x + 150, out), at(x + 330, out), at(x + 290, edge(x + 290)), at(x + 120, edge(x + 120))].map(turn),
    );
  };
  const tip = bow + (stern - bow) * 0.71 + 322;
  return {
    outer: outline(20),
    inner: outline(0),
    frames,
    windows: [-2, -1, 0, 1, 2].map(pane),
    nozzles,
    fins: [fin(-1), fin(1)],
    lights: [
      { at: turn(at(tip, axis - half(tip - 160) - 58)), port: true },
      { at: turn(at(tip, axis + half(tip - 160) + 58)), port: false },
    ],
    half,
    axis,
    docks: Object.fromEntries(
      Object.entries(layout.pods).map(([number, p]) => {
        const side = p.y < axis ? -1 : 1;
        const edge = axis + side * (half(p.x) + 18);
        // Where the hull is widest there is no sea of stars left on the board: the pod hangs on its edge.
        const hung = Math.max(POD, Math.min(beam - POD, edge + side * 30));
        return [number, { at: turn(at(p.x, hung)), outward: turn(at(p.x, edge + side * 200)) }];
      }),
    ),
  };
}

const drawn = new WeakMap<Layout, Hull>();

/** The hull of a board, drawn once for each layout of it. */
export function hullOf(layout: Layout, board: BoardData): Hull {
  const special = (prefix: string): string[] => board.slots.filter((s) => s.room.startsWith(prefix)).map((s) => s.id);
  const known = drawn.get(layout) ?? hull(layout, special("engine"), special("cockpit")[0] ?? "");
  drawn.set(layout, known);
  return known;
}

export const dockPlaces = (layout: Layout, board: BoardData): Record<number, Dock> => hullOf(layout, board).docks;

/** The same stars for the same ship. */
export function stars(width: number, height: number, count: number): { at: Point; size: number }[] {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    at: at((next() * 1.6 - 0.3) * width, (next() * 1.6 - 0.3) * height),
    size: 0.8 + next() ** 3 * 2.6,
  }));
}

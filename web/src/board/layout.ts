/** Where everything on a board is drawn: a printed board of 1000 x 600 becomes a ship with room for names and tokens. */
import type { BoardData } from "../api/types";
import { angle, at, between, distance, polar, reach, type Point } from "./geometry";

/** The radius of a room. */
export const ROOM = 86;
/** The radius of a room of a board that is docked to this one. */
export const DOCKED_ROOM = 64;
const SCALE = at(1.78, 1.84);
const DOCKED_SCALE = at(2.15, 1.7);
/** How far the rooms of two boards stay apart at least. */
const CLEAR = 300;
/** Two rooms above each other need this much. */
const APART = ROOM * Math.sqrt(3) + 16;
/** A corridor shorter than this has no room for number, door and noise one after the other. */
const LONG = 118;

export interface CorridorPlace {
  id: string;
  numbers: number[];
  from: Point;
  to: Point;
  /** Where the number, the door and the noise marker are, and how the door is turned. */
  number: Point;
  door: Point;
  noise: Point;
  turn: number;
  ends: [string, string];
}

export interface EntrancePlace {
  network: string;
  slot: string;
  numbers: number[];
  at: Point;
}

export interface Layout {
  id: string;
  upright: boolean;
  width: number;
  height: number;
  slots: Record<string, Point>;
  corridors: Record<string, CorridorPlace>;
  entrances: EntrancePlace[];
  networks: Record<string, Point>;
  /** Where the pods are docked, lying. */
  pods: Record<number, Point>;
  /** The same points as in landscape, for the outline of the ship. */
  turn: (point: Point) => Point;
  flat: Record<string, Point>;
  /** The slots of a board that is docked to this one, and how wide this one is across. */
  docked: string[];
  beam: number;
}

/** Pushes apart what would overlap, up and down, the same for the same board. */
function spread(points: Record<string, Point>): Record<string, Point> {
  const out = Object.entries(points).map(([id, p]) => ({ id, ...p }));
  for (let pass = 0; pass < 60; pass++) {
    for (const a of out) {
      for (const b of out) {
        const dy = b.y - a.y;
        if (a.id >= b.id || Math.abs(b.x - a.x) >= ROOM * 1.5 || Math.abs(dy) >= APART) continue;
        const push = (APART - Math.abs(dy)) / 2 + 0.5;
        const sign = dy >= 0 ? 1 : -1;
        a.y -= sign * push;
        b.y += sign * push;
      }
    }
  }
  return Object.fromEntries(out.map(({ id, x, y }) => [id, at(x, y)]));
}

/** Of several corridors between the same rooms each runs beside the other. */
function aside(board: BoardData, id: string): number {
  const me = board.corridors.find((c) => c.id === id);
  const twins = board.corridors.filter((c) => me && c.a === me.a && c.b === me.b);
  if (twins.length < 2) return 0;
  return twins.findIndex((c) => c.id === id) - (twins.length - 1) / 2;
}

function corridorPlace(board: BoardData, id: string, slots: Record<string, Point>): CorridorPlace | null {
  const corridor = board.corridors.find((c) => c.id === id);
  const [a, b] = [corridor && slots[corridor.a], corridor && slots[corridor.b]];
  if (!corridor || !a || !b) return null;
  const radius = board.docked.includes(corridor.a) ? DOCKED_ROOM : ROOM;
  const direction = angle(a, b);
  // North and west come first on the printed board.
  const side = Math.cos(direction) > 0.5 ? direction + Math.PI / 2 : direction - Math.PI / 2;
  const normal = Math.abs(Math.cos(direction)) > 0.5 ? side : Math.cos(side) > 0 ? side : side + Math.PI;
  const shift = aside(board, id) * 66;
  const [start, end] = [polar(a, shift, normal), polar(b, shift, normal)];
  const from = polar(start, reach(radius, true, direction) - Math.abs(shift) * 0.3, direction);
  const to = polar(end, -reach(radius, true, direction) + Math.abs(shift) * 0.3, direction);
  const length = distance(from, to);
  const middle = between(from, to, 0.5);
  const long = length >= LONG;
  return {
    id,
    numbers: corridor.numbers,
    from,
    to,
    number: long ? middle : polar(middle, -30, normal),
    door: long ? between(from, to, 0.5 - 40 / length) : middle,
    noise: long ? between(from, to, 0.5 + 42 / length) : polar(middle, 32, normal),
    turn: (direction * 180) / Math.PI,
    ends: [corridor.a, corridor.b],
  };
}

/** Half the width of the badge of an entrance. */
export const badgeWidth = (numbers: number[]): number => 23 + numbers.join("·").length * 6.5;

/** What speaks against a direction, in twelfths of a turn: the items are counted at the upper left, markers lie on the sides. */
const TAKEN: Partial<Record<number, number>> = { 7: 2.5, 8: 2.5, 0: 1.4, 6: 1.4 };

/** The entrance sits on the free side of its room: as far from its corridors and other entrances as can be. */
function entrancePlaces(board: BoardData, slots: Record<string, Point>, numbers: Point[], flat: boolean): EntrancePlace[] {
  const out: EntrancePlace[] = [];
  for (const entrance of board.entrances) {
    const room = slots[entrance.slot];
    if (!room) continue;
    const taken = board.corridors.flatMap((c) => {
      const other = c.a === entrance.slot ? slots[c.b] : c.b === entrance.slot ? slots[c.a] : undefined;
      return other ? [angle(room, other)] : [];
    });
    taken.push(...out.filter((e) => e.slot === entrance.slot).map((e) => angle(room, e.at)));
    const near = Object.entries(slots).flatMap(([id, p]) =>
      id !== entrance.slot && distance(room, p) < ROOM * 2.6 ? [angle(room, p)] : [],
    );
    const gap = (direction: number, from: number[]): number =>
      Math.min(Math.PI, ...from.map((t) => Math.abs(Math.atan2(Math.sin(t - direction), Math.cos(t - direction)))));
    // Tokens stand above and below, whichever way the ship is turned.
    const free = [1, 2, 4, 5, 7, 8, 10, 11, 0, 6];
    // A badge with more numbers is wider: it stands farther away.
    const wide = badgeWidth(entrance.numbers) * 0.62;
    const away = (direction: number): number => 14 + wide * Math.abs(Math.cos(direction)) + 6 * Math.abs(Math.sin(direction));
    const spot = (direction: number): Point => polar(room, reach(board.docked.includes(entrance.slot) ? DOCKED_ROOM : ROOM, flat, direction) + away(direction), direction);
    const worth = (twelfth: number): number => {
      const direction = (twelfth * Math.PI) / 6;
      const here = spot(direction);
      const crowded = out.some((e) => distance(e.at, here) < 74) || numbers.some((p) => distance(p, here) < 64);
      return gap(direction, taken) + gap(direction, near) - (crowded ? 3 : 0) - (TAKEN[twelfth] ?? 0);
    };
    const best = free.reduce((a, b) => (worth(b) > worth(a) + 1e-6 ? b : a));
    out.push({ ...entrance, at: spot((best * Math.PI) / 6) });
  }
  return out;
}

/** Moves a point until it touches no room and no corridor. */
function keepClear(start: Point, rooms: Point[], corridors: (readonly [Point, Point])[]): Point {
  let p = start;
  for (let pass = 0; pass < 80; pass++) {
    let [dx, dy] = [0, 0];
    const away = (from: Point, least: number): void => {
      const d = Math.max(1, distance(p, from));
      if (d >= least) return;
      dx += ((p.x - from.x) / d) * (least - d) * 0.4;
      dy += ((p.y - from.y) / d) * (least - d) * 0.4;
    };
    for (const room of rooms) away(room, ROOM + 48);
    for (const [a, b] of corridors) {
      const long = distance(a, b) ** 2 || 1;
      const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / long));
      away(between(a, b, t), 62);
    }
    p = at(p.x + dx, p.y + dy);
  }
  return p;
}

/** A docked board lies beside the bow, below it, as near as both stay clear of each other. */
function beside(board: BoardData, ship: Record<string, Point>): Record<string, Point> {
  const docked = board.slots.filter((slot) => board.docked.includes(slot.id));
  if (!docked.length) return {};
  const middle = (some: number[]): number => (Math.min(...some) + Math.max(...some)) / 2;
  const centre = at(middle(docked.map((s) => s.x)), middle(docked.map((s) => s.y)));
  const points = Object.values(ship);
  const low = Math.max(...points.map((p) => p.y)) - 20;
  for (let x = middle(points.map((p) => p.x)); ; x -= 20) {
    const placed = docked.map((s) => [s.id, at(x + (s.x - centre.x) * DOCKED_SCALE.x, low + (s.y - centre.y) * DOCKED_SCALE.y)] as const);
    if (placed.every(([, p]) => points.every((q) => distance(p, q) >= CLEAR))) return Object.fromEntries(placed);
  }
}

/** A board, lying for wide screens or standing on its engines for high ones. */
export function layout(board: BoardData, upright: boolean): Layout {
  const printed: Record<string, Point> = {};
  for (const slot of board.slots)
    if (!board.docked.includes(slot.id)) printed[slot.id] = at(slot.x * SCALE.x, slot.y * SCALE.y);
  const own = spread(printed);
  const flat = { ...own, ...beside(board, own) };
  const xs = Object.values(flat).map((p) => p.x);
  const ys = Object.values(flat).map((p) => p.y);
  // Room for the hull, the nozzles behind it and the pods beside it.
  const [left, top] = [Math.min(...xs) - ROOM - 120, Math.min(...ys) - ROOM - 70];
  const width = Math.max(...xs) - left + ROOM + 128;
  const height = Math.max(...ys) - top + ROOM + 70;
  const move = (p: Point): Point => at(p.x - left, p.y - top);
  const turn = (p: Point): Point => (upright ? at(height - p.y, p.x) : p);
  for (const id of Object.keys(flat)) flat[id] = move(flat[id] as Point);
  const slots = Object.fromEntries(Object.entries(flat).map(([id, p]) => [id, turn(p)]));
  const corridors: Record<string, CorridorPlace> = {};
  const lying: Record<string, CorridorPlace> = {};
  for (const { id } of board.corridors) {
    const place = corridorPlace(board, id, flat);
    if (!place) continue;
    lying[id] = place;
    corridors[id] = {
      ...place,
      from: turn(place.from),
      to: turn(place.to),
      number: turn(place.number),
      door: turn(place.door),
      noise: turn(place.noise),
      turn: place.turn + (upright ? 90 : 0),
    };
  }
  const spot = (name: string): Point => {
    const [x = 0, y = 0] = board.positions[name] ?? [];
    return move(at(x * SCALE.x, y * SCALE.y));
  };
  const pods: Record<number, Point> = {};
  for (const name of Object.keys(board.positions)) if (name.startsWith("pod_")) pods[Number(name.slice(4))] = spot(name);
  const lines = Object.values(lying).map((c) => [c.from, c.to] as const);
  const clear = (name: string): Point => turn(keepClear(spot(name), Object.values(flat), lines));
  return {
    id: board.id,
    upright,
    width: upright ? height : width,
    height: upright ? width : height,
    slots,
    corridors,
    entrances: entrancePlaces(board, slots, Object.values(corridors).map((c) => c.number), !upright),
    networks: Object.fromEntries(board.networks.map((name) => [name, clear(name)])),
    pods,
    turn,
    flat,
    docked: board.docked,
    beam: Math.max(...Object.values(own).map((p) => p.y)) - top + ROOM + 70,
  };
}

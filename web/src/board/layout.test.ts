import { describe, expect, it } from "vitest";
import { boards } from "./boards.fixture";
import { distance, reach } from "./geometry";
import { hull } from "../titles/nemesis/hull";
import { layout, ROOM } from "./layout";

for (const [name, board] of Object.entries(boards)) {
  for (const upright of [false, true]) {
    describe(`${name}, ${upright ? "upright" : "lying"}`, () => {
      const it_ = layout(board, upright);
      const rooms = Object.entries(it_.slots);

      it("has a place for every slot, corridor, entrance and network", () => {
        expect(rooms).toHaveLength(board.slots.length);
        expect(Object.keys(it_.corridors)).toHaveLength(board.corridors.length);
        expect(it_.entrances).toHaveLength(board.entrances.length);
        expect(Object.keys(it_.networks)).toEqual(board.networks);
      });

      it("lets no two rooms overlap", () => {
        for (const [a, p] of rooms)
          for (const [b, q] of rooms)
            if (a < b) {
              const way = Math.atan2(q.y - p.y, q.x - p.x);
              expect(distance(p, q), `${a} ${b}`).toBeGreaterThan(2 * reach(ROOM, !upright, way) - 1);
            }
      });

      it("keeps everything on the canvas", () => {
        for (const p of [...rooms.map(([, p]) => p), ...Object.values(it_.networks)]) {
          expect(p.x).toBeGreaterThan(30);
          expect(p.y).toBeGreaterThan(30);
          expect(p.x).toBeLessThan(it_.width - 30);
          expect(p.y).toBeLessThan(it_.height - 30);
        }
      });

      it("gives corridors a length one can see, twins side by side", () => {
        for (const c of Object.values(it_.corridors)) expect(distance(c.from, c.to), c.id).toBeGreaterThan(14);
        const numbers = Object.values(it_.corridors).map((c) => c.number);
        numbers.forEach((p, n) =>
          numbers.slice(n + 1).forEach((q) => expect(distance(p, q)).toBeGreaterThan(34)),
        );
      });

      it("draws the hull around all rooms", () => {
        const ship = hull(it_, [], board.slots[0]?.id ?? "");
        for (const p of Object.entries(it_.flat).flatMap(([slot, at]) => (board.docked.includes(slot) ? [] : [at]))) expect(Math.abs(p.y - ship.axis) + ROOM * 0.8).toBeLessThan(ship.half(p.x) + 20);
        expect(ship.outer).toMatch(/^M[-\d.,]+C/);
        expect(Object.keys(ship.docks)).toHaveLength(4);
      });
    });
  }
}

import { expect, it } from "vitest";
import { boards } from "./boards.fixture";
import { covers, takenBy } from "./covering";
import { layout, ROOM } from "./layout";

const lying = layout(boards.base, false);
const taken = takenBy(lying, {}, []);
const box = { width: 1100, height: 600 };
const sight = { scale: 0.47, x: 190, y: 5 };

it("a list has its corner as long as nothing stands there", () => {
  expect(covers("top-left", { width: 180, height: 120 }, box, taken, sight)).toBe(false);
  expect(covers("bottom-left", { width: 180, height: 120 }, box, taken, sight)).toBe(false);
});

it("a list gives way to rooms, and to a board that is moved under it", () => {
  expect(covers("top-left", { width: 600, height: 160 }, box, taken, sight)).toBe(true);
  expect(covers("top-left", { width: 180, height: 120 }, box, taken, { ...sight, x: -200 })).toBe(true);
  expect(covers("bottom-left", { width: 180, height: 320 }, box, [], sight)).toBe(true);
});

it("counts every room with what stands on its edges", () => {
  for (const room of Object.values(lying.slots))
    expect(taken.some((one) => one.left <= room.x - ROOM && one.right >= room.x + ROOM && one.top < room.y - ROOM && one.bottom > room.y + ROOM)).toBe(true);
});

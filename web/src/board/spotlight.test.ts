import { describe, expect, it } from "vitest";
import type { View } from "../api/types";
import { boards } from "./boards.fixture";
import { layout } from "./layout";
import { frame, glide, LIT, placeOf, places } from "./spotlight";

const box = { width: 800, height: 560 };

describe("the spotlight", () => {
  const ship = layout(boards.base, false);
  it("finds the rooms it shines on", () => {
    expect(places({ slots: ["slot_001", "nowhere"] }, ship)).toEqual([ship.slots.slot_001]);
    expect(places(undefined, ship)).toEqual([]);
  });
  it("brings every room wholly into the free part of the board", () => {
    for (const place of Object.values(ship.slots)) {
      const now = frame([place], box, 0.46, 0.3);
      const [x, y] = [place.x * now.scale + now.x, place.y * now.scale + now.y];
      const reach = LIT * now.scale;
      expect(x - reach).toBeGreaterThanOrEqual(0);
      expect(x + reach).toBeLessThanOrEqual(box.width * 0.54);
      expect(y - reach).toBeGreaterThanOrEqual(0);
      expect(y + reach).toBeLessThanOrEqual(box.height);
    }
  });
  it("comes closer, never farther away", () => {
    const place = ship.slots.slot_005 ?? { x: 0, y: 0 };
    expect(frame([place], box, 0, 0.3).scale).toBeGreaterThan(0.3);
    expect(frame([place], box, 0, 1.1).scale).toBe(1.1);
  });
  it("glides from one place to the other", () => {
    const [from, to] = [{ scale: 1, x: 0, y: 0 }, { scale: 2, x: 100, y: -50 }];
    expect(glide(from, to, 0)).toEqual(from);
    expect(glide(from, to, 1)).toEqual(to);
    expect(glide(from, to, 0.5)).toEqual({ scale: 1.5, x: 50, y: -25 });
  });
  it("knows where an entry of the log plays", () => {
    const view = { figures: [{ figure: "adult_1", slot: "slot_004" }], crew: [{ slot: "slot_002" }] } as unknown as View;
    expect(placeOf({ event: "encounter", slot: "slot_009", seat: 0 }, view)).toBe("slot_009");
    expect(placeOf({ event: "attack", figure: "adult_1", seat: 0 }, view)).toBe("slot_004");
    expect(placeOf({ event: "died", figure: "gone", seat: 0 }, view)).toBe("slot_002");
    expect(placeOf({ event: "round", round: 3 }, view)).toBe("");
  });
});

import { describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { ROOM } from "./layout";

vi.stubGlobal("cancelAnimationFrame", () => {});

const BOX = { width: 390, height: 430 };
const WORLD = { width: 1200, height: 2000 };
const HERE = { x: 600, y: 1000 };

const onScreen = (camera: Camera, place: { x: number; y: number }) => ({
  x: place.x * camera.scale + camera.x,
  y: place.y * camera.scale + camera.y,
});

function phone(): Camera {
  const camera = new Camera();
  camera.resize(BOX, WORLD, HERE);
  return camera;
}

describe("the camera of a phone", () => {
  it("frames the person and all that may be chosen", () => {
    const camera = phone();
    const aims = [{ x: 400, y: 1250 }, { x: 950, y: 700 }];
    camera.frame(aims, 0, true);
    for (const place of [HERE, ...aims]) {
      const { x, y } = onScreen(camera, place);
      expect(x).toBeGreaterThan(ROOM * camera.scale);
      expect(x).toBeLessThan(BOX.width - ROOM * camera.scale);
      expect(y).toBeGreaterThan(ROOM * camera.scale);
      expect(y).toBeLessThan(BOX.height - ROOM * camera.scale);
    }
  });

  it("does so in what the sheet leaves of the board", () => {
    const camera = phone();
    const aims = [{ x: 600, y: 1300 }];
    camera.frame(aims, 200, true);
    expect(onScreen(camera, { x: 600, y: 1300 }).y).toBeLessThan(BOX.height - 200);
  });

  it("stays where somebody moved it, as long as what may be chosen is in sight", () => {
    const camera = phone();
    camera.frame([], 0, true);
    camera.pan(-40, 0);
    const moved = camera.x;
    camera.frame([{ x: 640, y: 1010 }], 0, true);
    expect(camera.x).toBe(moved);
    camera.frame([{ x: 640, y: 300 }], 0, true);
    expect(onScreen(camera, { x: 640, y: 300 }).y).toBeGreaterThan(0);
  });

  it("shows the whole board, and goes back", () => {
    const camera = phone();
    camera.frame([], 0, true);
    const before = camera.scale;
    expect(camera.isWhole).toBe(false);
    camera.toggle();
    expect(camera.isWhole).toBe(true);
    expect(camera.sight.height).toBeGreaterThanOrEqual(WORLD.height);
    camera.toggle();
    expect(camera.scale).toBe(before);
  });
});

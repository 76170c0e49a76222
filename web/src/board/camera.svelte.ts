/** Pan, zoom and fit of the board, in pixels of its box. */
import { at, type Point } from "./geometry";
import { ROOM } from "./layout";
import { frame, glide, type Frame } from "./spotlight";

const MOST = 2.4;
const PADDING = 10;

/** At this size rooms can be hit with a finger. */
const COMFORTABLE = 0.31;
/** On a phone: at this size names can be read, and the way to the next rooms is in sight. */
const CLOSE = 0.42;
/** What must be seen of a place around its middle: the room, with those who stand at its edges. */
const AROUND = ROOM * 1.35;
/** How long a glide takes, in milliseconds. */
const GLIDE = 650;

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** `home` shows as much as can be used, around the person; `whole` shows the ship; `free` is where somebody moved it. */
  mode: "home" | "whole" | "free" = "home";
  #box = { width: 1, height: 1 };
  #world = { width: 1, height: 1 };
  #focus: Point = { x: 0, y: 0 };
  /** What the question is about, in addition to where the person is; only a phone comes so close that it must look for that. */
  #aims: Point[] = [];
  #isClose = false;
  /** How much of the box lies below the sheet. */
  #covered = 0;
  /** What stands at the left edge of the box: the ship gets out of its way as far as it can. */
  #beside = 0;
  /** Where it was before it went to what is in the light. */
  #before: (Frame & { mode: Camera["mode"] }) | undefined;
  #gliding = 0;

  get least(): number {
    const { width, height } = this.#box;
    return Math.min((width - PADDING) / this.#world.width, (height - this.#covered - PADDING) / this.#world.height);
  }

  resize(box: { width: number; height: number }, world: { width: number; height: number }, focus: Point, beside = 0): void {
    this.#box = box;
    this.#world = world;
    this.#focus = focus;
    this.#beside = beside;
    if (this.#before) return;
    if (this.mode === "home") this.home();
    else if (this.mode === "whole" || this.scale < this.least) this.fit();
    else this.#keepInside();
  }

  home(): void {
    this.mode = "home";
    Object.assign(this, this.#atHome());
  }

  /** On a phone: frames the person and what may be chosen now, in what the sheet leaves of the box. */
  frame(aims: Point[], covered: number, still: boolean): void {
    this.#isClose = true;
    this.#aims = aims;
    this.#covered = covered;
    if (this.#before) return;
    // Whoever moved it by hand has it their way, until something to choose is out of sight.
    if (this.mode !== "home" && aims.every((place) => this.#isSeen(place))) return;
    this.mode = "home";
    this.#go(this.#atHome(), still);
  }

  get #free(): { width: number; height: number } {
    return { width: this.#box.width, height: Math.max(1, this.#box.height - this.#covered) };
  }

  #isSeen(place: Point): boolean {
    const [x, y] = [place.x * this.scale + this.x, place.y * this.scale + this.y];
    return x > 0 && y > 0 && x < this.#free.width && y < this.#free.height;
  }

  #atHome(): Frame {
    const free = this.#free;
    const all = [this.#focus, ...this.#aims];
    const [xs, ys] = [all.map((p) => p.x), all.map((p) => p.y)];
    const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
    const [top, bottom] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
    const fits = Math.min(free.width / (right - left), free.height / (bottom - top));
    const scale = this.#isClose ? Math.max(this.least, Math.min(CLOSE, fits)) : Math.max(this.least, COMFORTABLE);
    const middle = this.#isClose ? at((left + right) / 2, (top + bottom) / 2) : this.#focus;
    return {
      scale,
      x: offset(middle.x, free.width, this.#world.width, scale, this.#beside),
      y: offset(middle.y, free.height, this.#world.height, scale),
    };
  }

  /** What part of the world is in sight. */
  get sight(): { x: number; y: number; width: number; height: number } {
    const { width, height } = this.#free;
    return { x: -this.x / this.scale, y: -this.y / this.scale, width: width / this.scale, height: height / this.scale };
  }

  /** Whether nothing of the board is out of sight. */
  get isWhole(): boolean {
    return this.scale <= this.least * 1.01;
  }

  /** Brings a place into the middle. */
  centreOn(place: Point, still: boolean): void {
    this.#letGo();
    const free = this.#free;
    const scale = this.#isClose ? Math.max(this.scale, CLOSE) : this.scale;
    this.mode = "free";
    const [x, y] = [offset(place.x, free.width, this.#world.width, scale), offset(place.y, free.height, this.#world.height, scale)];
    this.#go({ scale, x, y }, still);
  }

  /** The whole board, or back to where one is. */
  toggle(): void {
    this.#letGo();
    if (this.isWhole) this.home();
    else this.fit();
  }

  fit(): void {
    this.mode = "whole";
    this.scale = this.least;
    this.x = offset(0, this.#box.width, this.#world.width, this.scale, this.#beside);
    this.y = (this.#free.height - this.#world.height * this.scale) / 2;
  }

  /** Goes to what is in the light and remembers where it was; without places, goes back there. */
  light(places: Point[], taken: number, still: boolean): void {
    if (places.length) {
      this.#before ??= { scale: this.scale, x: this.x, y: this.y, mode: this.mode };
      this.#go(frame(places, this.#free, taken, this.#before.scale), still);
    } else if (this.#before) {
      const { mode, ...back } = this.#before;
      this.#before = undefined;
      this.mode = mode;
      this.#go(back, still, () => this.resize(this.#box, this.#world, this.#focus, this.#beside));
    }
  }

  #go(to: Frame, still: boolean, then: () => void = () => {}): void {
    cancelAnimationFrame(this.#gliding);
    if (still) {
      Object.assign(this, to);
      return then();
    }
    const from = { scale: this.scale, x: this.x, y: this.y };
    const begin = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - begin) / GLIDE);
      Object.assign(this, glide(from, to, t));
      if (t < 1) this.#gliding = requestAnimationFrame(step);
      else then();
    };
    this.#gliding = requestAnimationFrame(step);
  }

  pan(dx: number, dy: number): void {
    this.#letGo();
    this.mode = "free";
    this.x += dx;
    this.y += dy;
    this.#keepInside();
  }

  /** Zooms around a point of the box, which stays where it is. */
  zoom(factor: number, around: Point = this.centre): void {
    const scale = Math.max(this.least, Math.min(MOST, this.scale * factor));
    const real = scale / this.scale;
    this.#letGo();
    if (scale <= this.least * 1.01) return this.fit();
    this.mode = "free";
    this.x = around.x - (around.x - this.x) * real;
    this.y = around.y - (around.y - this.y) * real;
    this.scale = scale;
    this.#keepInside();
  }

  /** Brings a place of the board into sight. */
  show(place: Point): void {
    const [x, y] = [place.x * this.scale + this.x, place.y * this.scale + this.y];
    const edge = 70;
    const { width, height } = this.#free;
    const dx = x < edge ? edge - x : x > width - edge ? width - edge - x : 0;
    const dy = y < edge ? edge - y : y > height - edge ? height - edge - y : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  get centre(): Point {
    return { x: this.#box.width / 2, y: this.#box.height / 2 };
  }

  /** Somebody moves it by hand: it goes nowhere by itself any more. */
  #letGo(): void {
    cancelAnimationFrame(this.#gliding);
    this.#before = undefined;
  }

  #keepInside(): void {
    const keep = (offset: number, box: number, world: number): number =>
      Math.max(Math.min(offset, box / 2), box / 2 - world * this.scale);
    this.x = keep(this.x, this.#box.width, this.#world.width);
    this.y = keep(this.y, this.#box.height, this.#world.height);
  }
}

/** Where the world begins so that a place is in the middle, without showing what is beside the world. */
function offset(place: number, box: number, world: number, scale: number, beside = 0): number {
  const room = box - world * scale;
  return room >= 0 ? Math.max(room / 2, Math.min(room, beside)) : Math.max(room, Math.min(0, box / 2 - place * scale));
}

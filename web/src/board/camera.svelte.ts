/** Pan, zoom and fit of the board, in pixels of its box. */
import type { Point } from "./geometry";
import { frame, glide, type Frame } from "./spotlight";

const MOST = 2.4;
const PADDING = 10;

/** At this size rooms can be hit with a finger. */
const COMFORTABLE = 0.31;
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
  /** Where it was before it went to what is in the light. */
  #before: (Frame & { mode: Camera["mode"] }) | undefined;
  #gliding = 0;

  get least(): number {
    const { width, height } = this.#box;
    return Math.min((width - PADDING) / this.#world.width, (height - PADDING) / this.#world.height);
  }

  resize(box: { width: number; height: number }, world: { width: number; height: number }, focus: Point): void {
    this.#box = box;
    this.#world = world;
    this.#focus = focus;
    if (this.#before) return;
    if (this.mode === "home") this.home();
    else if (this.mode === "whole" || this.scale < this.least) this.fit();
    else this.#keepInside();
  }

  home(): void {
    this.mode = "home";
    this.scale = Math.max(this.least, COMFORTABLE);
    this.x = this.#middle(this.#focus.x, this.#box.width, this.#world.width);
    this.y = this.#middle(this.#focus.y, this.#box.height, this.#world.height);
  }

  /** The offset that puts a place into the middle, without showing what is beside the ship. */
  #middle(place: number, box: number, world: number): number {
    const room = box - world * this.scale;
    return room >= 0 ? room / 2 : Math.max(room, Math.min(0, box / 2 - place * this.scale));
  }

  fit(): void {
    this.mode = "whole";
    this.scale = this.least;
    this.x = (this.#box.width - this.#world.width * this.scale) / 2;
    this.y = (this.#box.height - this.#world.height * this.scale) / 2;
  }

  /** Goes to what is in the light and remembers where it was; without places, goes back there. */
  light(places: Point[], taken: number, still: boolean): void {
    if (places.length) {
      this.#before ??= { scale: this.scale, x: this.x, y: this.y, mode: this.mode };
      this.#go(frame(places, this.#box, taken, this.#before.scale), still);
    } else if (this.#before) {
      const { mode, ...back } = this.#before;
      this.#before = undefined;
      this.mode = mode;
      this.#go(back, still, () => this.resize(this.#box, this.#world, this.#focus));
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
    const { width, height } = this.#box;
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

// What is being shown to everybody right now: moments in a queue, beat by beat.

import type { Event } from "../api/types";
import { settings } from "../app/settings.svelte";
import { play } from "../app/sound";
import { soundOf } from "../app/tones";
import { figuresToCome, lengthOf, momentsOf, rollOf, type Beat, type Moment } from "../live/moments";
import { titles } from "../titles/titles.svelte";

/** Dice settle before what they bring about begins. */
const AFTER_DICE = 1000;

export class Stage {
  #queue = $state.raw<Moment[]>([]);
  #step = $state(0);
  roll = $state.raw<Event | undefined>();
  #timer = 0;

  get moment(): Moment | undefined {
    return this.#queue[0];
  }

  get beat(): Beat | undefined {
    return this.moment?.beats[this.#step];
  }

  /** Which beat of how many. */
  get step(): number {
    return this.#step;
  }

  /** Figures that come later in the scene. */
  get veiled(): string[] {
    const [first, ...rest] = this.#queue;
    const later = [...(first?.beats.slice(this.#step + 1) ?? []), ...rest.flatMap((m) => m.beats)];
    return figuresToCome(later);
  }

  /** New log entries: their moments are shown one after the other. Returns those that no scene tells. */
  show(events: Event[]): Event[] {
    const moments = momentsOf(events, titles.look.script);
    const told = new Set(moments.flatMap((m) => m.beats.flatMap((b) => [b.head, ...b.lines])));
    const rest = events.filter((e) => !told.has(e));
    const roll = rollOf(rest, titles.look.script);
    if (roll) this.roll = roll;
    if (!moments.length) return rest;
    const idle = !this.#queue.length;
    // Whoever falls behind only sees the latest, but sees what is being shown to its end.
    this.#queue = idle ? moments.slice(-4) : [...this.#queue.slice(0, 1), ...[...this.#queue.slice(1), ...moments].slice(-3)];
    if (idle) {
      this.#step = roll ? -1 : 0;
      this.#enter(roll ? AFTER_DICE : 0);
    }
    return rest;
  }

  /** On to the next beat, after the last one to the next moment. */
  next = (): void => {
    if (!this.moment) return;
    if (this.#step + 1 < this.moment.beats.length) this.#step++;
    else {
      this.#queue = this.#queue.slice(1);
      this.#step = 0;
    }
    this.#enter(0);
  };

  /** Past the whole moment. */
  skip = (): void => {
    this.#queue = this.#queue.slice(1);
    this.#step = 0;
    this.#enter(0);
  };

  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#step = 0;
    this.roll = undefined;
  }

  #enter(wait: number): void {
    clearTimeout(this.#timer);
    const { beat } = this;
    if (!this.moment) return;
    if (beat) for (const event of [beat.head, ...beat.lines].slice(0, 3)) play(soundOf(event));
    const stay = beat ? lengthOf(beat, titles.look.script) * settings.kept.moments : wait * Math.min(1, settings.kept.moments);
    this.#timer = window.setTimeout(this.next, stay);
  }
}

// What is being shown to everybody right now: moments in a queue, beat by beat. While one is on, the rest of the table
// waits with what it shows.

import type { BoardData, Event } from "../api/types";
import { settings } from "../app/settings.svelte";
import { play } from "../app/sound";
import { soundOf } from "../app/tones";
import type { SeatNow } from "../live/live.svelte";
import { figuresToCome, lengthOf, momentsOf, rollOf, type Beat, type Moment } from "../live/moments";
import { titles } from "../titles/titles.svelte";

/** Dice settle before what they bring about begins. */
const AFTER_DICE = 1000;
/** More than this at once is for the log. */
const MOST = 3;

export class Stage {
  #queue = $state.raw<Moment[]>([]);
  #step = $state(0);
  #held = $state.raw<SeatNow | undefined>();
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

  /** How the table stood before what is being told. */
  get held(): SeatNow | undefined {
    return this.moment && this.#held;
  }

  /** Figures that come later in the scene. */
  get veiled(): string[] {
    const [first, ...rest] = this.#queue;
    const later = [...(first?.beats.slice(this.#step + 1) ?? []), ...rest.flatMap((m) => m.beats)];
    return figuresToCome(later);
  }

  /**
   * New log entries: their moments are shown one after the other. `before` is how the table stood until then, `now` how
   * it stands. Returns the entries that no scene tells.
   */
  show(events: Event[], before?: SeatNow, now?: SeatNow, board?: BoardData): Event[] {
    const { script } = titles.look;
    const moments = momentsOf(events, script, now && board && { view: now.state.view, board });
    const told = new Set(moments.flatMap((m) => m.beats.flatMap((b) => [b.head, ...b.lines])));
    const rest = events.filter((e) => !told.has(e));
    const roll = rollOf(rest, script);
    if (roll) this.roll = roll;
    if (!moments.length) return rest;
    const idle = !this.#queue.length;
    // Whoever falls behind only sees the latest, but sees what is being shown to its end.
    this.#queue = idle ? moments.slice(-MOST) : [...this.#queue.slice(0, 1), ...[...this.#queue.slice(1), ...moments].slice(1 - MOST)];
    if (idle) {
      this.#held = before;
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
    this.#held = undefined;
    this.#step = 0;
    this.roll = undefined;
  }

  #enter(wait: number): void {
    clearTimeout(this.#timer);
    const { beat } = this;
    if (!this.moment) {
      this.#held = undefined;
      return;
    }
    if (beat) for (const sound of soundsOf(beat)) play(sound);
    const stay = beat ? lengthOf(beat) * settings.kept.moments : wait * Math.min(1, settings.kept.moments);
    this.#timer = window.setTimeout(this.next, stay);
  }
}

/** What a beat sounds like: itself, and the first thing that follows from it. */
function soundsOf({ look, head, lines }: Beat): string[] {
  const sounds = [look.sound ?? soundOf(head), ...lines.map(soundOf)].filter((sound) => sound !== undefined);
  return [...new Set(sounds)].slice(0, 2);
}

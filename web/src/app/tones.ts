// Sounds that all tables share, as notes, and which one a log entry has. None is longer than 1.2 seconds, an alarm no
// longer than 2.

import type { Event } from "../api/types";
import { kindOf, nameOf, type Note } from "../titles/title";
import { titles } from "../titles/titles.svelte";

/** The same note again and again. */
const again = (starts: number[], note: Note): Note[] => starts.map((at) => ({ ...note, at }));

export const TONES: Record<string, Note[]> = {
  turn: [440, 660].map((hz, n) => ({ hz, at: n * 0.12, long: 0.3, loud: 0.25, wave: "sine" })),
  pick: [{ hz: 900, to: 700, long: 0.06, loud: 0.12, wave: "triangle" }],
  card: [
    { hiss: 2600, long: 0.12, loud: 0.3 },
    { hz: 300, to: 220, at: 0.08, long: 0.12, loud: 0.2, wave: "triangle" },
  ],
  token: again([0, 0.16], { hz: 1300, to: 900, long: 0.09, loud: 0.15, wave: "triangle" }),
  noise: again([0, 0.18, 0.36], { hz: 520, to: 260, long: 0.3, loud: 0.12, wave: "sine" }),
  door: [
    { hiss: 300, long: 0.35, loud: 0.5 },
    { hz: 90, to: 40, at: 0.05, long: 0.4, loud: 0.5, wave: "square" },
  ],
  dice: again([0, 0.07, 0.15, 0.25], { hiss: 1800, long: 0.05, loud: 0.4 }),
  hurt: [
    { hz: 160, to: 60, long: 0.35, loud: 0.4, wave: "square" },
    { hiss: 700, long: 0.2, loud: 0.4 },
  ],
  death: [220, 208, 165, 110].map((hz, n) => ({ hz, to: hz * 0.98, at: n * 0.2, long: 0.58, loud: 0.3, wave: "triangle" })),
  fire: [{ hiss: 900, long: 0.7, loud: 0.35 }],
  alarm: again([0, 0.4], { hz: 700, to: 500, long: 0.35, loud: 0.25, wave: "square" }),
  end: [110, 165, 220].map((hz, n) => ({ hz, at: n * 0.15, long: 0.9, loud: 0.25, wave: "sine" })),
};

/** The sound of one log entry, if it has one. */
export function soundOf(event: Event): string | undefined {
  const { events } = titles.look.sounds;
  return events[`${nameOf(event)}:${kindOf(event.figure)}`] ?? events[nameOf(event)];
}

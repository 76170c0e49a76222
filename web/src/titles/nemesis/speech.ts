// What people can say with one click, in everybody's own language. It may be a lie.

import type { SpeechLook } from "../title";

export const speech: SpeechLook = {
  sentences: {
    claim: [
      { id: "engine-works", needs: ["engine"] },
      { id: "engine-damaged", needs: ["engine"] },
      { id: "course", needs: ["space", "planet"] },
      { id: "clean", needs: [] },
      { id: "infected", needs: [] },
    ],
    promise: [
      { id: "go", needs: ["slot"] },
      { id: "repair", needs: ["slot"] },
      { id: "follow", needs: [] },
    ],
    request: [
      { id: "go", needs: ["slot"] },
      { id: "repair", needs: ["slot"] },
      { id: "come", needs: [] },
      { id: "trade", needs: [] },
    ],
  },
  needs: {
    engine: { values: ["1", "2", "3"] },
    space: { values: ["A", "B", "C", "D"] },
    planet: { values: ["earth", "mars", "venus", "deep_space"], named: "destination" },
    slot: { rooms: true },
  },
};

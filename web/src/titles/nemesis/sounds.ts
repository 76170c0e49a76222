// What sounds when. What all titles have in common is in app/tones.ts.

import type { Sounds } from "../title";

export const sounds: Sounds = {
  tones: {
    encounter: [
      { hz: 60, to: 45, long: 1.2, loud: 0.5, wave: "sawtooth" },
      { hz: 180, to: 720, at: 0.1, long: 1, loud: 0.15, wave: "sawtooth" },
    ],
    queen: [
      { hz: 48, to: 36, long: 1.2, loud: 0.6, wave: "sawtooth" },
      { hz: 240, to: 900, at: 0.05, long: 0.35, loud: 0.14, wave: "sawtooth" },
      { hz: 240, to: 900, at: 0.4, long: 0.35, loud: 0.14, wave: "sawtooth" },
      { hz: 240, to: 900, at: 0.75, long: 0.35, loud: 0.14, wave: "sawtooth" },
    ],
  },
  events: {
    noise_placed: "noise",
    noise_rolled: "dice",
    combat_rolled: "dice",
    door_closed: "door",
    door_destroyed: "door",
    encounter: "encounter",
    intruder_appeared: "encounter",
    "intruder_appeared:queen": "queen",
    token_drawn: "token",
    attack_card: "card",
    event_card: "card",
    weakness_discovered: "card",
    room_explored: "card",
    light_wound: "hurt",
    serious_wound: "hurt",
    died: "death",
    fire_started: "fire",
    self_destruct_started: "alarm",
    self_destruct_critical: "alarm",
    hibernation_open: "alarm",
    airlock_opens: "alarm",
    game_ended: "end",
  },
};

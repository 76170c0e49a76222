// What sounds when. What all titles have in common is in app/tones.ts.

import type { Sounds } from "../title";

export const sounds: Sounds = {
  tones: {
    encounter: [
      { hz: 60, to: 45, long: 1.2, loud: 0.5, wave: "sawtooth" },
      { hz: 180, to: 720, at: 0.1, long: 1, loud: 0.15, wave: "sawtooth" },
    ],
    launch: [
      { hiss: 400, to: 90, long: 1.1, loud: 0.5 },
      { hz: 40, long: 1.1, loud: 0.4, wave: "sine" },
    ],
    sleep: [
      { hz: 330, to: 220, long: 0.9, loud: 0.18, wave: "sine" },
      { hz: 220, to: 110, at: 0.2, long: 0.9, loud: 0.18, wave: "sine" },
    ],
    blast: [
      { hiss: 260, to: 45, long: 1.2, loud: 0.7 },
      { hz: 70, to: 28, long: 1.2, loud: 0.6, wave: "sawtooth" },
    ],
    short: [
      { hiss: 2400, long: 0.05, loud: 0.35 },
      { hiss: 2400, at: 0.11, long: 0.04, loud: 0.3 },
      { hz: 120, to: 60, at: 0.02, long: 0.16, loud: 0.25, wave: "square" },
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
    token_drawn: "token",
    attack_card: "card",
    event_card: "card",
    weakness_discovered: "card",
    room_explored: "card",
    light_wound: "hurt",
    serious_wound: "hurt",
    died: "death",
    fire_started: "fire",
    malfunction_placed: "short",
    pod_launched: "launch",
    hibernates: "sleep",
    ship_destroyed: "blast",
    self_destruct_started: "alarm",
    self_destruct_critical: "alarm",
    hibernation_open: "sleep",
    airlock_opens: "alarm",
    game_ended: "end",
  },
};

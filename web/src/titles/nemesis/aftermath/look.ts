// Aftermath: more people, traits, rooms and turrets for any match, and the shuttle with its alerts.

import bodies from "virtual:icons/nemesis/aftermath";
import type { AdditionLook } from "../../addition";
import AlertCard from "./AlertCard.svelte";
import { families } from "./cards";
import { gear } from "./gear";
import icons from "./icons.json";
import { marks } from "./marks";
import { script } from "./script";
import Shuttle from "./Shuttle.svelte";

const three = [660, 660, 880];

export const look: AdditionLook = {
  icons,
  bodies,
  families,
  // Whoever replaces somebody has their colour.
  crew: {
    ceo: "#6ea8ff",
    android: "#f28fd0",
    psychologist: "#e6eef6",
    bounty_hunter: "#58c7f3",
    convict: "#ff6f61",
    medic: "#ffb3d9",
  },
  Backdrop: Shuttle,
  marks,
  gear,
  Panel: AlertCard,
  verbs: ["answer_alert"],
  script,
  sounds: {
    tones: {
      alert: three.map((hz, n) => ({ hz, at: n * 0.16, long: 0.12, loud: 0.3, wave: "triangle" })),
      turret: [
        ...[0, 0.08, 0.16, 0.24].map((at) => ({ hiss: 1100, at, long: 0.03, loud: 0.5 })),
        { hz: 90, long: 0.3, loud: 0.3, wave: "square" },
      ],
      relief: [
        { hz: 440, long: 0.12, loud: 0.2, wave: "sine" },
        { hz: 660, at: 0.12, long: 0.2, loud: 0.2, wave: "sine" },
      ],
    },
    events: {
      alert_revealed: "alert",
      alert_completed: "relief",
      alert_failed: "alarm",
      turret_shoots: "turret",
      turret_status: "token",
      second_token: "token",
      offer_taken: "alert",
      shuttle_left: "launch",
      laika_goes: "door",
    },
  },
  log: {
    chapter: [],
    secret: ["saw_second_token", "turret_set"],
    bad: ["alert_revealed", "alert_advanced", "alert_failed", "lost_to_alert", "left_behind", "turret_shoots", "weakness_overcome", "stolen"],
    noise: [],
  },
};

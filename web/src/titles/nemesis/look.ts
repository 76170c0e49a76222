// How this title looks and sounds.

import bodies from "virtual:icons/nemesis";
import type { TitleLook } from "../title";
import { families } from "./cards";
import { dockPlaces, hullOf } from "./hull";
import icons from "./icons.json";
import { log } from "./log";
import { script } from "./script";
import Ship from "./Ship.svelte";
import { signs } from "./signs";
import { sounds } from "./sounds";
import { speech } from "./speech";

export const look: TitleLook = {
  icons,
  bodies,
  families,
  crew: {
    captain: "#6ea8ff",
    pilot: "#f28fd0",
    scientist: "#e6eef6",
    scout: "#58c7f3",
    soldier: "#ff6f61",
    mechanic: "#b98cff",
  },
  species: "intruders",
  additions: ({ mode, modules }) => (modules || mode === "research" || mode === "epilogue" ? ["aftermath"] : []),
  faces: {
    silence: ["silence"],
    danger: ["hazard-sign"],
    blank: [],
    hit: ["crosshair"],
    double_hit: ["crosshair", "crosshair"],
  },
  board: { Backdrop: Ship, docks: dockPlaces, signs, outline: (layout, board) => hullOf(layout, board).outer },
  rooms: {
    engines: ["engine_1", "engine_2", "engine_3"],
    eggs: "nest",
    tracks: { "self-destruct": "generator", destination: "cockpit" },
  },
  rules: {
    unexplored: "NEM-EXPL-01",
    noise: "NEM-NOISE-01",
    move: "NEM-MOVE-01",
    door: "NEM-DOOR-01",
    network: "NEM-TECH-01",
    pod: "NEM-POD-01",
    time: "NEM-KEY-01",
  },
  marked: ["corpse_blue"],
  home: "earth",
  handsLost: { arm: 1 },
  actions: 2,
  script,
  sounds,
  log,
  speech,
};

// What belongs to somebody beside what they carry: their trait, the Robot, Laika, the drone.

import { iconOf } from "../../../board/icons";
import type { AdditionLook } from "../../addition";

const MASTER = "bounty_hunter";
const WATCHER = "psychologist";

export const gear: AdditionLook["gear"] = (crew, view, words) => {
  const out = [];
  const isMaster = crew.character === MASTER && view.laika !== undefined;
  const dog = view.laika && view.laika !== crew.slot ? words.say("seat-dog-away", { where: words.slot(view.laika, view) }) : words.say("seat-dog-here");
  if (crew.trait) {
    // The trait is the dog: one line says both.
    const text = [isMaster ? dog : "", words.text("trait", crew.trait)].filter(Boolean).join(" ");
    out.push({ id: "trait", icon: iconOf("trait", crew.trait), name: words.name("trait", crew.trait), text });
  }
  if (crew.robot) {
    const { energy, capacity } = crew.robot;
    out.push({ id: "robot", icon: iconOf("sign", "robot"), name: words.say("seat-robot"), text: words.say("seat-robot-energy", { n: energy, all: capacity }), pips: { full: energy, all: capacity } });
  }
  if (isMaster && !crew.trait) out.push({ id: "dog", icon: iconOf("sign", "dog"), name: words.say("seat-dog"), text: dog });
  if (crew.character === WATCHER && view.oculobe !== undefined && view.oculobe >= 0)
    out.push({ id: "drone", icon: iconOf("sign", "drone"), name: words.name("thing", "quest_monitoring_drone"), text: words.say("seat-drone", { who: words.seat(view.oculobe, view) }) });
  return out;
};

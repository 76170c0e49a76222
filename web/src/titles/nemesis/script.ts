// Which log entries are moments, and what each moment shows.

import type { BoardData, Content, Event, View } from "../../api/types";
import type { BeatLook, Printed, Script, Warning } from "../scenes";
import icons from "./icons.json";

const text = (value: unknown): string => String(value ?? "");

function attackCard(event: Event, content: Content, hunter: string): Printed | undefined {
  const attack = content.attack_cards[text(event.card)]?.attack;
  if (!attack) return undefined;
  return {
    tint: "foe",
    label: "scene-attack-card",
    name: { kind: "attack", id: attack },
    icon: icons.sign.attack,
    stamp: event.hits ? "scene-hits" : "scene-misses",
    dull: !event.hits,
    kinds: { label: "scene-hits-with", kinds: content.attacks[attack]?.attackers ?? [], now: hunter },
  };
}

function eventCard(event: Event, content: Content): Printed {
  const card = content.events[text(event.card)];
  const moves = card?.moving.length ? { label: "scene-moves-with", values: { n: card.direction }, kinds: card.moving } : undefined;
  return {
    tint: "life",
    label: "scene-event-card",
    name: { kind: "event", id: text(event.card) },
    icon: "card-exchange",
    ...(moves ? { kinds: moves } : {}),
  };
}

const weakness = (event: Event): Printed => ({
  tint: "plain",
  label: "scene-discovery",
  name: { kind: "weakness", id: text(event.weakness) },
  icon: (icons.thing as Record<string, string>)[text(event.object)] ?? icons.thing.carcass,
});

const alarm = (icon: string, more: Partial<BeatLook> = {}): BeatLook => ({
  picture: { show: "sign", icon, moves: "blink" },
  label: "app-moment-alarm",
  tint: "danger",
  long: 1900,
  grave: true,
  ...more,
});

/** The room of a section, if it has been found. */
function section(event: Event, view: View, board: BoardData): string {
  const pod = view.pods.find((one) => one.pod === event.pod);
  const room = pod && board.evacuation[pod.section];
  return view.rooms.find((one) => one.room === room)?.slot ?? "";
}

/** The last marker lies on the ship: when the next one must be placed, all is lost. */
const last = (kind: "fire" | "malfunction", event: string): Warning => ({
  event,
  when: (view, board) => !view.over && view.rooms.filter((room) => room[kind]).length >= (board.limits[kind] ?? Infinity),
  moment: "alarm",
  beat: alarm(kind === "fire" ? "flame" : "unplugged", {
    sentence: `scene-last-${kind}`,
    sound: "alarm",
    place: "everywhere",
    tint: kind === "fire" ? "fire" : "danger",
    long: 2600,
  }),
});

/** What may come of an attack. */
const ATTACKED = [
  "attack", "attack_card", "attack_ignored", "light_wound", "serious_wound", "contaminated", "slimed", "infested", "larva_placed", "died",
];

export const script: Script = {
  heads: {
    encounter: "encounter",
    hands_compared: "encounter",
    attack: "attack",
    attack_card: "attack",
    died: "death",
    time_advanced: "event",
    attack_step: "event",
    fire_step: "event",
    event_card: "event",
    bag_step: "event",
    self_destruct_started: "alarm",
    self_destruct_critical: "alarm",
    hibernation_open: "calm",
    airlock_opens: "alarm",
    weakness_discovered: "discovery",
    pod_launched: "launch",
    hibernates: "sleep",
    ship_destroyed: "blast",
  },
  moments: {
    encounter: "app-moment-encounter",
    attack: "app-moment-attack",
    death: "app-moment-death",
    event: "app-event-phase",
    alarm: "app-moment-alarm",
    calm: "scene-sleep",
    discovery: "scene-discovery",
    launch: "scene-launch",
    sleep: "scene-sleep",
    blast: "scene-blast",
  },
  beats: {
    encounter: { picture: { show: "sign", icon: icons.sign.unseen }, long: 1100 },
    token_drawn: { picture: { show: "token", kind: "type", number: "number" }, long: 1400 },
    intruder_appeared: { picture: { show: "figure", figure: "figure" }, long: 1300 },
    hands_compared: { picture: { show: "hands", cards: "cards", number: "number" }, long: 2100 },
    attack: { picture: { show: "attack", figure: "figure", victim: "seat" }, label: "app-moment-attack", long: 1100 },
    attack_card: { picture: { show: "card", card: attackCard }, long: 2300 },
    died: {
      picture: { show: "person", who: "seat", icon: "death-skull", moves: "fall" },
      label: "app-moment-death",
      tint: "danger",
      long: 1950,
      grave: true,
    },
    time_advanced: { picture: { show: "count", number: "time", note: "scene-time-left" }, tint: "life", long: 1200, place: "everywhere" },
    fire_step: { picture: { show: "sign", icon: "flame", moves: "burn" }, tint: "fire", long: 1900, onlyWithLines: true },
    event_card: { picture: { show: "card", card: eventCard }, tint: "life", long: 2300, place: "everywhere" },
    bag_step: { picture: { show: "sign", icon: "swap-bag" }, tint: "life", long: 1900, onlyWithLines: true },
    self_destruct_started: alarm("hazard-sign", { place: "everywhere" }),
    self_destruct_critical: alarm("hazard-sign", { place: "everywhere" }),
    hibernation_open: { picture: { show: "sign", icon: icons.room.hibernatorium }, tint: "life", long: 1700, place: chambers },
    airlock_opens: alarm(icons.room.airlock),
    weakness_discovered: { picture: { show: "card", card: weakness }, tint: "life", long: 2600 },
    pod_launched: { picture: { show: "sign", icon: icons.sign.pod, moves: "leave" }, tint: "life", long: 1900, place: section },
    hibernates: {
      picture: { show: "person", who: "seat", icon: icons.room.hibernatorium, moves: "sleep" },
      tint: "life",
      long: 1900,
      place: chambers,
    },
    ship_destroyed: alarm("explosion-rays", {
      picture: { show: "sign", icon: icons.sign.blast, moves: "burst" },
      label: "scene-blast",
      tint: "fire",
      place: "everywhere",
    }),
  },
  later: {
    // An encounter that a question has interrupted goes on beside its next step.
    hands_compared: ATTACKED,
    attack_card: ATTACKED,
    pod_launched: ["escaped"],
    ship_destroyed: ["lost_with_ship"],
  },
  phase: "event",
  parts: [
    { event: "time_advanced", icon: "hourglass", text: "scene-part-0" },
    { event: "attack_step", icon: icons.sign.attack, text: "scene-part-1" },
    { event: "fire_step", icon: "flame", text: "scene-part-2" },
    { event: "event_card", icon: "card-exchange", text: "scene-part-3" },
    { event: "bag_step", icon: "swap-bag", text: "scene-part-4" },
  ],
  after: ["round", "first_player", "turn", "cards_drawn", "game_ended"],
  untold: ["card_discarded", "deck_reshuffled", "card_drawn_secretly", "cards_drawn", "noise_discarded"],
  warnings: [last("fire", "fire_started"), last("malfunction", "malfunction_placed")],
  rolls: {
    noise_rolled: { label: "scene-noise-roll", tint: "life" },
    combat_rolled: { label: "scene-combat-roll", tint: "danger" },
  },
  graveFaces: ["danger"],
  fates: ["died", "escaped", "hibernates", "lost_with_ship", "lost_in_jump"],
};

/** Where the crew sleeps. */
function chambers(_: Event, view: View, board: BoardData): string {
  const slot = board.slots.find((one) => one.room === "hibernatorium");
  return slot?.id ?? view.rooms.find((one) => one.room === "hibernatorium")?.slot ?? "";
}

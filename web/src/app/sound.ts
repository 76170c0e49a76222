// Sounds are made here, not loaded: oscillators and filtered noise.

import { settings } from "./settings.svelte";

export type Sound = "turn" | "pick" | "card" | "token" | "noise" | "door" | "dice" | "encounter" | "queen" | "hurt" | "death" | "fire" | "alarm" | "end";

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!settings.loud || typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function tone(at: AudioContext, hz: number, to: number, start: number, length: number, loud: number, type: OscillatorType): void {
  const from = at.currentTime + start;
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = type;
  source.frequency.setValueAtTime(hz, from);
  source.frequency.exponentialRampToValueAtTime(to, from + length);
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud * settings.kept.volume, from + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  source.connect(gain).connect(at.destination);
  source.start(from);
  source.stop(from + length);
}

function hiss(at: AudioContext, hz: number, start: number, length: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = hz;
  gain.gain.value = loud * settings.kept.volume;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  turn: (at) => [440, 660].forEach((hz, n) => tone(at, hz, hz, n * 0.12, 0.3, 0.25, "sine")),
  pick: (at) => tone(at, 900, 700, 0, 0.06, 0.12, "triangle"),
  card: (at) => (hiss(at, 2600, 0, 0.12, 0.3), tone(at, 300, 220, 0.08, 0.12, 0.2, "triangle")),
  token: (at) => [0, 0.16].forEach((start) => tone(at, 1300, 900, start, 0.09, 0.15, "triangle")),
  noise: (at) => [0, 0.18, 0.36].forEach((start) => tone(at, 520, 260, start, 0.3, 0.12, "sine")),
  door: (at) => (hiss(at, 300, 0, 0.35, 0.5), tone(at, 90, 40, 0.05, 0.4, 0.5, "square")),
  dice: (at) => [0, 0.07, 0.15, 0.25].forEach((start) => hiss(at, 1800, start, 0.05, 0.4)),
  encounter: (at) => (tone(at, 60, 45, 0, 1.6, 0.5, "sawtooth"), tone(at, 180, 720, 0.1, 1.1, 0.15, "sawtooth")),
  queen: (at) => (tone(at, 48, 36, 0, 2.4, 0.6, "sawtooth"), [0.1, 0.5, 0.9].forEach((start) => tone(at, 240, 900, start, 0.5, 0.14, "sawtooth"))),
  hurt: (at) => (tone(at, 160, 60, 0, 0.35, 0.4, "square"), hiss(at, 700, 0, 0.2, 0.4)),
  death: (at) => [220, 208, 165, 110].forEach((hz, n) => tone(at, hz, hz * 0.98, n * 0.3, 0.7, 0.3, "triangle")),
  fire: (at) => hiss(at, 900, 0, 0.7, 0.35),
  alarm: (at) => [0, 0.4].forEach((start) => tone(at, 700, 500, start, 0.35, 0.25, "square")),
  end: (at) => [110, 165, 220].forEach((hz, n) => tone(at, hz, hz, n * 0.25, 1.8, 0.25, "sine")),
};

export function play(sound: Sound | undefined): void {
  const at = sound && audio();
  if (at) SOUNDS[sound](at);
}

const BY_EVENT: Record<string, Sound> = {
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
  self_destruct_started: "alarm",
  self_destruct_critical: "alarm",
  hibernation_open: "alarm",
  airlock_opens: "alarm",
  game_ended: "end",
};

/** The sound of one log entry, if it has one. */
export function soundOf(event: { event?: unknown; figure?: unknown }): Sound | undefined {
  if (event.event === "intruder_appeared" && String(event.figure).startsWith("queen")) return "queen";
  return BY_EVENT[String(event.event)];
}

/** The strongest few sounds of what just happened. */
export function playEvents(events: { event?: unknown }[]): void {
  const sounds = new Set(events.map(soundOf).filter((s) => s !== undefined));
  [...sounds].slice(-2).forEach(play);
}

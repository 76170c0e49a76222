// Sounds are made here, not loaded: oscillators and filtered noise.

import type { Event } from "../api/types";
import type { Note } from "../titles/title";
import { titles } from "../titles/titles.svelte";
import { settings } from "./settings.svelte";
import { soundOf, TONES } from "./tones";
import { lengthOf, Voices } from "./voices";

const voices = new Voices();
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

function hiss(at: AudioContext, hz: number, to: number, start: number, length: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(hz, at.currentTime + start);
  filter.frequency.exponentialRampToValueAtTime(to, at.currentTime + start + length);
  gain.gain.value = loud * settings.kept.volume;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

function start(at: AudioContext, note: Note): void {
  const { at: from = 0, long, loud } = note;
  if ("hiss" in note) hiss(at, note.hiss, note.to ?? note.hiss, from, long, loud);
  else tone(at, note.hz, note.to ?? note.hz, from, long, loud, note.wave);
}

/** Plays a sound that all tables have, or one of the title that is open; a third one at once is left out. */
export function play(sound: string | undefined): void {
  const at = sound && audio();
  if (!at) return;
  const notes = titles.look.sounds.tones[sound] ?? TONES[sound] ?? [];
  if (voices.admit(at.currentTime, lengthOf(notes))) for (const note of notes) start(at, note);
}

/** The strongest few sounds of what just happened. */
export function playEvents(events: Event[]): void {
  const sounds = new Set(events.map(soundOf).filter((s) => s !== undefined));
  [...sounds].slice(-2).forEach(play);
}

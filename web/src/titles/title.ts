// What the app needs to know to show a title. Each title tells it in its own folder, as data where it can be data; the
// shared folders know the shapes below and no title, room, species, character or item by name.

import type { Component } from "svelte";
import type { BoardData, Event, Speech, View } from "../api/types";
import type { Point } from "../board/geometry";
import type { Layout } from "../board/layout";

// -- pictures

/** Icons by what they stand for: `icons.room.canteen`. Signs may replace those that all titles share. */
export type Icons = Record<string, Record<string, string>>;

/** A family of creatures: shape says who. */
export interface SpeciesLook {
  /** The points of an outline around 0, 0. */
  outline: (radius: number) => string;
  /** Radius of each kind, in the units of the board, and of one that is unknown. */
  sizes: Record<string, number>;
  size: number;
  /** Kinds whose coming is a moment of its own. */
  greatest: string[];
}

// -- the board

/** Where a pod hangs on the outside, and which way it points. */
export interface Dock {
  at: Point;
  outward: Point;
}

export interface BoardLook {
  /** What lies under the rooms. */
  Backdrop?: Component<{ layout: Layout; board: BoardData; view: View }>;
  docks: (layout: Layout, board: BoardData) => Record<number, Dock>;
}

/** Rooms for which the board draws more than a room; empty where a title has none. */
export interface SpecialRooms {
  /** By the number of the engine, from 1. */
  engines: string[];
  /** Where the eggs lie. */
  eggs: string;
  /** The room that works a track: its rule is that of the track. */
  tracks: Record<string, string>;
}

/** The clauses that explain parts of the board, by part. */
export type BoardRules = Partial<
  Record<"weakness" | "unexplored" | "noise" | "move" | "door" | "network" | "figure" | "pod" | "time" | "bag", string>
>;

// -- what happens

export type MomentKind = "encounter" | "attack" | "death" | "event" | "alarm" | "discovery";

/** The pictures that a scene can show. */
export type BeatKind =
  | "meet"
  | "token"
  | "figure"
  | "hands"
  | "attack"
  | "card"
  | "death"
  | "time"
  | "fire"
  | "event"
  | "bag"
  | "alarm"
  | "discovery";

/** How log entries become moments. */
export interface Script {
  /** What begins a moment. One that was interrupted by a question goes on with its next step. */
  heads: Record<string, MomentKind>;
  /** What is a picture of its own; anything else is a line below the picture before it. */
  beats: Record<string, BeatKind>;
  /** Heads that are later steps of a moment: what stands beside them still belongs to it. */
  later: string[];
  /** What may follow beside such a head. */
  harm: string[];
  /** The parts of the phase in which the board acts, in their order, each with its icon. */
  parts: { event: string; icon: string }[];
  /** That phase lasts until one of these. */
  after: string[];
  /** Nobody needs to be told these in a scene. */
  untold: string[];
  /** Rolls that the board shows beside what happens. */
  rolls: string[];
  /** Pictures that are left out if nothing follows from them. */
  onlyWithLines: BeatKind[];
  /** How long pictures are shown, in milliseconds at usual speed. */
  lengths: Partial<Record<BeatKind, number>>;
  usual: number;
}

/** A tone that glides, or filtered noise. Times in seconds. */
export type Note =
  | { hz: number; to?: number; at?: number; long: number; loud: number; wave: OscillatorType }
  | { hiss: number; at?: number; long: number; loud: number };

export interface Sounds {
  /** Sounds of this title alone, or its own for one that all have. */
  tones: Record<string, Note[]>;
  /** The sound of a log entry, as `event` or, for one figure, as `event:kind`. */
  events: Record<string, string>;
}

/** How lines of the log look. */
export interface LogTones {
  chapter: string[];
  secret: string[];
  bad: string[];
  noise: string[];
}

// -- what people say

/** What a sentence needs is chosen from the rooms of the board, or from values that have names of a kind. */
export type Choices = { rooms: true } | { values: string[]; named?: string };

export interface Sentence {
  id: string;
  needs: string[];
}

export interface SpeechLook {
  sentences: Partial<Record<Speech, Sentence[]>>;
  needs: Record<string, Choices>;
}

// -- all of it

export interface TitleLook {
  icons: Icons;
  /** The paths of those icons, by the name of the icon. */
  bodies: Record<string, string>;
  /** The colours of characters. None is the colour of an action. */
  crew: Record<string, string>;
  species: Record<string, SpeciesLook>;
  /** The icons on faces of dice that show no number. */
  faces: Record<string, string[]>;
  board: BoardLook;
  rooms: SpecialRooms;
  rules: BoardRules;
  /** Things on the floor that are told apart from others with the same icon. */
  marked: string[];
  /** The destination that is home. */
  home: string;
  /** How many hands a wound takes away; two wounds of the kind take no more. */
  handsLost: Record<string, number>;
  script: Script;
  sounds: Sounds;
  log: LogTones;
  speech: SpeechLook;
}

/** The kind of a figure: `thing_3` is a `thing`. */
export const kindOf = (figure: unknown): string => String(figure ?? "").replace(/_\d+$/, "");

export const nameOf = (event: Event): string => String(event.event);

// What the app needs to know to show a title. Each title tells it in its own folder, as data where it can be data; the
// shared folders know the shapes below and no title, room, species, character or item by name.

import type { Component } from "svelte";
import type { BoardData, Content, Event, Speech, View } from "../api/types";
import type { Point } from "../board/geometry";
import type { Layout } from "../board/layout";
import type { Words } from "../words/words";
import type { Script } from "./scenes";

// -- pictures

/** Icons by what they stand for: `icons.room.canteen`. Signs may replace those that all titles share. */
export type Icons = Record<string, Record<string, string>>;

/** What a card does, told by the colour of its picture. The colours are in moods.css. */
export type CardFamily = "steel" | "force" | "scout" | "supply" | "calm" | "bad" | "void" | "flesh";

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

/** A small sign that stands beside the place it is about. */
export interface Sign {
  /** What is explained when it is pointed at, and picked where an answer belongs to it. */
  place: string;
  /** Places without a drawing of their own, whose answers are picked here too. */
  takes: string[];
  at: Point;
  /** Which part of it stands there. */
  align: "start" | "middle" | "end";
  icon?: string;
  text: string;
  /** The same where there is little room. */
  short: string;
  tone: "plain" | "good" | "bad";
}

/** A line of a list: what, how many, or what is known of it. */
export interface CornerRow {
  /** What is explained when it is pointed at. */
  place: string;
  icon: string;
  name: string;
  /** As many dots as there are. */
  dots?: number;
  value: string;
  /** All that is known of it; shown where there is room for it. */
  text?: string;
  tone?: "foe" | "life" | "quiet";
  /** It doesn't belong to the total. */
  apart?: boolean;
}

/** A list in an empty corner of the board. Where it would lie over a room, it folds to a button. */
export interface Corner {
  id: string;
  corner: "top-left" | "bottom-left";
  icon: string;
  title: string;
  total: string;
  rows: CornerRow[];
  note?: string;
}

export interface BoardLook {
  /** What lies under the rooms. */
  Backdrop?: Component<{ layout: Layout; board: BoardData; view: View }>;
  docks: (layout: Layout, board: BoardData) => Record<number, Dock>;
  signs: (layout: Layout, board: BoardData, view: View, words: Words) => Sign[];
  corners: (view: View, content: Content, words: Words) => Corner[];
  /** What the small map draws around the rooms, as a path. */
  outline?: (layout: Layout, board: BoardData) => string;
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

/** A tone, or filtered noise; `to` is where it glides. Times in seconds. */
export type Note =
  | { hz: number; to?: number; at?: number; long: number; loud: number; wave: OscillatorType }
  | { hiss: number; to?: number; at?: number; long: number; loud: number };

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
  /** The families of cards. */
  families: Record<string, CardFamily>;
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
  /** How many actions a turn usually has; 0 where turns aren't counted so. */
  actions: number;
  script: Script;
  sounds: Sounds;
  log: LogTones;
  speech: SpeechLook;
}

/** The kind of a figure: `thing_3` is a `thing`. */
export const kindOf = (figure: unknown): string => String(figure ?? "").replace(/_\d+$/, "");

export const nameOf = (event: Event): string => String(event.event);

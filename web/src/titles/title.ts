// What the app needs to know to show a title. Each title tells it in its own folder, as data where it can be data; the
// shared folders know the shapes below and no title, room, species, character or item by name.

import type { Component } from "svelte";
import type { BoardData, Content, CrewView, Event, Option, Speech, View } from "../api/types";
import type { Point } from "../board/geometry";
import type { Layout } from "../board/layout";
import type { Words } from "../words/words";
import type { Script } from "./scenes";

// -- pictures

/** Icons by what they stand for: `icons.room.canteen`. Signs may replace those that all titles share. */
export type Icons = Record<string, Record<string, string>>;

/** What a card does, told by the colour of its picture. The colours are in moods.css. */
export type CardFamily = "steel" | "force" | "scout" | "supply" | "calm" | "bad" | "void" | "flesh";

/** One stroke of a drawing. Edges and rays are lines, teeth are pale, the dark is a hole. */
export interface Stroke {
  path: string;
  paint: "edge" | "rays" | "teeth" | "dark";
}

/** How the creatures of a family are drawn, around 0, 0: shape says who. */
export interface Figures {
  /** The outline, as a path. It is what one points at, and what glows. */
  outline: (radius: number, kind: string) => string;
  /** What is drawn over and around the outline. */
  strokes?: (radius: number, kind: string) => Stroke[];
  /** How large the icon inside is, in radii; 0 where the drawing says it all. */
  picture: (kind: string) => number;
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
  /** Or a disc for each of the crew that it is about. */
  who?: CrewView[];
  value: string;
  /** All that is known of it; shown where there is room for it. */
  text?: string;
  /** What is explained, where the place alone doesn't say it. */
  about?: { title: string; text: string };
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

// -- a track on the boards of the crew

/** A step of a track: reached, or where one stands. */
export interface TrackStep {
  icon?: string;
  reached: boolean;
  now?: boolean;
  /** Nobody lives through it. */
  fatal?: boolean;
}

/** What a species does to somebody, step by step. */
export interface Track {
  icon: string;
  /** All of it in words. */
  label: string;
  steps: TrackStep[];
  /** After this many steps a bar: no way leads back over it. */
  bar?: number;
  /** What it means now. */
  note?: string;
  grave?: boolean;
  /** A card that belongs to it: its name and text, or that nobody has seen it. */
  card?: { name: string; text: string; icon: string; family: CardFamily; hidden: boolean };
  /** How far a token is torn apart, from 0 to 3. It is decoration: nothing else depends on it. */
  torn?: number;
}

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

/** What hunts the crew: how it looks, and what it brings to the table. Its folder is loaded with the table. */
export interface SpeciesLook {
  icons: Icons;
  bodies: Record<string, string>;
  families: Record<string, CardFamily>;
  figures: Figures;
  /** The icons on faces of dice that show creatures. */
  faces: Record<string, string[]>;
  /** Lists in the corners of the board. */
  corners: (view: View, content: Content, words: Words) => Corner[];
  /** What stands above the board; `dark` while something is told and the light is elsewhere. */
  Strip?: Component<{ view: View; words: Words; dark?: boolean }>;
  /** Its track on the boards of the crew. */
  track?: (crew: CrewView, view: View, words: Words) => Track | undefined;
  /** Things on the floor that draw creatures near this round. */
  food?: (slot: string, view: View) => string[];
  /** Actions of its own, each a family of its own. */
  verbs?: string[];
  /** Cards of its own: what their names are kept under, all of them, and their family. */
  cards?: { kind: string; ids: string[]; family: CardFamily };
  /** The one of them that an answer is about without naming it. */
  cardBehind?: (option: Option, view: View) => string;
  /** What an answer does to one's own track: how it stands then, and that in words. */
  toll?: (option: Option, view: View, words: Words) => { track: Track; text: string; grave: boolean } | undefined;
  rules: BoardRules;
  script: Partial<Script>;
  sounds: Sounds;
  log: Partial<LogTones>;
  /** Entries of the last check that only it has: contamination that came out, and that in words. */
  checks?: Record<string, (event: Event) => { bad: number; told: { id: string; values: Record<string, number> } }>;
  /** The sections of its help card: texts with a name and a text. */
  help: string[];
}

export interface TitleLook {
  icons: Icons;
  /** The paths of those icons, by the name of the icon. */
  bodies: Record<string, string>;
  /** The families of cards. */
  families: Record<string, CardFamily>;
  /** The colours of characters. None is the colour of an action. */
  crew: Record<string, string>;
  /** What hunts where a table doesn't say. */
  species: string;
  /** The folders of what is added to a match with these options. */
  additions?: (options: Readonly<Record<string, string>>) => string[];
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

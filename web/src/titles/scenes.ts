// Moments as data: what a title says of the scenes that its log entries become. The shared pictures are drawn in
// table/scene; which entry shows which of them, with which of its arguments, stands in the title's folder.

import type { BoardData, Content, CrewView, Event, View } from "../api/types";

/** The colour of a scene: what hunts, what lives, what is grave, what burns. */
export type Tint = "foe" | "life" | "danger" | "fire";

/** How a sign or a person moves in its picture. */
export type Motion = "appear" | "burn" | "blink" | "burst" | "leave" | "sleep" | "fall";

/** What stands on a card that is turned over. Names and texts are looked up by kind and id. */
export interface Printed {
  tint: Tint | "plain";
  /** What kind of card it is: a text. */
  label: string;
  name: { kind: string; id: string };
  icon: string;
  /** What came of it: a text across the card, and whether nothing did. */
  stamp?: string;
  dull?: boolean;
  /** Creatures that it names, and the text before them. */
  kinds?: { label: string; values?: Record<string, number>; kinds: string[]; now?: string };
  /** A number of somebody against that of the card: what each is, whether it holds, and what comes of it. */
  versus?: { mine: number; theirs: number; labels: [string, string]; holds: boolean; verdict: string };
  /** A text about some of the crew, who are its `who`. */
  note?: { text: string; seats: number[] };
}

/** A picture of a scene. Strings like `figure: "figure"` name the argument of the log entry that it takes. */
export type Picture =
  | { show: "sign"; icon: string; moves?: Motion }
  /** A token that is turned over. */
  | { show: "token"; kind: string; number: string }
  /** A creature that comes, or one that everybody knows of already. */
  | { show: "figure"; figure: string; known?: boolean }
  /** Cards in hand against the number of the token before. */
  | { show: "hands"; cards: string; number: string }
  /** A creature at somebody's throat. */
  | { show: "attack"; figure: string; victim: string }
  | { show: "card"; card: (event: Event, content: Content, hunter: string, view: View) => Printed | undefined }
  /** A track that counts down, and the text below it. */
  | { show: "count"; number: string; note: string }
  /** The track of one of the crew, with the number of the log entry in place of what it is by now. */
  | { show: "track"; who: string; field: keyof CrewView; number: string }
  /** One of the crew, and what becomes of them. */
  | { show: "person"; who: string; icon: string; moves: Motion };

export interface BeatLook {
  picture: Picture;
  /** The text above it; otherwise that of the moment. */
  label?: string;
  /** The sentence, where the log entry itself says something else: a text. */
  sentence?: string;
  tint?: Tint;
  /** What sounds, where that isn't the sound of the log entry. */
  sound?: string;
  /** How long it is shown, in milliseconds at usual speed. More than two seconds only where there is something to read. */
  long: number;
  /** It is grave: the dark is red. */
  grave?: boolean;
  /** It is everywhere: no place is lit. Or it has a place that the entry doesn't name. */
  place?: "everywhere" | ((event: Event, view: View, board: BoardData) => string);
  /** Left out if nothing follows from it. */
  onlyWithLines?: boolean;
}

/** A moment of which no log entry speaks: it comes with the last entry of a name if something holds afterwards. */
export interface Warning {
  event: string;
  when: (view: View, board: BoardData) => boolean;
  moment: string;
  beat: BeatLook;
}

/** A part of the phase in which the board acts: what it begins with, its icon, and the text that names it. */
export interface PhasePart {
  event: string;
  icon: string;
  text: string;
}

/** How log entries become moments. */
export interface Script {
  /** What begins a moment, and which. One that was interrupted by a question goes on with its next step. */
  heads: Record<string, string>;
  /** The texts above moments. */
  moments: Record<string, string>;
  /** What is a picture of its own; anything else is a line below the picture before it. */
  beats: Record<string, BeatLook>;
  /** Heads beside which the moment goes on, each with what may follow there. */
  later: Record<string, string[]>;
  /** The phase in which the board acts: its moment, and its parts in their order, each with its icon and its name. */
  phase: string;
  parts: PhasePart[];
  /** That phase lasts until one of these. */
  after: string[];
  /** Nobody needs to be told these in a scene. */
  untold: string[];
  warnings: Warning[];
  /** Rolls that the board shows beside what happens: what is said above them, and their colour. */
  rolls: Record<string, { label: string; tint: Tint }>;
  /** The faces of dice that are bad news. */
  graveFaces: string[];
  /** What becomes of a person for good: the last of these is told whoever is out of the game. */
  fates: string[];
}

export const NO_SCRIPT: Script = {
  heads: {},
  moments: {},
  beats: {},
  later: {},
  phase: "",
  parts: [],
  after: [],
  untold: [],
  warnings: [],
  rolls: {},
  graveFaces: [],
  fates: [],
};

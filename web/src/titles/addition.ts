// What something that is added to a match brings to the table: more pictures, cards, people, moments and sounds, and
// drawings of its own. Its folder is loaded with the tables that play with it.

import type { Component } from "svelte";
import type { BoardData, CrewView, View } from "../api/types";
import type { Layout } from "../board/layout";
import type { Words } from "../words/words";
import type { Script } from "./scenes";
import type { CardFamily, Icons, LogTones, Sounds } from "./title";

/** Something that stands in a room: a box on its lower edge, a pin above it, or a small dot. */
export interface RoomMark {
  id: string;
  shape: "box" | "pin" | "dot";
  icons: string[];
  text?: string;
  tone: "plain" | "danger" | "life" | "quiet" | "good";
  /** Nobody else may know it. */
  dashed?: boolean;
  /** All of it in words. */
  label: string;
}

/** What belongs to somebody for good and isn't an item. */
export interface Belonging {
  id: string;
  icon: string;
  name: string;
  text: string;
  pips?: { full: number; all: number };
}

export interface AdditionLook {
  icons: Icons;
  bodies: Record<string, string>;
  families: Record<string, CardFamily>;
  /** The colours of its people. */
  crew: Record<string, string>;
  /** What it draws below the rooms, over what the title draws there. */
  Backdrop?: Component<{ layout: Layout; board: BoardData; view: View }>;
  marks?: (slot: string, view: View, words: Words) => RoomMark[];
  gear?: (crew: CrewView, view: View, words: Words) => Belonging[];
  /** What stands beside the board, below the question; nothing while there is nothing to say. */
  Panel?: Component<{ view: View; words: Words }>;
  /** Actions of its own, each a family of its own. */
  verbs?: string[];
  script: Partial<Script>;
  sounds: Sounds;
  log: LogTones;
}

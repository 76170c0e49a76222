// How the boxes look: what each title's folder says of its own. What exists is declared by the server; a box that nobody
// has drawn yet gets a plain emblem.

import type { Component } from "svelte";
import Plain from "./PlainEmblem.svelte";

/** What a value asks people to learn. The differences themselves are in the texts, one per line. */
export interface Learning {
  minutes: number;
  /** The clause to begin with. */
  rule: string;
  /** Signs for the differences, in their order. */
  icons?: readonly string[];
}

export interface BoxLook {
  /** The colour of spine, facts and edges. */
  mood: string;
  /** A drawing of 440 x 196. */
  emblem: Component;
  /** Signs for the lines about the box. */
  icons?: readonly string[];
  /** By option and value. */
  learning?: Readonly<Record<string, Readonly<Record<string, Learning>>>>;
}

const found = import.meta.glob<Readonly<Record<string, BoxLook>>>(["./*/box.ts", "./*/*/box.ts", "./*/species/*/box.ts"], { eager: true, import: "looks" });
const looks = new Map(Object.values(found).flatMap((some) => Object.entries(some)));
const PLAIN: BoxLook = { mood: "#8ea4b8", emblem: Plain };

export function lookOf(box: string): BoxLook {
  return looks.get(box) ?? PLAIN;
}

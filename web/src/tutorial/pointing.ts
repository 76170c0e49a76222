// Where on the screen something is that the lesson speaks of.

import type { BoardData, Option, Question, View } from "../api/types";
import { geography, places } from "../board/targets";

/** Things of a seat that an option is about. */
const CARDS = new Set(["card", "discard"]);
const THINGS = new Set(["item", "keep", "offer", "shoot", "activate", "drop"]);

/** Selectors of everything that stands for an option: its button, its place on the board, its card or thing. */
export function selectorsOf(option: Option, view: View, board: BoardData, question?: Question): string[] {
  const first = option.args[0] ?? "";
  const out = [`[data-key="${CSS.escape(option.key)}"]`];
  out.push(...places(option, view, geography(board), question).map(placeSelector));
  if (CARDS.has(option.verb)) out.push(`[data-card="${CSS.escape(first)}"]`);
  if (THINGS.has(option.verb)) out.push(`[data-thing="${CSS.escape(first)}"]`);
  return out;
}

/** What a page points at: `slot:slot_007` and the like on the board, or a named part of the screen. */
export function selectorOf(point: string): string {
  return point.includes(":") ? placeSelector(point) : `[data-point="${CSS.escape(point)}"]`;
}

function placeSelector(place: string): string {
  return `[data-place="${CSS.escape(place)}"]`;
}

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of an element that can be seen, or nothing. */
export function visible(element: Element): Ring | undefined {
  const own = element.getBoundingClientRect();
  let [left, top, right, bottom] = [Math.max(0, own.left), Math.max(0, own.top), own.right, own.bottom];
  right = Math.min(right, innerWidth);
  bottom = Math.min(bottom, innerHeight);
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const clip = box.getBoundingClientRect();
    left = Math.max(left, clip.left);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right);
    bottom = Math.min(bottom, clip.bottom);
  }
  return right - left > 4 && bottom - top > 4 ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

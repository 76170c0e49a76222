// Which kind of creature a scene is about.

import type { View } from "../../api/types";
import type { Beat, Moment } from "../../live/moments";
import { kindOf } from "../../titles/title";

/** The creature that a beat shows, as its log entry names it. */
function shownBy({ look: { picture }, head }: Beat): string {
  if (picture.show === "attack" || picture.show === "figure") return kindOf(head[picture.figure]);
  return picture.show === "token" ? kindOf(head[picture.kind]) : "";
}

/** Told up to here, told later, or, if a question came in between, whoever is in the room of the victim. */
export function hunterOf(moment: Moment, step: number, view: View): string {
  const told = moment.beats.slice(0, step + 1).map(shownBy).findLast(Boolean);
  const later = moment.beats.map(shownBy).find(Boolean);
  const victim = view.crew[Number(moment.beats[step]?.head.seat)];
  return told ?? later ?? kindOf(view.figures.findLast((f) => f.slot === victim?.slot)?.figure);
}

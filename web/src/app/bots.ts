// The bots that people choose from.

import type { TitleData } from "../api/types";

export const USUAL_BOT = "normal";

// "crew" is another name of the usual one.
const LEVELS = [USUAL_BOT, "easy", "hard", "search", "random"];

/** The levels that a title has, the usual one first. */
export function botsOf(title: TitleData | undefined): string[] {
  return LEVELS.filter((level) => title?.bots.includes(level));
}

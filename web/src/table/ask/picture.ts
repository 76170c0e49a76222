// The picture of what an option is about: the room, card, thing or figure that it names.

import type { Option, View } from "../../api/types";
import { iconOf } from "../../board/icons";
import { roomAt } from "../../words/words";

/** What arguments have a picture, by their kind, and under which group it is kept. */
const GROUPS: Record<string, string> = { card: "card", thing: "thing", target: "figure", figure: "figure", room: "room", character: "character" };

/** The name of an icon, "?" for a room that nobody knows, or nothing. */
export function pictureOf(option: Option, view: View): string {
  for (const [n, kind] of option.kinds.entries()) {
    const arg = option.args[n] ?? "";
    if (kind === "slot") {
      const room = roomAt(arg, view);
      return room ? iconOf("room", room) : "?";
    }
    const group = GROUPS[kind];
    if (group) return iconOf(group, arg);
  }
  return "";
}

// What stands in the rooms: turrets with what they shoot at, pins of the open alert, tokens that nobody has turned.

import type { View } from "../../../api/types";
import { iconOf } from "../../../board/icons";
import { roomAt, type Words } from "../../../words/words";
import type { AdditionLook, RoomMark } from "../../addition";
import { openAlert, stagesOf } from "./alerts";

const TONES: Record<string, RoomMark["tone"]> = { inactive: "quiet", target_all: "danger", target_intruders: "life" };

function turret(slot: string, view: View, words: Words): RoomMark[] {
  return (view.turrets ?? [])
    .filter((one) => one.slot === slot)
    .map(({ status, facedown }) => {
      const known = status ? words.name("turret-status", status) : words.say("board-turret-hidden");
      const label = words.say(facedown && status ? "board-turret-mine" : "board-turret", { status: known });
      return { id: "turret", shape: "box", icons: [iconOf("sign", "turret"), iconOf("turret_status", status)], tone: TONES[status] ?? "plain", label, dashed: facedown };
    });
}

function pins(slot: string, view: View, words: Words): RoomMark[] {
  const alert = openAlert(view);
  const room = roomAt(slot, view) || view.notes.tiles[slot] || "";
  if (!alert || !room) return [];
  return stagesOf(alert, view, words).flatMap((stage) =>
    stage.rooms
      .filter((one) => one.room === room)
      .map(({ done }) => ({
        id: `pin-${stage.n}`,
        shape: "pin" as const,
        icons: [],
        text: done ? "✓" : String(stage.n),
        tone: done ? ("good" as const) : ("plain" as const),
        label: words.say(done ? "board-pin-done" : "board-pin", { alert: words.name("alert", alert.open), n: stage.n }),
      })),
  );
}

function tokens(slot: string, view: View, words: Words): RoomMark[] {
  const out: RoomMark[] = [];
  if (view.second_tokens?.slimed.includes(slot)) out.push({ id: "slimed", shape: "dot", icons: [iconOf("effect", "slimed_room")], tone: "plain", label: words.say("board-slimed") });
  const seen = view.notes.second_tokens?.[slot];
  if (seen) out.push({ id: "second", shape: "dot", icons: [iconOf("effect", seen)], tone: "life", label: words.say("board-second-seen", { what: words.name("effect", seen) }) });
  return out;
}

export const marks: AdditionLook["marks"] = (slot, view, words) => [...turret(slot, view, words), ...pins(slot, view, words), ...tokens(slot, view, words)];

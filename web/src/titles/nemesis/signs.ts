// What stands beside the rooms it is about: the course at the cockpit, the state of the engines behind them.

import type { BoardData, View } from "../../api/types";
import { at } from "../../board/geometry";
import { iconOf } from "../../board/icons";
import { ROOM, type Layout } from "../../board/layout";
import type { Words } from "../../words/words";
import type { Sign } from "../title";

const BRIDGE = "cockpit";
const ENGINE = /^engine_(\d)$/;

export function signs(layout: Layout, board: BoardData, view: View, words: Words): Sign[] {
  return board.slots.flatMap((slot): Sign[] => {
    const room = layout.slots[slot.id];
    if (!room) return [];
    const engine = ENGINE.exec(slot.room)?.[1];
    // Clear of those who stand in the room, of its entrance and of the corridors behind it.
    if (engine) return [state(engine, layout.upright ? at(room.x - ROOM * 0.92, room.y + ROOM * 0.62) : at(room.x + ROOM * 1.5, room.y), view)];
    if (slot.room !== BRIDGE) return [];
    return [{ ...course(board, view, words), ...beside(room, layout) }];
  });
}

/** Where the course stands; something that is docked has the usual side for itself while the ship stands up. */
function beside(room: Sign["at"], layout: Layout): Pick<Sign, "at" | "align"> {
  if (!layout.upright) return { at: at(room.x - 46, room.y + 132), align: "end" };
  if (layout.docked.length) return { at: at(room.x + ROOM * 1.5, room.y - 60), align: "start" };
  return { at: at(room.x - ROOM * 1.5, room.y - 60), align: "end" };
}

function state(engine: string, place: Sign["at"], view: View): Sign {
  const known = view.notes.engines[Number(engine) - 1];
  const [text, tone] = known === "working" ? (["✓", "good"] as const) : known ? (["✗", "bad"] as const) : (["?", "plain"] as const);
  return { place: `engine:${engine}`, takes: [], at: place, align: "middle", text, short: text, tone };
}

/** Where the ship jumps to, and which planet that is for those who know the coordinates. */
function course(board: BoardData, view: View, words: Words): Omit<Sign, "at" | "align"> {
  const space = view.destination;
  const planets = (view.notes.coordinates ? words.coordinates(view.notes.coordinates) : "").split(", ");
  const planet = planets.find((part) => part.startsWith(`${space} `))?.slice(2);
  return {
    place: "track:destination",
    takes: board.destinations.map((one) => `space:${one}`),
    icon: iconOf("sign", "destination"),
    text: planet ? words.say("board-course-known", { space, planet }) : words.say("board-course", { space }),
    short: space,
    tone: planet ? "good" : "plain",
  };
}

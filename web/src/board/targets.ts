/** Where on the board an option belongs. Places are named `slot:…`, `corridor:…`, `network:…`, `figure:…`, `crew:…`, `pod:…`, `engine:…`, `space:…`. */
import type { BoardData, Option, Question, View } from "../api/types";

export type Place = string;

/** Verbs whose first argument is a seat. */
const SEATS = new Set(["propose", "crew", "go", "pursue", "objective_of", "character"]);
/** Verbs that mean something lying in the room where the person is. */
const HERE = new Set(["pick_up", "analyse"]);
const EGGS = "eggs";

const slotOfMe = (view: View): string => view.crew[view.seat]?.slot ?? "";

export interface Geography {
  slots: Set<string>;
  corridors: Set<string>;
  networks: Set<string>;
}

export function geography(board: BoardData): Geography {
  return {
    slots: new Set(board.slots.map((s) => s.id)),
    corridors: new Set(board.corridors.map((c) => c.id)),
    networks: new Set(board.networks),
  };
}

/** The places of one argument. */
function placesOf(arg: string, view: View, where: Geography): Place[] {
  if (where.slots.has(arg)) return [`slot:${arg}`];
  if (where.corridors.has(arg)) return [`corridor:${arg}`];
  if (where.networks.has(arg)) return [`network:${arg}`];
  if (view.figures.some((f) => f.figure === arg)) return [`figure:${arg}`];
  if (arg === EGGS) return [`slot:${slotOfMe(view)}`];
  return [];
}

/** All places where an option can be picked. */
export function places(option: Option, view: View, where: Geography, question?: Question): Place[] {
  const { verb, args } = option;
  const first = args[0] ?? "";
  const number = /^\d+$/.test(first);
  if (SEATS.has(verb) && number) return args.filter((a) => /^\d+$/.test(a)).map((seat) => `crew:${seat}`);
  if (verb === "attack") return [`figure:${first}`, `crew:${args[1] ?? ""}`];
  if (verb === "pod") return [`pod:${first}`];
  if (verb === "space") return [`space:${first}`];
  if (verb === "swap_engine" || verb === "leave_engine") return [`engine:${question?.about?.[0] ?? ""}`];
  if (verb === "room") {
    const slot = where.slots.has(first) ? first : (view.rooms.find((r) => r.room === first)?.slot ?? "");
    return slot ? [`slot:${slot}`] : [];
  }
  if (HERE.has(verb)) return slotOfMe(view) ? [`slot:${slotOfMe(view)}`] : [];
  return [...new Set(args.flatMap((arg) => placesOf(arg, view, where)))];
}

/** The options at every place that has some. */
export function targets(options: Option[], view: View, where: Geography, question?: Question): Map<Place, Option[]> {
  const out = new Map<Place, Option[]>();
  for (const option of options) {
    for (const place of places(option, view, where, question)) {
      const there = out.get(place);
      if (there) there.push(option);
      else out.set(place, [option]);
    }
  }
  return out;
}

/** Where on the board an option belongs. Places are named `slot:…`, `corridor:…`, `network:…`, `figure:…`, `crew:…`, `pod:…`, `engine:…`, `space:…`. */
import type { BoardData, Option, Question, View } from "../api/types";
import type { Price } from "./costs";

export type Place = string;

/** What stands at a place that can be picked: the sign of the verb and its price. */
export interface Tag {
  icon: string;
  price: Price | undefined;
  danger: boolean;
}

/** Verbs that mean something lying in the room where the person is. */
const HERE = new Set(["pick_up", "analyse"]);
/** The target that isn't a figure: the eggs where the person is. */
const EGGS = "eggs";
/** What is drawn as what: the kind of an argument and its place. */
const DRAWN: Record<string, string> = {
  slot: "slot", corridor: "corridor", door: "corridor", seat: "crew", pod: "pod", space: "space", engine_number: "engine",
};

const slotOfMe = (view: View): string => view.crew[view.seat]?.slot ?? "";

export interface Geography {
  networks: Set<string>;
}

export function geography(board: BoardData): Geography {
  return { networks: new Set(board.networks) };
}

/** The places of one argument. */
function placesOf(kind: string, arg: string, view: View, where: Geography): Place[] {
  const drawn = DRAWN[kind];
  if (drawn) return [`${drawn}:${arg}`];
  if (kind === "place") return [`${where.networks.has(arg) ? "network" : "corridor"}:${arg}`];
  if (kind === "target") return [arg === EGGS ? `slot:${slotOfMe(view)}` : `figure:${arg}`];
  if (kind === "room") return view.rooms.filter((r) => r.room === arg).map((r) => `slot:${r.slot}`);
  return [];
}

/** All places where an option can be picked. Without arguments it belongs where its question does. */
export function places(option: Option, view: View, where: Geography, question?: Question): Place[] {
  if (HERE.has(option.verb)) return slotOfMe(view) ? [`slot:${slotOfMe(view)}`] : [];
  const { kinds, args } = option;
  if (args.length) return [...new Set(args.flatMap((arg, n) => placesOf(kinds[n] ?? "", arg, view, where)))];
  const engine = question?.kinds?.indexOf("engine_number") ?? -1;
  return engine < 0 ? [] : placesOf("engine_number", question?.about?.[engine] ?? "", view, where);
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

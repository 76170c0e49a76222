/** Which options and which refusals belong to a card, a thing or a basic action. */
import type { Option, Refusal } from "../api/types";

/** Verbs about things that the person doesn't have yet. */
const NOT_HELD = new Set(["pick_up", "analyse", "craft"]);
const BASIC = ["move", "careful", "shoot", "melee", "pick_up", "trade", "craft"] as const;

export const isContamination = (card: string): boolean => card.startsWith("contamination");

const names = (option: Option, kind: string, id: string): boolean =>
  option.args.some((arg, n) => arg === id && option.kinds[n] === kind);

export const cardOptions = (card: string, options: Option[]): Option[] => options.filter((o) => names(o, "card", card));

export const thingOptions = (thing: string, options: Option[]): Option[] =>
  options.filter((o) => !NOT_HELD.has(o.verb) && names(o, "thing", thing));

const turnRefusal = (refusals: Refusal[]): Refusal | undefined => refusals.find((r) => r.what === "act");

/** Why a card or thing can't be used now; the first of its ways speaks for it. */
export function refusalOf(kinds: string[], id: string, refusals: Refusal[]): Refusal | undefined {
  const found = refusals.find((r) => {
    const [verb = "", arg = ""] = r.what.split(":");
    return kinds.includes(verb) && arg === id;
  });
  return found ?? turnRefusal(refusals);
}

export interface BasicAction {
  verb: string;
  options: Option[];
  refusal: Refusal | undefined;
}

/** The basic actions, possible or not. Crafting stands for all its recipes. */
export function basicActions(options: Option[], refusals: Refusal[]): BasicAction[] {
  return BASIC.map((verb) => ({
    verb,
    options: options.filter((o) => o.verb === verb),
    refusal: refusals.find((r) => r.what.split(":")[0] === verb) ?? turnRefusal(refusals),
  }));
}

export interface RoomAction {
  room: string;
  way: string;
  options: Option[];
  refusal: Refusal | undefined;
}

/** What the room where the person is offers. */
export function roomActions(ways: string[], room: string, options: Option[], refusals: Refusal[]): RoomAction[] {
  return ways.map((way) => ({
    room,
    way,
    options: options.filter((o) => o.verb === "room" && o.args[0] === room && o.args[1] === way),
    refusal: refusals.find((r) => r.what === `room:${room}:${way}`) ?? turnRefusal(refusals),
  }));
}

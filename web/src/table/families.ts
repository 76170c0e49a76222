// The options of a turn in families: one line for moving, one for shooting, with the price once and short names.

import type { Content, Option, Outlook, Refusal, View } from "../api/types";
import { price, type Costs, type Price } from "../board/costs";
import { iconOf } from "../board/icons";
import { basicActions, roomActions } from "../seat/choices";
import { titles } from "../titles/titles.svelte";
import { roomAt, type Words } from "../words/words";

/** Whether the species or something that was added brings this action. */
const isOwn = (verb: string): boolean => [titles.species, ...titles.additions].some(({ verbs }) => verbs?.includes(verb));

export interface Family {
  id: string;
  icon: string;
  name: string;
  options: Option[];
  /** If all of its options cost the same. */
  price: Price | undefined;
  /** All of its options let something happen first that hurts. */
  danger: boolean;
}

type Outlooks = Record<string, Outlook>;

/** The order in which families stand. What ends the turn comes last. */
export const ORDER = ["play", "move", "careful", "shoot", "melee", "escape", "room", "card", "item", "activate", "pick_up", "trade", "craft", "", "pass"];
/** Families whose options are named in full: each is something of its own. */
const WHOLE = ["card", "item", "activate", ""];

const familyOf = (option: Option, outlooks: Outlooks = {}): string => {
  const own = outlooks[option.key]?.family;
  if (own) return own;
  if (option.verb === "shoot" || option.verb === "play") return `${option.verb}:${option.args[0] ?? ""}`;
  return ORDER.includes(option.verb) || isOwn(option.verb) ? option.verb : "";
};

/** Questions whose options are best told in families: a turn, and which card the intruders play. */
export const inFamilies = (prompt: string, options: Option[]): boolean => prompt === "act" || options.some((o) => o.verb === "play");

export function families(
  options: Option[], costs: Costs, content: Content, view: View, words: Words, outlooks: Outlooks = {},
): Family[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const id = familyOf(option, outlooks);
    groups.set(id, [...(groups.get(id) ?? []), option]);
  }
  // What a species adds stands before what is played from the hand.
  const place = (id: string): number => (isOwn(id) ? ORDER.indexOf("card") - 0.5 : ORDER.indexOf(id.split(":")[0] ?? ""));
  return [...groups]
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([id, some]) => ({
      id,
      icon: icon(id, view),
      name: title(id, view, words),
      options: some,
      price: common(some, costs, content),
      danger: some.every((o) => outlooks[o.key]?.danger) && some.every((o) => outlooks[o.key]?.grave),
    }));
}

function common(options: Option[], costs: Costs, content: Content): Price | undefined {
  const all = options.map((o) => price([o.key], costs, content));
  const [first] = all;
  return first && all.every((p) => p?.cards === first.cards && p.raised === first.raised) ? first : undefined;
}

function icon(id: string, view: View): string {
  const [verb = "", thing = ""] = id.split(":");
  if (verb === "room") return iconOf("room", roomAt(view.crew[view.seat]?.slot ?? "", view));
  if (verb === "shoot") return iconOf("thing", thing);
  if (verb === "play") return iconOf("sign", "foe");
  if (verb === "card") return "card-play";
  if (verb === "item") return "knapsack";
  return iconOf("sign", verb || "other");
}

function title(id: string, view: View, words: Words): string {
  const [verb = "", thing = ""] = id.split(":");
  if (verb === "room") return words.slot(view.crew[view.seat]?.slot ?? "", view);
  if (verb === "shoot" && thing) return `${words.say("seat-action-shoot")}: ${words.thing(thing, view)}`;
  if (verb === "play") return words.name("intruder_card", thing);
  if (!verb) return words.say("app-group-other");
  return words.say(`seat-action-${verb.replaceAll("_", "-")}`);
}

/** A family of one card, thing or answer is called like it: its own name would say nothing. */
export function named(family: Family, view: View, words: Words): string {
  const [only, ...more] = family.options;
  if (!only || more.length || !WHOLE.includes(family.id)) return family.name;
  return (family.id && words.part(only, 1, view)) || words.option(only, view);
}

/** What an option is called inside of its family: only what makes it different. */
export function short(option: Option, view: View, words: Words): string {
  const { verb, args } = option;
  const part = (n: number): string => words.part(option, n, view);
  if (WHOLE.includes(familyOf(option))) return words.option(option, view);
  if (verb === "move" || verb === "careful") return args.length > 1 ? `${part(1)}, ${part(2)}` : part(1);
  if (verb === "shoot") return part(2);
  if (verb === "play" || verb === "room") return capital(part(2));
  if (verb === "melee" || verb === "pick_up" || verb === "craft") return part(1);
  return words.option(option, view);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface NotNow {
  id: string;
  icon: string;
  name: string;
  refusal: Refusal;
  price: Price | undefined;
}

/** The basic actions and those of the room that aren't possible, each with its reason. */
export function notNow(options: Option[], refusals: Refusal[], costs: Costs, content: Content, view: View, words: Words): NotNow[] {
  const out: NotNow[] = [];
  const add = (id: string, picture: string, name: string, refusal: Refusal | undefined): void => {
    if (refusal) out.push({ id, icon: picture, name, refusal, price: price([refusal.what], costs, content) });
  };
  for (const one of basicActions(options, refusals)) {
    if (!one.options.length) add(one.verb, iconOf("sign", one.verb), title(one.verb, view, words), one.refusal);
  }
  const room = roomAt(view.crew[view.seat]?.slot ?? "", view);
  for (const one of roomActions(content.rooms[room]?.ways ?? [], room, options, refusals)) {
    if (!one.options.length) add(`${room}:${one.way}`, iconOf("room", room), capital(words.way(room, one.way)), one.refusal);
  }
  return out;
}

// Names and sentences, in the context of what a seat sees. Follows src/airlock/words/words.py line by line.

import type { Event, Option, Question, Refusal, View } from "../api/types";
import { BESIDES, FIELD_KINDS, OPTION_ARGS, PROMPT_ARGS } from "./kinds";
import { Messages, messageId, type Values } from "./messages";

const POD_WAYS = ["board", "turn_pod"];
const SPOKEN_VERBS = ["intruder", "room", "eggs"];

const isSlot = (value: string) => value.startsWith("slot_") || value.startsWith("alt_");
const isCorridor = (value: string) => value.startsWith("cor_") || value.startsWith("acor_");
const isNumber = (value: string) => /^\d+$/.test(value);
const lastPart = (value: string) => value.slice(value.lastIndexOf("_") + 1);

export class Words extends Messages {
  // -- names

  /** The description of a card, room or item; empty if there is none. */
  text(kind: string, id: string): string {
    const message = messageOf(kind, id);
    return this.hasAttribute(message, "text") ? this.attribute(message, "text") : "";
  }

  /** The name of a thing: name("room", "canteen"). */
  name(kind: string, id: string): string {
    if (kind === "figure") return this.#figure(id);
    return this.say(messageOf(kind, id));
  }

  #figure(id: string): string {
    const number = lastPart(id);
    if (id.startsWith("queen_")) return this.say(messageId("figure", "queen"));
    if (id.includes("_") && isNumber(number))
      return `${this.say(messageId("figure", id.slice(0, id.lastIndexOf("_"))))} ${number}`;
    return this.say(messageId("figure", id));
  }

  // -- in the context of a view

  /** A player by character, or by number before the draft. */
  seat(seat: number, view: View): string {
    const c = view.crew[seat];
    if (!c) return seat >= 0 && seat === view.intruder_player?.seat ? this.name("figure", "queen") : this.say("ui-nobody");
    return c.character ? this.name("character", c.character) : this.say("ui-player", { n: c.number });
  }

  /** A room by its name, or by its number while it is unexplored. */
  slot(slot: string, view: View): string {
    const room = roomAt(slot, view);
    return room ? this.name("room", room) : this.say("ui-unexplored", { n: numberOf(slot) });
  }

  /** `in` or `into` a room: "in the Canteen", "in die Kantine". */
  slotIn(slot: string, view: View, how = "in"): string {
    const room = roomAt(slot, view);
    return room
      ? this.attribute(messageId("room", room), how)
      : this.attribute("ui-unexplored", how, { n: numberOf(slot) });
  }

  /** A corridor by its ends, or a technical network by its name. */
  place(place: string, view: View): string {
    if (!isCorridor(place)) return this.name("place", place);
    const [kind, a = "", b = "", side] = place.split("_");
    const prefix = kind === "cor" ? "slot_" : "alt_";
    const text = this.say("ui-corridor", { a: this.slot(prefix + a, view), b: this.slot(prefix + b, view) });
    return side ? `${text} (${this.say("ui-side-" + side)})` : text;
  }

  /** Which of two corridors between the same rooms, or else its ends. */
  corridor(corridor: string, view: View): string {
    const side = corridor.split("_")[3];
    return side ? this.say("ui-side-" + side) : this.place(corridor, view);
  }

  door(corridor: string, view: View): string {
    return `${this.place(corridor, view)} (${this.say("ui-door-" + (view.doors[corridor] ?? "open"))})`;
  }

  pod(number: string, view: View): string {
    const pod = view.pods.find((p) => String(p.pod) === number);
    if (!pod) return number;
    const state = this.say(pod.locked ? "ui-locked" : "ui-unlocked");
    return this.say("ui-pod", { n: pod.pod, section: pod.section.toUpperCase(), state });
  }

  /** An item or object; a corpse by who it was. */
  thing(thing: string, view: View): string {
    const whose = thing.replace(/^corpse_/, "");
    return isNumber(whose) ? this.say("thing-corpse-of", { seat: this.seat(Number(whose), view) }) : this.name("thing", thing);
  }

  /** An intruder with its injuries. */
  target(figure: string, view: View): string {
    const found = view.figures.find((f) => f.figure === figure && f.injuries > 0);
    const name = this.name("figure", figure);
    return found ? this.say("ui-injured", { figure: name, n: found.injuries }) : name;
  }

  coordinates(card: string): string {
    return this.say(messageId("coordinates", card));
  }

  /** An argument of an option or a value of an event, in words. `before` are the arguments before it. */
  argument(kind: string, value: string, view: View, before: readonly string[] = []): string {
    switch (kind) {
      case "plain":
        return value;
      case "slot":
        return this.slot(value, view);
      case "place":
        return this.place(value, view);
      case "corridor":
        return this.corridor(value, view);
      case "thing":
        return this.thing(value, view);
      case "door":
        return this.door(value, view);
      case "pod":
        return this.pod(value, view);
      case "target":
        return this.target(value, view);
      case "action":
        return this.action(value, view);
      case "seat":
        return this.seat(Number(value), view);
      case "own_objective": {
        const dealt = view.crew[view.seat]?.dealt?.[Number(value)];
        return dealt ? this.name("objective", dealt) : value;
      }
      case "reaction":
        return this.#named(["card", "thing"], value);
      case "source":
        return this.#named(["card", "thing", "room"], value);
      case "choice":
        return this.choice("", value.split(":"), view);
      case "way": {
        const own = messageId("way", ...before, value);
        return this.has(own) ? this.say(own) : this.name("way", value);
      }
    }
    if (kind === "character" && isNumber(value)) return this.seat(Number(value), view);
    if (kind === "room" && isSlot(value)) return this.slot(value, view);
    return this.name(kind, value);
  }

  #named(kinds: readonly string[], value: string): string {
    const kind = kinds.find((k) => this.has(messageId(k, value))) ?? kinds[kinds.length - 1] ?? "thing";
    return this.name(kind, value);
  }

  /** What somebody announced with an action: targets, rooms, people. Its form says what each value is. */
  choice(action: string, values: readonly string[], view: View): string {
    const [verb = "", ...args] = values;
    if (SPOKEN_VERBS.includes(verb)) return this.option({ key: "", verb, args }, view);
    const pods = POD_WAYS.some((way) => action.split(":").includes(way) || values.includes(way));
    return values.map((value) => this.#chosen(value, pods, view)).join(", ");
  }

  #chosen(value: string, pods: boolean, view: View): string {
    if (isSlot(value)) return this.slot(value, view);
    if (isCorridor(value)) return this.place(value, view);
    if (isNumber(value.replaceAll(",", "")))
      return pods
        ? this.pod(value, view)
        : value
            .split(",")
            .map((n) => this.seat(Number(n), view))
            .join(", ");
    if (value.length === 1) return this.say("option-space", { arg1: value });
    if (isNumber(lastPart(value)) || this.has(messageId("figure", value))) return this.target(value, view);
    return this.#named(["thing", "card", "way", "objective-kind"], value);
  }

  /** The variables that one value gives a message: rooms also as `_in` and `_into`, seats with `_you` and `_turn`. */
  #values(name: string, kind: string, value: string, view: View, before: readonly string[] = []): Values {
    if (kind === "number") return { [name]: Number(value) };
    const out: Values = { [name]: this.argument(kind, value, view, before) };
    if (kind === "slot") {
      out[`${name}_in`] = this.slotIn(value, view);
      out[`${name}_into`] = this.slotIn(value, view, "into");
    } else if (kind === "seat") {
      out[`${name}_you`] = Number(value) === view.seat ? "yes" : "no";
      out[`${name}_turn`] = Number(value) === view.turn ? "yes" : "no";
    }
    return out;
  }

  // -- sentences

  action(key: string, view: View): string {
    const [verb = "", ...args] = key.split(":");
    return this.option({ key, verb, args }, view);
  }

  /** An option as it stands in a list. */
  option(option: Option, view: View): string {
    const { args } = option;
    const verb = option.verb === "move" && args[0] && !isSlot(args[0]) ? "move_figure" : option.verb;
    const kinds = OPTION_ARGS[verb] ?? [];
    const values: Values = {};
    args.forEach((arg, n) => {
      const named = this.#values(`arg${n + 1}`, kinds[n] ?? "plain", arg, view, args.slice(0, n));
      // What this seat saw of an unexplored room helps to choose.
      const seen = roomAt(arg, view) ? undefined : view.notes.tiles[arg];
      const note = seen ? ` (${this.name("room", seen)}?)` : "";
      for (const [name, value] of Object.entries(named)) values[name] = `${String(value)}${note}`;
    });
    // Where a sentence begins with a room or a person the message can't know how it starts.
    const text = this.#sayWith(messageId("option", verb), args.length, values);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** What is asked; `about` are its arguments. */
  prompt(question: Question, view: View): string {
    const kinds = PROMPT_ARGS[question.prompt] ?? [];
    const about = question.about ?? [];
    const values: Values = {};
    kinds.forEach((kind, n) => {
      const value = about[n];
      if (kind.endsWith("*")) {
        const rest = about.slice(n);
        values[`arg${n + 1}`] =
          kind === "choice*"
            ? this.choice(about[0] ?? "", rest, view)
            : rest.map((r) => this.argument(kind.slice(0, -1), r, view)).join(", ");
        values[`arg${n + 1}_count`] = rest.length;
      } else if (value !== undefined) {
        Object.assign(values, this.#values(`arg${n + 1}`, kind, value, view, about.slice(0, n)));
      }
    });
    about.slice(kinds.length).forEach((value, n) => (values[`arg${kinds.length + n + 1}`] = value));
    return this.#sayWith(messageId("prompt", question.prompt), about.length, values);
  }

  #sayWith(id: string, count: number, values: Values): string {
    const own = `${id}-${count}`;
    return this.say(this.has(own) ? own : id, values);
  }

  /** A line of the log. */
  event(event: Event, view: View): string {
    const values: Values = {};
    for (const [field, value] of Object.entries(event)) {
      if (BESIDES.includes(field)) continue;
      const kind = FIELD_KINDS[`${event.event}.${field}`] ?? FIELD_KINDS[field] ?? "";
      if (typeof value === "boolean") values[field] = value ? "yes" : "no";
      else if (!kind || (typeof value === "number" && kind !== "seat")) values[field] = value;
      else if (kind === "choice") values[field] = this.choice(String(event.action), String(value).split(":"), view);
      else Object.assign(values, this.#values(field, kind, String(value), view));
    }
    return this.say(messageId("event", String(event.event)), values);
  }

  /** Why something isn't possible. */
  reason(refusal: Refusal): string {
    return this.say(messageId("reason", refusal.reason));
  }

  refusal(refusal: Refusal, view: View): string {
    return `${this.action(refusal.what, view)}: ${this.reason(refusal)}`;
  }
}

/** The message that names something. Several cards of one kind share their name: scratch_1, scratch_2. */
function messageOf(kind: string, id: string): string {
  if (kind === "event") return messageId("event-card", id);
  if (kind === "attack") return messageId(kind, id.replace(/_?\d+$/, ""));
  return messageId(kind, id);
}

export function roomAt(slot: string, view: View): string {
  return view.rooms.find((r) => r.slot === slot)?.room ?? "";
}

/** The number that is printed in the slot. */
export function numberOf(slot: string): number {
  return Number(lastPart(slot));
}

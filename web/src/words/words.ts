// Names and sentences, in the context of what a seat sees. The server sends terms, in no language (airlock.words.terms
// says what they are); here they are formatted, without knowing anything about a game.

import type { Event, Option, Question, Refusal, Term, Told, View } from "../api/types";
import { Messages, messageId, type Values } from "./messages";

type Names = Pick<View, "names">;

const isTold = (term: Term | undefined): term is Told => typeof term === "object";

export class Words extends Messages {
  // -- terms

  /** A term in this language, with the names of this view. */
  render(term: Term | undefined, view: Names): string {
    return term === undefined ? "" : String(this.#value(term, view));
  }

  #value(term: Term, view: Names): string | number {
    if (!isTold(term)) return term;
    if (term.join) return term.join.map((part) => this.#value(part, view)).join(term.between ?? "");
    const found = this.#found(term, view);
    if (!isTold(found) || found.id === undefined) return this.#value(found, view);
    const text = this.#said(found, "", view) + this.#note(term, view);
    return found.up ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  }

  /** What a name stands for now; a message stands for itself. */
  #found(term: Told, view: Names): Term {
    return term.name === undefined ? term : (view.names?.[term.name] ?? term.otherwise ?? term.name);
  }

  #note(term: Told, view: Names): string {
    return term.note === undefined ? "" : ` (${this.#value(term.note, view)}?)`;
  }

  #said(message: Told, attribute: string, view: Names): string {
    const id = this.#id(message);
    const values = this.#values(message.args ?? {}, view);
    return attribute ? this.attribute(id, attribute, values) : this.say(id, values);
  }

  /** The first id that is written, or the last if none is. */
  #id(message: Told): string {
    if (!Array.isArray(message.id)) return message.id ?? "";
    return message.id.find((id) => this.has(id)) ?? message.id.at(-1) ?? "";
  }

  /** The variables of a message. What a name says of itself comes along: `slot` also as `slot_in`, `slot_into`. */
  #values(args: Record<string, Term>, view: Names): Values {
    const out: Values = {};
    for (const [name, term] of Object.entries(args)) {
      out[name] = this.#value(term, view);
      const found = isTold(term) && !term.join ? this.#found(term, view) : undefined;
      if (!isTold(term) || !isTold(found) || found.id === undefined) continue;
      for (const variant of this.variants(this.#id(found)))
        out[`${name}_${variant}`] = this.#said(found, variant, view) + this.#note(term, view);
    }
    return out;
  }

  // -- names

  /** The description of a card, room or item; empty if there is none. */
  text(kind: string, id: string): string {
    const message = messageOf(kind, id);
    return this.hasAttribute(message, "text") ? this.attribute(message, "text") : "";
  }

  /** The name of a thing: name("room", "canteen"). */
  name(kind: string, id: string): string {
    return this.say(messageOf(kind, id));
  }

  /** The names of a thing from the longest to the shortest, for places of all sizes. */
  forms(kind: string, id: string): string[] {
    const message = messageOf(kind, id);
    const shorter = ["short", "code"].filter((form) => this.hasAttribute(message, form));
    return [this.say(message), ...shorter.map((form) => this.attribute(message, form))];
  }

  /** A name where the whole one would be too long. */
  short(kind: string, id: string): string {
    const message = messageOf(kind, id);
    return this.hasAttribute(message, "short") ? this.attribute(message, "short") : this.say(message);
  }

  // -- in the context of a view

  seat(seat: number, view: Names): string {
    return this.render({ name: `seat:${seat}`, otherwise: { id: "ui-nobody" } }, view);
  }

  slot(slot: string, view: Names): string {
    return this.render({ name: `slot:${slot}` }, view);
  }

  pod(number: number, view: Names): string {
    return this.render({ name: `pod:${number}`, otherwise: number }, view);
  }

  figure(figure: string, view: Names): string {
    return this.render({ name: `figure:${figure}` }, view);
  }

  /** An intruder with its injuries. */
  target(figure: string, view: Names): string {
    return this.render({ name: `target:${figure}`, otherwise: { name: `figure:${figure}` } }, view);
  }

  /** An item or object; a corpse by who it was. */
  thing(thing: string, view: Names): string {
    return this.render({ name: `thing:${thing}`, otherwise: { id: messageOf("thing", thing) } }, view);
  }

  /** A corridor by its ends. */
  corridor(corridor: { a: string; b: string; side: string }, view: Names): string {
    const ends = this.say("ui-corridor", { a: this.slot(corridor.a, view), b: this.slot(corridor.b, view) });
    return corridor.side ? `${ends} (${this.say(`ui-side-${corridor.side}`)})` : ends;
  }

  /** One of the ways to use something; some things have words of their own for it. */
  way(thing: string, way: string): string {
    const own = messageId("way", thing, way);
    return this.say(this.has(own) ? own : messageId("way", way));
  }

  coordinates(card: string): string {
    return this.name("coordinates", card);
  }

  // -- sentences

  /** An option as it stands in a list. */
  option(option: Option, view: Names): string {
    return this.render(option.say, view);
  }

  /** One of its arguments, as the option words it. */
  part(option: Option, n: number, view: Names): string {
    return isTold(option.say) ? this.render(option.say.args?.[`arg${n}`], view) : "";
  }

  /** What is asked. */
  prompt(question: Question, view: Names): string {
    return this.render(question.say, view);
  }

  /** A line of the log. */
  event(event: Event, view: Names): string {
    return this.render((event as { say?: Term }).say, view);
  }

  /** Why something isn't possible. */
  reason(refusal: Refusal): string {
    return this.say(messageId("reason", refusal.reason));
  }

  refusal(refusal: Refusal, view: Names): string {
    return this.render(refusal.say, view);
  }
}

/** The message that names something. */
function messageOf(kind: string, id: string): string {
  return messageId(kind === "event" ? "event-card" : kind, id);
}

export function roomAt(slot: string, view: View): string {
  return view.rooms.find((r) => r.slot === slot)?.room ?? "";
}

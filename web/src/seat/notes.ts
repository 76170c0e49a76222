/** What a character learned in secret, line by line. */
import type { View } from "../api/types";
import type { Words } from "../words/words";

export interface Note {
  icon: string;
  text: string;
}

const kindOfCard: Record<string, string> = { events: "event", attacks: "attack" };

export function notes(view: View, words: Words): Note[] {
  const out: Note[] = [];
  const say = (icon: string, id: string, values: Record<string, string | number>): void =>
    void out.push({ icon, text: words.say(id, values) });
  view.notes.engines.forEach((status, n) => {
    if (status) say("rocket-thruster", "seat-note-engine", { n: n + 1, status: words.say(`engine-${status}`) });
  });
  if (view.notes.coordinates)
    say("ringed-planet", "seat-note-coordinates", { what: words.coordinates(view.notes.coordinates) });
  for (const [id, room] of Object.entries(view.notes.tiles))
    say("card-random", "seat-note-tile", { slot: words.slot(id, view), room: words.name("room", room) });
  for (const [id, token] of Object.entries(view.notes.tokens))
    say("token", "seat-note-token", { slot: words.slot(id, view), token: words.name("token", token) });
  for (const [owner, objective] of view.notes.objectives)
    say("semi-closed-eye", "seat-note-objective", {
      who: words.seat(Number(owner), view),
      objective: words.name("objective", String(objective)),
    });
  for (const [deck, known] of Object.entries(view.notes.decks)) {
    const kind = kindOfCard[deck] ?? "thing";
    const nameOf = (card: string): string =>
      words.render({ name: `${kind}:${card}`, otherwise: words.name(kind, card) }, view);
    const cards = [...known.top, ...known.bottom].filter(Boolean).map(nameOf);
    if (cards.length) say("card-pickup", "seat-note-deck", { deck: words.say(`seat-deck-${deck}`), cards: cards.join(", ") });
  }
  return out;
}

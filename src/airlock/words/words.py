"""Names and sentences, in the context of what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from airlock.titles import TITLES
from airlock.words.board_terms import terms_of
from airlock.words.messages import Messages, message_id
from airlock.words.terms import Term, View, name_of

Named = Callable[[str], Term | None]


class Words(Messages):
    """One language, and how it speaks of a game: `texts` are the title's, without them there is no word of any game."""

    # -- names

    def text(self, kind: str, id: str) -> str:
        """The description of a card, room or item; empty if there is none."""
        message = message_of(kind, id)
        return self.attribute(message, "text") if self.has_attribute(message, "text") else ""

    def name(self, kind: str, id: str) -> str:
        """The name of a thing: name("room", "canteen")."""
        return self.say(message_of(kind, id))

    def back(self, card: str) -> str:
        """An item of somebody else: the colour of its back, or its name where hands are open."""
        back = message_id("back", card)
        return self.say(back) if self.has(back) else self.name("thing", card)

    def coordinates(self, card: str) -> str:
        """What a coordinates card says."""
        return self.say(message_id("coordinates", card))

    # -- in the context of a view

    def seat(self, seat: int, view: View) -> str:
        terms = terms_of(view)
        return self.render(terms.seat(seat), terms.named)

    def slot(self, slot: str, view: View) -> str:
        terms = terms_of(view)
        return self.render(terms.argument("slot", slot), terms.named)

    def thing(self, thing: str, view: View) -> str:
        terms = terms_of(view)
        return self.render(terms.argument("thing", thing), terms.named)

    def choice(self, kinds: Sequence[str], values: Sequence[str], view: View) -> str:
        terms = terms_of(view)
        return self.render(terms.choice(kinds, values), terms.named)

    def option(self, option: Mapping[str, Any], view: View) -> str:
        """An option as it stands in a list."""
        terms = terms_of(view)
        return self.render(terms.option(option), terms.named)

    def prompt(self, question: Mapping[str, Any], view: View) -> str:
        """What is asked."""
        terms = terms_of(view)
        return self.render(terms.prompt(question), terms.named)

    def event(self, event: Mapping[str, Any], view: View) -> str:
        """A line of the log."""
        terms = terms_of(view)
        return self.render(terms.event(event), terms.named)

    def refusal(self, refusal: Mapping[str, Any], view: View) -> str:
        """Something that isn't possible and why."""
        terms = terms_of(view)
        return self.render(terms.refusal(refusal), terms.named)

    # -- terms

    def render(self, term: Term, named: Named) -> str:
        """A term in this language; `named` says what a name stands for now."""
        return str(self._value(term, named))

    def _value(self, term: Term, named: Named) -> str | int:
        if not isinstance(term, dict):
            return term
        if "join" in term:
            return str(term["between"]).join(str(self._value(part, named)) for part in term["join"])
        found = self._found(term, named)
        if not isinstance(found, dict) or "id" not in found:
            return self._value(found, named)
        text = self._said(found, "", named) + self._note(term, named)
        return text[:1].upper() + text[1:] if "up" in found else text

    def _found(self, term: dict[str, Any], named: Named) -> Term:
        """What a name stands for now; a message stands for itself."""
        if "name" not in term:
            return term
        found = named(term["name"])
        return found if found is not None else term["otherwise"]

    def _note(self, term: dict[str, Any], named: Named) -> str:
        return f" ({self._value(term['note'], named)}?)" if "note" in term else ""

    def _said(self, message: dict[str, Any], attribute: str, named: Named) -> str:
        id = self._id(message)
        values = self._values(message.get("args", {}), named)
        return self.attribute(id, attribute, **values) if attribute else self.say(id, **values)

    def _id(self, message: dict[str, Any]) -> str:
        """The first id that is written, or the last if none is."""
        ids = message["id"]
        if isinstance(ids, str):
            return ids
        return next((id for id in ids if self.has(id)), str(ids[-1]))

    def _values(self, args: dict[str, Term], named: Named) -> dict[str, object]:
        """The variables of a message. What a name says of itself comes along: `slot` also as `slot_in`, `slot_into`."""
        out: dict[str, object] = {}
        for name, term in args.items():
            out[name] = self._value(term, named)
            found = self._found(term, named) if isinstance(term, dict) and "join" not in term else None
            if isinstance(found, dict) and "id" in found:
                note = self._note(term, named) if isinstance(term, dict) else ""
                for variant in self.variants(self._id(found)):
                    out[f"{name}_{variant}"] = self._said(found, variant, named) + note
        return out


def message_of(kind: str, id: str) -> str:
    """The message that names something, whichever title it is of."""
    for title in TITLES.values():
        if id in title.alike.get(kind, {}):
            return name_of(kind, id, title.alike)
    return name_of(kind, id, {})

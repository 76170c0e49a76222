"""What the rules say to people, in no language yet: terms.

A term is a text or number as it stands, or one of
- `{"id": "room-canteen", "args": {...}}`: a message with its arguments, which are terms; the first of several ids that
  is written. `"up": True` begins it with a capital letter, `"note"` puts a remark behind it;
- `{"name": "slot:slot_007"}`: something that is named by what the seat sees now, see `names`; `"otherwise"` is the
  term for what has no such name any more;
- `{"join": [...], "between": ", "}`: several terms in a row.

Formatting a term needs no knowledge of any game: `Words.render` does it here, web/src/words/words.ts in the app.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from airlock.kernel.events import Kind
from airlock.kernel.options import Verb, parts_of
from airlock.titles import TITLES
from airlock.words.messages import message_id

View = Mapping[str, Any]
Term = str | int | dict[str, Any]

# More seats than any table has.
MOST_SEATS = 6
# Kinds of arguments that are said as they are.
PLAIN = ("number", "flag", "space", "pod_number", "engine_number", "kinds")


def message(*ids: str, **args: Term) -> dict[str, Any]:
    """A message; the first of several that is written."""
    out: dict[str, Any] = {"id": ids[0] if len(ids) == 1 else list(ids)}
    if args:
        out["args"] = args
    return out


def joined(terms: Sequence[Term], between: str = ", ") -> Term:
    return terms[0] if len(terms) == 1 else {"join": list(terms), "between": between}


class Spoken:
    """What a title declares of its words, looked up once."""

    def __init__(self, title: str) -> None:
        found = TITLES[title]
        self.events: dict[str, Kind] = found.vocabulary.events
        self.verbs: dict[str, list[Verb]] = found.vocabulary.verbs
        self.actions: dict[str, Verb] = found.vocabulary.actions
        self.boards = found.declared.boards
        self.alike = found.alike
        self.alone = found.alone

    def shape(self, verb: str, kinds: Sequence[str]) -> str:
        """The message of a verb with arguments of these kinds."""
        for one in self.verbs.get(verb, ()):
            if [kind.name for kind in one.kinds[: len(kinds)]] == list(kinds):
                return one.says
        return verb


spoken = cache(Spoken)


def name_of(kind: str, id: str, alike: Mapping[str, Mapping[str, str]]) -> str:
    """The message that names something. Several cards may share their name."""
    shared = alike.get(kind, {}).get(id, id)
    return message_id("event-card" if kind == "event" else kind, shared)


class Terms:
    """What one seat sees, hears and is asked, in terms. A title whose things are named in other ways adds to it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.spoken = spoken(view["title"])
        # Kinds of arguments that are more than the name of something.
        self.of: dict[str, Callable[[str], Term]] = {
            "seat": lambda id: {"name": f"seat:{id}"},
            "seats": lambda id: joined([{"name": f"seat:{seat}"} for seat in id.split(",")]),
            "action": self.action,
            "reaction": lambda id: message(message_id("card", id), message_id("thing", id)),
        }

    # -- what is named by what the seat sees now

    def names(self) -> dict[str, Term]:
        """Everything that is named so, as far as this seat can meet it."""
        return {f"seat:{seat}": self.seat(seat) for seat in range(-1, MOST_SEATS)}

    def named(self, name: str) -> Term | None:
        """The same for one name."""
        kind, _, id = name.partition(":")
        return self.seat(int(id)) if kind == "seat" else None

    def seat(self, seat: int) -> Term:
        return message("ui-player", n=seat + 1) if seat >= 0 else message("ui-nobody")

    # -- names

    def name(self, kind: str, id: str) -> Term:
        return message(name_of(kind, id, self.spoken.alike))

    def noted(self, kind: str, id: str) -> Term | None:
        """An argument of an option with a remark that helps this seat to choose."""
        return None

    def argument(self, kind: str, value: str, before: Sequence[str] = ()) -> Term:
        """An argument. `before` are those before it: some ways to use a thing have words of their own."""
        if kind in PLAIN:
            return value
        if kind == "way":
            own = message_id("way", *before, value)
            return message(own, message_id("way", value)) if before else self.name("way", value)
        made = self.of.get(kind)
        return made(value) if made is not None else self.name(kind, value)

    def choice(self, kinds: Sequence[str], values: Sequence[str]) -> Term:
        """What somebody announced with an action: targets, rooms, people, or an option as it stands."""
        if kinds and kinds[0] == "verb":
            return self.option({"verb": values[0], "args": values[1:], "kinds": kinds[1:]})
        return joined([self._chosen(kind, value) for kind, value in zip(kinds, values)])

    def _chosen(self, kind: str, value: str) -> Term:
        return self.argument(kind, value)

    def _values(self, name: str, kind: str, value: Any, before: Sequence[str] = ()) -> dict[str, Term]:
        """The arguments that a value gives a message; a person also says whether it is the one who reads."""
        if kind == "number":
            return {name: int(value)}
        out = {name: self.argument(kind, str(value), before)}
        if kind == "seat":
            out[f"{name}_you"] = "yes" if int(value) == self.view["seat"] else "no"
        return out

    # -- sentences

    def action(self, key: str) -> Term:
        """An action by its key."""
        verb, *args = parts_of(key)
        return self.option({"verb": verb, "args": args})

    def option(self, option: Mapping[str, Any]) -> Term:
        """An option as it stands in a list. Only actions can be told without the kinds of their arguments."""
        verb, args = option["verb"], list(option["args"])
        kinds = option.get("kinds")
        if kinds is None:
            action = self.spoken.actions.get(verb)
            kinds = [kind.name for kind in action.kinds[: len(args)]] if action is not None else []
        values: dict[str, Term] = {}
        for n, (kind, arg) in enumerate(zip(kinds, args)):
            named = self._values(f"arg{n + 1}", kind, arg, args[:n])
            noted = self.noted(kind, arg)
            values |= {**named, f"arg{n + 1}": noted} if noted is not None else named
        # Where a sentence begins with a room or a person the message can't know how it starts.
        return self._with("option", self.spoken.shape(verb, kinds), len(args), values) | {"up": True}

    def prompt(self, question: Mapping[str, Any]) -> Term:
        """What is asked; `about` are its arguments."""
        about: list[str] = list(question.get("about", []))
        kinds: list[str] = list(question.get("kinds", []))
        values: dict[str, Term] = {}
        for n, kind in enumerate(kinds):
            if kind.endswith("*"):
                rest = [one.removesuffix("*") for one in kinds[n:]]
                values[f"arg{n + 1}"] = self.choice(rest, about[n:]) if about[n:] else ""
                values[f"arg{n + 1}_count"] = len(about[n:])
                break
            values |= self._values(f"arg{n + 1}", kind, about[n], about[:n])
            if kind == "seat":
                values[f"arg{n + 1}_turn"] = "yes" if int(about[n]) == self.view.get("turn") else "no"
        return self._with("prompt", question["prompt"], len(about), values)

    def _with(self, family: str, name: str, count: int, values: dict[str, Term]) -> dict[str, Any]:
        """Some messages read differently with more or fewer arguments: `option-move-2`, `prompt-choose-tile-1`."""
        id = message_id(family, name)
        return message(f"{id}-{count}", id, **values)

    def event(self, event: Mapping[str, Any]) -> Term:
        """A line of the log."""
        kind = self.spoken.events.get(event["event"])
        values: dict[str, Term] = {}
        if kind is None:
            # What a title doesn't declare is told as it stands.
            return message(message_id("event", event["event"]), **{name: str(value) for name, value in event.items()})
        for field, what in zip(kind.fields, kind.kinds):
            value = event[field]
            if isinstance(value, bool):
                values[field] = "yes" if value else "no"
            elif what.name == "choice":
                values[field] = self.choice(event["kinds"].split(":"), value.split(":"))
            elif isinstance(value, int) and what.name != "seat":
                values[field] = value
            elif what.name != "kinds":
                values |= self._values(field, what.name, value)
        return message(message_id("event", event["event"]), **values)

    def refusal(self, refusal: Mapping[str, Any]) -> Term:
        """Something that isn't possible and why."""
        return joined([self.action(refusal["what"]), message(message_id("reason", refusal["reason"]))], ": ")

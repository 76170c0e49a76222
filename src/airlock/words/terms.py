"""What the rules say to people, in no language yet: terms.

A term is a text or number as it stands, or one of
- `{"id": "room-canteen", "args": {...}}`: a message with its arguments, which are terms; the first of several ids that
  is written. `"up": True` begins it with a capital letter, `"note"` puts a remark behind it;
- `{"name": "slot:slot_007"}`: something that is named by what the seat sees now, see `names`; `"otherwise"` is the
  term for what has no such name any more;
- `{"join": [...], "between": ", "}`: several terms in a row.

Formatting a term needs no knowledge of any game: `Words.render` does it here, web/src/words/render.ts in the app.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from airlock.kernel.events import Kind
from airlock.kernel.options import Verb, parts_of
from airlock.survival.crew import corpse_of, figure_kind, whose_corpse
from airlock.survival.map import Map
from airlock.titles import TITLES
from airlock.words.messages import message_id

View = Mapping[str, Any]
Term = str | int | dict[str, Any]

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
        self.boards: Mapping[str, Map] = found.declared.boards
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
    """What one seat sees, hears and is asked, in terms."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.spoken = spoken(view["title"])
        self.map = self.spoken.boards[view["board"]]
        self._of: dict[str, Callable[[str], Term]] = {
            "slot": lambda id: {"name": f"slot:{id}"},
            "seat": lambda id: {"name": f"seat:{id}"},
            "seats": lambda id: joined([{"name": f"seat:{seat}"} for seat in id.split(",")]),
            "pod": lambda id: {"name": f"pod:{id}", "otherwise": id},
            "target": lambda id: {"name": f"target:{id}", "otherwise": self.figure(id)},
            "figure": self.figure,
            "place": self.place,
            "corridor": self.corridor,
            "door": self.door,
            "thing": self.thing,
            "action": self.action,
            "own_objective": self.own_objective,
            "reaction": lambda id: message(message_id("card", id), message_id("thing", id)),
        }

    # -- what is named by what the seat sees now

    def names(self) -> dict[str, Term]:
        """Everything that is named so: rooms, people, their corpses, pods and intruders."""
        view = self.view
        out: dict[str, Term] = {f"slot:{slot}": self.slot(slot) for slot in self.map.by_number}
        out |= {f"seat:{c['seat']}": self.seat(c["seat"]) for c in view["crew"]}
        out["seat:-1"] = self.seat(-1)
        out |= {f"pod:{pod['pod']}": self.pod(pod) for pod in view["pods"]}
        out |= {f"thing:{corpse_of(c['seat'])}": self.thing(corpse_of(c["seat"])) for c in view["crew"]}
        for f in view["figures"]:
            out[f"figure:{f['figure']}"] = self.figure(f["figure"])
            if f["injuries"]:
                out[f"target:{f['figure']}"] = self.injured(f)
        # Cards that share their name with others.
        known = view["notes"]["decks"].get("attacks", {})
        for card in (*known.get("top", ()), *known.get("bottom", ())):
            if card:
                out[f"attack:{card}"] = self.name("attack", card)
        return out

    def named(self, name: str) -> Term | None:
        """The same for one name."""
        kind, _, id = name.partition(":")
        view = self.view
        if kind == "slot":
            return self.slot(id)
        if kind == "seat":
            return self.seat(int(id))
        if kind == "pod":
            return next((self.pod(pod) for pod in view["pods"] if str(pod["pod"]) == id), None)
        return next((self.injured(f) for f in view["figures"] if f["figure"] == id and f["injuries"]), None)

    def seat(self, seat: int) -> Term:
        """A player by character, or by number before the draft."""
        if not 0 <= seat < len(self.view["crew"]):
            return message("ui-nobody")
        c = self.view["crew"][seat]
        return self.name("character", c["character"]) if c["character"] else message("ui-player", n=c["number"])

    def slot(self, slot: str) -> Term:
        """A room by its name, or by its number while it is unexplored."""
        room = room_at(slot, self.view)
        return self.name("room", room) if room else message("ui-unexplored", n=self.map.slots[slot].number)

    def pod(self, pod: View) -> Term:
        state = message("ui-locked" if pod["locked"] else "ui-unlocked")
        return message("ui-pod", n=pod["pod"], section=pod["section"].upper(), state=state)

    def injured(self, figure: View) -> Term:
        return message("ui-injured", figure=self.figure(figure["figure"]), n=figure["injuries"])

    # -- names

    def name(self, kind: str, id: str) -> Term:
        return message(name_of(kind, id, self.spoken.alike))

    def figure(self, id: str) -> Term:
        """An intruder by its type and number; a type, the eggs, and one that is always alone have no number."""
        kind, number = figure_kind(id)
        name = message(message_id("figure", kind))
        return joined([name, str(number)], " ") if number and kind not in self.spoken.alone else name

    def place(self, place: str) -> Term:
        """A corridor by its ends, or a technical network by its name."""
        corridor = self.map.corridors.get(place)
        if corridor is None:
            return self.name("place", place)
        ends = message("ui-corridor", a={"name": f"slot:{corridor.a}"}, b={"name": f"slot:{corridor.b}"})
        return joined([ends, " (", message(f"ui-side-{corridor.side}"), ")"], "") if corridor.side else ends

    def corridor(self, corridor: str) -> Term:
        """Which of two corridors between the same rooms, or else its ends."""
        side = self.map.corridors[corridor].side
        return message(f"ui-side-{side}") if side else self.place(corridor)

    def door(self, corridor: str) -> Term:
        """A corridor with what its door is like."""
        state = self.view["doors"].get(corridor, "open")
        return joined([self.place(corridor), " (", message(f"ui-door-{state}"), ")"], "")

    def thing(self, thing: str) -> Term:
        """An item or object; a corpse by who it was."""
        seat = whose_corpse(thing)
        return message("thing-corpse-of", seat={"name": f"seat:{seat}"}) if seat >= 0 else self.name("thing", thing)

    def own_objective(self, place: str) -> Term:
        """One of the dealt objectives; for others just its place among them."""
        seat = self.view["seat"]
        dealt = self.view["crew"][seat].get("dealt", []) if seat >= 0 else []
        return self.name("objective", dealt[int(place)]) if dealt else place

    def argument(self, kind: str, value: str, before: Sequence[str] = ()) -> Term:
        """An argument. `before` are those before it: some ways to use a thing have words of their own."""
        if kind in PLAIN:
            return value
        if kind == "way":
            own = message_id("way", *before, value)
            return message(own, message_id("way", value)) if before else self.name("way", value)
        made = self._of.get(kind)
        return made(value) if made is not None else self.name(kind, value)

    def choice(self, kinds: Sequence[str], values: Sequence[str]) -> Term:
        """What somebody announced with an action: targets, rooms, people, or an option as it stands."""
        if kinds and kinds[0] == "verb":
            return self.option({"verb": values[0], "args": values[1:], "kinds": kinds[1:]})
        return joined([self._chosen(kind, value) for kind, value in zip(kinds, values)])

    def _chosen(self, kind: str, value: str) -> Term:
        if kind in ("corridor", "door"):
            return self.place(value)
        return message("option-space", arg1=value) if kind == "space" else self.argument(kind, value)

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
            if kind == "slot" and not room_at(arg, self.view):
                # What this seat saw of an unexplored room helps to choose.
                seen = self.view["notes"]["tiles"].get(arg)
                if seen:
                    named[f"arg{n + 1}"] = {"name": f"slot:{arg}", "note": self.name("room", seen)}
            values |= named
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
                values[f"arg{n + 1}_turn"] = "yes" if int(about[n]) == self.view["turn"] else "no"
        return self._with("prompt", question["prompt"], len(about), values)

    def _with(self, family: str, name: str, count: int, values: dict[str, Term]) -> dict[str, Any]:
        """Some messages read differently with more or fewer arguments: `option-move-2`, `prompt-choose-tile-1`."""
        id = message_id(family, name)
        return message(f"{id}-{count}", id, **values)

    def event(self, event: Mapping[str, Any]) -> Term:
        """A line of the log."""
        kind = self.spoken.events[event["event"]]
        values: dict[str, Term] = {}
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


def room_at(slot: str, view: View) -> str:
    for room in view["rooms"]:
        if room["slot"] == slot:
            return str(room["room"])
    return ""

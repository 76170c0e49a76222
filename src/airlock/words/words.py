"""Names and sentences, in the context of what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from airlock.words.kinds import BESIDES, FIELD_KINDS, OPTION_ARGS, PROMPT_ARGS
from airlock.words.messages import Messages, message_id

View = Mapping[str, Any]

# Ways to use something that are announced with the number of a pod; other numbers are seats.
POD_WAYS = ("board", "turn_pod")
# Choices that are announced with their verb.
SPOKEN_VERBS = ("intruder", "room", "eggs")
SLOTS = ("slot_", "alt_")
CORRIDORS = ("cor_", "acor_")


class Words(Messages):
    """One language, and how it speaks of a game: `texts` are the title's, without them there is no word of any game."""

    def __init__(self, lang: str = "en", texts: tuple[str, ...] = (), strict: bool = False) -> None:
        super().__init__(lang, texts, strict)
        # Kinds whose words depend on what the seat sees.
        self._in_context: dict[str, Callable[[str, View], str]] = {
            "slot": self.slot,
            "place": self.place,
            "corridor": self.corridor,
            "door": self.door,
            "pod": self.pod,
            "target": self.target,
            "thing": self.thing,
            "action": self.action,
        }

    # -- names

    def text(self, kind: str, id: str) -> str:
        """The description of a card, room or item; empty if there is none."""
        message = message_of(kind, id)
        return self.attribute(message, "text") if self.has_attribute(message, "text") else ""

    def name(self, kind: str, id: str) -> str:
        """The name of a thing: name("room", "canteen")."""
        if kind == "figure":
            return self._figure(id)
        return self.say(message_of(kind, id))

    def back(self, card: str) -> str:
        """An item of somebody else: the colour of its back, or its name where hands are open."""
        return self._named(("back", "thing"), card)

    def _figure(self, id: str) -> str:
        """`adult_12` is Adult 12; a type or the eggs have no number, and there is never more than one queen."""
        kind, _, number = id.rpartition("_")
        if number.isdigit() and kind == "queen":
            return self.say(message_id("figure", kind))
        if number.isdigit():
            return f"{self.say(message_id('figure', kind))} {number}"
        return self.say(message_id("figure", id))

    # -- in the context of a view

    def seat(self, seat: int, view: View) -> str:
        """A player by character, or by number before the draft."""
        if 0 <= seat < len(view["crew"]):
            c = view["crew"][seat]
            return self.name("character", c["character"]) if c["character"] else self.say("ui-player", n=c["number"])
        return self.say("ui-nobody")

    def slot(self, slot: str, view: View) -> str:
        """A room by its name, or by its number while it is unexplored."""
        room = room_at(slot, view)
        return self.name("room", room) if room else self.say("ui-unexplored", n=number_of(slot))

    def slot_in(self, slot: str, view: View, how: str = "in") -> str:
        """`in` or `into` a room: "in the Canteen", "in die Kantine"."""
        room = room_at(slot, view)
        if room:
            return self.attribute(message_id("room", room), how)
        return self.attribute("ui-unexplored", how, n=number_of(slot))

    def place(self, place: str, view: View) -> str:
        """A corridor by its ends, or a technical network by its name."""
        if not place.startswith(CORRIDORS):
            return self.name("place", place)
        kind, *ends = place.split("_")
        prefix = "slot_" if kind == "cor" else "alt_"
        a, b = (self.slot(prefix + end, view) for end in ends[:2])
        side = f" ({self.corridor(place, view)})" if len(ends) > 2 else ""
        return self.say("ui-corridor", a=a, b=b) + side

    def corridor(self, corridor: str, view: View) -> str:
        """Which of two corridors between the same rooms, or else its ends."""
        parts = corridor.split("_")
        return self.say(f"ui-side-{parts[3]}") if len(parts) > 3 else self.place(corridor, view)

    def door(self, corridor: str, view: View) -> str:
        """A corridor with what its door is like."""
        state = view["doors"].get(corridor, "open")
        return f"{self.place(corridor, view)} ({self.say('ui-door-' + state)})"

    def pod(self, number: str, view: View) -> str:
        for pod in view["pods"]:
            if str(pod["pod"]) == number:
                state = self.say("ui-locked" if pod["locked"] else "ui-unlocked")
                return self.say("ui-pod", n=pod["pod"], section=pod["section"].upper(), state=state)
        return number

    def thing(self, thing: str, view: View) -> str:
        """An item or object; a corpse by who it was."""
        whose = thing.removeprefix("corpse_")
        return (
            self.say("thing-corpse-of", seat=self.seat(int(whose), view))
            if whose.isdigit()
            else self.name("thing", thing)
        )

    def target(self, figure: str, view: View) -> str:
        """An intruder with its injuries."""
        for f in view["figures"]:
            if f["figure"] == figure and f["injuries"]:
                return self.say("ui-injured", figure=self.name("figure", figure), n=f["injuries"])
        return self.name("figure", figure)

    def coordinates(self, card: str) -> str:
        """What a coordinates card says."""
        return self.say(message_id("coordinates", card))

    def argument(self, kind: str, value: str, view: View, before: Sequence[str] = ()) -> str:
        """An argument of an option or a value of an event, in words. `before` are the arguments before it."""
        if kind == "plain":
            return value
        in_context = self._in_context.get(kind)
        if in_context is not None:
            return in_context(value, view)
        if kind == "seat" or (kind == "character" and value.isdigit()):
            return self.seat(int(value), view)
        if kind == "room" and value.startswith(SLOTS):
            return self.slot(value, view)
        if kind == "own_objective":
            return self.name("objective", view["crew"][view["seat"]]["dealt"][int(value)])
        if kind == "reaction":
            return self._named(("card", "thing"), value)
        if kind == "source":
            return self._named(("card", "thing", "room"), value)
        if kind == "choice":
            return self.choice("", value.split(":"), view)
        if kind == "way":
            own = message_id("way", *before, value)
            return self.say(own) if self.has(own) else self.name("way", value)
        return self.name(kind, value)

    def _named(self, kinds: Sequence[str], value: str) -> str:
        """The first of these kinds that has this id."""
        for kind in kinds:
            if self.has(message_id(kind, value)):
                return self.name(kind, value)
        return self.name(kinds[-1], value)

    def choice(self, action: str, values: Sequence[str], view: View) -> str:
        """What somebody announced with an action: targets, rooms, people. Its form says what each value is."""
        if values and values[0] in SPOKEN_VERBS:
            return self.option({"verb": values[0], "args": list(values[1:])}, view)
        pods = any(way in (*action.split(":"), *values) for way in POD_WAYS)
        return ", ".join(self._chosen(value, pods, view) for value in values)

    def _chosen(self, value: str, pods: bool, view: View) -> str:
        if value.startswith(SLOTS):
            return self.slot(value, view)
        if value.startswith(CORRIDORS):
            return self.place(value, view)
        if value.replace(",", "").isdigit():
            return self.pod(value, view) if pods else ", ".join(self.seat(int(n), view) for n in value.split(","))
        if len(value) == 1:
            return self.say("option-space", arg1=value)
        if value.rpartition("_")[2].isdigit() or self.has(message_id("figure", value)):
            return self.target(value, view)
        return self._named(("thing", "card", "way", "objective-kind"), value)

    def _values(self, name: str, kind: str, value: Any, view: View, before: Sequence[str] = ()) -> dict[str, object]:
        """The variables that a value gives: rooms also as `_in` and `_into`, seats with `_you` and `_turn`."""
        if kind == "number":
            return {name: int(value)}
        out: dict[str, object] = {name: self.argument(kind, str(value), view, before)}
        if kind == "slot":
            out[f"{name}_in"] = self.slot_in(value, view)
            out[f"{name}_into"] = self.slot_in(value, view, "into")
        elif kind == "seat":
            out[f"{name}_you"] = "yes" if int(value) == view["seat"] else "no"
            out[f"{name}_turn"] = "yes" if int(value) == view["turn"] else "no"
        return out

    # -- sentences

    def action(self, key: str, view: View) -> str:
        verb, *args = key.split(":")
        return self.option({"verb": verb, "args": args}, view)

    def option(self, option: Mapping[str, Any], view: View) -> str:
        """An option as it stands in a list: option({"verb": "move", "args": ["slot_007"]}, view)."""
        verb, args = option["verb"], list(option["args"])
        if verb == "move" and args and not args[0].startswith(SLOTS):
            verb = "move_figure"
        kinds = OPTION_ARGS.get(verb, ())
        values: dict[str, object] = {}
        for n, arg in enumerate(args):
            named = self._values(f"arg{n + 1}", kinds[n] if n < len(kinds) else "plain", arg, view, args[:n])
            # What this seat saw of an unexplored room helps to choose.
            seen = "" if room_at(arg, view) else view["notes"]["tiles"].get(arg, "")
            note = f" ({self.name('room', seen)}?)" if seen else ""
            values |= {name: f"{value}{note}" for name, value in named.items()}
        text = self._say_with(message_id("option", verb), len(args), values)
        # Where a sentence begins with a room or a person the message can't know how it starts.
        return text[:1].upper() + text[1:]

    def prompt(self, question: Mapping[str, Any], view: View) -> str:
        """What is asked; `about` are its arguments."""
        kinds = PROMPT_ARGS.get(question["prompt"], ())
        about: list[str] = list(question.get("about", []))
        values: dict[str, object] = {}
        for n, kind in enumerate(kinds):
            if kind.endswith("*"):
                action = about[0] if about else ""
                rest = about[n:]
                listed = ", ".join(self.argument(kind[:-1], value, view) for value in rest)
                values[f"arg{n + 1}"] = self.choice(action, rest, view) if kind == "choice*" else listed
                values[f"arg{n + 1}_count"] = len(rest)
            elif n < len(about):
                values |= self._values(f"arg{n + 1}", kind, about[n], view, about[:n])
        for n in range(len(kinds), len(about)):
            values[f"arg{n + 1}"] = about[n]
        return self._say_with(message_id("prompt", question["prompt"]), len(about), values)

    def _say_with(self, id: str, count: int, values: dict[str, object]) -> str:
        """Some messages read differently with more or fewer arguments: `option-move-2`, `prompt-choose-tile-1`."""
        own = f"{id}-{count}"
        return self.say(own if self.has(own) else id, **values)

    def event(self, event: Mapping[str, Any], view: View) -> str:
        """A line of the log."""
        values: dict[str, object] = {}
        for field, value in event.items():
            if field in BESIDES:
                continue
            kind = FIELD_KINDS.get(f"{event['event']}.{field}") or FIELD_KINDS.get(field, "")
            if isinstance(value, bool):
                values[field] = "yes" if value else "no"
            elif not kind or (isinstance(value, int) and kind != "seat"):
                values[field] = value
            elif kind == "choice":
                values[field] = self.choice(event["action"], value.split(":"), view)
            else:
                values |= self._values(field, kind, value, view)
        return self.say(message_id("event", event["event"]), **values)

    def refusal(self, refusal: Mapping[str, Any], view: View) -> str:
        """Something that isn't possible and why."""
        reason = self.say(message_id("reason", refusal["reason"]))
        return f"{self.action(refusal['what'], view)}: {reason}"


def message_of(kind: str, id: str) -> str:
    """The message that names something. Several cards of one kind share their name: scratch_1, scratch_2."""
    if kind == "event":
        return message_id("event-card", id)
    if kind == "attack":
        return message_id(kind, id.rstrip("0123456789").rstrip("_"))
    return message_id(kind, id)


def room_at(slot: str, view: View) -> str:
    for room in view["rooms"]:
        if room["slot"] == slot:
            return str(room["room"])
    return ""


def number_of(slot: str) -> int:
    """The number that is printed in the slot."""
    return int(slot.rpartition("_")[2])

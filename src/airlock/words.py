"""Everything people read, in their language: names, prompts, options, log lines, reasons. The texts are in locales/.

Messages are named after what they speak of: `room-canteen`, `option-move`, `prompt-act`, `event-noise-rolled`,
`reason-hands-full`, `ui-round`. Underscores of ids become hyphens.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from airlock.resources import folder

LANGUAGES = ("en", "de")

# What the arguments of an option are. Verbs that are not listed have none, or arguments that need no name.
OPTION_ARGS: dict[str, tuple[str, ...]] = {
    "move": ("slot", "corridor"),
    "careful": ("slot", "corridor"),
    "to": ("slot", "corridor"),
    "slot": ("slot",),
    "shoot": ("thing", "figure"),
    "melee": ("figure",),
    "figure": ("figure",),
    "pick_up": ("thing",),
    "drop": ("thing",),
    "offer": ("thing",),
    "thing": ("thing",),
    "object": ("thing",),
    "craft": ("thing",),
    "activate": ("thing",),
    "keep": ("thing",),
    "use": ("thing",),
    "weapon": ("thing",),
    "components": ("thing", "thing"),
    "card": ("card", "way"),
    "item": ("thing", "way"),
    "room": ("room", "way"),
    "discard": ("card",),
    "react": ("reaction",),
    "deck": ("back",),
    "corridor": ("corridor",),
    "noise": ("place",),
    "wound": ("wound",),
    "character": ("character",),
    "objective": ("own_objective",),
    "propose": ("seat",),
    "crew": ("seat",),
    "scan_card": ("card",),
    "destination": ("plain",),
    "pod": ("plain",),
}
# What the values of an event are, by the name of the field. Others are shown as they are.
FIELD_KINDS: dict[str, str] = {
    "seat": "seat",
    "giver": "seat",
    "receiver": "seat",
    "owner": "seat",
    "slot": "slot",
    "old": "slot",
    "place": "place",
    "corridor": "place",
    "network": "place",
    "figure": "figure",
    "target": "figure",
    "kind": "figure",
    "type": "figure",
    "token": "token",
    "room": "room",
    "item": "thing",
    "thing": "thing",
    "object": "thing",
    "weapon": "thing",
    "what": "reaction",
    "colour": "back",
    "wound": "wound",
    "weakness": "weakness",
    "objective": "objective",
    "character": "character",
    "first": "character",
    "second": "character",
    "action": "action",
    "face": "face",
    "destination": "destination",
    "reason": "end",
    "cause": "cause",
    "status": "engine",
    "engine_1": "engine",
    "engine_2": "engine",
    "engine_3": "engine",
    "effect": "effect",
}


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language, English where one is missing."""
    texts = FluentBundle([lang], use_isolating=False)
    for name in ("en", lang):
        for path in sorted((folder("locales") / name).glob("*.ftl")):
            texts.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return texts


def message_id(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class Words:
    """One language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self._bundle = bundle(lang)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, id: str, **values: object) -> str:
        """A message with its values; its id if there is none, so that a gap is seen and nothing breaks."""
        if not self._bundle.has_message(id):
            return id
        pattern = self._bundle.get_message(id).value
        text, _ = self._bundle.format_pattern(pattern, values) if pattern is not None else (id, None)
        return str(text)

    def text(self, kind: str, id: str) -> str:
        """The description of a card, room or item; empty if there is none."""
        message = message_id(kind, id)
        if not self._bundle.has_message(message):
            return ""
        pattern = self._bundle.get_message(message).attributes.get("text")
        return str(self._bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""

    def name(self, kind: str, id: str) -> str:
        """The name of a thing: name("room", "canteen")."""
        if kind == "figure":
            return self._figure(id)
        if kind == "thing" and id.startswith("corpse_") and id != "corpse_blue":
            return self.say("thing-corpse", seat=str(int(id.removeprefix("corpse_")) + 1))
        return self.say(message_id(kind, id))

    def _figure(self, id: str) -> str:
        """`adult_12` is Adult 12; a type or the eggs have no number."""
        kind, _, number = id.rpartition("_")
        if number.isdigit():
            return f"{self.say(message_id('figure', kind))} {number}"
        return self.say(message_id("figure", id))

    # -- in the context of a view

    def seat(self, seat: int, view: Mapping[str, Any]) -> str:
        """A player by character, or by number before the draft."""
        if 0 <= seat < len(view["crew"]):
            c = view["crew"][seat]
            return self.name("character", c["character"]) if c["character"] else self.say("ui-player", n=c["number"])
        return self.say("ui-nobody")

    def slot(self, slot: str, view: Mapping[str, Any]) -> str:
        """A room by its name, or by its number while it is unexplored."""
        for room in view["rooms"]:
            if room["slot"] == slot:
                if room["room"]:
                    return self.name("room", room["room"])
                return self.say("ui-unexplored", n=int(slot.rpartition("_")[2]))
        return slot

    def place(self, place: str, view: Mapping[str, Any]) -> str:
        """A corridor by its ends, or a technical network by its name."""
        parts = place.split("_")
        if parts[0] in ("cor", "acor") and len(parts) >= 3:
            prefix = "slot_" if parts[0] == "cor" else "alt_"
            a, b = (self.slot(prefix + part, view) for part in parts[1:3])
            side = f" ({self.say('ui-side-' + parts[3])})" if len(parts) > 3 else ""
            return self.say("ui-corridor", a=a, b=b) + side
        return self.name("place", place)

    def coordinates(self, card: str) -> str:
        """What a coordinates card says."""
        return self.say(message_id("coordinates", card))

    def argument(self, kind: str, value: str, view: Mapping[str, Any], before: Sequence[str] = ()) -> str:
        """An argument of an option or a value of an event, in words. `before` are the arguments before it."""
        if kind == "seat":
            return self.seat(int(value), view)
        if kind == "slot":
            return self.slot(value, view)
        if kind in ("place", "corridor"):
            return self.place(value, view)
        if kind == "action":
            return self.action(value, view)
        if kind == "plain":
            return value
        if kind == "own_objective":
            dealt = view["crew"][view["seat"]].get("dealt", []) if view["seat"] >= 0 else []
            return self.name("objective", dealt[int(value)]) if int(value) < len(dealt) else value
        if kind == "reaction":
            card = message_id("card", value)
            return self.say(card) if self.has(card) else self.name("thing", value)
        if kind == "way":
            own = message_id("way", *before, value)
            return self.say(own) if self.has(own) else self.say(message_id("way", value))
        return self.name(kind, value)

    def action(self, key: str, view: Mapping[str, Any]) -> str:
        verb, *args = key.split(":")
        return self.option({"verb": verb, "args": args}, view)

    def option(self, option: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """An option as it stands in a list: option({"verb": "move", "args": ["slot_007"]}, view)."""
        verb, args = option["verb"], list(option["args"])
        kinds = OPTION_ARGS.get(verb, ())
        values = {}
        for n, arg in enumerate(args):
            kind = kinds[n] if n < len(kinds) else "plain"
            values[f"arg{n + 1}"] = self.argument(kind, arg, view, args[:n])
        id = message_id("option", verb)
        if verb in ("card", "item", "room"):
            return self.say(id, **values)
        # Of two corridors to the same room the option says which one.
        longer = f"{id}-{len(args)}"
        return self.say(longer if self.has(longer) else id, **values)

    def prompt(self, question: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """What is asked; `about` are its arguments."""
        about = {f"arg{n + 1}": self.about(value, view) for n, value in enumerate(question.get("about", []))}
        return self.say(message_id("prompt", question["prompt"]), **about)

    def about(self, value: str, view: Mapping[str, Any]) -> str:
        """An argument of a prompt: its name says what it is."""
        if ":" in value:
            return self.action(value, view)
        for kind in ("thing", "card", "room", "wound", "face"):
            if self.has(message_id(kind, value)):
                return self.name(kind, value)
        if value.startswith(("cor_", "acor_")):
            return self.place(value, view)
        return self.slot(value, view) if value.startswith(("slot_", "alt_")) else value

    def event(self, event: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """A line of the log."""
        values = {}
        for field, value in event.items():
            if field in ("event", "rule", "seq", "depth"):
                continue
            kind = FIELD_KINDS.get(field)
            if field == "card":
                kind = {"event_card": "event", "attack_card": "attack", "injury_check": "attack"}.get(event["event"], "card")
                kind = "coordinates" if "coordinates" in event["event"] else kind
            if isinstance(value, bool):
                values[field] = "yes" if value else "no"
            elif kind is None or (isinstance(value, int) and kind != "seat"):
                values[field] = value
            else:
                values[field] = self.argument(kind, str(value), view)
        return self.say(message_id("event", event["event"]), **values)

    def refusal(self, refusal: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """Something that isn't possible and why."""
        reason = self.say(message_id("reason", refusal["reason"]))
        return f"{self.action(refusal['what'], view)}: {reason}"

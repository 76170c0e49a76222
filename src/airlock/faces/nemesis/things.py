"""The cards, rooms and other things of Nemesis, and how to tell from an event that one came up."""

from __future__ import annotations

from collections.abc import Mapping

from airlock.kernel.options import parts_of
from airlock.survival.content import Content
from airlock.titles.nemesis.carnomorphs.mutation_action import MUTATE
from airlock.titles.nemesis.carnomorphs.vocabulary import MUTATION
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from airlock.titles.nemesis.void_seeders.tokens import LAIR

# event -> kind of thing, the value that names it
NAMED = {
    "event_card": ("event", "card"),
    "attack_card": ("attack", "card"),
    "serious_wound": ("wound", "wound"),
    "room_explored": ("room", "room"),
    "exploration_token": ("token", "effect"),
    "quest_activated": ("quest", "item"),
    "crafted": ("crafted", "item"),
    "weakness_discovered": ("weakness", "weakness"),
    "objective_revealed": ("objective", "objective"),
    "goal_checked": ("objective", "objective"),
    "character_chosen": ("character", "character"),
    "reacted": ("reaction", "what"),
    "interrupted": ("reaction", "card"),
    "coordinates_revealed": ("coordinates", "card"),
    "mutation_shown": ("mutation", "mutation"),
    "panics": ("panic", "card"),
    "adaptation_revealed": ("weakness", "weakness"),
}
ACTIONS = ("card", "item", "room", "craft", "activate")


def thing(content: Content, event: Mapping[str, object]) -> str:
    """What came up in an event, as `kind:id`; actions with the way they were used."""
    name = str(event["event"])
    if name == "action":
        key = str(event["action"])
        verb = parts_of(key)[0]
        return key if verb in ACTIONS else verb
    if name == "intruder_card_played" and event["way"] == "effect":
        return f"intruder_effect:{content.intruder_cards[str(event['card'])].effect}"
    if name in NAMED:
        kind, field = NAMED[name]
        return f"{kind}:{event[field]}"
    return ""


def things(c: Content) -> list[str]:
    """All that can come up in a match with this content."""
    out = ["move", "careful", "shoot", "melee", "pick_up", "trade"]
    out += [f"card:{card.id}:{way.id}" for card in c.cards.values() for way in card.ways]
    out += [f"reaction:{card.id}" for card in c.cards.values() if card.reaction]
    out += [f"item:{item.id}:{way.id}" for item in c.items.values() for way in item.ways]
    out += [f"activate:{item.id}" for item in c.items.values() if item.quest is not None]
    out += [f"craft:{item}" for item in c.recipes]
    out += [f"room:{room.id}:{way.id}" for room in c.rooms.values() for way in room.ways]
    out += [f"room:{room.id}" for room in c.rooms.values() if room.kind != "special"]
    out += [f"event:{event}" for event in c.events]
    out += [f"attack:{card}" for card in c.attack_cards]
    out += [f"wound:{wound}" for wound in c.wounds]
    out += [f"token:{effect}" for effect in dict.fromkeys(effect for effect, _ in c.exploration.values())]
    out += [f"character:{character}" for character in c.characters]
    out += [f"intruder_effect:{effect}" for effect in c.intruder_effects]
    out += [f"mutation:{card}" for card in c.values.get(MUTATION.only, ())]
    out += ["mutate"] if MUTATE.verb in c.actions else []
    out += [f"panic:{card}" for card in PANIC_CARDS] if LAIR in c.figures else []
    return out

"""The vocabulary of the games of survival: every verb with everything that can stand behind it, from their content.

Figures are numbered through a match (`adult_12`), so an option names them by their row in the view (`@3`), which is
also their row in the observation. Everything else is named as in the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from airlock.faces.encoding.actions import Actions, View
from airlock.survival.combat import EGGS
from airlock.survival.content import Content
from airlock.survival.crew import BLUE_CORPSE, CARCASS, CLEAN, CONTAMINATION, CORPSE, EGG, INFECTED
from airlock.survival.map import Map
from airlock.titles.nemesis.ship.course import SPACES

# One shape for every number of players, so that what has learned with three can play with five.
SEATS: Final = 5
# Rows for figures. More of them on the board is possible but unheard of; then the newest have no row.
FIGURES: Final = 24
SPARE: Final = 16

# What can stand behind a verb: nothing, or the kinds of its arguments. Several lines: any of them.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "activate": ("quest",),
    "agree": ("",),
    "analyse": ("object_type",),
    "answer": ("",),
    "attack": ("figure seat",),
    "burn": ("item",),
    "burst": ("",),
    "bury": ("attack",),
    "bury_event": ("",),
    "card": ("card_way",),
    "careful": ("slot", "way"),
    "character": ("character", "seat"),
    "components": ("item_pair",),
    "contamination": ("contamination",),
    "corridor": ("corridor",),
    "craft": ("crafted",),
    "deck": ("deck",),
    "decline": ("",),
    "discard": ("card", "contamination"),
    "done": ("",),
    "drop": ("thing",),
    "eggs": ("slot",),
    "end_trade": ("",),
    "event": ("event",),
    "figure": ("figure",),
    "go": ("seat", "seat seat"),
    "heal": ("figure",),
    "hold_fire": ("",),
    "include": ("seat",),
    "intruder": ("figure",),
    "item": ("item_way",),
    "keep": ("item",),
    "keep_hand": ("",),
    "keep_hands": ("",),
    "keep_only": ("intruder_card",),
    "keep_roll": ("",),
    "launch": ("",),
    "leave_engine": ("",),
    "leave_event": ("",),
    "leave_pod": ("",),
    "let_be": ("",),
    "melee": ("target",),
    "move": ("slot", "way", "figure number"),
    "never_mind": ("",),
    "no_action_card": ("",),
    "no_proposal": ("",),
    "no_scan": ("",),
    "noise": ("place",),
    "objective": ("which",),
    "objective_of": ("seat", "seat objective_kind"),
    "offer": ("thing",),
    "offered": ("",),
    "pass": ("",),
    "pick_up": ("object",),
    "play": ("intruder_card intruder_way",),
    "pod": ("pod",),
    "propose": ("seat",),
    "pursue": ("seat",),
    "react": ("reaction",),
    "reroll": ("",),
    "resolve": ("attack",),
    "room": ("room_way", "slot"),
    "scan": ("",),
    "shoot": ("weapon target",),
    "slot": ("slot",),
    "space": ("space",),
    "stay": ("",),
    "stay_dead": ("",),
    "suffer": ("",),
    "swap_engine": ("",),
    "take_over": ("",),
    "tape": ("heavy_pair",),
    "target": ("figure",),
    "tile": ("slot",),
    "to": ("slot", "way"),
    "trade": ("",),
    "use": ("item",),
    "wait": ("",),
    "weapon": ("weapon",),
    "wound": ("wound",),
}

# What can be asked.
PROMPTS: Final = (
    "act", "agree", "answer_offer", "burn_item", "burst", "bury_attack_card", "careful_noise", "check_first",
    "choose_attack_card", "choose_character", "choose_contamination", "choose_deck", "choose_destination",
    "choose_door", "choose_entrance", "choose_intruder", "choose_object", "choose_objective", "choose_objective_of",
    "choose_pair", "choose_pod", "choose_room", "choose_shot", "choose_target", "choose_tile", "choose_way",
    "choose_weapon", "components", "consent", "craft", "discard_any", "draft", "dress_wound", "drive_away",
    "drop_to_limit", "engine_order", "heal_wound", "ignore_attack", "include", "interrupt", "intruder_attack",
    "intruder_move", "intruder_turn", "keep_intruder_cards", "keep_item", "launch_or_wait", "lose_card", "make_room",
    "next_event", "offer", "on_pod", "pay", "planning", "play_intruders", "pursuit", "quest_item", "reroll_combat",
    "reroll_noise", "room_action", "scan_hand", "self_healing", "slip_away", "spend_ammo", "take_door", "throw_at",
    "trade", "who_slips_away", "work_doors",
)  # fmt: skip


def kinds(map: Map, content: Content) -> dict[str, list[str]]:
    """Every kind of argument with all its values. A value may be two arguments that only go together."""
    items = content.items
    heavy = [item.id for item in items.values() if item.heavy]
    # Ingenuity takes cards of a colour for tools, so any item may stand for one.
    made_of = {
        symbol: [item.id for item in items.values() if symbol in ("tool", item.component)]
        for recipe in content.recipes.values()
        for symbol in recipe
    }
    pairs = [f"{a}:{b}" for first, second in content.recipes.values() for a in made_of[first] for b in made_of[second]]
    figures = [f"@{row}" for row in range(FIGURES)]
    objects = [EGG, CARCASS, BLUE_CORPSE, *(f"{CORPSE}_{seat}" for seat in range(SEATS))]
    reactions = [card for cards in content.reaction_cards.values() for card in cards]
    reactions += [item.id for cards in content.reaction_items.values() for item in cards]
    return {
        "attack": list(content.attack_cards),
        "card": list(content.cards),
        "card_way": [f"{card.id}:{way.id}" for card in content.cards.values() for way in card.ways],
        "character": list(content.characters),
        "contamination": [CONTAMINATION, INFECTED, CLEAN],
        "corridor": list(map.corridors),
        "crafted": list(content.recipes),
        "deck": list(content.item_decks),
        "event": list(content.events),
        "figure": figures,
        "heavy_pair": [f"{a}:{b}" for a in heavy for b in heavy],
        "intruder_card": list(content.intruder_cards),
        "intruder_way": ["move", "attack", "effect"],
        "item": list(items),
        "item_pair": pairs,
        "item_way": [f"{item.id}:{way.id}" for item in items.values() for way in item.ways],
        "number": sorted({str(number) for exits in map.exits.values() for number in exits}),
        "object": objects,
        "object_type": [EGG, CARCASS, CORPSE],
        "objective_kind": list(dict.fromkeys(o.kind for o in content.objectives.values())),
        "place": [*map.corridors, *map.networks],
        "pod": [str(number + 1) for number in range(SEATS)],
        "quest": [item.id for item in items.values() if item.quest is not None],
        "reaction": list(dict.fromkeys(reactions)),
        "room_way": [f"{room.id}:{way.id}" for room in content.rooms.values() for way in room.ways],
        "seat": [str(seat) for seat in range(SEATS)],
        "slot": list(map.by_number),
        "space": list(SPACES),
        "target": [*figures, EGGS],
        "thing": [*items, *objects],
        # Where two corridors lead to the same room, an option says which.
        "way": [f"{slot}:{corridor}" for corridor, slot in doubled(map)],
        "weapon": [item.id for item in items.values() if item.weapon is not None],
        "which": ["0", "1"],
        "wound": list(content.wounds),
    }


def doubled(map: Map) -> Iterator[tuple[str, str]]:
    """Corridors that share both ends with another, with each of their ends."""
    for corridor in map.corridors.values():
        if len(map.between(corridor.a, corridor.b)) > 1:
            yield corridor.id, corridor.a
            yield corridor.id, corridor.b


def keys(map: Map, content: Content) -> Iterable[str]:
    """Every option key there can be on this board."""
    values = kinds(map, content)
    for verb, shapes in VERBS.items():
        for shape in shapes:
            for args in product(*(values[kind] for kind in shape.split())):
                yield ":".join((verb, *args))


class SurvivalActions(Actions):
    """Figures go by their row."""

    def renamed(self, view: View) -> dict[str, str]:
        return {f["figure"]: f"@{row}" for row, f in enumerate(view["figures"][:FIGURES])}

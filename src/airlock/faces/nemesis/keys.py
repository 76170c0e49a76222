"""The vocabulary of the games of survival: every verb with everything that can stand behind it, from their content.

Figures are numbered through a match (`adult_12`), so an option names them by their row in the view (`@3`), which is
also their row in the observation. Everything else is named as in the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from airlock.faces.encoding.actions import Actions, View
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival.combat import EGGS
from airlock.survival.content import Content
from airlock.survival.crew import BLUE_CORPSE, CARCASS, CLEAN, CONTAMINATION, CORPSE, EGG, INFECTED, corpse_of
from airlock.survival.map import Map
from airlock.titles.nemesis.aftermath.turrets import STATUSES
from airlock.titles.nemesis.ship.course import SPACES
from airlock.titles.nemesis.ship.engines import NUMBERS

# One shape for every number of players, so that what has learned with three can play with five.
SEATS: Final = 5
# Rows for figures. More of them on the board is possible but unheard of; then the newest have no row.
FIGURES: Final = 24
SPARE: Final = 16


def kinds(map: Map, content: Content, analysed: Iterable[str]) -> dict[str, list[str]]:
    """Every kind of argument with all its values. Two that only go together are listed as pairs."""
    items = content.items
    heavy = [item.id for item in items.values() if item.heavy]
    # Ingenuity takes cards of a colour for tools, so any item may stand for one.
    made_of = {
        symbol: [item.id for item in items.values() if symbol in ("tool", item.component)]
        for recipe in content.recipes.values()
        for symbol in recipe
    }
    made_alone = [kind for kind, _ in content.exchanges.values()]
    pairs = [f"{a}:{b}" for first, second in content.recipes.values() for a in made_of[first] for b in made_of[second]]
    figures = [f"@{row}" for row in range(FIGURES)]
    targets = [*figures, EGGS]
    objects = [EGG, CARCASS, BLUE_CORPSE, *(corpse_of(seat) for seat in range(SEATS)), *content.objects]
    reactions = [card for cards in content.reaction_cards.values() for card in cards]
    reacting = [item.id for cards in content.reaction_items.values() for item in cards]
    # Weapons of which somebody may hold two: an option says which by its ammo.
    double = [item for item, copies in content.crafted.items() if copies > 1 and items[item].weapon is not None]
    which = [
        (item, n) for item in double if (weapon := items[item].weapon) is not None for n in range(weapon.capacity + 1)
    ]
    return {
        "attack": list(content.attack_cards),
        "hand_card": [*content.cards, CONTAMINATION, INFECTED, CLEAN],
        "card way": [f"{card.id}:{way.id}" for card in content.cards.values() for way in card.ways],
        "character": list(content.characters),
        "contamination": [CONTAMINATION, INFECTED, CLEAN],
        "crafted": [*content.recipes, *content.exchanges],
        "component": [item.id for item in items.values() if item.kind in made_alone],
        "door": list(map.corridors),
        "back": list(content.item_decks),
        "event": list(content.events),
        "figure": figures,
        "heavy heavy": [f"{a}:{b}" for a in heavy for b in heavy],
        "intruder_card": list(content.intruder_cards),
        "intruder_way": ["move", "attack", "effect"],
        "item": list(items),
        "component component": pairs,
        "item way": [f"{item.id}:{way.id}" for item in items.values() for way in item.ways],
        "number": sorted({str(number) for exits in map.exits.values() for number in exits}),
        "object": objects,
        "object_type": list(dict.fromkeys([EGG, CARCASS, CORPSE, *analysed])),
        "objective_kind": list(dict.fromkeys(o.kind for o in content.objectives.values())),
        "place": [*map.corridors, *map.networks],
        "pod": [str(number + 1) for number in range(SEATS)],
        "quest": [item.id for item in items.values() if item.quest is not None],
        "reaction_card": list(dict.fromkeys(reactions)),
        "reaction_item": list(dict.fromkeys(reacting)),
        "room way": [f"{room.id}:{way.id}" for room in content.rooms.values() for way in room.ways],
        "seat": [str(seat) for seat in range(SEATS)],
        "slot": list(map.by_number),
        "space": list(SPACES),
        "target": targets,
        "thing": [*items, *objects],
        "thing ammo": [f"{item}:{n}" for item, n in which],
        # Where two corridors lead to the same room, an option says which.
        "slot corridor": [f"{slot}:{corridor}" for corridor, slot in doubled(map)],
        "weapon ammo": [f"{item}:{n}" for item, n in which],
        "weapon target ammo": [f"{item}:{at}:{n}" for item, n in which for at in targets],
        "weapon": [item.id for item in items.values() if item.weapon is not None],
        "own_objective": ["0", "1"],
        "turret_status": list(STATUSES),
        "engine_number": [str(number) for number in NUMBERS],
        "wound": list(content.wounds),
        **content.values,
    }


def doubled(map: Map) -> Iterator[tuple[str, str]]:
    """Corridors that share both ends with another, with each of their ends."""
    for corridor in map.corridors.values():
        if len(map.between(corridor.a, corridor.b)) > 1:
            yield corridor.id, corridor.a
            yield corridor.id, corridor.b


def shapes(vocabulary: Vocabulary) -> Iterator[tuple[str, list[str]]]:
    """Every verb with what can stand behind it, by the alphabet; where arguments may be missing, the fewest first."""
    for name, verbs in sorted(vocabulary.verbs.items()):
        for verb in verbs:
            for count in range(verb.least, len(verb.kinds) + 1):
                yield name, [kind.only for kind in verb.kinds[:count]]


def keys(map: Map, content: Content, vocabulary: Vocabulary, analysed: Iterable[str] = ()) -> Iterable[str]:
    """Every option key there can be on this board; a species may have something of its own `analysed`."""
    values = kinds(map, content, analysed)
    for verb, shape in shapes(vocabulary):
        together = " ".join(shape)
        columns = [values[together]] if together in values else [values[kind] for kind in shape]
        for args in product(*columns):
            yield ":".join((verb, *args))


class SurvivalActions(Actions):
    """Figures go by their row."""

    def renamed(self, view: View) -> dict[str, str]:
        return {f["figure"]: f"@{row}" for row, f in enumerate(view["figures"][:FIGURES])}

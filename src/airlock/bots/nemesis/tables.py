"""The printed tables that a match is played with, and what the crew works out of them once."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from typing import Any

from airlock.bots.nemesis.foes import foe_of
from airlock.survival.content import Content
from airlock.survival.map import Map
from airlock.survival.species import Species
from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS, map_of

# What the crew has learned to play; against which species doesn't matter (`foes`). Without the option a match has the
# first value.
KNOWN: dict[str, tuple[str, ...]] = {
    "modules": ("",),
    "mode": ("semi", "solo", "coop", "intruder"),
}
NUMBERS = range(1, 6)


class Tables:
    """Content, board and species of a setting."""

    def __init__(self, content: Content, map: Map, species: Species) -> None:
        self.content = content
        self.map = map
        self.species = species
        self.foe = foe_of(species, content)
        # The same with what is known of the species by now.
        self._met: dict[frozenset[str], Tables] = {self.foe.traits: self}
        objectives = content.objectives.values()
        self.ship_gone = {o.id for o in objectives if any("ship_destroyed" in way for way in o.any_of)}
        # Whose end an objective asks for, by the numbers of players.
        self.victims = {
            o.id: {n for n in NUMBERS if any(f"player_{n}_dead" in way for way in o.any_of)} for o in objectives
        }
        # Whoever needs somebody's end or another course than all others does not want everybody to get home.
        self.reason_to_lie = {
            o.id for o in objectives if self.victims[o.id] or any("ship_reaches_mars" in way for way in o.any_of)
        }
        # The numbers on the tokens of each type (NEM-ENC-09).
        self.surprises: dict[str, list[int]] = {}
        for type, number in species.tokens.values():
            self.surprises.setdefault(type, []).append(number)
        # Corridors and networks, each with the rooms whose noise rolls may name it, once for every number.
        self.heard_in: dict[str, list[str]] = {}
        for slot, exits in map.exits.items():
            for place in exits.values():
                self.heard_in.setdefault(place, []).append(slot)
        # How many rooms are between any two, doors aside.
        self.hops = {start: _hops(map, start) for start in map.neighbours}

    def met(self, view: Mapping[str, Any]) -> Tables:
        """These tables for a match in which some cards of the species lie open."""
        traits = self.foe.traits_in(view)
        found = self._met.get(traits)
        if found is None:
            found = self._met[traits] = copy(self)
            found.foe = foe_of(self.species, self.content, traits)
        return found


def _hops(map: Map, start: str) -> dict[str, int]:
    far = {start: 0}
    queue = [start]
    for slot in queue:
        for other in map.neighbours[slot]:
            if other not in far:
                far[other] = far[slot] + 1
                queue.append(other)
    return far


def are_known(title: str, options: Mapping[str, str]) -> bool:
    """Whether it is a match that the crew has learned to play."""
    if title != NEMESIS.name or options.get("species", SPECIES[0].id) not in [species.id for species in SPECIES]:
        return False
    return all(options.get(name, ok[0]) in ok for name, ok in KNOWN.items())


def tables_of(options: Mapping[str, str]) -> Tables:
    """The tables of a match with these options."""
    return _found(tuple(options.items()))


# Settings differ in more than their tables: those that have the same content and board share them.
@lru_cache(maxsize=64)
def _found(options: tuple[tuple[str, str], ...]) -> Tables:
    complete = NEMESIS.complete(dict(options))
    species = next(s for s in SPECIES if s.id == complete["species"])
    return _made(NEMESIS.content(complete), map_of(complete), species)


@lru_cache(maxsize=16)
def _made(content: Content, map: Map, species: Species) -> Tables:
    return Tables(content, map, species)

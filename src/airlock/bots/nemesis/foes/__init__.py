"""What the crew knows of each species that hunts it."""

from __future__ import annotations

from typing import Final

from airlock.bots.nemesis.foes.carnomorphs import CarnomorphFoe
from airlock.bots.nemesis.foes.foe import NOTHING, Foe
from airlock.bots.nemesis.foes.intruders import IntruderFoe
from airlock.bots.nemesis.foes.void_seeders import VoidSeederFoe
from airlock.survival.content import Content
from airlock.survival.species import Species

KNOWN: Final[dict[str, type[Foe]]] = {
    "intruders": IntruderFoe,
    "carnomorphs": CarnomorphFoe,
    "void_seeders": VoidSeederFoe,
}


def foe_of(species: Species, content: Content, traits: frozenset[str] = NOTHING) -> Foe:
    """What the crew knows of a species; of one that nobody has met, what is printed."""
    return KNOWN.get(species.id, Foe)(species, content, traits)

"""What the crew knows of each species that hunts it."""

from __future__ import annotations

from typing import Final

from airlock.bots.nemesis.foes.carnomorphs import CarnomorphFoe
from airlock.bots.nemesis.foes.foe import Foe
from airlock.bots.nemesis.foes.intruders import IntruderFoe
from airlock.bots.nemesis.foes.void_seeders import VoidSeederFoe
from airlock.survival.content import Content
from airlock.survival.species import Species
from airlock.titles.nemesis.species import CARNOMORPHS, INTRUDERS, VOID_SEEDERS

KNOWN: Final[dict[str, type[Foe]]] = {
    INTRUDERS.id: IntruderFoe,
    CARNOMORPHS.id: CarnomorphFoe,
    VOID_SEEDERS.id: VoidSeederFoe,
}


def foe_of(species: Species, content: Content) -> Foe:
    """What the crew knows of a species; of one that nobody has met, what is printed."""
    return KNOWN.get(species.id, Foe)(species, content)

"""Other species in terms of the Intruders: the value of a position was learned from games against those."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.part import DEADLY, Mutations
from airlock.titles.nemesis.carnomorphs.types import BLUE, BUTCHER, FLESHBEAST, METAGORGER, RED, SHAMBLER
from airlock.titles.nemesis.intruders import ADULT, BREEDER, CREEPER, LARVA, QUEEN
from airlock.titles.nemesis.void_seeders.insanity import HIGHEST, Insanity
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, LAIR, LURKER, SEEDER, STALKER, WHISPERER

# What of another species is about as bad as what the value has learned from.
LIKE: Final = {
    BUTCHER: QUEEN,
    FLESHBEAST: BREEDER,
    SHAMBLER: ADULT,
    METAGORGER: CREEPER,
    RED: CREEPER,
    BLUE: CREEPER,
    DESPOILER: QUEEN,
    STALKER: BREEDER,
    WHISPERER: ADULT,
    LURKER: CREEPER,
    LAIR: LARVA,
    SEEDER: ADULT,
}


def is_lost(game: Game, me: Crew) -> bool:
    """Whether any contamination card that is drawn at the end kills: by a larva, or by what others do to people."""
    if "mutations" in game.parts:
        return Mutations.of(game).markers[me.seat] == DEADLY - 1
    if "insanity" in game.parts:
        return Insanity.of(game).levels[me.seat] == HIGHEST
    return me.larva

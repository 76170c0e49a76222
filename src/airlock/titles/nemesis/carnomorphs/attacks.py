"""The carnomorph attack cards: seven attacks, twenty cards with a number for metagorgers and one for the others."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import contaminate
from airlock.survival.content import Attack, AttackCard
from airlock.survival.crew import Crew, Figure
from airlock.survival.exploration import get_slime
from airlock.survival.injuries import leave_carcass
from airlock.survival.state import Game
from airlock.survival.wounds import suffer_serious
from airlock.titles.nemesis.attacks import bite, claw_attack, scratch, tail_attack
from airlock.titles.nemesis.carnomorphs.feeding import heal
from airlock.titles.nemesis.carnomorphs.figures import place
from airlock.titles.nemesis.carnomorphs.types import BUTCHER, FLESHBEAST, METAGORGER, SHAMBLER


def devour(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """1 serious wound; with any serious wound death. Either way the butcher loses all its injuries."""
    yield from tail_attack(game, figure, target, surprise)
    heal(game, figure, figure.injuries)


def spawn(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """A metagorger, if there is a figure, and a slime marker. Not an encounter, and it doesn't attack now."""
    yield from place(game, METAGORGER, figure.slot)
    get_slime(game, target)


def bash(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """1 serious wound and 1 contamination card."""
    yield from suffer_serious(game, target, "attack")
    yield from contaminate(game, target)


def regurgitate(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """A slime marker, 1 contamination card, and a carcass in the room."""
    get_slime(game, target)
    yield from contaminate(game, target)
    leave_carcass(game, figure.slot)


# Metagorgers draw no card for their own attack (CAR-ATT-01).
ALL_BY_CARD: Final = (SHAMBLER, FLESHBEAST, BUTCHER)

ATTACKS: Final = [
    Attack("devour", (BUTCHER,), devour),
    Attack("spawn", (SHAMBLER, FLESHBEAST), spawn),
    Attack("bash", (FLESHBEAST, BUTCHER), bash),
    Attack("regurgitate", ALL_BY_CARD, regurgitate),
    Attack("slash", ALL_BY_CARD, scratch),
    Attack("carnomorph_bite", ALL_BY_CARD, bite),
    Attack("whiplash", ALL_BY_CARD, claw_attack),
]

# The number for the others, and the one for metagorgers; 0 is the arrow of that column (CAR-INJ-01, -09).
ATTACK_CARDS: Final = [
    AttackCard("devour_1", "devour", 3, blood_small=0),
    AttackCard("devour_2", "devour", 5, blood_small=1),
    AttackCard("spawn_1", "spawn", 4, blood_small=1),
    AttackCard("spawn_2", "spawn", 7, blood_small=0),
    AttackCard("bash_1", "bash", 5, blood_small=0),
    AttackCard("bash_2", "bash", 0, blood_small=2),
    AttackCard("regurgitate_1", "regurgitate", 5, blood_small=2),
    AttackCard("regurgitate_2", "regurgitate", 4, blood_small=3),
    AttackCard("slash_1", "slash", 0, blood_small=2),
    AttackCard("slash_2", "slash", 6, blood_small=1),
    AttackCard("slash_3", "slash", 3, blood_small=1),
    AttackCard("carnomorph_bite_1", "carnomorph_bite", 4, blood_small=2),
    AttackCard("carnomorph_bite_2", "carnomorph_bite", 5, blood_small=1),
    AttackCard("carnomorph_bite_3", "carnomorph_bite", 8, blood_small=1),
    AttackCard("carnomorph_bite_4", "carnomorph_bite", 6, blood_small=3),
    AttackCard("whiplash_1", "whiplash", 7, blood_small=3),
    AttackCard("whiplash_2", "whiplash", 0, blood_small=0),
    AttackCard("whiplash_3", "whiplash", 0, blood_small=1),
    AttackCard("whiplash_4", "whiplash", 8, blood_small=1),
    AttackCard("whiplash_5", "whiplash", 4, blood_small=1),
]

"""The attack cards of the Void Seeders: seven attacks, twenty cards with their blood numbers."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import contaminate
from airlock.survival.content import Attack, AttackCard
from airlock.survival.crew import Crew, Figure
from airlock.survival.death import die
from airlock.survival.state import Game
from airlock.survival.wounds import suffer_serious
from airlock.titles.nemesis.attacks import bite, frenzy, scratch
from airlock.titles.nemesis.void_seeders.panic import panic
from airlock.titles.nemesis.void_seeders.seeders import place_seeder
from airlock.titles.nemesis.void_seeders.tokens import DESPOILER, LURKER, STALKER, WHISPERER


def duplicate(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """Another of its type comes, or of the next lower one; it doesn't attack in this step (VOI-ENC-07)."""
    yield from place_seeder(game, figure.kind, figure.slot)


def dread(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """1 serious wound, and a panic card for whoever survives it."""
    yield from suffer_serious(game, target, "attack")
    yield from panic(game, target)


def braineating(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """2 serious wounds; with any serious wound death."""
    if target.serious >= 1:
        yield from die(game, target, "attack")
        return
    yield from suffer_serious(game, target, "attack")
    yield from suffer_serious(game, target, "attack")


def dismay(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """1 contamination card, then a panic card."""
    yield from contaminate(game, target)
    yield from panic(game, target)


ATTACKS: Final = [
    Attack("void_frenzy", (STALKER, DESPOILER), frenzy, everybody=True),
    Attack("void_scratch", (LURKER, WHISPERER, STALKER, DESPOILER), scratch),
    Attack("void_duplicate", (LURKER, WHISPERER), duplicate),
    Attack("void_dread", (STALKER, DESPOILER), dread),
    Attack("void_braineating", (DESPOILER,), braineating),
    Attack("void_bite", (WHISPERER, STALKER, DESPOILER), bite),
    Attack("void_dismay", (LURKER, WHISPERER, STALKER, DESPOILER), dismay),
]

# Blood 0 is an arrow (NEM-INJ-12).
ATTACK_CARDS: Final = [
    AttackCard("void_frenzy_1", "void_frenzy", 2),
    AttackCard("void_frenzy_2", "void_frenzy", 6),
    AttackCard("void_scratch_1", "void_scratch", 5),
    AttackCard("void_scratch_2", "void_scratch", 6),
    AttackCard("void_scratch_3", "void_scratch", 4),
    AttackCard("void_scratch_4", "void_scratch", 0),
    AttackCard("void_duplicate_1", "void_duplicate", 3),
    AttackCard("void_duplicate_2", "void_duplicate", 3),
    AttackCard("void_dread_1", "void_dread", 4),
    AttackCard("void_dread_2", "void_dread", 0),
    AttackCard("void_braineating_1", "void_braineating", 4),
    AttackCard("void_braineating_2", "void_braineating", 5),
    AttackCard("void_bite_1", "void_bite", 4),
    AttackCard("void_bite_2", "void_bite", 3),
    AttackCard("void_bite_3", "void_bite", 2),
    AttackCard("void_bite_4", "void_bite", 0),
    AttackCard("void_dismay_1", "void_dismay", 5),
    AttackCard("void_dismay_2", "void_dismay", 4),
    AttackCard("void_dismay_3", "void_dismay", 2),
    AttackCard("void_dismay_4", "void_dismay", 2),
]

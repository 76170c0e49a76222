"""The intruder attack cards: eight attacks, twenty cards with their blood numbers."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.analysis import is_discovered
from airlock.survival.attacks import ATTACK_IGNORED, attack
from airlock.survival.contamination import contaminate
from airlock.survival.content import Attack, AttackCard
from airlock.survival.crew import Crew, Figure
from airlock.survival.death import die, die_together
from airlock.survival.encounter import encounter
from airlock.survival.exploration import get_slime
from airlock.survival.reactions import ignores_attack
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE
from airlock.survival.wounds import suffer_light, suffer_serious
from airlock.titles.nemesis.intruders import ADULT, BREEDER, CREEPER, QUEEN
from airlock.titles.nemesis.vocabulary import VOCABULARY
from airlock.titles.nemesis.weaknesses import WAY_OF_FIGHTING

# How many Breeder figures there are; only Transformation asks (NEM-IMOVE-06).
BREEDERS: Final = 2

TRANSFORMED: Final = VOCABULARY.event("transformed", "NEM-ATT-17", creeper=FIGURE, breeder=FIGURE)


def scratch(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """1 light wound and 1 contamination card."""
    yield from suffer_light(game, target, 1, "attack")
    yield from contaminate(game, target)


def claw_attack(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """2 light wounds and 1 contamination card."""
    yield from suffer_light(game, target, 2, "attack")
    yield from contaminate(game, target)


def bite(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """1 serious wound; with 2 serious wounds death."""
    if target.serious >= 2:
        yield from die(game, target, "attack")
    elif figure.kind == ADULT and is_discovered(game, WAY_OF_FIGHTING):
        yield from suffer_light(game, target, 1, "attack")
    else:
        yield from suffer_serious(game, target, "attack")


def tail_attack(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """1 serious wound; with any serious wound death."""
    if target.serious >= 1:
        yield from die(game, target, "attack")
    else:
        yield from suffer_serious(game, target, "attack")


def transformation(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """The Creeper becomes a Breeder, which surprises a target without cards (NEM-ATT-17)."""
    if sum(1 for f in game.figures if f.kind == BREEDER) >= BREEDERS:
        return
    before = figure.name
    figure.kind = BREEDER
    tell(game, TRANSFORMED, before, figure.name)
    if not target.hand:
        yield from attack(game, figure, target, surprise=True)


def frenzy(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """Everybody in the room: 1 serious wound; with 2 serious wounds death. Judged on the state before (NEM-ATT-18)."""
    victims = []
    for c in game.crew_in(figure.slot):
        ignored = yield from ignores_attack(game, c, surprise)
        if ignored:
            tell(game, ATTACK_IGNORED, c.seat)
        else:
            victims.append(c)
    dying = [c for c in victims if c.serious >= 2]
    yield from die_together(game, dying, "attack")
    for c in victims:
        if c not in dying:
            yield from suffer_serious(game, c, "attack")


def slime(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """A slime marker and 1 contamination card (NEM-ATT-10)."""
    get_slime(game, target)
    yield from contaminate(game, target)


def summoning(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """Another intruder appears in the room, without a surprise attack (NEM-ENC-20)."""
    yield from encounter(game, target, surprise=False)


ATTACKS: Final = [
    Attack("scratch", (CREEPER, ADULT, BREEDER, QUEEN), scratch),
    Attack("claw_attack", (ADULT, BREEDER, QUEEN), claw_attack),
    Attack("bite", (ADULT, BREEDER, QUEEN), bite),
    Attack("tail_attack", (QUEEN,), tail_attack),
    Attack("transformation", (CREEPER,), transformation),
    Attack("frenzy", (BREEDER, QUEEN), frenzy, everybody=True),
    Attack("slime", (CREEPER, ADULT, BREEDER, QUEEN), slime),
    Attack("summoning", (CREEPER, QUEEN), summoning),
]

# The blood number; 0 is the arrow (NEM-INJ-12).
ATTACK_CARDS: Final = [
    AttackCard("scratch_1", "scratch", 2),
    AttackCard("scratch_2", "scratch", 3),
    AttackCard("scratch_3", "scratch", 5),
    AttackCard("scratch_4", "scratch", 6),
    AttackCard("claw_attack_1", "claw_attack", 3),
    AttackCard("claw_attack_2", "claw_attack", 4),
    AttackCard("claw_attack_3", "claw_attack", 5),
    AttackCard("claw_attack_4", "claw_attack", 0),
    AttackCard("bite_1", "bite", 4),
    AttackCard("bite_2", "bite", 4),
    AttackCard("bite_3", "bite", 6),
    AttackCard("bite_4", "bite", 0),
    AttackCard("tail_attack_1", "tail_attack", 2),
    AttackCard("tail_attack_2", "tail_attack", 5),
    AttackCard("transformation_1", "transformation", 4),
    AttackCard("transformation_2", "transformation", 5),
    AttackCard("frenzy_1", "frenzy", 3),
    AttackCard("frenzy_2", "frenzy", 4),
    AttackCard("slime_1", "slime", 5),
    AttackCard("summoning_1", "summoning", 3),
]

"""The attack of a metagorger: it draws no card, never misses and is gone afterwards (CAR-ATT-01 to -04)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.attacks import ATTACK_IGNORED
from airlock.survival.contamination import contaminate
from airlock.survival.crew import Crew, Figure
from airlock.survival.reactions import ignores_attack
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE, SEAT
from airlock.survival.wounds import suffer_light
from airlock.titles.nemesis.carnomorphs.figures import add_type_token
from airlock.titles.nemesis.carnomorphs.mutation import get_mutation_card
from airlock.titles.nemesis.carnomorphs.types import SHAMBLER
from airlock.titles.nemesis.carnomorphs.vocabulary import VOCABULARY

BURROWED: Final = VOCABULARY.event("metagorger_burrowed", "CAR-ATT-01", seat=SEAT, figure=FIGURE)


def burrow(game: Game, figure: Figure, target: Crew, surprise: bool) -> Flow[None]:
    """A mutation card, a contamination card, a light wound; a shambler token for the metagorger that leaves."""
    ignored = yield from ignores_attack(game, target, surprise)
    if ignored:
        # All of it: it stays in the room (CAR-ATT-09).
        tell(game, ATTACK_IGNORED, target.seat)
        return
    tell(game, BURROWED, target.seat, figure.name)
    yield from get_mutation_card(game, target)
    yield from contaminate(game, target)
    yield from suffer_light(game, target, 1, "attack")
    add_type_token(game, SHAMBLER)
    if figure in game.figures:
        game.figures.remove(figure)

"""Armour Plates: bone covers your body."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import discard
from airlock.survival.crew import Crew, is_contamination
from airlock.survival.state import Game
from airlock.titles.nemesis.carnomorphs.mutation import Mutation
from airlock.titles.nemesis.carnomorphs.part import Mutations


def clean(game: Game, me: Crew) -> Flow[None]:
    """The first attack of the round that hits is ignored."""
    yield from ()
    shielded = Mutations.of(game).shielded
    if me.seat not in shielded:
        shielded.append(me.seat)


def infected(game: Game, me: Crew) -> Flow[None]:
    """Every attack of the round is ignored; all action cards of the hand are discarded."""
    yield from ()
    armoured = Mutations.of(game).armoured
    if me.seat not in armoured:
        armoured.append(me.seat)
    for card in [card for card in me.hand if not is_contamination(card)]:
        discard(game, me, card)


ARMOUR_PLATES: Final = Mutation("armour_plates", infected, clean)

"""Antidote: purge the infection from all own cards, larva included; take a contamination card and pass."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.cards import RESHUFFLED
from airlock.survival.contamination import contaminate, purge
from airlock.survival.content import OUT_OF_COMBAT, Choice, ItemCard, Way
from airlock.survival.crew import Crew
from airlock.survival.state import Game
from airlock.survival.tell import tell


def inject(game: Game, me: Crew, choice: Choice) -> Flow[None]:
    purge(game, me)
    game.species.cure(game, me)
    yield from contaminate(game, me)
    me.deck.shuffle_in(me.discard)
    me.discard = []
    tell(game, RESHUFFLED, me.seat)
    game.must_pass = True


ANTIDOTE: Final = ItemCard("antidote", "blue", [Way("inject", inject)], cost=1, when=OUT_OF_COMBAT, one_use=True)

"""Hatching: an egg hatches, and its larva finds somebody in the Nest or crawls away."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import contaminate
from airlock.survival.content import EventCard
from airlock.survival.figures import add_token
from airlock.survival.injuries import lose_nest_egg
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER
from airlock.titles.nemesis.intruders import LARVA, put_larva
from airlock.titles.nemesis.vocabulary import VOCABULARY

EGG_HATCHED: Final = VOCABULARY.event("egg_hatched", "NEM-ROOM-NEST-05", eggs=NUMBER)


def hatching(game: Game) -> Flow[None]:
    """Whoever is in the Nest without an action card in hand is infested; it isn't an attack."""
    if not game.eggs:
        return
    lose_nest_egg(game)
    tell(game, EGG_HATCHED, game.eggs)
    nest = game.where.get(game.species.nest)
    infested = [me for me in game.in_order() if nest is not None and me.slot == nest and not me.action_cards()]
    for me in infested:
        put_larva(game, me)
        yield from contaminate(game, me)
    if not infested:
        add_token(game, LARVA)


HATCHING: Final = EventCard("hatching", 3, ("adult", "breeder"), hatching)

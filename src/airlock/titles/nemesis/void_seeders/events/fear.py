"""Fear, two cards of the name: the mad are defenceless."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.contamination import contaminate
from airlock.survival.content import EventCard
from airlock.survival.state import Game
from airlock.titles.nemesis.void_seeders.insanity import insanity_of
from airlock.titles.nemesis.void_seeders.tokens import LURKER, STALKER, WHISPERER


def fear(game: Game) -> Flow[None]:
    """A contamination card for whoever has fewer cards in hand, contamination included, than insanity; on pods too."""
    for me in game.in_order():
        if len(me.hand) < insanity_of(game, me):
            yield from contaminate(game, me)


FEAR_1: Final = EventCard("void_fear_1", 3, (WHISPERER, STALKER), fear)
FEAR_2: Final = EventCard("void_fear_2", 3, (LURKER, WHISPERER), fear)

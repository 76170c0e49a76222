"""Royal Ceremony: the Queen comes to the Nest, or an egg is laid."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.figures import put_figure
from airlock.survival.injuries import eggs_in_supply
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.titles.nemesis.aftermath.set_aside import set_aside
from airlock.titles.nemesis.intruders import EGG_LAID, NEST, QUEEN


def royal_ceremony(game: Game) -> Flow[None]:
    """No encounter and no surprise attack. One that was killed never comes back (AFT-EPIEVENT-13)."""
    nest = game.where.get(NEST, "")
    if nest and not game.queen_killed and not any(f.kind == QUEEN for f in game.figures):
        set_aside(game, QUEEN)
        yield from put_figure(game, QUEEN, nest)
    elif not game.nest_destroyed and eggs_in_supply(game) > 0:
        game.eggs += 1
        tell(game, EGG_LAID, game.eggs)


ROYAL_CEREMONY: Final = EventCard("royal_ceremony", 1, ("larva", "breeder", "queen"), royal_ceremony)

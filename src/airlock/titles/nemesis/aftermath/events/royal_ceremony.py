"""Royal Ceremony: the queen comes to her nest, or an egg is laid."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.figures import put_figure
from airlock.survival.injuries import eggs_in_supply
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.titles.nemesis.intruders import EGG_LAID, NEST, QUEEN


def royal_ceremony(game: Game) -> Flow[None]:
    """She comes without an encounter; one that was killed never does, now or in the match before (AFT-EPIEVENT-13)."""
    nest = game.where.get(NEST, "")
    on_board = any(f.kind == QUEEN for f in game.figures)
    if nest and not on_board and not game.queen_killed:
        for token in [t for t in game.bag if game.species.type_of(t) == QUEEN]:
            game.bag.remove(token)
            game.supply.append(token)
        yield from put_figure(game, QUEEN, nest)
    elif not game.nest_destroyed and eggs_in_supply(game) > 0:
        game.eggs += 1
        tell(game, EGG_LAID, game.eggs)


ROYAL_CEREMONY: Final = EventCard("royal_ceremony", 1, ("larva", "breeder", "queen"), royal_ceremony)

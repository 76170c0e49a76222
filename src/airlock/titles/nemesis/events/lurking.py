"""Lurking: the intruders vanish into the dark."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.figures import return_token
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FIGURE, SLOT
from airlock.titles.nemesis.vocabulary import VOCABULARY

VANISHED: Final = VOCABULARY.event("intruder_vanished", "NEM-BAG-15", figure=FIGURE, slot=SLOT)


def lurking(game: Game) -> Flow[None]:
    """All that are in no room with a character leave the board; a token of each goes into the bag, if there is one."""
    yield from ()
    for f in [f for f in game.figures if not game.is_occupied(f.slot)]:
        game.figures.remove(f)
        tell(game, VANISHED, f.name, f.slot)
        return_token(game, f)


LURKING: Final = EventCard("lurking", 4, ("creeper", "adult"), lurking)

"""The view of a survival game, entry by entry; some of its entries are looked at entry by entry, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from airlock.faces.glance import Glance
from airlock.survival import view
from airlock.titles.nemesis.title import NEMESIS

CORE: Final[dict[str, Callable[[Any, int], object]]] = {
    **view.CORE,
    # What a match adds to the view: words are looked up by it.
    "title": lambda game, seat: NEMESIS.name,
    "crew": lambda game, seat: [
        Glance(view.board(game, c, seat), view.board_of_parts, game, c, seat) for c in game.crew
    ],
    "looked": lambda game, seat: Glance(view.LOOKED, view.looked_of_parts, game, seat),
    "notes": lambda game, seat: Glance(view.NOTES, view.notes_of_parts, game, seat),
}


def glance(game: Any, seat: int) -> Glance:
    return Glance(CORE, view.of_parts, game, seat)

"""The view of a survival game, some of whose parts are looked at part by part, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from airlock.faces.glance import Glance
from airlock.survival import view

PARTS: Final[dict[str, Callable[[Any, int], object]]] = {
    **view.PARTS,
    "crew": lambda game, seat: [Glance(view.board(game, c, seat), game, c, seat) for c in game.crew],
    "looked": lambda game, seat: Glance(view.LOOKED, game, seat),
    "notes": lambda game, seat: Glance(view.notes(game, seat), game, seat),
}

"""How an environment shows itself: as text, or as a picture."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from airlock.envs.table import Table
from airlock.faces.nemesis.picture import page, ship
from airlock.faces.nemesis.text import text
from airlock.survival.state import Game


def draw(table: Table, seat: int, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """What a seat sees; -1 is a spectator. Nothing without a mode."""
    if mode is None:
        return None
    view = table.view(seat)
    if mode == "ansi":
        return text(view)
    printed = table.match.state
    picture = ship(view, printed.map, printed.content) if isinstance(printed, Game) else page(text(view))
    return np.asarray(picture, np.uint8)

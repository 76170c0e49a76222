"""How an environment shows itself: as text, or as a picture."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from airlock.envs.table import Table
from airlock.faces import face_of


def draw(table: Table, seat: int, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """What a seat sees; -1 is a spectator. Nothing without a mode."""
    if mode is None:
        return None
    view = table.view(seat)
    face = face_of(table.title.name)
    if mode == "ansi":
        return face.text(view)
    return np.asarray(face.picture(table.match.state, view), np.uint8)

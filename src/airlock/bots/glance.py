"""A view that is made part by part, where a bot looks, if the face of its title has such parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.faces import face_of
from airlock.faces.glance import Glance
from airlock.kernel.match import Match

View = Mapping[str, Any]


def glance(match: Match, seat: int) -> View:
    """What the seat may know, as `Match.view` shows it, but without the questions."""
    parts = face_of(match.title.name).parts()
    return Glance(parts, match.state, seat) if parts is not None else match.title.view(match.state, seat)

"""A view that is made entry by entry, where a bot looks, if the face of its title can make one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from airlock.faces import face_of
from airlock.kernel.match import Match

View = Mapping[str, Any]


def glance(match: Match, seat: int) -> View:
    """What the seat may know, as `Match.view` shows it, but without the questions."""
    seen = face_of(match.title.name).glance(match.state, seat)
    return seen if seen is not None else match.title.view(match.state, seat)

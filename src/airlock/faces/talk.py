"""What everybody at a table sees and hears that bots draw conclusions from, as a title declares it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from airlock.kernel.events import Event


def nothing(event: Event) -> bool:
    return False


class Talk(NamedTuple):
    """Deeds and secrets of a title. Without a declaration bots neither watch nor talk."""

    # Whether an event tells something about whoever did it; the first value of such an event is a seat.
    is_telling: Callable[[Event], bool] = nothing
    # After these events somebody knows something that others would like to know...
    secrets: frozenset[str] = frozenset()
    # ...but not while that seat is still asked what to do about it.
    deciding: frozenset[str] = frozenset()

"""Telling people what happened. Costs next to nothing when nobody listens."""

from __future__ import annotations

from airlock.kernel.events import EVERYBODY, Kind, Value
from airlock.survival.state import Game


def tell(game: Game, kind: Kind, *values: Value) -> None:
    """Something happens that everybody sees."""
    if game.log is not None:
        game.log.add(EVERYBODY, kind, values)


def tell_only(game: Game, mask: int, kind: Kind, *values: Value) -> None:
    """Something happens that only some seats see."""
    if game.log is not None:
        game.log.add(mask, kind, values)


def open_chapter(game: Game, kind: Kind, *values: Value) -> None:
    """What is told until `close_chapter` belongs to this event."""
    if game.log is not None:
        game.log.add(EVERYBODY, kind, values)
        game.log.open()


def close_chapter(game: Game) -> None:
    if game.log is not None:
        game.log.close()

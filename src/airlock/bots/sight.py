"""What a bot gets to see: the view of its seat, made only when the bot looks."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from airlock.kernel.match import Match
from airlock.kernel.options import Option

View = Mapping[str, Any]


class Sight:
    """The eyes of one seat at one moment. Making one costs nothing; looking makes the view, once."""

    __slots__ = ("_match", "_view", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._view: View | None = None
        self.seat = seat

    @property
    def view(self) -> View:
        """What the seat may know, as `Match.view` shows it, but without the questions."""
        if self._view is None:
            self._view = self._match.title.view(self._match.state, self.seat)
        return self._view

    def asides(self) -> list[Option]:
        """What the seat may do besides answering."""
        return self._match.aside_options(self.seat)

    @property
    def title(self) -> str:
        """The name of the game that is played."""
        return self._match.title.name

    def determinize(self, rng: Random) -> Match:
        """A match like this one in which everything that the seat can't know was dealt anew. It can't be forked."""
        world = self._match.determinize(self.seat, rng)
        world.forget()
        return world

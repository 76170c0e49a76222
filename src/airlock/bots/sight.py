"""What a bot gets to see: the view of its seat, made only where the bot looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from airlock.kernel.match import Match
from airlock.kernel.options import Option

View = Mapping[str, Any]


class Glance(Mapping[str, Any]):
    """The view of one seat, each part of it made when somebody looks at it. It holds until the next answer."""

    __slots__ = ("_made", "_parts", "_seat", "_state")

    def __init__(self, parts: Mapping[str, Callable[[Any, int], object]], state: Any, seat: int) -> None:
        self._parts = parts
        self._state = state
        self._seat = seat
        self._made: dict[str, Any] = {}

    def __getitem__(self, part: str) -> Any:
        made = self._made
        if part not in made:
            made[part] = self._parts[part](self._state, self._seat)
        return made[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)


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
            title, state = self._match.title, self._match.state
            self._view = Glance(title.parts, state, self.seat) if title.parts else title.view(state, self.seat)
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

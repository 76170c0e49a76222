"""What a bot gets to see: the view of its seat, made only where the bot looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from airlock.kernel.match import Match
from airlock.kernel.options import Option
from airlock.survival.view import LOOKED, PARTS, board, notes, view

View = Mapping[str, Any]


class Glance(Mapping[str, Any]):
    """A view, or a board in it, each part made when somebody looks at it. It holds until the next answer."""

    __slots__ = ("_made", "_of", "_parts")

    def __init__(self, parts: Mapping[str, Callable[..., object]], *of: object) -> None:
        self._parts = parts
        # What the parts are made of.
        self._of = of
        self._made: dict[str, Any] = {}

    def __getitem__(self, part: str) -> Any:
        made = self._made
        if part not in made:
            made[part] = self._parts[part](*self._of)
        return made[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)


# The shared view, some of whose parts are looked at part by part, too.
_PARTS: dict[str, Callable[[Any, int], object]] = {
    **PARTS,
    "crew": lambda game, seat: [Glance(board(game, c, seat), game, c, seat) for c in game.crew],
    "looked": lambda game, seat: Glance(LOOKED, game, seat),
    "notes": lambda game, seat: Glance(notes(game, seat), game, seat),
}


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
            look = self._match.title.view
            state = self._match.state
            self._view = Glance(_PARTS, state, self.seat) if look is view else look(state, self.seat)
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

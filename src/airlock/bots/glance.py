"""A view that is made part by part, where a bot looks. Only titles with the shared view of survival games have one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from airlock.kernel.match import Match
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


def glance(match: Match, seat: int) -> View:
    """What the seat may know, as `Match.view` shows it, but without the questions."""
    look = match.title.view
    return Glance(_PARTS, match.state, seat) if look is view else look(match.state, seat)

"""A view that is made entry by entry, where a bot looks. Only titles with the view of survival games have one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from airlock.kernel.match import Match
from airlock.survival.view import (
    CORE,
    LOOKED,
    NOTES,
    board,
    board_of_parts,
    looked_of_parts,
    notes_of_parts,
    of_parts,
    view,
)

View = Mapping[str, Any]


class Glance(Mapping[str, Any]):
    """A view, or a board in it, each entry made when somebody looks at it. It holds until the next answer."""

    __slots__ = ("_core", "_made", "_of", "_parts")

    def __init__(
        self, core: Mapping[str, Callable[..., object]], parts: Callable[..., dict[str, object]], *of: object
    ) -> None:
        self._core = core
        # What the parts of the state add, all at once; none when they have been asked.
        self._parts: Callable[..., dict[str, object]] | None = parts
        # What the entries are made of.
        self._of = of
        self._made: dict[str, Any] = {}

    def __getitem__(self, entry: str) -> Any:
        made = self._made
        if entry not in made:
            if entry in self._core:
                made[entry] = self._core[entry](*self._of)
            else:
                self._ask_parts()
        return made[entry]

    def _ask_parts(self) -> None:
        if self._parts is not None:
            self._made.update(self._parts(*self._of))
            self._parts = None

    def __iter__(self) -> Iterator[str]:
        self._ask_parts()
        return iter(dict.fromkeys([*self._core, *self._made]))

    def __len__(self) -> int:
        self._ask_parts()
        return len(self._core.keys() | self._made.keys())


# The shared view, some of whose entries are looked at entry by entry, too.
_CORE: dict[str, Callable[[Any, int], object]] = {
    **CORE,
    "crew": lambda game, seat: [Glance(board(game, c, seat), board_of_parts, game, c, seat) for c in game.crew],
    "looked": lambda game, seat: Glance(LOOKED, looked_of_parts, game, seat),
    "notes": lambda game, seat: Glance(NOTES, notes_of_parts, game, seat),
}


def glance(match: Match, seat: int) -> View:
    """What the seat may know, as `Match.view` shows it, but without the questions."""
    look = match.title.view
    return Glance(_CORE, of_parts, match.state, seat) if look is view else look(match.state, seat)

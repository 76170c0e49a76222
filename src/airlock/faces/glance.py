"""A view that is made entry by entry, where somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any


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

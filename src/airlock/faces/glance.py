"""A view that is made part by part, where somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any


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

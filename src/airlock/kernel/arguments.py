"""What the arguments of events, options and questions are, so that nobody has to guess it from how they look."""

from __future__ import annotations

from typing import Final


class ArgKind:
    """What an argument is: a slot, a seat, a card.

    `only` says which of its kind, for those who list all there can be: a weapon is put into words and drawn as any
    other thing, but not every thing is one. `many` stands for itself and for all that follow.
    """

    __slots__ = ("many", "name", "only")

    def __init__(self, name: str, only: str = "", many: bool = False) -> None:
        self.name = name
        self.only = only or name
        self.many = many

    def __repr__(self) -> str:
        return f"<{self.only}{'*' if self.many else ''}>"


class Said:
    """Arguments together with what they are."""

    __slots__ = ("args", "kinds")

    def __init__(self, args: tuple[str, ...], kinds: tuple[ArgKind, ...]) -> None:
        if len(args) != len(kinds):
            raise TypeError(f"{args!r} are not {kinds!r}")
        self.args = args
        self.kinds = kinds

    @property
    def names(self) -> list[str]:
        """The names of the kinds."""
        return [kind.name for kind in self.kinds]


NOTHING: Final = Said((), ())


def joined(*parts: Said) -> Said:
    """All of them, one after the other."""
    args: tuple[str, ...] = ()
    kinds: tuple[ArgKind, ...] = ()
    for part in parts:
        args += part.args
        kinds += part.kinds
    return Said(args, kinds)

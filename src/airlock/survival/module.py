"""A module: something that may be added to a match, alone or together with others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from airlock.kernel.declaration import Needs
from airlock.kernel.title import Step
from airlock.survival.content import Content
from airlock.survival.parts import Part


def no_parts(players: int) -> dict[str, Part]:
    return {}


class Module:
    """What it brings. Its rules stand in its content, as cards, rooms, actions, and answers at the named hooks."""

    def __init__(
        self,
        id: str,
        content: Content,
        steps: Mapping[str, Step] | None = None,
        needs: Sequence[Needs] = (),
        book: str = "",
        parts: Callable[[int], dict[str, Part]] = no_parts,
    ) -> None:
        self.id = id
        # With all that only its rules say (`speaks`).
        self.content = content
        # Steps of the order of play that only it has, by their names.
        self.steps = dict(steps or {})
        # What it goes with, and the clauses that say so.
        self.needs = list(needs)
        # Its rulebook, which is also the folder of its texts; empty if it is in the title's own.
        self.book = book
        # Parts of the state that only it has, for a number of players.
        self.parts = parts

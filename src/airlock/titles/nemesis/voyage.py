"""A mode that an expansion brings: with a board, steps and cards of its own; it may go on from another match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from airlock.kernel.carried import Follows
from airlock.kernel.declaration import Needs, Span
from airlock.kernel.fate import Fate
from airlock.kernel.title import Step
from airlock.survival.content import Content
from airlock.survival.map import Map
from airlock.survival.parts import Part
from airlock.survival.species import Species
from airlock.survival.state import Game

# The first state, without characters: board, species, content, chance, players, parts, what the match before left (if
# there was one), and all options.
SetUp = Callable[[Map, Species, Content, Fate, int, dict[str, Part], dict[str, Any], Mapping[str, str]], Game]


class Voyage:
    """What it brings to the title, and how it begins."""

    def __init__(
        self,
        id: str,
        players: Span,
        content: Content,
        boards: Mapping[str, Map],
        set_up: SetUp,
        steps: Mapping[str, Step],
        first: Sequence[str] = (),
        modules: Sequence[str] = (),
        follows: Follows | None = None,
        needs: Sequence[Needs] = (),
        goals: Mapping[str, Span] | None = None,
        book: str = "",
        brings: str = "",
    ) -> None:
        self.id = id
        self.players = players
        self.content = content
        # By the value of the option `board`.
        self.boards = dict(boards)
        self.set_up = set_up
        self.steps = dict(steps)
        # Steps between the choice of characters and the first round.
        self.first = tuple(first)
        # Modules that it is always played with, chosen or not.
        self.modules = tuple(modules)
        self.follows = follows
        # What it goes with, and the clauses that say so.
        self.needs = list(needs)
        # Whose goals can be chosen, and by how many players.
        self.goals = dict(goals or {})
        # The box that is opened with this mode chosen, if it has one; the clause that names its modules.
        self.book = book
        self.brings = brings

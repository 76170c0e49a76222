"""A mode that another box adds to the title: how a match of it is set up, and what it is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from airlock.kernel.declaration import Needs, Span
from airlock.kernel.title import Step
from airlock.survival.content import Content
from airlock.survival.map import Map
from airlock.survival.mode import Mode
from airlock.survival.parts import Part


class AddedMode:
    """Everything that differs from a usual match. It is on offer where all its modules are."""

    def __init__(
        self,
        id: str,
        players: Span,
        mode_of: Callable[[Mapping[str, str], int], Mode],
        content: Content,
        parts: Callable[[Map], dict[str, Part]],
        boards: Mapping[str, Map],
        start_room: str,
        pods: Mapping[int, int],
        modules: Sequence[str] = (),
        steps: Mapping[str, Step] | None = None,
        needs: Sequence[Needs] = (),
        goals: Mapping[str, Span] | None = None,
        book: str = "",
        brings: str = "",
    ) -> None:
        self.id = id
        self.players = players
        # Who wins, by the options and the number of players.
        self.mode_of = mode_of
        # On top of what the title, the species and the modules bring.
        self.content = content
        self.parts = parts
        # The map for each side of the board.
        self.boards = dict(boards)
        self.start_room = start_room
        self.pods = dict(pods)
        # The modules that it is always played with, chosen or not.
        self.modules = tuple(modules)
        self.steps = dict(steps or {})
        self.needs = list(needs)
        # Whose goals can be chosen, and by how many players.
        self.goals = dict(goals or {})
        # The box that is opened with this mode chosen, if it has one; the clause that names its modules.
        self.book = book
        self.brings = brings

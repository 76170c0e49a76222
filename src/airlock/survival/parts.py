"""Parts of the state that not every game has. Each stands beside its rules, in one file, with all that belongs to it.

A part that a match doesn't use is not there: not in its hash, not in its view, and no law asks for it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from airlock.kernel.fate import Fate
from airlock.kernel.zones import Zone

if TYPE_CHECKING:
    from airlock.survival.crew import Crew, Figure
    from airlock.survival.state import Game

# A list whose order means nothing: it counts sorted.
Unordered = list[str]


class Part(ABC):
    """What most parts have to say to a question is nothing."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Part: ...

    @abstractmethod
    def plain(self) -> dict[str, object]:
        """Everything that makes two positions different."""

    # -- who sees what

    def view(self, game: Game, seat: int) -> dict[str, object]:
        """What it adds to the view of a seat."""
        return {}

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        """What it adds to a player's board, for all to see."""
        return {}

    def looked(self, game: Game) -> dict[str, object]:
        """Who has looked at something hidden of it."""
        return {}

    def notes(self, game: Game, seat: int) -> dict[str, object]:
        """What a seat has learned of it in secret."""
        return {}

    def zones(self, game: Game) -> list[Zone]:
        """Its hidden piles."""
        return []

    def redecide(self, game: Game, seat: int, fate: Fate) -> None:  # noqa: B027
        """Decide again, in place, what was decided but a seat can't know."""

    # -- what it knows

    def known_weakness(self, thing: str) -> str:
        """The weakness that a type of object is known to show once it is analysed; empty if none is. Asked once."""
        return ""

    # -- what it notes

    def on_killed(self, game: Game, f: Figure) -> None:  # noqa: B027
        """An intruder was killed; it is off the board."""

    def on_nest_egg(self, game: Game) -> None:  # noqa: B027
        """An egg has left the intruder board, destroyed or taken."""

    def on_repaired(self, game: Game, slot: str) -> None:  # noqa: B027
        """A malfunction marker was discarded."""

    # -- laws

    def breach(self, game: Game) -> str:
        """What is wrong with it, in words; empty if nothing is."""
        return ""

    def cards(self) -> list[str]:
        """Attack and event cards that it holds: they are in no deck and on no pile meanwhile."""
        return []

    def tokens(self) -> list[str]:
        """Intruder tokens that it holds: they are neither in the bag nor in the supply."""
        return []

    def action_cards(self, c: Crew) -> list[str]:
        """Action cards of a player that it holds."""
        return []

    def contamination(self) -> int:
        """How many contamination cards it holds."""
        return 0

    # -- moments of shared rules

    def floor_of(self, game: Game, me: Crew) -> str:
        """Where the belongings of somebody in no room fall; empty if it doesn't know."""
        return ""

    def on_first_death(self, game: Game) -> None:  # noqa: B027
        """The first character of the game has died."""

    def on_arrival(self, game: Game, slot: str) -> None:  # noqa: B027
        """An intruder appeared in a room or moved in."""

    def on_leaving(self, game: Game, me: Crew) -> None:  # noqa: B027
        """Somebody dies."""

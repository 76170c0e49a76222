"""What is printed on a panic card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from airlock.kernel.options import Flow

if TYPE_CHECKING:
    from airlock.survival.crew import Crew
    from airlock.survival.state import Game


def always_possible(game: Game, me: Crew) -> bool:
    return True


class PanicCard:
    """A panic card, of which there are `copies`: from which level on its effect happens, and what that is.

    `possible` says, by what everybody can see, whether anything of the effect can be done (VOI-PANIC-04). `effect` says
    whether it was resolved: where it draws first, that comes out only then (VOI-PANIC-12). It happens to somebody who
    may be in no room, while waiting on a pod.
    """

    __slots__ = ("copies", "effect", "id", "possible", "value")

    def __init__(
        self,
        id: str,
        copies: int,
        value: int,
        effect: Callable[[Game, Crew], Flow[bool]],
        possible: Callable[[Game, Crew], bool] = always_possible,
    ) -> None:
        self.id = id
        self.copies = copies
        self.value = value
        self.effect = effect
        self.possible = possible

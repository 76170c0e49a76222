"""The trait cards beside the character boards, and what one of them has to remember."""

from __future__ import annotations

from typing import Final

from airlock.survival.crew import Crew
from airlock.survival.parts import Part
from airlock.survival.state import Game

# Whose trait card there is; it goes by the name of its character (AFT-TRAIT-01).
TRAITS: Final = (
    "captain",
    "pilot",
    "scientist",
    "scout",
    "soldier",
    "mechanic",
    "ceo",
    "android",
    "psychologist",
    "bounty_hunter",
    "convict",
    "medic",
)


class Traits(Part):
    """Everybody's card lies face up from the start (AFT-TRAIT-01, -02)."""

    def __init__(self, rushed: bool = False) -> None:
        # Whether the Soldier has already used the trait in this turn.
        self.rushed = rushed

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("rushed",)

    def copy(self) -> Traits:
        return Traits(self.rushed)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.rushed:
            out["rushed"] = self.rushed
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Traits:
        part = game.parts["traits"]
        assert isinstance(part, Traits)
        return part

    def board(self, game: Game, c: Crew) -> dict[str, object]:
        return {"trait": c.character if c.character in TRAITS else ""}

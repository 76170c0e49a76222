"""Maneuver: in the next draw step everybody draws up to one card less."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.content import EventCard
from airlock.survival.crew import Crew
from airlock.survival.parts import Part
from airlock.survival.state import Game


class Lurch(Part):
    """The ship lurches: the round in whose draw step everybody draws less, or 0."""

    def __init__(self, round: int = 0) -> None:
        self.round = round

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("round",)

    def copy(self) -> Lurch:
        return Lurch(self.round)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.round:
            out["round"] = self.round
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Lurch:
        part = game.parts["lurch"]
        assert isinstance(part, Lurch)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"lurching": self.round > game.round}


def maneuver(game: Game) -> Flow[None]:
    yield from ()
    Lurch.of(game).round = game.round + 1


def draw_less(game: Game, me: Crew, limit: int) -> int:
    """On top of everything else that changes it."""
    return limit - 1 if Lurch.of(game).round == game.round else limit


MANEUVER: Final = EventCard("maneuver", 3, ("adult", "breeder", "queen"), maneuver)

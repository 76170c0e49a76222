"""The time track of the shuttle: five rounds until it leaves, or until an alert must be answered."""

from __future__ import annotations

from typing import Final

from airlock.survival.parts import Part
from airlock.survival.state import Game

# The spaces, indexed by what the marker shows: the end, then 1 to 5.
TRACK: Final = ["red", "yellow", "white", "yellow", "white", "green"]
FIRST: Final = len(TRACK) - 1
# The marker isn't on the track.
OFF: Final = -1


class ShuttleTime(Part):
    """Where the marker stands, and whether the ship lurches until the next draw step."""

    def __init__(self, left: int = OFF, lurching: bool = False) -> None:
        self.left = left
        self.lurching = lurching

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("left", "lurching")

    def copy(self) -> ShuttleTime:
        return ShuttleTime(self.left, self.lurching)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.left != OFF:
            out["left"] = self.left
        if self.lurching:
            out["lurching"] = self.lurching
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> ShuttleTime:
        part = game.parts["shuttle_time"]
        assert isinstance(part, ShuttleTime)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"shuttle_time": self.left}

    def breach(self, game: Game) -> str:
        return "" if OFF <= self.left < len(TRACK) else f"the shuttle's marker is at {self.left}"

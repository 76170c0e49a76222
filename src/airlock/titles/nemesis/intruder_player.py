"""Playing on as an Intruder after the first death."""

from __future__ import annotations

from airlock.kernel.options import Flow
from airlock.survival.content import IntruderEffect
from airlock.survival.state import Game
from airlock.titles.nemesis.modes import SemiCooperative


class IntruderPlayer(SemiCooperative):
    """As the standard mode, until the first character dies."""

    def __init__(self) -> None:
        super().__init__("intruder")


def intruder_turn(game: Game, seat: int) -> Flow[None]:
    """One card, or a pass (NEM-INTRUDERPLAYER-08)."""
    yield from ()


INTRUDER_EFFECTS: list[IntruderEffect] = []

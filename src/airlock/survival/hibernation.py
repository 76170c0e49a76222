"""Hibernation: the sleeper takes no further part and leaves the board."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import HIBERNATING, Crew
from airlock.survival.ending import check_nobody_left
from airlock.survival.event_phase import chambers_open
from airlock.survival.noise import attempt
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT, VOCABULARY

HIBERNATES: Final = VOCABULARY.event("hibernates", "NEM-ROOM-HIBERNATORIUM-02", seat=SEAT)


def cannot_hibernate(game: Game) -> str:
    return "" if chambers_open(game) else "chambers_closed"


def try_to_hibernate(game: Game, me: Crew) -> Flow[None]:
    """A noise roll; if nobody comes the character sleeps, with all it carries (NEM-HAND-11)."""
    undisturbed = yield from attempt(game, me)
    if undisturbed:
        hibernate(game, me)


def hibernate(game: Game, me: Crew) -> None:
    me.status = HIBERNATING
    me.slot = ""
    tell(game, HIBERNATES, me.seat)
    check_nobody_left(game)

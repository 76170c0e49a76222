"""Hibernation: the sleeper takes no further part and leaves the board."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.survival.crew import Crew
from airlock.survival.ending import check_nobody_left
from airlock.survival.noise import attempt
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import SEAT
from airlock.titles.nemesis.vocabulary import VOCABULARY

# What a sleeper is.
HIBERNATING: Final = "hibernating"
# The colour of the spaces of the time track on which the chambers are open.
BLUE: Final = "blue"

HIBERNATION_OPEN: Final = VOCABULARY.event("hibernation_open", "NEM-KEY-08")
HIBERNATES: Final = VOCABULARY.event("hibernates", "NEM-ROOM-HIBERNATORIUM-02", seat=SEAT)


def chambers_open(game: Game) -> bool:
    """While the time marker is on a blue space (NEM-KEY-08, -10)."""
    return game.map.time[game.time] == BLUE


def open_chambers(game: Game) -> None:
    """Said once, when the time marker comes onto the first blue space."""
    if chambers_open(game) and game.map.time[game.time + 1] != BLUE:
        tell(game, HIBERNATION_OPEN)


def anybody_hibernates(game: Game) -> bool:
    return any(c.status == HIBERNATING for c in game.crew)


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

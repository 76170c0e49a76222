"""The self-destruct sequence: starting and stopping it. The event phase moves its marker."""

from __future__ import annotations

from typing import Final

from airlock.survival.event_phase import is_critical
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import VOCABULARY

SEQUENCE_STARTED: Final = VOCABULARY.event("self_destruct_started", "NEM-ROOM-GENERATOR-01")
SEQUENCE_STOPPED: Final = VOCABULARY.event("self_destruct_stopped", "NEM-ROOM-GENERATOR-03")


def cannot_start(game: Game) -> str:
    """Why the crew can't start it: it runs, or somebody hibernates (NEM-ROOM-GENERATOR-07)."""
    if game.self_destruct >= 0:
        return "sequence_running"
    return "somebody_hibernates" if game.anybody_hibernates else ""


def start_sequence(game: Game) -> None:
    """The marker comes onto the first space of the track; a sequence that runs goes on (NEM-EVENT-21)."""
    if game.self_destruct < 0:
        game.self_destruct = len(game.map.self_destruct) - 1
        tell(game, SEQUENCE_STARTED)


def cannot_stop(game: Game) -> str:
    """Not from the yellow area on (NEM-ROOM-GENERATOR-04)."""
    if game.self_destruct < 0:
        return "sequence_not_running"
    return "sequence_critical" if is_critical(game) else ""


def stop_sequence(game: Game) -> None:
    game.self_destruct = -1
    tell(game, SEQUENCE_STOPPED)

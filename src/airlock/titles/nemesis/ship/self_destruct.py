"""The self-destruct sequence: starting and stopping it, and the step of the event phase in which both markers move."""

from __future__ import annotations

from typing import Final

from airlock.survival.ending import end
from airlock.survival.parts import Part
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import NUMBER
from airlock.titles.nemesis.ship.hibernation import anybody_hibernates, open_chambers
from airlock.titles.nemesis.ship.pods import unlock_all
from airlock.titles.nemesis.vocabulary import VOCABULARY

YELLOW: Final = "yellow"
# The colours of the track, indexed by the number of advances to the end (NEM-ROOM-GENERATOR-09).
TRACK: Final = ["red", "yellow", "yellow", "yellow", "white", "white", "green"]
# Where the marker is while no sequence runs.
OFF: Final = -1

# Reasons of the end.
JUMP: Final = "jump"
SELF_DESTRUCT: Final = "self_destruct"

SEQUENCE_STARTED: Final = VOCABULARY.event("self_destruct_started", "NEM-ROOM-GENERATOR-01")
SEQUENCE_STOPPED: Final = VOCABULARY.event("self_destruct_stopped", "NEM-ROOM-GENERATOR-03")
TIME_ADVANCED: Final = VOCABULARY.event("time_advanced", "NEM-EVENT-02", time=NUMBER)
SELF_DESTRUCT_ADVANCED: Final = VOCABULARY.event("self_destruct_advanced", "NEM-EVENT-03", left=NUMBER)
CRITICAL: Final = VOCABULARY.event("self_destruct_critical", "NEM-KEY-11")


class SelfDestruct(Part):
    """The marker on the self-destruct track."""

    def __init__(self, left: int = OFF) -> None:
        # How many advances are left.
        self.left = left

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("left",)

    def copy(self) -> SelfDestruct:
        return SelfDestruct(self.left)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.left != OFF:
            out["left"] = self.left
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> SelfDestruct:
        part = game.parts["self_destruct"]
        assert isinstance(part, SelfDestruct)
        return part

    @property
    def runs(self) -> bool:
        return self.left != OFF

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"self_destruct": self.left}

    def breach(self, game: Game) -> str:
        return "" if OFF <= self.left < len(TRACK) else f"the self-destruct marker is at {self.left}"


def cannot_start(game: Game) -> str:
    """Why the crew can't start it: it runs, or somebody hibernates (NEM-ROOM-GENERATOR-07)."""
    if SelfDestruct.of(game).runs:
        return "sequence_running"
    return "somebody_hibernates" if anybody_hibernates(game) else ""


def start_sequence(game: Game) -> None:
    """The marker comes onto the first space of the track; a sequence that runs goes on (NEM-EVENT-21)."""
    sequence = SelfDestruct.of(game)
    if not sequence.runs:
        sequence.left = len(TRACK) - 1
        tell(game, SEQUENCE_STARTED)


def is_critical(game: Game) -> bool:
    """The running sequence can't be stopped any more (NEM-KEY-11)."""
    sequence = SelfDestruct.of(game)
    return sequence.runs and TRACK[sequence.left] == YELLOW


def cannot_stop(game: Game) -> str:
    """Not from the yellow area on (NEM-ROOM-GENERATOR-04)."""
    if not SelfDestruct.of(game).runs:
        return "sequence_not_running"
    return "sequence_critical" if is_critical(game) else ""


def stop_sequence(game: Game) -> None:
    SelfDestruct.of(game).left = OFF
    tell(game, SEQUENCE_STOPPED)


def advance_time(game: Game, _: int) -> None:
    """Both markers move; a last space ends the game at once (NEM-EVENT-02 to -04)."""
    game.time -= 1
    tell(game, TIME_ADVANCED, game.time)
    advance_sequence(game)
    if game.time == 0:
        end(game, JUMP)
    open_chambers(game)


def advance_sequence(game: Game) -> None:
    """The marker of a running sequence (NEM-EVENT-03)."""
    sequence = SelfDestruct.of(game)
    if sequence.runs:
        before = TRACK[sequence.left]
        sequence.left -= 1
        tell(game, SELF_DESTRUCT_ADVANCED, sequence.left)
        if sequence.left == 0:
            end(game, SELF_DESTRUCT)
        # Once, on entering the yellow area (NEM-KEY-12).
        if TRACK[sequence.left] == YELLOW and before != YELLOW:
            tell(game, CRITICAL)
            unlock_all(game)

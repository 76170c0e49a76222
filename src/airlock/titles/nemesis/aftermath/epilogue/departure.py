"""The rail of the shuttle, and how it leaves (AFT-EPIEVENT-02, -08, AFT-EPIVICT-09)."""

from __future__ import annotations

from typing import Final

from airlock.kernel.options import Flow
from airlock.kernel.vocabulary import Vocabulary
from airlock.survival.crew import ACTIVE
from airlock.survival.ending import die_at_the_end, end
from airlock.survival.state import Game
from airlock.survival.tell import tell
from airlock.survival.vocabulary import FLAG, NUMBER, SEAT
from airlock.titles.nemesis.aftermath.alerts.part import Alerts
from airlock.titles.nemesis.aftermath.alerts.rules import ALERT_FAILED, complete, is_fulfilled, reveal_alert
from airlock.titles.nemesis.aftermath.epilogue.deeds import Deeds
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.aftermath.shuttle_time import ShuttleTime
from airlock.titles.nemesis.ship.pods import ESCAPED
from airlock.titles.nemesis.ship.self_destruct import advance_sequence
from airlock.titles.nemesis.vocabulary import VOCABULARY as OF_THE_TITLE

ROUNDS: Final = 5
# The round of the first alert check; the other one is in the last round.
FIRST_CHECK: Final = 3
# What somebody is who left with the shuttle.
DEPARTED: Final = "departed"
DEPARTURE: Final = "departure"
# An alert was not answered in time.
ALARM: Final = "alert"
# How many tokens may be left facedown (AFT-EPIVICT-01).
LEFT_BY_TWO: Final = 3

VOCABULARY: Final = Vocabulary(OF_THE_TITLE)
SHUTTLE_WAITS: Final = VOCABULARY.event("shuttle_waits", "AFT-EPIEVENT-02", left=NUMBER)
SHUTTLE_LEFT: Final = VOCABULARY.event("shuttle_left", "AFT-EPIEVENT-08")
LEFT_WITH_IT: Final = VOCABULARY.event("left_with_shuttle", "AFT-EPIVICT-03", seat=SEAT)
LEFT_BEHIND: Final = VOCABULARY.event("left_behind", "AFT-EPIVICT-09", seat=SEAT)
TOKENS_CHECKED: Final = VOCABULARY.event("tokens_checked", "AFT-EPIVICT-01", left=NUMBER, fulfilled=FLAG)


def shuttle_time(game: Game, _: int) -> None:
    """The marker advances, and that of a running self-destruct sequence."""
    deeds = Deeds.of(game)
    if game.round == ROUNDS:
        deeds.first_aboard = [c.seat for c in game.crew if c.status == ESCAPED or c.slot == MAIN]
    time = ShuttleTime.of(game)
    time.left -= 1
    tell(game, SHUTTLE_WAITS, time.left)
    advance_sequence(game)


def first_alert(game: Game, _: int) -> Flow[None]:
    """At the end of the setup (AFT-EPISETUP-21)."""
    yield from reveal_alert(game)


def alert_check(game: Game, _: int) -> Flow[None]:
    """A fulfilled alert is removed, and a second one follows the first; otherwise it is over (AFT-EPIEVENT-03, -04)."""
    if not is_fulfilled(game):
        fail(game)
    complete(game)
    if game.round == FIRST_CHECK:
        yield from reveal_alert(game)


def fail(game: Game) -> None:
    """Everybody on board is defeated but the holder of the offer, as if the shuttle left now (AFT-EPIVICT-11)."""
    tell(game, ALERT_FAILED, Alerts.of(game).open)
    deeds = Deeds.of(game)
    deeds.departed = [c.seat for c in game.crew if c.status == ACTIVE and c.slot in game.map.docked]
    for c in game.crew:
        if c.status == ACTIVE and c.seat == deeds.offer and c.seat in deeds.departed:
            c.status = DEPARTED
            c.slot = ""
            tell(game, LEFT_WITH_IT, c.seat)
        elif c.status == ACTIVE:
            die_at_the_end(game, c, LEFT_BEHIND)
    end(game, ALARM)


def departure(game: Game, _: int) -> None:
    """The shuttle leaves with whoever is on it; everybody else on board is lost."""
    tell(game, SHUTTLE_LEFT)
    deeds = Deeds.of(game)
    for c in game.crew:
        if c.status == ACTIVE and c.slot in game.map.docked:
            deeds.departed.append(c.seat)
            c.status = DEPARTED
            c.slot = ""
            tell(game, LEFT_WITH_IT, c.seat)
    for c in game.crew:
        if c.status == ACTIVE:
            die_at_the_end(game, c, LEFT_BEHIND)
    end(game, DEPARTURE)


def all_revealed(game: Game) -> bool:
    """Whether enough of the ship was seen; an open slimed room counts as seen (AFT-EPIVICT-01)."""
    return Deeds.of(game).unrevealed <= (LEFT_BY_TWO if len(game.crew) == 2 else 0)


def tokens_check(game: Game, _: int) -> None:
    deeds = Deeds.of(game)
    deeds.unrevealed = len(SecondTokens.of(game).facedown)
    tell(game, TOKENS_CHECKED, deeds.unrevealed, all_revealed(game))

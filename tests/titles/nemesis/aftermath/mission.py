"""A table for a Research Mission, and what is done there again and again."""

from __future__ import annotations

from airlock.titles.nemesis.aftermath.alerts.part import Alerts
from airlock.titles.nemesis.aftermath.alerts.rules import reveal_alert
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.aftermath.shuttle_time import ShuttleTime
from tests.table import Table

CREW = ("captain", "scout")
FIVE = ("captain", "scout", "soldier", "pilot", "mechanic")
SHUTTLE = MAIN


def mission(*crew: str, **options: str) -> Table:
    """Everybody is in the main room of the shuttle; the first has the turn."""
    names = crew or CREW
    return Table(*names, mode="research", **options).turn(names[0])


def alerts(t: Table) -> Alerts:
    return Alerts.of(t.game)


def marker(t: Table) -> int:
    """Where the marker of the shuttle is; -1 if it isn't on the track."""
    return ShuttleTime.of(t.game).left


def tokens(t: Table) -> SecondTokens:
    return SecondTokens.of(t.game)


def no_tokens(t: Table) -> Table:
    """The Aftermath tokens of all rooms have been revealed: nothing of them disturbs."""
    part = tokens(t)
    part.discarded += [*part.seen.values(), *part.pool]
    part.pool, part.seen, part.known, part.facedown = [], {}, {}, []
    return t.refresh()


def open_alert(t: Table, alert: str, left: int = 5) -> Table:
    """This alert is revealed now, with this many advances left."""
    t.rig(alert=[alert]).flow(reveal_alert(t.game))
    ShuttleTime.of(t.game).left = left
    return t


def activates(t: Table, who: str, room: str, key: str = "answer_alert") -> Table:
    """A character performs the activation in a room."""
    t.at(who, room).any_hand(who, 3).turn(who)
    return t.do(who, key)


def check_alert(t: Table) -> Table:
    """The alert check of an event phase."""
    return t.run("mission_alert_check")

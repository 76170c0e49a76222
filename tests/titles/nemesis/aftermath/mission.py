"""A table for a Research Mission, and what is done there again and again."""

from __future__ import annotations

from airlock.titles.nemesis.aftermath.alerts.alert import Alerts
from airlock.titles.nemesis.aftermath.alerts.running import reveal
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.aftermath.tokens import AftermathTokens
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


def tokens(t: Table) -> AftermathTokens:
    return AftermathTokens.of(t.game)


def no_tokens(t: Table) -> Table:
    """The Aftermath tokens of all rooms have been revealed: nothing of them disturbs."""
    part = tokens(t)
    for slot, token in part.facedown.items():
        part.discarded.append(token or part.pool.pop())
        assert slot
    # A slimed room would stay; here they count as discarded like the others.
    part.facedown, part.known = {}, {}
    return t.refresh()


def open_alert(t: Table, alert: str, left: int = 5) -> Table:
    """This alert is revealed now, with this many advances left."""
    part = alerts(t)
    part.deck.remove(alert)
    part.left = left
    t.flow(reveal(t.game, alert))
    return t


def activates(t: Table, who: str, room: str, key: str = "activation") -> Table:
    """A character performs the activation in a room."""
    t.at(who, room).any_hand(who, 3).turn(who)
    return t.do(who, key)


def check_alert(t: Table) -> Table:
    """The alert check of an event phase."""
    return t.run("alert_check")

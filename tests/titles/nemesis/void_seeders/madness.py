"""What the tests of the cards share: a crew among Void Seeders, how mad everybody is, and the card that comes up."""

from __future__ import annotations

from airlock.titles.nemesis.void_seeders.insanity import Insanity
from airlock.titles.nemesis.void_seeders.panic import panic
from tests.table import Table

HOME = "slot_011"
TYPES = ("lurker", "whisperer", "stalker", "despoiler")


def among_seeders(*crew: str, **options: str) -> Table:
    """A crew with empty hands, which nobody asks for an interruption; the first encounter is over."""
    t = Table(*(crew or ("captain", "scout")), species="void_seeders", **options).met()
    for who in t.names:
        t.hand(who)
    return t.turn(t.names[0])


def mad(t: Table, **levels: int) -> Table:
    """Exactly these levels of insanity."""
    for who, level in levels.items():
        Insanity.of(t.game).levels[t.seat(who)] = level
    return t.refresh()


def level(t: Table, who: str) -> int:
    return Insanity.of(t.game).levels[t.seat(who)]


def levels(t: Table) -> list[int]:
    return list(Insanity.of(t.game).levels)


def panics(t: Table, who: str, card: str) -> Table:
    """Somebody resolves this panic card."""
    return t.rig(panic=[card]).flow(panic(t.game, t.crew(who)))


def panicked(t: Table) -> list[int]:
    """The seats that have resolved a panic card, in order."""
    return [e["seat"] for e in t.told("panics")]


def names(t: Table, *wanted: str) -> list[str]:
    """What happened, in order: all of it, or events of these names."""
    happened = [str(e["event"]) for e in t.match.history(-1)]
    return [name for name in happened if name in wanted] if wanted else happened


def happens(t: Table, card: str) -> Table:
    """This event card comes up."""
    return t.rig(event=[card]).run("event_card")

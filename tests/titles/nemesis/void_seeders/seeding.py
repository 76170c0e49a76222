"""Tables against the Void Seeders."""

from __future__ import annotations

from airlock.survival.crew import Figure
from airlock.titles.nemesis.void_seeders.insanity import Insanity, insanity_of
from airlock.titles.nemesis.void_seeders.lairs import Lairs
from airlock.titles.nemesis.void_seeders.panic import PanicDeck
from tests.table import Table
from tests.table import table as any_table

# Where everybody begins, the corridors there, and the rooms next to it.
HOME = "slot_011"
AROUND = ("cor_006_011", "cor_008_011", "cor_011_014", "cor_011_015")
NEXT = ("slot_006", "slot_008", "slot_014", "slot_015")


def table(*crew: str, **options: str) -> Table:
    """The first of these characters has the turn, alone in the Hibernatorium; the others are in the Cockpit."""
    t = any_table(*(crew or ("captain", "scout")), species="void_seeders", **options)
    for who in t.names:
        t.any_hand(who, 5)
    for who in t.names[1:]:
        t.at(who, "cockpit")
    return t.turn(t.names[0])


def together(*crew: str, **options: str) -> Table:
    """Everybody in the Hibernatorium."""
    t = table(*crew, **options)
    for who in t.names:
        t.at(who, "hibernatorium")
    return t


def mad(t: Table, who: str, level: int) -> Table:
    """At this level of insanity."""
    Insanity.of(t.game).levels[t.seat(who)] = level
    return t.refresh()


def level(t: Table, who: str) -> int:
    return insanity_of(t.game, t.crew(who))


def figure(t: Table, name: str) -> Figure:
    found = t.game.figure(name)
    assert found is not None
    return found


def kinds(t: Table, slot: str = "") -> list[str]:
    """The types of the figures in a room, or of all."""
    return [f.kind for f in t.game.figures if not slot or f.slot == slot]


def seeders_in_bag(t: Table) -> int:
    return sum(1 for token in t.game.bag if t.game.species.type_of(token) == "void_seeder")


def panicked(t: Table) -> list[tuple[int, str]]:
    """Who drew which panic card, in order."""
    return [(e["seat"], e["card"]) for e in t.told("panics")]


def panic_deck(t: Table) -> PanicDeck:
    return PanicDeck.of(t.game)


def destroyed(t: Table, lairs: int) -> Table:
    """This many lairs lie on the spaces of the void seeder board."""
    Lairs.of(t.game).destroyed = lairs
    t.game.queen_killed = lairs == 3
    return t.refresh()

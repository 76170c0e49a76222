"""A table against Carnomorphs, for the tests of their cards."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION, Figure
from airlock.titles.nemesis.carnomorphs.part import Mutations
from tests.table import Table, table

OBJECTS = ("corpse", "egg", "carcass")


def hunted(*crew: str, adaptation: str = "", **options: str) -> Table:
    """The first encounter is over; all types have been seen, and only this adaptation hasn't been removed."""
    t = table(*crew, species="carnomorphs", **options).met()
    for thing in OBJECTS:
        if adaptation and thing == OBJECTS[0]:
            t.weakness(adaptation, thing)
        else:
            t.weakness(next(card for card in t.game.weakness_pool if card != adaptation), thing)
            Mutations.of(t.game).removed.append(thing)
    return t


def beast(t: Table, kind: str, room: str, injuries: int = 0) -> Figure:
    """A figure in a room."""
    figure = t.game.figure(t.intruder(kind, room, injuries))
    assert figure is not None
    return figure


def kinds(t: Table, room: str) -> list[str]:
    """The types in a room, in the order in which they came."""
    return [f.kind for f in t.game.figures_in(t.slot(room))]


def mutated(t: Table, who: str, card: str, markers: int = 0) -> Table:
    """Somebody has this mutation card facedown, and a contamination card in hand to use it with."""
    part, me = Mutations.of(t.game), t.crew(who)
    part.deck.middle.remove(card)
    part.kept.append(card)
    part.owners.append(me.seat)
    part.markers[me.seat] = markers
    me.hand.append(CONTAMINATION)
    t.game.contamination_left -= 1
    return t.refresh()


def mutate(t: Table, who: str, scan: str, *answers: str) -> Table:
    """The mutation action with a contamination card that turns out to be `infected` or `clean`."""
    t.turn(who).rig(scan=[scan])
    return t.do(who, "mutate", f"spend_contamination:{CONTAMINATION}", *answers)

"""A table against Carnomorphs that have been met, for the tests of their cards."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import mutated, mutations, table

OBJECTS = ("corpse", "egg", "carcass")


def hunted(*crew: str, adaptation: str = "", **options: str) -> Table:
    """The first encounter is over; all types have been seen, and only this adaptation hasn't been removed."""
    t = table(*crew, **options).met()
    for thing in OBJECTS:
        if adaptation and thing == OBJECTS[0]:
            t.weakness(adaptation, thing)
        else:
            t.weakness(next(card for card in t.game.weakness_pool if card != adaptation), thing)
            mutations(t).removed.append(thing)
    return t


def mutant(t: Table, who: str, card: str, markers: int = 0) -> Table:
    """Somebody has this mutation card facedown, and a contamination card in hand to use it with."""
    mutated(t, who, card, markers).crew(who).hand.append(CONTAMINATION)
    t.game.contamination_left -= 1
    return t.refresh()


def mutate(t: Table, who: str, scan: str, *answers: str) -> Table:
    """The mutation action with a contamination card that turns out to be `infected` or `clean`."""
    t.turn(who).rig(scan=[scan])
    return t.do(who, "mutate", f"spend_contamination:{CONTAMINATION}", *answers)

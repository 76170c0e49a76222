"""Royal Ceremony."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def happens(t: Table) -> Table:
    return t.rig(event=["royal_ceremony"]).run("event_card")


@rule("AFT-EPIEVENT-13")
def test_royal_ceremony_brings_the_queen_to_an_explored_nest() -> None:
    t = table_with_tokens("captain", "scout").room("nest").met().bag("queen_1", "larva_1")
    happens(t)
    assert [(f.kind, f.slot) for f in t.game.figures] == [("queen", t.slot("nest"))]
    assert t.game.bag == ["larva_1"]
    assert not t.told("encounter")
    assert t.game.eggs == t.game.species.eggs
    card = t.game.content.events["royal_ceremony"]
    assert (card.direction, card.moving, card.alert) == (1, ("larva", "breeder", "queen"), False)
    t.check()


@rule("AFT-EPIEVENT-13")
def test_royal_ceremony_brings_no_queen_that_was_killed() -> None:
    t = table_with_tokens("captain", "scout").room("nest").met()
    t.game.queen_killed = True
    happens(t)
    assert t.game.figures == []
    assert t.game.eggs == t.game.species.eggs + 1


@rule("AFT-EPIEVENT-13")
def test_royal_ceremony_is_an_egg_where_she_is_there_or_can_not_come() -> None:
    t = table_with_tokens("captain", "scout").met()
    happens(t)
    assert t.game.eggs == t.game.species.eggs + 1
    t = table_with_tokens("captain", "scout").room("nest").met()
    t.intruder("queen", "slot_012")
    happens(t)
    assert (len(t.game.figures), t.game.eggs) == (1, t.game.species.eggs + 1)
    t = table_with_tokens("captain", "scout").met()
    t.game.eggs = t.game.species.all_eggs
    happens(t)
    assert t.game.eggs == t.game.species.all_eggs

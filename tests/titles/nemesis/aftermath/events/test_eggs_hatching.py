"""Eggs Hatching."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def happens(t: Table) -> Table:
    return t.rig(event=["eggs_hatching"]).run("event_card")


@rule("AFT-EPIEVENT-12")
def test_eggs_hatching_is_a_larva_for_every_room_with_an_egg_and_the_nest() -> None:
    t = table_with_tokens("captain", "scout").room("nest").met()
    t.object("egg", "cockpit").object("egg", "cockpit").object("carcass", "cockpit").object("egg", "engine_2")
    happens(t)
    where = sorted((f.kind, f.slot) for f in t.game.figures)
    assert where == sorted(("larva", t.slot(room)) for room in ("cockpit", "engine_2", "nest"))
    assert t.game.objects[t.slot("cockpit")] == ["carcass"]
    assert t.game.objects[t.slot("engine_2")] == []
    assert t.game.eggs == t.game.species.eggs
    card = t.game.content.events["eggs_hatching"]
    assert (card.direction, card.moving, card.alert) == (2, ("breeder", "queen"), True)


@rule("AFT-EPIEVENT-12")
def test_eggs_hatching_leaves_a_carried_egg_and_a_destroyed_nest_alone() -> None:
    t = table_with_tokens("captain", "scout").room("nest").met().empty_hands("captain").carry("captain", "egg")
    t.game.nest_destroyed = True
    happens(t)
    assert t.game.figures == []
    assert t.crew("captain").holds("egg") is not None

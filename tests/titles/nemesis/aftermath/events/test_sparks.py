"""Sparks."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.aftermath.docked import table_with_tokens


def test_sparks_set_broken_rooms_on_fire() -> None:
    t: Table = table_with_tokens("captain", "scout").malfunction("engine_2", "cockpit").fire("cockpit")
    t.rig(event=["sparks"]).run("event_card")
    assert sorted(t.game.fire) == sorted([t.slot("cockpit"), t.slot("engine_2")])
    card = t.game.content.events["sparks"]
    assert (card.direction, card.moving, card.alert) == (4, ("breeder", "queen"), True)


def test_sparks_can_be_the_fatal_ninth_fire() -> None:
    t = table_with_tokens("captain", "scout").malfunction("cockpit")
    for slot in t.game.map.by_number[2:10]:
        t.game.fire.append(slot)
    t.rig(event=["sparks"]).run("event_card")
    assert t.ship_destroyed

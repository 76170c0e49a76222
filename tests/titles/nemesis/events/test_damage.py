"""Damage."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


def test_damage_breaks_rooms_with_large_intruders() -> None:
    t = table("captain", "scout").room("nest", "slot_003").room("slime", "slot_007").room("canteen", "slot_008")
    t.intruder("breeder", "engine_2")
    t.intruder("queen", "nest")
    t.intruder("breeder", "slime")
    # Neither small ones nor unexplored rooms.
    t.intruder("larva", "engine_1")
    t.intruder("creeper", "hibernatorium")
    t.intruder("breeder", "slot_013")
    t.rig(event=["damage"]).run("event_card")
    assert t.game.malfunction == ["slot_020"]
    t.check()


@rule("NEM-EVENT-11")
def test_damage_hits_where_the_adults_have_moved_to() -> None:
    t = table("captain", "scout").at("captain", "cockpit").at("scout", "cockpit").room("canteen", "slot_006")
    t.intruder("adult", "canteen")
    t.rig(event=["damage"]).run("event_card")
    assert t.game.figures[0].slot == "slot_011"
    assert t.game.malfunction == ["slot_011"]

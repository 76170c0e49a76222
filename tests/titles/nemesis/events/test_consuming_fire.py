"""Consuming Fire."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-EVENT-22")
def test_consuming_fire_empties_burning_rooms_and_spreads_once() -> None:
    t = table("captain", "scout").room("canteen", "slot_006", items=3).room("cabins", "slot_007", items=2)
    t.fire("canteen", "slot_009").door("cor_006_011")
    t.rig(event=["consuming_fire"]).run("event_card")
    assert (t.game.items_left["slot_006"], t.game.items_left["slot_007"]) == (0, 2)
    assert t.game.fire == ["slot_006", "slot_009", "slot_002", "slot_005", "slot_007", "slot_008", "slot_012"]
    t.check()


def test_consuming_fire_leaves_the_token_of_an_unexplored_room() -> None:
    t = table("captain", "scout").at("captain", "canteen", "slot_008").any_hand("captain", 3)
    t.fire("slot_009").rig(event=["consuming_fire"]).run("event_card").turn("captain")
    t.rig(room={"slot_009": "storage"}, explore={"slot_009": "malfunction_1"}, noise=["silence"])
    t.do("captain", "move:slot_009")
    assert t.game.items_left["slot_009"] == 4

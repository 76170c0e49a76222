"""Old Friend."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-34")
def test_old_friend_uses_a_room_without_a_computer_for_free() -> None:
    t = table("pilot", "scout").at("pilot", "emergency").wounded("pilot", light=2).hand("pilot", "old_friend", "rest")
    t.turn("pilot")
    t.do("pilot", "card:old_friend:room_action", "room:emergency:heal_light")
    assert t.crew("pilot").light == 0
    assert t.crew("pilot").hand == ["rest"]


def test_old_friend_works_in_special_rooms_and_the_nest() -> None:
    t = table("pilot", "scout").at("pilot", "nest").hand("pilot", "old_friend").empty_hands("pilot").turn("pilot")
    assert t.can("pilot", "card:old_friend:room_action")
    t.at("pilot", "engine_1")
    assert t.can("pilot", "card:old_friend:room_action")


@rule("NEM-ACT-34")
def test_old_friend_keeps_all_conditions_but_the_cost() -> None:
    t = table("pilot", "scout").at("pilot", "comms").hand("pilot", "old_friend").turn("pilot")
    assert t.why_not("pilot", "card:old_friend:room_action") == "computer_here"
    t.at("pilot", "emergency")
    assert t.why_not("pilot", "card:old_friend:room_action") == "no_wound_to_dress"
    t.wounded("pilot", light=1).malfunction("emergency")
    assert t.why_not("pilot", "card:old_friend:room_action") == "room_broken"
    t.at("pilot", "cabins")
    assert t.why_not("pilot", "card:old_friend:room_action") == "no_room_action"

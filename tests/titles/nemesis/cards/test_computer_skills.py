"""Computer Skills."""

from __future__ import annotations

from airlock.survival.state import DESTROYED
from tests.rules import rule
from tests.table import table


def test_computer_skills_opens_or_closes_one_door() -> None:
    t = table("pilot", "scout").hand("pilot", "computer_skills").door("cor_006_011").door("cor_011_014", DESTROYED)
    t.turn("pilot")
    t.answer("pilot", "card:computer_skills:door")
    assert t.options("pilot") == ["corridor:cor_006_011", "corridor:cor_008_011", "corridor:cor_011_015"]
    t.do("pilot", "corridor:cor_006_011")
    assert t.game.doors == {"cor_011_014": DESTROYED}
    t.hand("pilot", "computer_skills").turn("pilot")
    t.do("pilot", "card:computer_skills:door", "corridor:cor_008_011")
    assert t.game.doors == {"cor_011_014": DESTROYED, "cor_008_011": "closed"}
    t.check()


@rule("NEM-ACT-34")
def test_computer_skills_waives_the_two_cards_of_a_computer_room_and_nothing_else() -> None:
    t = table("pilot", "scout").at("pilot", "comms").hand("pilot", "computer_skills", "rest").turn("pilot")
    t.do("pilot", "card:computer_skills:room_action")
    assert t.crew("pilot").signal
    assert t.crew("pilot").hand == ["rest"]
    # It was the one action spent.
    assert t.game.actions_left == 1
    t.hand("pilot", "computer_skills").turn("pilot")
    assert t.why_not("pilot", "card:computer_skills:room_action") == "signal_sent_already"
    t.crew("pilot").signal = False
    t.refresh()
    assert t.can("pilot", "card:computer_skills:room_action")
    t.malfunction("comms")
    assert t.why_not("pilot", "card:computer_skills:room_action") == "no_computer_here"


@rule("NEM-ACT-34")
def test_computer_skills_is_no_help_in_combat_or_without_a_computer() -> None:
    t = table("pilot", "scout").at("pilot", "canteen").hand("pilot", "computer_skills").wounded("pilot", light=1)
    t.turn("pilot")
    assert t.why_not("pilot", "card:computer_skills:room_action") == "no_computer_here"
    t.at("pilot", "comms").intruder("adult", "comms")
    assert t.why_not("pilot", "card:computer_skills:room_action") == "only_out_of_combat"


def test_computer_skills_asks_which_way_of_the_room_even_if_one_is_open() -> None:
    t = table("pilot", "scout").at("pilot", "generator").hand("pilot", "computer_skills").turn("pilot")
    t.answer("pilot", "card:computer_skills:room_action")
    assert t.asked("pilot") == "room_action"
    assert t.options("pilot") == ["room:generator:start"]
    t.do("pilot", "room:generator:start")
    assert t.self_destruct == 6

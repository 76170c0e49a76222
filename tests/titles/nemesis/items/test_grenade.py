"""Grenade."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def thrower(*others: str) -> Table:
    """The Scout in the Hibernatorium with a Grenade; the Canteen is next door."""
    t = table("scout", "captain", *others).met().room("canteen", "slot_006")
    t.at("captain", "cockpit")
    for who in others:
        t.at(who, "cockpit")
    return t.any_hand("scout", 4).item("scout", "grenade").turn("scout")


def test_grenade_hurts_its_target_more_than_the_rest_and_everybody_there() -> None:
    t = thrower("pilot")
    t.intruder("adult", "canteen")
    t.intruder("adult", "canteen")
    t.at("captain", "canteen").at("pilot", "canteen").turn("scout")
    t.do("scout", "item:grenade:throw")
    assert t.options("scout") == ["intruder:adult_1", "intruder:adult_2"]
    # All markers are placed before the first check: both figures show their injuries by then.
    t.rig(attack=["claw_attack_1", "scratch_1"], wound=["leg", "arm"])
    t.do("scout", "intruder:adult_2")
    assert t.asked("scout") == "check_first"
    assert [f.injuries for f in t.game.figures] == [1, 2]
    t.do("scout", "intruder:adult_2")
    # 3 is more than 2 injuries, 2 is more than 1: both live.
    assert [(f.name, f.injuries) for f in t.game.figures] == [("adult_1", 1), ("adult_2", 2)]
    assert [e["figure"] for e in t.told("injury_check")] == ["adult_2", "adult_1"]
    assert (t.crew("captain").wounds, t.crew("pilot").wounds, t.crew("scout").wounds) == (["leg"], ["arm"], [])
    assert len(t.crew("scout").hand) == 3
    assert t.game.item_discard["red"] == ["grenade"]
    t.check()


def test_grenade_in_the_own_room_wounds_the_thrower() -> None:
    t = thrower()
    t.intruder("creeper", "hibernatorium")
    t.turn("scout").rig(attack=["scratch_1"], wound=["body"])
    t.do("scout", "item:grenade:throw")
    assert t.game.figures == []
    assert t.crew("scout").wounds == ["body"]
    assert t.game.objects_in("slot_011").count("carcass") == 1


@rule("NEM-ITEM-15")
def test_grenade_does_not_pass_a_closed_door() -> None:
    t = thrower()
    t.intruder("adult", "canteen")
    t.door("cor_006_011")
    assert t.why_not("scout", "item:grenade:throw") == "nothing_to_throw_at"
    t.door("cor_006_011", "destroyed")
    assert t.can("scout", "item:grenade:throw")


def test_grenade_reaches_no_farther_than_next_door() -> None:
    t = thrower()
    t.intruder("adult", "slot_007")
    assert not t.can("scout", "item:grenade:throw")
    # Technical corridors make no neighbours (NEM-DEF-25).
    t.at("scout", "comms", "slot_002")
    t.intruder("adult", "slot_005")
    assert not t.can("scout", "item:grenade:throw")


@rule("NEM-ROOM-NEST-09", "NEM-ROOM-NEST-10")
def test_grenade_destroys_two_eggs_and_hurts_the_others_there() -> None:
    t = thrower().at("scout", "canteen").room("nest", "slot_002").at("captain", "nest")
    t.intruder("adult", "nest")
    t.turn("scout").rig(attack=["scratch_4"], wound=["leg"], noise=["silence"])
    t.do("scout", "item:grenade:throw", "eggs:slot_002")
    assert t.game.eggs == 3
    assert t.game.figures[0].injuries == 1
    assert t.crew("captain").wounds == ["leg"]
    # The noise roll is made where the thrower stands.
    assert [(e["seat"], e["slot"]) for e in t.told("noise_rolled")] == [(t.seat("scout"), "slot_006")]
    t.check()


def test_grenade_at_an_intruder_spares_the_eggs() -> None:
    t = thrower().at("scout", "canteen").room("nest", "slot_002")
    t.intruder("adult", "nest")
    t.turn("scout").rig(attack=["scratch_4"])
    t.do("scout", "item:grenade:throw", "intruder:adult_1")
    assert t.game.eggs == 5
    assert t.told("noise_rolled") == []


def test_grenade_does_not_reach_the_eggs_of_an_unexplored_nest_nor_carried_ones() -> None:
    t = thrower().at("captain", "hibernatorium").carry("captain", "egg")
    assert t.why_not("scout", "item:grenade:throw") == "nothing_to_throw_at"
    t.object("egg", "canteen")
    t.rig(noise=["silence"])
    t.do("scout", "item:grenade:throw")
    assert t.game.objects_in("slot_006") == []
    assert t.crew("captain").holds("egg") is not None


def test_grenade_spares_who_waits_on_a_pod() -> None:
    t = thrower("pilot").room("evacuation_a", "slot_013").at("scout", "canteen").at("scout", "evacuation_a")
    t.at("captain", "evacuation_a").aboard("captain").at("pilot", "evacuation_a")
    t.object("egg", "evacuation_a").turn("scout").rig(wound=["leg", "arm"], noise=["silence"])
    t.do("scout", "item:grenade:throw")
    assert (t.crew("scout").serious, t.crew("pilot").serious, t.crew("captain").serious) == (1, 1, 0)

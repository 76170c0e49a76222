"""Order."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table

HOME = "slot_011"


@rule("NEM-ACT-36", "NEM-MOVE-18")
def test_order_sends_somebody_off_who_is_not_asked() -> None:
    t = table("captain", "scout", "pilot").hand("captain", "order", "rest").any_hand("scout", 2).turn("captain")
    t.crew("scout").passed = True
    t.rig(room={"slot_014": "canteen"}, explore={"slot_014": "slime_1"}, noise=[1])
    t.answer("captain", "card:order:order")
    assert t.options("captain") == ["character:1", "character:2"]
    t.do("captain", "character:1", "to:slot_014")
    scout = t.crew("scout")
    assert scout.slot == "slot_014"
    assert t.game.rooms["slot_014"] == "canteen"
    # Its own player resolves the arrival; it costs and counts nothing there.
    assert scout.slime
    assert not t.crew("captain").slime
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]
    assert len(scout.hand) == 2
    assert scout.passed
    assert t.game.actions_left == 1
    t.check()


def test_order_needs_somebody_in_reach_and_an_open_way() -> None:
    t = table("captain", "scout").at("scout", "comms").hand("captain", "order").turn("captain")
    assert t.why_not("captain", "card:order:order") == "nobody_in_reach"
    t.at("scout", "hibernatorium")
    for corridor in ("cor_006_011", "cor_008_011", "cor_011_014", "cor_011_015"):
        t.door(corridor)
    assert t.why_not("captain", "card:order:order") == "doors_closed"


def test_order_does_not_reach_a_pod() -> None:
    t = table("captain", "scout").at("captain", "evacuation_a").hand("captain", "order").turn("captain")
    t.aboard("scout")
    assert t.why_not("captain", "card:order:order") == "nobody_in_reach"


@rule("NEM-MOVE-18")
def test_order_over_the_intercom_reaches_computer_rooms_and_the_target_escapes() -> None:
    t = table("captain", "scout", "pilot").item("captain", "quest_intercom").hand("captain", "order").turn("captain")
    t.at("scout", "comms", "slot_013").at("pilot", "armory").any_hand("scout", 3)
    t.intruder("adult", "comms")
    t.rig(attack=["scratch_1"], noise=["silence"])
    t.answer("captain", "card:order:order")
    # The only one in reach: the Armory has no computer.
    assert t.options("captain") == ["to:slot_010", "to:slot_014", "to:slot_019"]
    t.do("captain", "to:slot_019")
    assert t.crew("scout").slot == "slot_019"
    assert t.crew("scout").light == 1
    assert [e["seat"] for e in t.told("attack")] == [1]
    t.check()


def test_order_without_the_intercom_or_with_a_broken_computer_reaches_nobody_elsewhere() -> None:
    t = table("captain", "scout").at("scout", "comms").hand("captain", "order").turn("captain")
    assert not t.can("captain", "card:order")
    t.item("captain", "quest_intercom")
    assert t.can("captain", "card:order")
    t.malfunction("comms")
    assert not t.can("captain", "card:order")

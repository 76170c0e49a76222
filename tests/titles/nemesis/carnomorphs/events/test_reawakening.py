"""Reawakening, both cards."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import table
from tests.titles.nemesis.carnomorphs.flesh import kinds, put
from tests.titles.nemesis.carnomorphs.hunted import hunted


@pytest.mark.parametrize("card", ["reawakening_1", "reawakening_2"])
def test_reawakening_turns_a_carcass_of_each_room_into_a_shambler_that_attacks(card: str) -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "cockpit").any_hand("captain", 4)
    t.object("carcass", "canteen").object("carcass", "canteen").object("carcass", "slot_013")
    bag = sorted(t.game.bag)
    t.rig(event=[card], attack=["slash_1"]).run("event_card")
    assert kinds(t, "canteen") == kinds(t, "slot_013") == ["shambler"]
    # One carcass for each room.
    assert t.game.objects_in("slot_006") == ["carcass"]
    assert t.game.objects_in("slot_013") == []
    # Only where somebody is there is an attack, and nothing of it is an encounter.
    assert [e["seat"] for e in t.told("attack")] == [0]
    assert t.crew("captain").light == 1
    assert not t.told("encounter")
    assert sorted(t.game.bag) == bag
    t.check()


def test_reawakening_places_all_before_the_first_attack_by_room_number() -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "armory", "slot_003")
    t.any_hand("captain", 3).any_hand("scout", 3).object("carcass", "canteen").object("carcass", "armory")
    t.rig(event=["reawakening_1"], attack=["slash_1", "slash_2"]).run("event_card")
    order = [e for e in t.match.history(-1) if e["event"] in ("intruder_appeared", "attack")]
    assert [e["event"] for e in order] == ["intruder_appeared", "intruder_appeared", "attack", "attack"]
    assert [e["slot"] for e in order[:2]] == ["slot_003", "slot_006"]
    assert [e["seat"] for e in order[2:]] == [1, 0]


def test_reawakening_attacks_by_the_usual_target_rule_and_only_with_the_new_ones() -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "canteen")
    t.any_hand("captain", 3).any_hand("scout", 2).object("carcass", "canteen")
    put(t, "shambler", "canteen")
    t.rig(event=["reawakening_1"], attack=["slash_1"]).run("event_card")
    assert [(e["figure"], e["seat"]) for e in t.told("attack")] == [("shambler_2", 1)]


@rule("CAR-TYPE-07")
def test_reawakening_leaves_the_carcass_where_no_figure_is_left() -> None:
    t = hunted("captain", "scout").at("captain", "cockpit").at("scout", "cockpit")
    for _ in range(7):
        put(t, "shambler", "slot_020")
    t.object("carcass", "slot_010").object("carcass", "slot_007")
    t.rig(event=["reawakening_2"]).run("event_card")
    assert kinds(t, "slot_007") == ["shambler"]
    assert kinds(t, "slot_010") == []
    assert t.game.objects_in("slot_010") == ["carcass"]
    assert len(t.game.figures) == 8
    t.check()


def test_reawakening_leaves_carried_carcasses_alone() -> None:
    t = hunted("captain", "scout").empty_hands("captain").carry("captain", "carcass")
    t.rig(event=["reawakening_1"]).run("event_card")
    assert t.game.figures == []
    assert t.crew("captain").holds("carcass") is not None


@rule("CAR-ADAPT-02", "CAR-FIRST-01")
def test_reawakening_may_bring_the_first_carnomorph_of_the_game() -> None:
    t = table("captain", "scout", species="carnomorphs").object("carcass", "slot_013")
    t.rig(weakness={"corpse": "fireproof"}, event=["reawakening_1"]).run("event_card")
    assert t.game.weaknesses["corpse"] == "fireproof"
    assert t.asked("captain") == t.asked("scout") == "choose_objective"

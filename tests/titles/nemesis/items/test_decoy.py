"""Decoy."""

from __future__ import annotations

from tests.table import Table, table


def lurer() -> Table:
    """The Scout in the Canteen (slot 6), next to slots 2, 5, 7 and 11."""
    t = table("scout", "captain", "pilot").met().room("canteen", "slot_006").at("scout", "canteen")
    return t.at("captain", "cockpit").at("pilot", "cockpit").any_hand("scout", 3).item("scout", "decoy").turn("scout")


def test_decoy_moves_every_intruder_around_into_the_room() -> None:
    t = lurer()
    for slot in ("slot_006", "slot_008", "slot_014", "slot_011", "slot_002"):
        t.intruder("adult", slot)
    t.turn("scout").rig(attack=["transformation_1"])
    t.do("scout", "item:decoy:lure", "slot:slot_011")
    assert {f.name: f.slot for f in t.game.figures} == {
        "adult_1": "slot_011",
        "adult_2": "slot_011",
        "adult_3": "slot_011",
        # Already there, and too far away.
        "adult_4": "slot_011",
        "adult_5": "slot_002",
    }
    assert t.game.item_discard["red"] == ["decoy"]
    t.check()


def test_decoy_makes_those_in_combat_attack_first_in_order() -> None:
    t = lurer().room("cabins", "slot_008").at("captain", "cabins")
    t.intruder("creeper", "slot_006")
    t.intruder("queen", "slot_006")
    t.intruder("adult", "slot_008")
    t.intruder("adult", "slot_014")
    t.turn("scout").rig(attack=["slime_1", "scratch_1", "claw_attack_1"])
    t.do("scout", "item:decoy:lure", "slot:slot_011")
    # The Scout's room first, the largest first; the one in no combat does not attack.
    assert [(e["figure"], e["seat"]) for e in t.told("attack")] == [("queen_2", 0), ("creeper_1", 0), ("adult_3", 1)]
    assert [f.slot for f in t.game.figures] == ["slot_011"] * 4


def test_decoy_lures_against_closed_doors_which_are_destroyed_instead() -> None:
    t = lurer().door("cor_008_011")
    t.intruder("adult", "slot_008")
    t.turn("scout")
    t.do("scout", "item:decoy:lure", "slot:slot_011")
    assert t.game.figures[0].slot == "slot_008"
    assert t.game.doors == {"cor_008_011": "destroyed"}


def test_decoy_is_thrown_through_no_closed_door_and_not_for_nothing() -> None:
    t = lurer()
    assert t.why_not("scout", "item:decoy:lure") == "would_change_nothing"
    t.intruder("adult", "slot_014")
    t.turn("scout")
    assert t.can("scout", "item:decoy:lure")
    t.door("cor_006_011")
    assert t.why_not("scout", "item:decoy:lure") == "would_change_nothing"


def test_decoy_is_lost_with_whoever_dies_of_the_attack() -> None:
    t = lurer().wounded("scout", serious=["leg", "arm", "body"])
    t.intruder("adult", "slot_006")
    t.intruder("adult", "slot_008")
    t.turn("scout").rig(attack=["bite_1"])
    t.do("scout", "item:decoy:lure", "slot:slot_011")
    assert t.crew("scout").status == "dead"
    # The rest of the action is lost (NEM-DEF-21).
    assert [f.slot for f in t.game.figures] == ["slot_006", "slot_008"]

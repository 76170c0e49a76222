"""Escape: moving out of a room with intruders, past the attacks of all of them."""

from __future__ import annotations

import pytest

from airlock.survival.state import DESTROYED
from tests.rules import rule
from tests.table import Table, table

HOME = "slot_011"


def cornered(*intruders: str, cards: int = 3) -> Table:
    """The Scout in the Canteen (slot_006) with intruders; the Captain in the Hibernatorium next door."""
    t = table("captain", "scout").at("scout", "canteen", "slot_006").any_hand("scout", cards).met()
    for kind in intruders:
        t.intruder(kind, "canteen")
    return t.turn("scout")


@rule("NEM-ESC-01", "NEM-ESC-03")
def test_an_escape_is_paid_attacked_and_then_a_normal_move() -> None:
    t = cornered("adult").rig(
        attack=["scratch_1"], room={"slot_005": "storage"}, explore={"slot_005": "fire_1"}, noise=[1]
    )
    t.do("scout", "move:slot_005")
    scout = t.crew("scout")
    assert (len(scout.hand), scout.slot, scout.light) == (2, "slot_005", 1)
    assert t.game.rooms["slot_005"] == "storage"
    assert t.game.items_left["slot_005"] == 2
    assert t.game.fire == ["slot_005"]
    assert t.game.noise == ["cor_005_010"]
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("card_discarded") < names.index("attack") < names.index("moved") < names.index("noise_rolled")
    t.check()


@rule("NEM-ESC-01")
def test_an_escape_needs_a_card_to_pay() -> None:
    t = cornered("adult", cards=0)
    assert not t.can("scout", "move")
    assert t.why_not("scout", "move") == "too_few_cards"


@rule("NEM-ESC-02", "NEM-ATT-05")
def test_every_intruder_of_the_room_attacks_the_escaping_one_the_largest_first() -> None:
    t = cornered("larva", "creeper", "adult", "queen", "breeder")
    t.at("captain", "canteen").any_hand("captain", 0)
    t.rig(attack=["transformation_1", "transformation_2", "tail_attack_1", "bite_1"])
    far = t.intruder("adult", "slot_007")
    t.do("scout", f"move:{HOME}")
    attacks = t.told("attack")
    assert [e["figure"].split("_")[0] for e in attacks] == ["queen", "breeder", "adult", "creeper", "larva"]
    assert far not in [e["figure"] for e in attacks]
    # All of them at the Scout, though the Captain has fewer cards.
    assert {e["seat"] for e in attacks} == {t.seat("scout")}
    assert not any(e["surprise"] for e in attacks)
    assert t.crew("scout").slot == HOME
    t.check()


@rule("NEM-ESC-02")
def test_of_two_of_a_kind_the_older_attacks_first() -> None:
    t = cornered("adult", "adult").rig(attack=["tail_attack_1", "tail_attack_2"])
    t.do("scout", f"move:{HOME}")
    assert [e["figure"] for e in t.told("attack")] == ["adult_1", "adult_2"]


@rule("NEM-ESC-02", "NEM-ESC-04")
def test_who_dies_stays_in_the_room_and_is_attacked_no_more() -> None:
    t = cornered("queen", "adult").wounded("scout", serious=["leg"], light=0)
    t.any_hand("scout", 2)
    t.rig(attack=["tail_attack_1"])
    t.do("scout", f"move:{HOME}")
    assert t.crew("scout").status == "dead"
    assert "corpse_1" in t.game.objects["slot_006"]
    assert "corpse_1" not in t.game.objects[HOME]
    assert len(t.told("attack")) == 1
    assert t.told("moved") == []
    assert t.game.turn == t.seat("captain")
    t.check()


@rule("NEM-ESC-05")
def test_a_closed_door_blocks_the_escape() -> None:
    t = cornered("adult").door("cor_006_011").door("cor_006_007", DESTROYED)
    assert not t.can("scout", f"move:{HOME}")
    assert t.can("scout", "move:slot_007")
    t.door("cor_005_006").door("cor_002_006").door("cor_006_007")
    assert not t.can("scout", "move")
    assert t.why_not("scout", "move") == "doors_closed"


@rule("NEM-ESC-06")
def test_nobody_escapes_carefully() -> None:
    t = cornered("adult")
    assert not t.can("scout", "careful")
    assert t.why_not("scout", "careful") == "only_out_of_combat"
    t.game.figures.clear()
    assert t.refresh().can("scout", f"careful:{HOME}")


@rule("NEM-ESC-07", "NEM-ATT-14")
def test_a_larva_infests_the_escaping_one_and_is_gone() -> None:
    t = cornered("larva")
    deck = len(t.game.attacks)
    t.do("scout", f"move:{HOME}")
    scout = t.crew("scout")
    assert (scout.larva, scout.slot, scout.discard[-1]) == (True, HOME, "contamination")
    assert t.game.figures == []
    assert len(t.game.attacks) == deck
    t.check()


@rule("NEM-ESC-09")
def test_intruders_do_not_follow() -> None:
    t = cornered("adult", "queen").rig(attack=["transformation_1", "transformation_2"])
    t.do("scout", f"move:{HOME}")
    assert [f.slot for f in t.game.figures] == ["slot_006", "slot_006"]
    assert not t.game.in_combat(t.crew("scout"))


@rule("NEM-ESC-10")
def test_example_the_scout_is_bitten_on_the_way_to_the_hibernatorium() -> None:
    t = cornered("adult").rig(attack=["bite_1"], wound=["body"])
    t.do("scout", f"move:{HOME}")
    scout = t.crew("scout")
    assert len(scout.hand) == 2
    assert scout.wounds == ["body"]
    assert scout.slot == HOME
    # The Captain is there, so the room is not empty and nobody rolls.
    assert t.told("noise_rolled") == []
    t.check()


@rule("NEM-ESC-11", "NEM-DEF-19")
def test_a_summoned_intruder_is_there_before_the_move_and_does_not_attack() -> None:
    t = cornered("creeper").bag("adult_12").rig(attack=["summoning"])
    t.do("scout", f"move:{HOME}")
    assert sorted((f.kind, f.slot) for f in t.game.figures) == [("adult", "slot_006"), ("creeper", "slot_006")]
    assert len(t.told("attack")) == 1
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("encounter") < names.index("intruder_appeared") < names.index("moved")
    assert t.crew("scout").slot == HOME


@rule("NEM-ESC-11")
@pytest.mark.parametrize("dies", [False, True])
def test_a_transformed_breeder_finishes_its_attack_before_the_move(dies: bool) -> None:
    t = cornered("creeper", cards=1).wounded("scout", serious=["body", "body"] if dies else [])
    t.rig(attack=["transformation_1", "bite_1"], wound=["leg"])
    t.do("scout", f"move:{HOME}")
    scout = t.crew("scout")
    assert [(e["figure"], e["surprise"]) for e in t.told("attack")] == [("creeper_1", False), ("breeder_1", True)]
    assert scout.slot == ("" if dies else HOME)
    assert len(t.told("moved")) == (0 if dies else 1)
    assert ("corpse_1" in t.game.objects.get("slot_006", [])) == dies


@rule("NEM-ESC-08")
@pytest.mark.parametrize(
    ("who", "key", "answers"),
    [
        ("scout", "card:suppressive_fire:slip_away", ("go:0", f"to:{HOME}")),
        ("soldier", "card:covering_fire:leave", ("go:0", f"to:{HOME}")),
        ("pilot", "item:smoke_grenade:vanish", (f"to:{HOME}",)),
    ],
)
def test_some_cards_and_items_avoid_the_attacks(who: str, key: str, answers: tuple[str, ...]) -> None:
    t = table(who, "captain").at(who, "canteen", "slot_006").at("captain", "canteen").hand("captain").met()
    kind, thing = key.split(":")[:2]
    if kind == "item":
        t.any_hand(who, 2).item(who, thing)
    else:
        t.hand(who, thing)
    t.intruder("adult", "canteen")
    t.intruder("larva", "canteen")
    deck = len(t.game.attacks)
    t.turn(who).rig(noise=["silence"]).do(who, key, *answers)
    assert t.crew(who).slot == HOME
    assert (t.told("attack"), len(t.game.attacks), t.crew(who).larva) == ([], deck, False)
    assert [f.slot for f in t.game.figures] == ["slot_006", "slot_006"]
    # Everything else is as for any move: the empty room calls for a noise roll.
    assert len(t.told("noise_rolled")) == 1
    t.check()

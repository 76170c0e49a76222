"""Bag development: one token, and what becomes of it."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table

ADULTS = [f"adult_{n}" for n in range(1, 13)]


def develop(t: Table, token: str) -> Table:
    return t.rig(bag=[token]).run("develop_bag")


@rule("NEM-BAG-01", "NEM-BAG-02")
def test_a_larva_makes_room_for_an_adult() -> None:
    t = table("captain", "scout").bag("larva_1", "creeper_1").rig(supply=["adult_9"])
    develop(t, "larva_1")
    assert sorted(t.game.bag) == ["adult_9", "creeper_1"]
    assert "larva_1" in t.game.supply
    assert [e["type"] for e in t.told("token_drawn")] == ["larva"]
    t.check()


@rule("NEM-BAG-02")
def test_a_larva_leaves_even_if_no_adult_is_left() -> None:
    t = develop(table("captain", "scout").bag("larva_1", *ADULTS), "larva_1")
    assert sorted(t.game.bag) == sorted(ADULTS)
    assert "larva_1" in t.game.supply


@rule("NEM-BAG-03")
def test_a_creeper_makes_room_for_a_breeder() -> None:
    t = table("captain", "scout").bag("creeper_1", "larva_1").rig(supply=["breeder_2"])
    develop(t, "creeper")
    assert sorted(t.game.bag) == ["breeder_2", "larva_1"]
    assert "creeper_1" in t.game.supply
    u = develop(table("captain", "scout").bag("creeper_1", "breeder_1", "breeder_2"), "creeper")
    assert sorted(u.game.bag) == ["breeder_1", "breeder_2"]
    u.check()


@rule("NEM-BAG-04", "NEM-BAG-05")
@pytest.mark.parametrize("token", ["adult_1", "breeder_1"])
def test_an_adult_or_breeder_makes_everybody_roll_in_order(token: str) -> None:
    t = table("captain", "scout", "pilot").at("scout", "cockpit").at("pilot", "engine_2")
    t.game.first_player = t.seat("scout")
    t.intruder("larva", "engine_2")
    t.bag(token, "blank_1").rig(noise=[3, 1])
    develop(t, token)
    # The pilot is in combat.
    assert [(e["seat"], e["face"]) for e in t.told("noise_rolled")] == [(1, "3"), (0, "1")]
    assert t.game.noise == ["cor_001_002", "cor_011_015"]
    assert sorted(t.game.bag) == sorted([token, "blank_1"])
    t.check()


@rule("NEM-BAG-06")
def test_combat_counts_when_the_own_roll_comes_up() -> None:
    t = table("captain", "scout", "pilot").met().at("pilot", "cockpit").any_hand("captain", 5)
    t.noise("cor_006_011").bag("adult_1", "larva_1")
    t.rig(bag=["adult_1", "larva_1"], noise=[2, 1]).run("develop_bag")
    # The larva that came to the captain spares the scout beside him; the pilot rolls.
    assert [e["seat"] for e in t.told("noise_rolled")] == [t.seat("captain"), t.seat("pilot")]
    assert [(f.kind, f.slot) for f in t.game.figures] == [("larva", "slot_011")]


@rule("NEM-BAG-07")
def test_the_token_is_back_in_the_bag_before_the_rolls() -> None:
    t = table("captain", "scout").met().at("scout", "cockpit").any_hand("captain", 5).noise("cor_006_011")
    t.bag("adult_1").rig(noise=[2, "silence"]).run("develop_bag")
    assert [e["type"] for e in t.told("token_drawn")] == ["adult", "adult"]
    assert [f.kind for f in t.game.figures] == ["adult"]
    assert t.game.bag == []
    t.check()


@rule("NEM-BAG-08")
def test_everybody_in_a_room_rolls() -> None:
    t = table("captain", "scout", "pilot").bag("adult_1", "blank_1").rig(noise=[1, 2, 3])
    develop(t, "adult")
    assert len(t.told("noise_rolled")) == 3
    assert sorted(t.game.noise) == ["cor_006_011", "cor_008_011", "cor_011_015"]


@rule("NEM-BAG-09")
def test_nobody_rolls_on_a_pod() -> None:
    t = table("captain", "scout").room("evacuation_a", "slot_002").aboard("scout", 1).bag("adult_1").rig(noise=[1])
    develop(t, "adult")
    assert [e["seat"] for e in t.told("noise_rolled")] == [t.seat("captain")]


# -- the queen


@rule("NEM-BAG-10")
def test_the_queen_comes_to_whoever_has_the_fewest_cards_in_the_nest() -> None:
    t = table("captain", "scout", "pilot").met().at("captain", "nest", "slot_005").at("scout", "nest")
    t.any_hand("captain", 5).any_hand("scout", 1, contamination=2).noise("cor_005_006", "main", "cor_001_002")
    eggs = t.game.eggs
    t.bag("queen_1", "larva_1").rig(attack=["transformation_1"])
    develop(t, "queen")
    assert [(f.kind, f.slot) for f in t.game.figures] == [("queen", "slot_005")]
    assert t.game.noise == ["cor_001_002"]
    # Her 4 against 3 cards: a surprise attack. Her own token was used, and it stays out of the bag.
    assert [(e["seat"], e["surprise"]) for e in t.told("attack")] == [(t.seat("scout"), True)]
    assert len(t.told("token_drawn")) == 1
    assert t.game.bag == ["larva_1"]
    assert t.game.eggs == eggs
    t.check()


@rule("NEM-BAG-10")
def test_the_queen_does_not_surprise_a_full_hand() -> None:
    t = table("captain", "scout").met().at("captain", "nest", "slot_005").any_hand("captain", 4).bag("queen_1")
    develop(t, "queen")
    assert [f.kind for f in t.game.figures] == ["queen"]
    assert not t.told("attack")


@rule("NEM-BAG-11")
@pytest.mark.parametrize("explored", [True, False])
def test_the_queen_lays_an_egg_while_nobody_is_in_the_nest(explored: bool) -> None:
    t = table("captain", "scout").bag("queen_1", "larva_1")
    if explored:
        t.room("nest")
    develop(t, "queen")
    assert t.game.eggs == 6
    assert sorted(t.game.bag) == ["larva_1", "queen_1"]
    assert t.game.figures == []
    t.check()


@rule("NEM-BAG-11")
def test_the_queen_lays_no_ninth_egg() -> None:
    t = table("captain", "scout").empty_hands("captain").carry("captain", "egg").object("egg", "cockpit").bag("queen_1")
    t.game.eggs = 6
    develop(t, "queen")
    assert t.game.eggs == 6
    t.check()


@rule("NEM-BAG-12")
def test_the_queen_lays_no_egg_in_a_destroyed_nest_but_still_comes_there() -> None:
    t = table("captain", "scout").met().room("nest", "slot_005").bag("queen_1").any_hand("captain", 5)
    t.game.eggs, t.game.nest_destroyed = 0, True
    develop(t, "queen")
    assert t.game.eggs == 0
    assert t.game.bag == ["queen_1"]
    t.at("captain", "nest")
    develop(t, "queen")
    assert [(f.kind, f.slot) for f in t.game.figures] == [("queen", "slot_005")]


# -- the blank, and an empty bag


@rule("NEM-BAG-13")
def test_the_blank_adds_an_adult_and_returns() -> None:
    t = table("captain", "scout").bag("blank_1").rig(supply=["adult_3"])
    develop(t, "blank")
    assert sorted(t.game.bag) == ["adult_3", "blank_1"]
    u = develop(table("captain", "scout").bag("blank_1", *ADULTS), "blank")
    assert sorted(u.game.bag) == sorted(["blank_1", *ADULTS])
    u.check()


@rule("NEM-BAG-14")
def test_an_empty_bag_gets_an_adult_which_is_drawn() -> None:
    t = table("captain", "scout").bag().rig(supply=["adult_5"], noise=[1, 2]).run("develop_bag")
    assert [e["type"] for e in t.told("token_drawn")] == ["adult"]
    assert t.game.bag == ["adult_5"]
    t.check()


@rule("NEM-BAG-14")
def test_nothing_happens_if_there_is_no_adult_for_an_empty_bag() -> None:
    t = table("captain", "scout").bag()
    t.game.supply = [token for token in t.game.supply if token not in ADULTS]
    t.run("develop_bag")
    assert not t.told("token_drawn")
    assert t.game.bag == []


@rule("NEM-BAG-15")
def test_an_intruder_that_hides_returns_any_token_of_its_type_from_the_supply() -> None:
    t = table("captain", "scout").bag("blank_1", *ADULTS[:10])
    t.intruder("adult", "slot_014")
    t.rig(event=["scent_of_prey"], supply=["adult_12"]).run("event_card")
    assert t.game.bag[-1] == "adult_12"
    # The type is public, the number is not (NEM-VIS-17).
    assert t.told("token_added")[-1]["type"] == "adult"
    assert "adult_12" not in str(t.match.history(0))
    t.check()


@rule("NEM-BAG-15")
def test_an_intruder_without_a_token_in_the_supply_returns_none() -> None:
    t = table("captain", "scout").bag("creeper_1", "creeper_2", "creeper_3")
    t.intruder("creeper", "slot_014")
    t.rig(event=["scent_of_prey"]).run("event_card")
    assert t.game.figures == []
    assert sorted(t.game.bag) == ["creeper_1", "creeper_2", "creeper_3"]
    t.check()


@rule("NEM-BAG-07")
@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_an_encounter_of_the_rolls_may_draw_the_token_again(kind: str) -> None:
    t = table("captain", "scout").met().at("scout", "cockpit").any_hand("captain", 5).noise("cor_006_011")
    t.bag(f"{kind}_1").rig(noise=[2, "silence"]).run("develop_bag")
    assert [e["type"] for e in t.told("token_drawn")] == [kind, kind]
    assert [f.kind for f in t.game.figures] == [kind]
    t.check()

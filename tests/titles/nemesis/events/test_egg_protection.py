"""Egg Protection."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-EVENT-26")
def test_egg_protection_comes_to_the_nest_and_to_carried_eggs_in_order() -> None:
    t = table("captain", "scout", "pilot", "mechanic").met()
    t.at("captain", "nest", "slot_003").at("scout", "cockpit").empty_hands("scout").carry("scout", "egg")
    for who in ("captain", "scout", "pilot", "mechanic"):
        t.any_hand(who, 5)
    t.game.eggs -= 1
    t.game.first_player = t.seat("scout")
    t.noise("cor_003_007", "cor_001_002").bag("larva_1", "creeper_1", "blank_1").rig(bag=["creeper", "larva"])
    t.rig(event=["egg_protection"]).run("event_card")
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", "slot_001"), ("larva", "slot_003")]
    assert [e["seat"] for e in t.told("encounter")] == [t.seat("scout"), t.seat("captain")]
    assert t.game.noise == []
    t.check()


def test_egg_protection_comes_to_fighters_too_and_may_surprise() -> None:
    t = table("captain", "scout").at("captain", "nest", "slot_003").any_hand("captain", 1)
    t.intruder("larva", "nest")
    t.bag("adult_10").rig(event=["egg_protection"], attack=["scratch_1"]).run("event_card")
    assert [f.kind for f in t.game.figures] == ["larva", "adult"]
    assert [e["surprise"] for e in t.told("attack")] == [True]
    assert t.crew("captain").light == 1


@rule("NEM-EVENT-26")
def test_egg_protection_skips_whoever_died_meanwhile() -> None:
    t = table("captain", "scout", "pilot").met().at("captain", "nest", "slot_003").at("scout", "nest")
    t.hand("captain").wounded("scout", serious=["leg", "hand"])
    t.bag("breeder_1", "larva_1").rig(event=["egg_protection"], bag=["breeder"], attack=["frenzy_1"])
    t.run("event_card")
    assert t.crew("scout").status == "dead"
    assert [e["seat"] for e in t.told("encounter")] == [t.seat("captain")]
    t.check()


def test_egg_protection_passes_over_eggs_on_pods() -> None:
    t = table("captain", "scout").met().room("evacuation_a", "slot_003").empty_hands("scout").carry("scout", "egg")
    t.game.eggs -= 1
    t.aboard("scout", 1).rig(event=["egg_protection"]).run("event_card")
    assert not t.told("encounter")
    assert t.game.figures == []

"""Summoning: another intruder joins."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_summoning_is_an_attack_of_creeper_and_queen() -> None:
    assert hitters("summoning_1") == ["creeper", "queen"]


@rule("NEM-ENC-20")
def test_summoning_brings_an_intruder_that_does_not_surprise() -> None:
    t = victim(cards=0).noise("cor_011_014", "cor_009_012").bag("adult_12", "larva_1").rig(bag=["adult"])
    strike(t, "queen", "summoning_1")
    assert [f.name for f in t.game.figures] == ["queen_1", "adult_2"]
    assert {f.slot for f in t.game.figures} == {"slot_011"}
    assert t.game.bag == ["larva_1"]
    assert t.game.noise == ["cor_009_012"]
    assert len(t.told("attack")) == 1
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (0, 0, [])
    t.check()


@rule("NEM-ENC-20")
def test_summoning_in_a_surprise_attack_brings_no_further_attack() -> None:
    t = victim(cards=0).bag("adult_12")
    strike(t, "creeper", "summoning_1", surprise=True)
    assert [f.kind for f in t.game.figures] == ["creeper", "adult"]
    assert len(t.told("attack")) == 1
    t.check()


def test_summoning_a_blank_makes_noise_all_around() -> None:
    t = victim(cards=0).noise("cor_011_014").bag("blank_1", "larva_1").rig(bag=["blank"])
    strike(t, "creeper", "summoning_1")
    assert sorted(t.game.noise) == ["cor_006_011", "cor_008_011", "cor_011_014", "cor_011_015"]
    assert len(t.game.figures) == 1
    assert sorted(t.game.bag) == ["blank_1", "larva_1"]
    t.check()

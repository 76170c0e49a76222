"""Dismay: 1 contamination card, then a panic card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.attacks.striking import hitters, strike, victim
from tests.titles.nemesis.void_seeders.madness import TYPES, level, mad, names


@rule("NEM-ATT-06")
def test_void_dismay_is_an_attack_of_all_types() -> None:
    assert hitters("void_dismay_1") == list(TYPES)


def test_void_dismay_contaminates_and_then_frightens_its_target() -> None:
    t = victim().rig(panic=["sabotage"])
    strike(t, "lurker", "void_dismay_2")
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (0, 0, ["contamination"])
    assert names(t, "contaminated", "panics") == ["contaminated", "panics"]
    assert level(t, "captain") == 2
    t.check()


@rule("VOI-PANIC-03")
def test_void_dismay_brings_the_effect_of_the_card_to_whoever_is_mad_enough() -> None:
    t = mad(victim(), captain=3).rig(panic=["self_mutilation"])
    strike(t, "whisperer", "void_dismay_3")
    assert (t.crew("captain").light, level(t, "captain")) == (2, 3)

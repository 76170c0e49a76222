"""Slime: a slime marker and 1 contamination card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_slime_is_an_attack_of_all_types() -> None:
    assert hitters("slime_1") == ["creeper", "adult", "breeder", "queen"]


@rule("NEM-ATT-10")
def test_slime_gives_a_marker_and_a_contamination_card() -> None:
    t = victim()
    strike(t, "creeper", "slime_1")
    captain = t.crew("captain")
    assert (captain.slime, captain.light, captain.serious, captain.discard) == (True, 0, 0, ["contamination"])
    t.check()


def test_slime_gives_no_second_marker_but_another_card() -> None:
    t = victim()
    t.crew("captain").slime = True
    strike(t, "adult", "slime_1")
    assert t.crew("captain").discard == ["contamination"]
    assert t.told("slimed") == []

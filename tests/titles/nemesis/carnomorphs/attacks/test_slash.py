"""Slash: 1 light wound and 1 contamination card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.attacks.striking import hitters, strike, victim


@rule("CAR-ATT-05")
def test_slash_is_an_attack_of_all_that_draw_cards() -> None:
    assert hitters("slash_1") == ["shambler", "fleshbeast", "butcher"]


def test_slash_gives_a_light_wound_and_a_contamination_card() -> None:
    t = victim()
    strike(t, "shambler", "slash_2")
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (1, 0, ["contamination"])
    assert not captain.slime
    t.check()

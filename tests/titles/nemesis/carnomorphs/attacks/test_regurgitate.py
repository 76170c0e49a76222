"""Regurgitate: slime and 1 contamination card; a carcass is left in the room."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.attacks.striking import ROOM, hitters, strike, victim


@rule("CAR-ATT-05")
def test_regurgitate_is_an_attack_of_all_that_draw_cards() -> None:
    assert hitters("regurgitate_1") == ["shambler", "fleshbeast", "butcher"]


def test_regurgitate_slimes_contaminates_and_leaves_a_carcass() -> None:
    t = victim()
    before = list(t.game.objects_in(t.slot(ROOM)))
    strike(t, "butcher", "regurgitate_2")
    captain = t.crew("captain")
    assert captain.slime
    assert (captain.light, captain.serious, captain.discard) == (0, 0, ["contamination"])
    assert t.game.objects_in(t.slot(ROOM)) == [*before, "carcass"]
    t.check()

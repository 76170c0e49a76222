"""Analysing objects."""

from __future__ import annotations

from airlock.survival.analysis import cannot_analyse, discover
from tests.rules import rule
from tests.table import table


@rule("NEM-WEAK-02", "NEM-WEAK-05")
def test_a_weakness_is_discovered_once() -> None:
    t = table("scout", "captain").rig(weakness=["vital_places"])
    discover(t.game, t.crew("scout"), "egg")
    pool = list(t.game.weakness_pool)
    assert t.game.weaknesses == {"corpse": "", "egg": "vital_places", "carcass": ""}
    assert "vital_places" not in pool
    discover(t.game, t.crew("scout"), "egg")
    assert t.game.weaknesses["egg"] == "vital_places"
    assert t.game.weakness_pool == pool


@rule("NEM-ROOM-NEST-01")
def test_the_eggs_of_the_intruder_board_can_be_analysed_in_the_nest() -> None:
    t = table("scout", "captain").room("nest", "slot_005")
    assert t.game.species.analysable(t.game, "slot_005") == ["egg"]
    t.game.eggs = 0
    assert cannot_analyse(t.game, "slot_005") == "nothing_to_analyse"


def test_what_is_analysable_comes_in_the_order_of_the_intruder_board() -> None:
    t = table("scout", "captain").object("carcass", "hibernatorium").carry("captain", "egg")
    assert t.game.species.analysable(t.game, "slot_011") == ["corpse", "egg", "carcass"]

"""Nest."""

from __future__ import annotations

from tests.table import table


def test_nest_stirs_all_corridors_around_the_explored_nest() -> None:
    t = table("captain", "scout").room("nest", "slot_005").noise("cor_005_006").rig(event=["nest"]).run("event_card")
    assert sorted(t.game.noise) == ["cor_005_006", "cor_005_010", "main"]
    assert not t.told("encounter")


def test_nest_stirs_a_destroyed_nest_too() -> None:
    t = table("captain", "scout").room("nest", "slot_003")
    t.game.nest_destroyed, t.game.eggs = True, 0
    t.rig(event=["nest"]).run("event_card")
    assert sorted(t.game.noise) == ["cor_001_003", "cor_003_007"]


def test_nest_does_nothing_while_it_is_unexplored() -> None:
    t = table("captain", "scout").rig(event=["nest"]).run("event_card")
    assert t.game.noise == []

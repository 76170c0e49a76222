"""Hallucinations: one of your weapons loses all its ammo."""

from __future__ import annotations

from airlock.survival.crew import Held
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, mad, panics

CARD = "hallucinations"


@rule("VOI-PANIC-03")
def test_hallucinations_empty_the_only_loaded_weapon() -> None:
    t = among_seeders("captain", "scout").ammo("captain", "six_shooter", 4).item("captain", "prototype_rifle", ammo=0)
    panics(mad(t, captain=3), "captain", CARD)
    assert [(held.kind, held.ammo) for held in t.crew("captain").hands] == [("six_shooter", 0), ("prototype_rifle", 0)]
    assert level(t, "captain") == 3
    t.check()


def test_hallucinations_leave_the_choice() -> None:
    t = among_seeders("captain", "scout").ammo("captain", "six_shooter", 4).item("captain", "prototype_rifle", ammo=1)
    panics(mad(t, captain=3), "captain", CARD)
    assert t.asked("captain") == "empty_weapon"
    assert t.options("captain") == ["weapon:six_shooter", "weapon:prototype_rifle"]
    t.answer("captain", "weapon:prototype_rifle")
    assert [held.ammo for held in t.crew("captain").hands] == [4, 0]


@rule("VOI-PANIC-04")
def test_hallucinations_without_ammo_make_madder() -> None:
    t = among_seeders("captain", "scout").ammo("captain", "six_shooter", 0).item("captain", "fire_extinguisher")
    panics(mad(t, captain=3), "captain", CARD)
    assert level(t, "captain") == 4


def test_hallucinations_tell_two_of_a_kind_apart() -> None:
    t = mad(among_seeders("captain", "scout").empty_hands("captain"), captain=3)
    t.game.crafted["flamethrower"] -= 2
    t.crew("captain").hands += [Held("flamethrower", 1), Held("flamethrower", 3)]
    panics(t, "captain", CARD).answer("captain", "weapon:flamethrower:3")
    assert sorted(held.ammo for held in t.crew("captain").hands) == [0, 1]
    # Of the two only one is loaded now: that one comes next.
    panics(t, "captain", CARD)
    assert [held.ammo for held in t.crew("captain").hands] == [0, 0]
    t.check()

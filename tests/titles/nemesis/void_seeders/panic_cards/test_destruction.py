"""Destruction: one heavy item of your hands is discarded."""

from __future__ import annotations

from airlock.survival.crew import Held
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, level, mad, panics

CARD = "destruction"


@rule("VOI-PANIC-03")
def test_destruction_takes_the_only_weapon() -> None:
    t = mad(among_seeders("captain", "scout"), captain=4)
    panics(t, "captain", CARD)
    assert t.crew("captain").hands == []
    assert t.game.items_spent == ["six_shooter"]
    assert level(t, "captain") == 4
    t.check()


@rule("VOI-PANIC-03")
def test_destruction_leaves_the_choice_and_fills_the_pile_of_its_colour() -> None:
    t = mad(among_seeders("captain", "scout").item("captain", "prototype_rifle").item("captain", "bandages"), captain=4)
    panics(t, "captain", CARD)
    assert t.asked("captain") == "smash"
    assert t.options("captain") == ["smash:six_shooter", "smash:prototype_rifle"]
    t.answer("captain", "smash:prototype_rifle")
    assert [held.kind for held in t.crew("captain").hands] == ["six_shooter"]
    assert t.game.item_discard["red"] == ["prototype_rifle"]
    assert t.crew("captain").inventory == ["bandages"]
    t.check()


@rule("VOI-PANIC-04")
def test_destruction_spares_objects_and_what_is_not_heavy() -> None:
    t = mad(among_seeders("captain", "scout").empty_hands("captain").item("captain", "bandages"), captain=4)
    t.carry("captain", "corpse_blue")
    panics(t, "captain", CARD)
    assert [held.kind for held in t.crew("captain").hands] == ["corpse_blue"]
    assert level(t, "captain") == 5


@rule("VOI-PANIC-04", "VOI-INS-03")
def test_destruction_kills_the_maddest_who_hold_nothing() -> None:
    t = mad(among_seeders("captain", "scout").empty_hands("captain"), captain=5)
    panics(t, "captain", CARD)
    assert t.crew("captain").status == "dead"


def test_destruction_parts_a_taped_pair() -> None:
    t = mad(among_seeders("captain", "scout").item("captain", "fire_extinguisher"), captain=4)
    for held in t.crew("captain").hands:
        held.tape = 1
    panics(t, "captain", CARD).answer("captain", "smash:six_shooter")
    assert [(held.kind, held.tape) for held in t.crew("captain").hands] == [("fire_extinguisher", 0)]
    t.check()


def test_destruction_takes_what_is_attached_along() -> None:
    t = mad(among_seeders("captain", "scout"), captain=4)
    gone = t.crew("captain").quests.pop()
    t.crew("captain").hands[0].attached = (gone,)
    panics(t, "captain", CARD)
    assert sorted(t.game.items_spent) == sorted(["six_shooter", gone])
    t.check()


def test_destruction_tells_two_of_a_kind_apart() -> None:
    t = mad(among_seeders("captain", "scout").empty_hands("captain"), captain=4)
    t.game.crafted["flamethrower"] -= 2
    t.crew("captain").hands += [Held("flamethrower", 1), Held("flamethrower", 3)]
    panics(t, "captain", CARD).answer("captain", "smash:flamethrower:3")
    assert [held.ammo for held in t.crew("captain").hands] == [1]
    t.check()

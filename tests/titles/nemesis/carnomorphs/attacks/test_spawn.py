"""Spawn: a metagorger crawls out and covers the target with slime."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.carnomorphs.attacks.striking import ROOM, hitters, strike, victim
from tests.titles.nemesis.carnomorphs.flesh import kinds, put


@rule("CAR-ATT-05")
def test_spawn_is_no_attack_of_the_butcher() -> None:
    assert hitters("spawn_1") == ["shambler", "fleshbeast"]


def test_spawn_places_a_metagorger_and_slimes_the_target() -> None:
    t = victim()
    bag = sorted(t.game.bag)
    strike(t, "shambler", "spawn_1")
    assert kinds(t, ROOM) == ["metagorger", "shambler"]
    captain = t.crew("captain")
    assert captain.slime
    assert (captain.light, captain.serious, captain.discard) == (0, 0, [])
    # Neither an encounter nor a matter of the bag.
    assert not t.told("encounter")
    assert sorted(t.game.bag) == bag
    t.check()


@rule("CAR-ATT-08")
def test_spawn_brings_nothing_that_attacks_in_the_same_step() -> None:
    t = victim().rig(attack=["spawn_1"])
    put(t, "shambler", ROOM)
    t.run("attacks_and_feeding")
    assert [e["figure"] for e in t.told("attack")] == ["shambler_1"]
    assert kinds(t, ROOM) == ["metagorger", "shambler"]
    t.check()


@rule("CAR-TYPE-07")
def test_spawn_slimes_even_if_no_figure_is_left() -> None:
    t = victim().room("armory", "slot_003")
    for _ in range(8):
        put(t, "metagorger", "armory")
    strike(t, "fleshbeast", "spawn_2")
    assert kinds(t, ROOM) == ["fleshbeast"]
    assert len(kinds(t, "armory")) == 8
    assert t.crew("captain").slime


def test_spawn_gives_no_second_slime_marker() -> None:
    t = victim()
    t.crew("captain").slime = True
    strike(t, "shambler", "spawn_1")
    assert not t.told("slimed")

"""Quarantine Procedure."""

from __future__ import annotations

from airlock.survival.state import CLOSED, DESTROYED
from tests.table import Table
from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "quarantine_procedure"


def slime(t: Table, *who: str) -> Table:
    for name in who:
        t.crew(name).slime = True
    return t


def lock(t: Table) -> Table:
    return t.rig(event=[CARD]).run("event_card")


def test_quarantine_procedure_closes_the_doors_around_the_slimed() -> None:
    t = slime(hunted("captain", "scout", "pilot").at("scout", "armory", "slot_002").at("pilot", "cockpit"), "scout")
    lock(t.door("cor_001_002", DESTROYED))
    # Destroyed doors stay; there is no door in the technical corridors.
    assert t.game.doors == {"cor_001_002": DESTROYED, "cor_002_006": CLOSED}
    t.check()


def test_quarantine_procedure_goes_by_the_order_of_the_slimed_and_the_numbers_of_corridors() -> None:
    t = slime(hunted("captain", "scout", "pilot").at("scout", "armory", "slot_003"), "captain", "scout")
    t.game.first_player = 1
    lock(t)
    assert [e["corridor"] for e in t.told("door_closed")] == [
        "cor_001_003", "cor_003_007", "cor_011_015", "cor_006_011", "cor_008_011", "cor_011_014",
    ]  # fmt: skip


def test_quarantine_procedure_does_nothing_without_slime_or_for_those_on_pods() -> None:
    t = slime(hunted("captain", "scout").room("evacuation_a", "slot_003").aboard("scout", 1), "scout")
    assert lock(t).game.doors == {}


def test_quarantine_procedure_takes_doors_from_elsewhere_by_the_choice_of_the_first_player() -> None:
    t = slime(hunted("captain", "scout").at("scout", "armory", "slot_003"), "scout")
    far = [c for c in t.game.map.corridors if c not in ("cor_001_003", "cor_003_007")][:11]
    for corridor in far:
        t.door(corridor)
    t.door("cor_001_003")
    lock(t)
    assert t.asked("captain") == "take_door"
    # Not from a corridor of the room itself.
    assert set(t.options("captain")) == {f"corridor:{corridor}" for corridor in far}
    t.answer("captain", f"corridor:{far[4]}")
    assert t.game.doors["cor_003_007"] == CLOSED
    assert far[4] not in t.game.doors
    t.check()


def test_quarantine_procedure_leaves_doors_open_that_nothing_is_left_for() -> None:
    t = slime(hunted("captain", "scout").at("scout", "armory", "slot_003"), "scout")
    for corridor in [c for c in t.game.map.corridors if c not in ("cor_001_003", "cor_003_007")][:11]:
        t.door(corridor, DESTROYED)
    lock(t)
    assert t.game.doors["cor_001_003"] == CLOSED
    assert "cor_003_007" not in t.game.doors
    assert t.asked() == "halted"

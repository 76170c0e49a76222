"""Insane Courage: into a room next door with a void seeder or a lair."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, level, mad, panics

CARD = "insane_courage"


def brave() -> Table:
    """The Captain in the Hibernatorium at insanity 2, the Scout in the Cockpit, two rooms explored."""
    t = among_seeders("captain", "scout").at("scout", "cockpit").room("canteen", "slot_006")
    return mad(t.room("command", "slot_008"), captain=2)


@rule("VOI-PANIC-03")
@pytest.mark.parametrize("kind", ["lurker", "despoiler", "lair"])
def test_insane_courage_runs_to_the_only_one(kind: str) -> None:
    t = brave()
    t.intruder(kind, "canteen")
    panics(t, "captain", CARD)
    assert t.crew("captain").slot == "slot_006"
    assert level(t, "captain") == 2
    # Arriving isn't an encounter, makes no noise and is not attacked.
    assert not {"encounter", "noise_rolled", "attack"} & {e["event"] for e in t.match.history(-1)}


def test_insane_courage_leaves_the_choice() -> None:
    t = brave()
    t.intruder("lurker", "canteen")
    t.intruder("lair", "command")
    # Two rooms away is too far.
    t.intruder("stalker", "slot_002")
    panics(t, "captain", CARD)
    assert t.asked("captain") == "charge"
    assert t.options("captain") == ["to:slot_006", "to:slot_008"]
    t.answer("captain", "to:slot_008")
    assert t.crew("captain").slot == "slot_008"


@rule("VOI-PANIC-04")
def test_insane_courage_without_any_of_them_next_door_makes_madder() -> None:
    t = brave()
    t.intruder("lurker", "slot_002")
    t.intruder("stalker", HOME)
    panics(t, "captain", CARD)
    assert (t.crew("captain").slot, level(t, "captain")) == (HOME, 3)


@rule("VOI-PANIC-04")
def test_insane_courage_stops_at_closed_doors() -> None:
    t = brave().door("cor_006_011")
    t.intruder("lurker", "canteen")
    panics(t, "captain", CARD)
    assert (t.crew("captain").slot, level(t, "captain")) == (HOME, 3)


@rule("VOI-PANIC-09")
def test_insane_courage_out_of_combat_is_an_escape() -> None:
    t = brave()
    t.intruder("whisperer", HOME)
    t.intruder("lair", HOME)
    t.intruder("lurker", "canteen")
    panics(t.rig(attack=["void_scratch_1"]), "captain", CARD)
    assert [e["figure"] for e in t.told("attack")] == ["whisperer_1"]
    assert (t.crew("captain").light, t.crew("captain").slot) == (1, "slot_006")


def test_insane_courage_explores() -> None:
    t = brave().rig(room={"slot_015": "monitoring"}, explore={"slot_015": "malfunction_1"})
    t.intruder("lurker", "slot_015")
    panics(t, "captain", CARD)
    assert t.game.rooms["slot_015"] == "monitoring"
    assert t.game.malfunction == ["slot_015"]
    assert t.told("noise_rolled") == []


@rule("VOI-PANIC-04")
def test_insane_courage_leads_nobody_out_of_a_pod() -> None:
    t = brave().room("evacuation_a", "slot_003").aboard("captain")
    t.intruder("lurker", "slot_007")
    panics(t, "captain", CARD)
    assert (t.pod("captain"), level(t, "captain")) == (1, 3)

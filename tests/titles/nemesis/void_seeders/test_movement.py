"""Void seeders move: through closed doors, into ducts, and never a lair."""

from __future__ import annotations

import pytest

from airlock.survival.figures import move_figures
from airlock.survival.injuries import retreat
from airlock.survival.noise import danger
from tests.rules import rule
from tests.titles.nemesis.void_seeders.seeding import HOME, figure, seeders_in_bag, table

DOOR = "cor_006_011"


@rule("VOI-MOVE-01", "VOI-DIFF-08")
@pytest.mark.parametrize("kind", ["lurker", "whisperer", "stalker", "despoiler"])
def test_they_pass_a_closed_door_and_leave_it_closed(kind: str) -> None:
    t = table().door(DOOR)
    f = figure(t, t.intruder(kind, "slot_006"))
    t.flow(move_figures(t.game, [(f, DOOR)]))
    assert f.slot == HOME
    assert t.game.doors == {DOOR: "closed"}


@rule("VOI-MOVE-02", "VOI-MOVE-04")
def test_danger_brings_them_through_closed_doors() -> None:
    t = table().door(DOOR)
    f = figure(t, t.intruder("whisperer", "slot_006"))
    t.flow(danger(t.game, HOME))
    assert f.slot == HOME
    assert t.game.doors == {DOOR: "closed"}
    assert t.game.noise == []


@rule("VOI-MOVE-04")
def test_retreat_events_and_fire_control_ignore_doors_as_well() -> None:
    t = table().door(DOOR).door("cor_005_006").room("armory", "slot_005")
    f = figure(t, t.intruder("whisperer", HOME))
    # Whispers has the number 2: out of the Hibernatorium into slot_006.
    t.rig(event=["void_whispers_1"]).flow(retreat(t.game, f))
    assert f.slot == "slot_006"
    # Fear has the number 3: on into slot_005.
    t.any_hand("captain", 5).any_hand("scout", 5).rig(event=["void_fear_1"]).run("event_card")
    assert f.slot == "slot_005"
    t.at("captain", "fire_control", "slot_003").rig(event=["void_neurosis"]).turn("captain")
    f.slot = HOME
    t.door("cor_011_014").refresh().do("captain", "room:fire_control:flood")
    assert f.slot == "slot_014"
    assert set(t.game.doors.values()) == {"closed"}


@rule("VOI-MOVE-04")
def test_a_decoy_lures_them_through_closed_doors() -> None:
    t = table().item("captain", "decoy").room("canteen", "slot_006").door("cor_005_006").turn("captain")
    f = figure(t, t.intruder("lurker", "slot_005"))
    t.refresh().do("captain", "item:decoy:lure")
    assert f.slot == "slot_006"
    assert t.game.doors == {"cor_005_006": "closed"}


@rule("VOI-MOVE-03")
def test_in_the_ducts_it_becomes_a_random_token() -> None:
    t = table().bag("void_blank")
    f = figure(t, t.intruder("despoiler", "slot_005"))
    t.flow(move_figures(t.game, [(f, "main")]))
    assert t.game.figures == []
    assert seeders_in_bag(t) == 1
    assert not t.game.queen_killed
    t.check()

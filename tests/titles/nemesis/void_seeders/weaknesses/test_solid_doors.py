"""Solid Doors: closed doors stop them."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import retreat
from airlock.survival.noise import roll_noise
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import HOME, TYPES, among_seeders, happens

WEAKNESS = "solid_doors"
DOOR = "cor_006_011"


def behind_a_door(kind: str, weakness: str = WEAKNESS) -> Table:
    """A void seeder in room 6, with a closed door between it and the crew in the Hibernatorium."""
    t = among_seeders("captain", "scout").door(DOOR)
    t.intruder(kind, "slot_006")
    return t.weakness(weakness) if weakness else t


def outcome(t: Table) -> tuple[str, str]:
    return t.game.figures[0].slot, t.game.doors[DOOR]


@rule("VOI-MOVE-04")
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize(("weakness", "then"), [("", (HOME, "closed")), (WEAKNESS, ("slot_006", "destroyed"))])
def test_solid_doors_are_destroyed_instead_of_passed_in_danger(kind: str, weakness: str, then: tuple[str, str]) -> None:
    t = behind_a_door(kind, weakness).rig(noise=["danger"])
    t.flow(roll_noise(t.game, t.crew("captain")))
    assert outcome(t) == then


@rule("VOI-MOVE-04")
@pytest.mark.parametrize(("weakness", "then"), [("", (HOME, "closed")), (WEAKNESS, ("slot_006", "destroyed"))])
def test_solid_doors_stop_movement_by_event_cards(weakness: str, then: tuple[str, str]) -> None:
    # The movement of this card leads through corridor 2, and nobody is left in the Hibernatorium.
    t = behind_a_door("stalker", weakness).at("captain", "cockpit").at("scout", "cockpit")
    assert outcome(happens(t, "void_terror_2")) == then


@pytest.mark.parametrize(("weakness", "then"), [("", (HOME, "closed")), (WEAKNESS, ("slot_006", "destroyed"))])
def test_solid_doors_stop_the_hunt(weakness: str, then: tuple[str, str]) -> None:
    assert outcome(happens(behind_a_door("lurker", weakness), "void_hunt")) == then


@rule("VOI-MOVE-04")
@pytest.mark.parametrize(("weakness", "then"), [("", (HOME, "closed")), (WEAKNESS, ("slot_006", "destroyed"))])
def test_solid_doors_stop_a_retreat(weakness: str, then: tuple[str, str]) -> None:
    t = behind_a_door("whisperer", weakness).rig(event=["void_terror_2"])
    t.flow(retreat(t.game, t.game.figures[0]))
    assert outcome(t) == then


@pytest.mark.parametrize(("weakness", "left"), [("", 1), (WEAKNESS, 0)])
def test_solid_doors_part_neighbours_for_lurking(weakness: str, left: int) -> None:
    t = behind_a_door("lurker", weakness).run("lurking")
    assert len(t.game.figures) == left


def test_solid_doors_do_not_matter_where_they_are_open() -> None:
    t = behind_a_door("lurker")
    del t.game.doors[DOOR]
    happens(t, "void_hunt")
    assert t.game.figures[0].slot == HOME

"""The Way of Moving: only the queen and breeders can destroy doors."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import retreat
from airlock.survival.noise import roll_noise
from tests.rules import rule
from tests.table import Table, table

WEAKNESS = "way_of_moving"
DOOR = "cor_006_011"


def behind_a_door(kind: str, weakness: str = WEAKNESS) -> Table:
    """An intruder in slot_006, with a closed door between it and the crew in the Hibernatorium."""
    t = table("captain", "scout").door(DOOR)
    t.intruder(kind, "slot_006")
    return t.weakness(weakness) if weakness else t


@rule("NEM-WEAK-03", "NEM-WEAK-04")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
def test_way_of_moving_keeps_the_door_closed_against_a_moving_intruder(kind: str) -> None:
    for weakness, door in (("", "destroyed"), (WEAKNESS, "closed")):
        t = behind_a_door(kind, weakness).rig(event=["damage"]).run("event_card")
        assert t.game.doors[DOOR] == door
        assert t.game.figures[0].slot == "slot_006"


@pytest.mark.parametrize(("kind", "door"), [("larva", "closed"), ("breeder", "destroyed"), ("queen", "destroyed")])
def test_way_of_moving_lets_queen_and_breeders_destroy_doors(kind: str, door: str) -> None:
    t = behind_a_door(kind).rig(noise=["danger"])
    t.flow(roll_noise(t.game, t.crew("captain")))
    assert t.game.doors[DOOR] == door
    assert t.game.figures[0].slot == "slot_006"


def test_way_of_moving_holds_in_danger_too_which_makes_no_noise_then() -> None:
    t = behind_a_door("adult").rig(noise=["danger"])
    t.flow(roll_noise(t.game, t.crew("captain")))
    assert (t.game.doors[DOOR], t.game.noise) == ("closed", [])


def test_way_of_moving_holds_for_a_retreat() -> None:
    t = behind_a_door("adult").rig(event=["damage"])
    t.flow(retreat(t.game, t.game.figures[0]))
    assert (t.game.doors[DOOR], t.game.figures[0].slot) == ("closed", "slot_006")


def test_way_of_moving_does_not_close_open_ways() -> None:
    t = behind_a_door("adult").rig(event=["lurking"])
    t.flow(retreat(t.game, t.game.figures[0]))
    assert t.game.figures[0].slot == "slot_002"

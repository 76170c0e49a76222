"""Battering Charge: closed doors do not stop them."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import retreat
from airlock.survival.noise import danger
from airlock.survival.state import DESTROYED
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted

DOOR = "cor_006_011"


def scene(adaptation: str = "battering_charge") -> Table:
    return hunted("captain", "scout", adaptation=adaptation).door(DOOR)


@pytest.mark.parametrize("kind", ["metagorger", "shambler", "fleshbeast", "butcher"])
def test_battering_charge_breaks_the_door_and_moves_on(kind: str) -> None:
    t = scene()
    # Number 2 leads from room 6 into the Hibernatorium.
    figure = put(t, kind, "slot_006")
    t.rig(event=["airlock_procedure_glitch"]).run("event_card")
    assert figure.slot == "slot_011"
    assert t.game.doors == {DOOR: DESTROYED}


def test_without_battering_charge_the_door_is_broken_instead() -> None:
    t = scene("")
    figure = put(t, "shambler", "slot_006")
    t.rig(event=["airlock_procedure_glitch"]).run("event_card")
    assert figure.slot == "slot_006"
    assert t.game.doors == {DOOR: DESTROYED}


def test_battering_charge_works_for_danger_stalking_and_retreat() -> None:
    t = scene()
    figure = put(t, "shambler", "slot_006")
    t.flow(danger(t.game, "slot_011"))
    assert figure.slot == "slot_011"
    t = scene()
    figure = put(t, "shambler", "slot_006")
    t.rig(event=["stalking_1"]).run("event_card")
    assert figure.slot == "slot_011"
    t = scene()
    figure = put(t, "shambler", "hibernatorium")
    t.rig(event=["rampant_mutation_2"]).flow(retreat(t.game, figure))
    assert figure.slot == "slot_006"


def test_battering_charge_takes_several_through_one_door_that_breaks_once() -> None:
    t = scene()
    both = [put(t, "shambler", "slot_006"), put(t, "fleshbeast", "slot_006")]
    t.rig(event=["stalking_2"]).run("event_card")
    assert [f.slot for f in both] == ["slot_011", "slot_011"]
    assert len(t.told("door_destroyed")) == 1


def test_battering_charge_stops_an_airlock_procedure() -> None:
    t = scene()
    t.game.airlock = "slot_006"
    put(t, "shambler", "slot_006")
    t.rig(event=["stalking_1"]).run("event_card")
    assert t.game.airlock == ""
    assert len(t.told("airlock_stopped")) == 1

"""Flammable Compounds."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


def test_flammable_compounds_set_the_hibernatorium_on_fire() -> None:
    t = table("captain", "scout").fire("cockpit").rig(event=["flammable_compounds"]).run("event_card")
    assert t.game.fire == ["slot_001", "slot_011"]
    t.check()


@rule("NEM-EVENT-22")
def test_flammable_compounds_spread_a_burning_hibernatorium_but_no_other_fire() -> None:
    t = table("captain", "scout").fire("cockpit", "hibernatorium").door("cor_008_011")
    t.rig(event=["flammable_compounds"]).run("event_card")
    assert t.game.fire == ["slot_001", "slot_011", "slot_006", "slot_014", "slot_015"]

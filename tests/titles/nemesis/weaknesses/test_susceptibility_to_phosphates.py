"""Susceptibility to Phosphates: extinguishers hurt as well as driving away."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.weaknesses.facing import facing

WEAKNESS = "susceptibility_to_phosphates"


@rule("NEM-WEAK-03", "NEM-WEAK-04")
@pytest.mark.parametrize(("weakness", "injuries"), [("", 0), (WEAKNESS, 1)])
def test_susceptibility_to_phosphates_hurts_before_the_retreat(weakness: str, injuries: int) -> None:
    t = (
        facing("scout", "adult", weakness)
        .item("scout", "fire_extinguisher")
        .rig(attack=["scratch_4"], event=["damage"])
    )
    t.do("scout", "item:fire_extinguisher:repel")
    adult = t.game.figures[0]
    assert (adult.injuries, adult.slot) == (injuries, "slot_011")
    assert len(t.told("injury_check")) == injuries
    t.check()


@rule("NEM-INJ-17")
def test_susceptibility_to_phosphates_makes_it_retreat_once() -> None:
    t = facing("scout", "adult", WEAKNESS).item("scout", "fire_extinguisher").door("cor_006_011")
    t.rig(attack=["bite_4"], event=["damage"])
    t.do("scout", "item:fire_extinguisher:repel")
    # The arrow of the injury check made it retreat; the door stopped it, and that was it.
    assert t.game.figures[0].slot == "slot_006"
    assert t.game.doors["cor_006_011"] == "destroyed"
    assert t.game.event_discard == ["damage"]
    t.check()


def test_susceptibility_to_phosphates_may_kill() -> None:
    t = facing("scout", "adult", WEAKNESS, injuries=5).item("scout", "fire_extinguisher").rig(attack=["scratch_4"])
    t.do("scout", "item:fire_extinguisher:repel")
    assert t.game.figures == []
    assert t.game.objects["slot_006"] == ["carcass"]
    assert t.game.event_discard == []
    t.check()


@rule("NEM-INJ-17")
def test_susceptibility_to_phosphates_holds_for_the_fire_control_system() -> None:
    for weakness, injuries in (("", 0), (WEAKNESS, 1)):
        t = facing("scout", "", weakness).at("scout", "fire_control").turn("scout")
        t.intruder("creeper", "slot_006")
        t.rig(attack=["scratch_4"], event=["damage"])
        t.do("scout", "room:fire_control:flood")
        assert (t.game.figures[0].injuries, t.game.figures[0].slot) == (injuries, "slot_011")
        t.check()

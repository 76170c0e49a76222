"""Royal Ceremony."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESSETUP-12")
def test_royal_ceremony_brings_the_queen_to_the_explored_nest() -> None:
    t = mission().room("nest").at("captain", "nest").bag("queen_1", "adult_1").hand("captain")
    t.met().rig(event=["royal_ceremony"]).run("event_card")
    assert [(f.kind, f.slot) for f in t.game.figures] == [("queen", t.slot("nest"))]
    # Her token is set aside; there is neither an encounter nor a surprise attack.
    assert t.game.bag == ["adult_1"]
    assert "queen_1" in t.game.supply
    assert not t.told("encounter")
    assert not t.told("attack")
    assert t.game.eggs == 5
    # It has no icon.
    assert alerts(t).open == ""
    t.check()


@rule("AFT-RESSETUP-12")
def test_royal_ceremony_lays_an_egg_while_nobody_has_found_the_nest_or_she_is_there() -> None:
    t = mission().rig(event=["royal_ceremony"]).run("event_card")
    assert t.game.eggs == 6
    assert t.game.figures == []
    t = mission().room("nest")
    t.intruder("queen", "cockpit")
    t.rig(event=["royal_ceremony"]).run("event_card")
    assert t.game.eggs == 6
    assert [f.slot for f in t.game.figures if f.kind == "queen"] != [t.slot("nest")]
    # None is left: none is laid.
    t = mission()
    t.game.eggs = 8
    t.rig(event=["royal_ceremony"]).run("event_card")
    assert t.game.eggs == 8
    t.check()


@rule("AFT-EPIEVENT-13")
def test_royal_ceremony_never_brings_back_a_queen_who_was_killed() -> None:
    t = mission().room("nest")
    t.game.queen_killed = True
    t.rig(event=["royal_ceremony"]).run("event_card")
    assert t.game.figures == []
    assert t.game.eggs == 6
    t.check()

"""Eggs Hatching."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESSETUP-12", "AFT-EPIEVENT-12")
def test_eggs_hatching_puts_one_larva_where_eggs_lie_and_one_in_the_nest() -> None:
    t = mission().room("nest").object("egg", "cockpit").object("egg", "cockpit").object("carcass", "cockpit")
    t.at("captain", "cockpit").carry("captain", "egg").met()
    t.game.eggs = 4
    t.rig(event=["eggs_hatching"], alert=["distress_call"]).run("event_card")
    larvae = [f.slot for f in t.game.figures if f.kind == "larva"]
    assert sorted(larvae) == sorted([t.slot("cockpit"), t.slot("nest")])
    # What is carried and what is on the intruder board stays; there is no encounter.
    assert t.crew("captain").holds("egg") is not None
    assert t.game.objects_in(t.slot("cockpit")) == ["carcass"]
    assert t.game.eggs == 4
    assert not t.told("encounter")
    assert alerts(t).open == "distress_call"
    t.check()


@rule("AFT-EPIEVENT-12")
def test_eggs_hatching_leaves_a_carried_egg_and_a_hidden_or_destroyed_nest_alone() -> None:
    t = mission().at("captain", "cockpit").carry("captain", "egg").met()
    t.rig(event=["eggs_hatching"], alert=["distress_call"]).run("event_card")
    assert t.game.figures == []
    t = mission().room("nest").met()
    t.game.eggs, t.game.nest_destroyed = 0, True
    t.rig(event=["eggs_hatching"], alert=["distress_call"]).run("event_card")
    assert t.game.figures == []
    t.check()


def test_eggs_hatching_may_be_the_first_encounter() -> None:
    t = mission().room("nest").rig(event=["eggs_hatching"], alert=["distress_call"]).run("event_card")
    assert t.asked("captain") == "choose_objective"
    assert t.game.first_encounter

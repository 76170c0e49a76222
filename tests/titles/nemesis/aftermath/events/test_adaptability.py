"""Adaptability."""

from __future__ import annotations

from airlock.titles.nemesis.conditions import CONDITIONS
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESEVENT-05", "AFT-RESSETUP-12")
def test_adaptability_takes_a_discovered_weakness_away_for_good() -> None:
    t = mission().weakness("way_of_moving", "egg").weakness("vital_places", "carcass")
    me = t.crew("scout")
    # Whoever is first and still there chooses.
    t.game.first_player = 0
    t.escaped("captain").rig(event=["adaptability"], alert=["distress_call"]).run("event_card")
    assert t.options("scout") == ["weakness:way_of_moving", "weakness:vital_places"]
    assert CONDITIONS["weakness_egg"](t.game, me)
    assert CONDITIONS["weaknesses_at_least_2"](t.game, me)
    t.answer("scout", "weakness:way_of_moving")
    assert not CONDITIONS["weakness_egg"](t.game, me)
    assert not CONDITIONS["weaknesses_at_least_2"](t.game, me)
    assert CONDITIONS["weakness_carcass"](t.game, me)
    # Its object can't be analysed any more, although a card is left.
    t.object("egg", "cockpit").object("corpse_0", "cockpit")
    assert t.game.species.analysable(t.game, t.slot("cockpit")) == ["corpse"]
    assert alerts(t).open == "distress_call"
    t.check()


@rule("AFT-RESEVENT-05")
def test_adaptability_asks_nobody_about_a_single_weakness_and_does_nothing_without_one() -> None:
    t = mission().weakness("way_of_moving", "egg").rig(event=["adaptability"], alert=["distress_call"])
    t.run("event_card")
    assert t.asked() == "halted"
    assert "egg" not in t.game.weaknesses
    t = mission().rig(event=["adaptability"], alert=["distress_call"]).run("event_card")
    assert t.asked() == "halted"
    assert len(t.game.weaknesses) == 3
    t.check()

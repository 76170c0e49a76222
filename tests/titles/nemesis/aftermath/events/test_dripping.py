"""Dripping."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESSETUP-12", "AFT-SHUTTLE-09")
def test_dripping_slimes_whoever_is_at_an_entrance_but_not_at_a_hatch() -> None:
    t = mission("captain", "scout", "soldier", "pilot")
    map = t.game.map
    with_entrance = next(s for s in t.game.rooms if map.networks_of[s])
    without = next(s for s in t.game.rooms if not map.networks_of[s] and s not in map.docked)
    t.at("captain", with_entrance).at("scout", without)
    t.room("evacuation_a").aboard("pilot")
    # The main room of the shuttle has a hatch.
    assert t.crew("soldier").slot in map.docked
    t.rig(event=["dripping"], alert=["distress_call"]).run("event_card")
    assert [t.crew(who).slime for who in t.names] == [True, False, False, False]
    assert alerts(t).open == "distress_call"
    t.check()

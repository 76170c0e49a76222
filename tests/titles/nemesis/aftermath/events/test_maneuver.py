"""Maneuver."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESSETUP-12")
def test_maneuver_lowers_the_next_draw_step_alone() -> None:
    t = mission().at("captain", "cabins").wounded("scout", serious=["body"]).hand("captain").hand("scout")
    t.rig(event=["maneuver"]).run("event_card")
    assert alerts(t).open == ""
    assert t.view("captain")["lurching"]
    t.game.round += 1
    t.run("draw_step")
    # It adds up with the Cabins and a body wound.
    assert [len(t.crew(who).hand) for who in t.names] == [5, 3]
    t.game.round += 1
    t.hand("captain").hand("scout").run("draw_step")
    assert [len(t.crew(who).hand) for who in t.names] == [6, 4]
    t.check()

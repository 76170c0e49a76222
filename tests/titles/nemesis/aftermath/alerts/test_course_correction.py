"""Course Correction."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import activates, alerts, check_alert, mission, no_tokens, open_alert


@rule("AFT-ALERT-03", "AFT-ALERT-11")
def test_course_correction_wants_the_cockpit_and_then_both_outer_engines() -> None:
    t = open_alert(no_tokens(mission()), "course_correction")
    before = t.course.space, t.engines.tops[:]
    t.at("scout", "engine_3").any_hand("scout", 3).turn("scout")
    assert not t.can("scout", "activation")
    activates(t, "captain", "cockpit")
    activates(t, "scout", "engine_3")
    # Once in each room.
    t.at("captain", "engine_3").any_hand("captain", 3).turn("captain")
    assert not t.can("captain", "activation")
    check_alert(t)
    assert alerts(t).open == "course_correction"
    activates(t, "captain", "engine_1")
    assert (t.course.space, t.engines.tops) == before
    check_alert(t)
    assert alerts(t).done == ["course_correction"]
    t.check()

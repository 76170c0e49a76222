"""Unstable Reactor."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import activates, alerts, check_alert, mission, no_tokens, open_alert


@rule("AFT-ALERT-03", "AFT-ALERT-04", "AFT-ALERT-11")
def test_unstable_reactor_wants_the_generator_and_then_the_second_engine() -> None:
    t = open_alert(no_tokens(mission()).room("generator"), "unstable_reactor")
    # The second stage counts only after the first.
    t.at("captain", "engine_2").any_hand("captain", 3).turn("captain")
    assert not t.can("captain", "activation")
    activates(t, "scout", "generator")
    assert alerts(t).stage == 2
    assert [e["stage"] for e in t.told("alert_stage")] == [1]
    assert not t.can("scout", "activation")
    check_alert(t)
    assert alerts(t).open == "unstable_reactor"
    activates(t, "captain", "engine_2")
    check_alert(t)
    assert alerts(t).open == ""
    assert alerts(t).done == ["unstable_reactor"]
    t.check()

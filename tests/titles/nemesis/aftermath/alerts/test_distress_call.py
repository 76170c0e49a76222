"""Distress Call."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import activates, alerts, check_alert, mission, no_tokens, open_alert


@rule("AFT-ALERT-03", "AFT-ALERT-05")
def test_distress_call_wants_the_comms_room_and_then_the_cockpit() -> None:
    t = open_alert(no_tokens(mission()).room("comms"), "distress_call")
    t.at("scout", "cockpit").any_hand("scout", 3).turn("scout")
    assert not t.can("scout", "activation")
    activates(t, "captain", "comms")
    # It isn't the signal of the objectives.
    assert not t.crew("captain").signal
    activates(t, "scout", "cockpit")
    check_alert(t)
    assert alerts(t).done == ["distress_call"]
    t.check()

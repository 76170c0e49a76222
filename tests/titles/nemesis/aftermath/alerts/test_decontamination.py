"""Decontamination."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import activates, alerts, check_alert, mission, no_tokens, open_alert


@rule("AFT-ALERT-09")
def test_decontamination_slimes_whoever_is_not_on_the_shuttle() -> None:
    t = no_tokens(mission("captain", "scout", "soldier")).at("captain", "cockpit").room("evacuation_a")
    t.aboard("soldier")
    open_alert(t, "decontamination")
    assert [t.crew(who).slime for who in t.names] == [True, False, True]
    t.check()


@rule("AFT-ALERT-03", "AFT-ALERT-11")
def test_decontamination_needs_an_activation_even_if_nobody_is_slimed() -> None:
    t = open_alert(no_tokens(mission()).room("emergency"), "decontamination")
    check_alert(t)
    assert alerts(t).open == "decontamination"
    activates(t, "captain", "emergency")
    check_alert(t)
    assert alerts(t).done == ["decontamination"]


@rule("AFT-ALERT-11")
def test_decontamination_treats_all_who_are_in_the_room() -> None:
    t = no_tokens(mission("captain", "scout", "soldier", "pilot")).at("captain", "emergency").at("scout", "emergency")
    t.at("soldier", "cockpit").at("pilot", "cockpit")
    open_alert(t, "decontamination")
    activates(t, "captain", "emergency")
    assert alerts(t).treated == [t.seat("captain"), t.seat("scout")]
    # Their slime stays. Nobody there is left to be treated, but others may come.
    assert t.crew("captain").slime
    assert not t.can("captain", "activation")
    check_alert(t)
    assert alerts(t).open == "decontamination"
    activates(t, "soldier", "emergency")
    check_alert(t)
    assert alerts(t).open == "decontamination"
    # Whoever gets rid of the slime otherwise needs no treatment; sleepers count, those who are gone or dead don't.
    t.asleep("pilot")
    check_alert(t)
    assert alerts(t).open == "decontamination"
    t.crew("pilot").slime = False
    check_alert(t)
    assert alerts(t).done == ["decontamination"]
    t.check()


@rule("AFT-ALERT-01")
def test_decontamination_does_not_ask_about_launched_pods() -> None:
    t = no_tokens(mission()).at("scout", "cockpit").room("emergency")
    open_alert(t, "decontamination")
    activates(t, "captain", "emergency")
    t.escaped("scout")
    check_alert(t)
    assert alerts(t).done == ["decontamination"]

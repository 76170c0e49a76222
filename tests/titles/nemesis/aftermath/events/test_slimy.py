"""Slimy."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, mission


@rule("AFT-RESSETUP-12")
def test_slimy_gives_two_contamination_cards_to_whoever_is_slimed() -> None:
    t = mission("captain", "scout", "soldier").item("soldier", "enviro_suit")
    t.crew("captain").slime = True
    t.crew("soldier").slime = True
    t.rig(event=["slimy"], alert=["distress_call"]).run("event_card")
    # Slime does nothing to somebody in an Enviro-Suit.
    assert [t.crew(who).discard.count("contamination") for who in t.names] == [2, 0, 0]
    assert t.crew("captain").slime
    assert alerts(t).open == "distress_call"
    t.check()

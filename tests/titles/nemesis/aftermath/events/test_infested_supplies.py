"""Infested Supplies."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import FIVE, alerts, mission


@rule("AFT-RESSETUP-12", "AFT-SHUTTLE-14")
def test_infested_supplies_contaminates_whoever_is_in_a_green_room() -> None:
    t = mission(*FIVE).at("captain", "canteen").at("scout", "canteen").at("soldier", "surgery").at("pilot", "armory")
    t.room("evacuation_a").aboard("mechanic")
    green = next((s for s in t.game.map.docked if t.game.colour(s) == "green"), "")
    if green:
        t.at("soldier", green)
    t.rig(event=["infested_supplies"], alert=["distress_call"]).run("event_card")
    in_green = [who for who in FIVE if t.game.colour(t.crew(who).slot) == "green"]
    assert "captain" in in_green
    assert "pilot" not in in_green
    assert [e["seat"] for e in t.told("contaminated")] == [t.seat(who) for who in in_green]
    assert [t.crew(who).discard.count("contamination") for who in FIVE] == [int(who in in_green) for who in FIVE]
    # It has the icon.
    assert alerts(t).open == "distress_call"
    t.check()

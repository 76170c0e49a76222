"""Noise in Technical Corridors."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table

EVENT = "noise_in_technical_corridors"


def test_noise_in_technical_corridors_places_a_marker() -> None:
    t = table("captain", "scout").rig(event=[EVENT]).run("event_card")
    assert t.game.noise == ["main"]
    assert not t.told("noise_rolled")


@rule("NEM-EVENT-26")
def test_noise_in_technical_corridors_makes_everybody_at_an_entrance_roll_in_order() -> None:
    t = table("captain", "scout", "pilot", "mechanic").met().noise("main")
    t.at("captain", "engine_1").at("scout", "engine_3").at("mechanic", "engine_3").any_hand("scout", 5)
    t.game.first_player = t.seat("scout")
    # The scout wakes something up, so the mechanic is in combat when the next roll comes up.
    t.bag("larva_1").rig(event=[EVENT], noise=[3, 1]).run("event_card")
    assert [e["seat"] for e in t.told("noise_rolled")] == [t.seat("scout"), t.seat("captain")]
    assert [(f.kind, f.slot) for f in t.game.figures] == [("larva", "slot_019")]
    # The encounter silenced the ducts; the captain's roll put its marker at corridor 1 of Engine 1.
    assert t.game.noise == ["cor_016_021"]
    t.check()


def test_noise_in_technical_corridors_goes_network_by_network() -> None:
    t = table("captain", "scout", board="alt").at("captain", "engine_1").at("scout", "engine_3").noise("blue")
    t.rig(event=[EVENT], noise=[2]).run("event_card")
    # Red gets its marker; blue has one, so the captain at its entrance rolls, but not the scout at a red one.
    assert [e["seat"] for e in t.told("noise_rolled")] == [t.seat("captain")]
    assert t.game.noise == ["blue", "red", "acor_020_021_w"]

"""Whispers, both cards."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, panicked

ONE = "void_hunt"


@rule("NEM-EVENT-19")
@pytest.mark.parametrize("card", ["void_whispers_1", "void_whispers_2"])
def test_void_whispers_make_noise_in_the_corridor_of_another_card(card: str) -> None:
    t = among_seeders("captain", "scout", "pilot").at("scout", "canteen", "slot_006").at("pilot", "armory", "slot_002")
    t.rig(event=[card, ONE]).run("event_card")
    # At the Pilot's room corridor 1 is an entrance to the technical corridors.
    assert t.game.noise == ["cor_011_015", "cor_006_007", "main"]
    assert [e["number"] for e in t.told("whispering")] == [1]
    # The other card is discarded without anything that it says.
    assert t.game.event_discard == [ONE, card]
    assert [e["card"] for e in t.told("event_card")] == [card]
    t.check()


def test_void_whispers_where_there_is_noise_are_an_encounter() -> None:
    t = among_seeders("captain", "scout").at("scout", "canteen", "slot_006").any_hand("captain", 4)
    t.noise("cor_011_015", "cor_011_014").bag("void_seeder_1")
    t.rig(event=["void_whispers_1", ONE]).run("event_card")
    assert [(e["seat"], e["slot"]) for e in t.told("encounter")] == [(0, HOME)]
    assert [(f.kind, f.slot) for f in t.game.figures] == [("lurker", HOME)]
    assert t.game.noise == ["cor_006_007"]


def test_void_whispers_come_to_each_room_once_for_the_first_in_order() -> None:
    t = among_seeders("captain", "scout").noise("cor_011_015").bag("insanity_red", "void_seeder_1")
    t.game.first_player = t.seat("scout")
    t.rig(event=["void_whispers_1", ONE], bag=["insanity_red"], panic=["sabotage"]).run("event_card")
    # The token left noise in the same corridor, but the Captain is not heard again.
    assert panicked(t) == [1]
    assert len(t.told("encounter")) == 1


def test_void_whispers_pass_over_combat_and_pods() -> None:
    t = among_seeders("captain", "scout").room("evacuation_a", "slot_003").aboard("scout")
    t.intruder("stalker", HOME)
    t.rig(event=["void_whispers_1", ONE]).run("event_card")
    assert t.game.noise == []

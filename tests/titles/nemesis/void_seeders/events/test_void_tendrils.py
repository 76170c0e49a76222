"""Tendrils."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, happens, levels, mad

CARD = "void_tendrils"


def test_void_tendrils_reach_whoever_is_at_an_entrance() -> None:
    t = (
        among_seeders("captain", "scout", "pilot")
        .at("captain", "canteen", "slot_015")
        .at("scout", "armory", "slot_002")
    )
    happens(mad(t, captain=3, pilot=4), CARD)
    assert levels(t) == [4, 2, 4]


@rule("VOI-INS-03")
def test_void_tendrils_kill_the_maddest_in_order() -> None:
    t = among_seeders("captain", "scout", "pilot").at("captain", "canteen", "slot_015").at("scout", "canteen")
    t.game.first_player = t.seat("scout")
    happens(mad(t, captain=5, scout=5), CARD)
    assert [(e["seat"], e["cause"]) for e in t.told("died")] == [(1, "insanity"), (0, "insanity")]


def test_void_tendrils_do_not_reach_the_pods() -> None:
    t = among_seeders("captain", "scout").room("evacuation_a", "slot_002").aboard("scout")
    happens(t, CARD)
    assert levels(t) == [1, 1]

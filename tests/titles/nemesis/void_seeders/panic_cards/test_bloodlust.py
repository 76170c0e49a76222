"""Bloodlust: 1 serious wound for each of the others in your room, or for you if you are alone."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, level, mad, panics

CARD = "bloodlust"


@rule("VOI-PANIC-03")
def test_bloodlust_wounds_the_others_in_order() -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic").at("mechanic", "canteen")
    t.game.first_player = t.seat("pilot")
    panics(mad(t, captain=3).rig(wound=["leg", "hand"]), "captain", CARD)
    assert [(e["seat"], e["wound"]) for e in t.told("serious_wound")] == [(2, "leg"), (1, "hand")]
    assert (t.crew("captain").serious, t.crew("mechanic").serious) == (0, 0)
    assert level(t, "captain") == 3
    t.check()


def test_bloodlust_turns_against_whoever_is_alone_among_monsters() -> None:
    t = mad(among_seeders("captain", "scout").at("scout", "canteen"), captain=3)
    t.intruder("lurker", HOME)
    t.intruder("lair", HOME)
    panics(t.rig(wound=["leg"]), "captain", CARD)
    assert (t.crew("captain").wounds, t.crew("scout").wounds) == (["leg"], [])
    assert [f.injuries for f in t.game.figures] == [0, 0]


def test_bloodlust_may_kill() -> None:
    t = mad(among_seeders("captain", "scout", "pilot"), captain=5)
    t.wounded("scout", serious=["leg"], dressed=["leg", "leg"])
    panics(t.rig(wound=["hand"]), "captain", CARD)
    assert [(e["seat"], e["cause"]) for e in t.told("died")] == [(1, "bloodlust")]
    assert t.crew("pilot").wounds == ["hand"]


def test_bloodlust_on_a_pod_is_for_oneself() -> None:
    t = among_seeders("captain", "scout", "pilot").room("evacuation_a").aboard("captain").aboard("scout")
    panics(mad(t, captain=3).rig(wound=["leg"]), "captain", CARD)
    assert [t.crew(who).serious for who in t.names] == [1, 0, 0]

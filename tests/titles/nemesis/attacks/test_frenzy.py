"""Frenzy: everyone in the room suffers 1 serious wound; deadly with 2 serious wounds."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.attacks.striking import hitters, strike, victim


@rule("NEM-ATT-06")
def test_frenzy_is_an_attack_of_breeder_and_queen() -> None:
    assert hitters("frenzy_1") == ["breeder", "queen"]


@rule("NEM-ATT-18", "NEM-DEF-20")
def test_frenzy_wounds_everyone_in_the_room_in_order() -> None:
    t = victim("scout", "pilot", "scientist").at("pilot", "canteen").rig(wound=["leg", "hand", "body"])
    t.game.first_player = t.seat("scout")
    strike(t, "queen", "frenzy_1")
    assert [(e["seat"], e["wound"]) for e in t.told("serious_wound")] == [(1, "leg"), (3, "hand"), (0, "body")]
    assert t.crew("pilot").serious == 0
    t.check()


@rule("NEM-ATT-18", "NEM-DEF-20")
def test_frenzy_kills_first_and_wounds_then() -> None:
    t = victim("scout", "pilot").wounded("scout", serious=["leg"], dressed=["leg"])
    t.wounded("pilot", dressed=["hand", "hand"]).wounded("captain", serious=["body"]).rig(wound=["arm"])
    strike(t, "breeder", "frenzy_2")
    assert [t.crew(who).status for who in ("captain", "scout", "pilot")] == ["active", "dead", "dead"]
    names = [e["event"] for e in t.match.history(-1) if e["event"] in ("died", "serious_wound")]
    assert names == ["died", "died", "serious_wound"]
    assert [e["seat"] for e in t.told("died")] == [1, 2]
    # Judged on the state before: the second wound of the Captain does not kill.
    assert t.crew("captain").wounds == ["body", "arm"]
    t.check()


@rule("NEM-ATT-18")
def test_frenzy_does_not_reach_the_pods() -> None:
    t = victim("scout", "pilot").room("evacuation_a").aboard("scout").rig(wound=["leg", "leg"])
    strike(t, "queen", "frenzy_1")
    assert [t.crew(who).serious for who in ("captain", "scout", "pilot")] == [1, 0, 1]

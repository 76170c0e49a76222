"""Frenzy: everyone in the room suffers 1 serious wound; deadly with 2 serious wounds."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.attacks.striking import hitters, strike, victim
from tests.titles.nemesis.void_seeders.madness import names


@rule("NEM-ATT-06")
def test_void_frenzy_is_an_attack_of_stalker_and_despoiler() -> None:
    assert hitters("void_frenzy_1") == ["stalker", "despoiler"]


def test_void_frenzy_wounds_everyone_in_the_room_in_order() -> None:
    t = victim("scout", "pilot", "scientist").at("pilot", "canteen").rig(wound=["leg", "hand", "body"])
    t.game.first_player = t.seat("scout")
    strike(t, "despoiler", "void_frenzy_1")
    assert [(e["seat"], e["wound"]) for e in t.told("serious_wound")] == [(1, "leg"), (3, "hand"), (0, "body")]
    assert t.crew("pilot").serious == 0
    t.check()


def test_void_frenzy_kills_first_and_wounds_then() -> None:
    t = victim("scout", "pilot").wounded("scout", serious=["leg"], dressed=["leg"])
    t.wounded("pilot", dressed=["hand", "hand"]).wounded("captain", serious=["body"]).rig(wound=["arm"])
    strike(t, "stalker", "void_frenzy_2")
    assert [t.crew(who).status for who in ("captain", "scout", "pilot")] == ["active", "dead", "dead"]
    assert names(t, "died", "serious_wound") == ["died", "died", "serious_wound"]
    # Judged on the state before: the second wound of the Captain does not kill.
    assert t.crew("captain").wounds == ["body", "arm"]
    t.check()

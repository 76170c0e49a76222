"""Defeatism: insanity rises for everybody in your room, you included."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, levels, mad, names, panics

CARD = "defeatism"


@rule("VOI-PANIC-03", "VOI-INS-03")
def test_defeatism_spreads_from_the_first_player_on() -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic").at("mechanic", "canteen")
    t.game.first_player = t.seat("scout")
    mad(t, captain=3, scout=5, pilot=1, mechanic=2)
    before = len(names(t))
    panics(t, "captain", CARD)
    told = [(e["event"], e["seat"]) for e in t.match.history(-1)[before:] if e["event"] in ("died", "insanity_rises")]
    # At 5 it kills; whoever is elsewhere is spared.
    assert told == [("died", 1), ("insanity_rises", 2), ("insanity_rises", 0)]
    assert levels(t) == [4, 5, 2, 2]
    assert t.told("died")[0]["cause"] == "insanity"
    t.check()


@rule("VOI-INS-03")
def test_defeatism_goes_on_when_it_kills_who_spreads_it() -> None:
    t = mad(among_seeders("captain", "scout"), captain=5, scout=2)
    panics(t, "captain", CARD)
    assert t.crew("captain").status == "dead"
    assert levels(t)[1] == 3


def test_defeatism_on_a_pod_is_yours_alone() -> None:
    t = among_seeders("captain", "scout", "pilot").room("evacuation_a", "slot_003")
    mad(t.aboard("captain").aboard("scout"), captain=3)
    panics(t, "captain", CARD)
    assert levels(t) == [4, 1, 1]

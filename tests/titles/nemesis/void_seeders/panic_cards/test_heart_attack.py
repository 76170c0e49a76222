"""Heart Attack: death, for the maddest alone."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, level, mad, panics

CARD = "heart_attack"


@rule("VOI-PANIC-03")
def test_heart_attack_kills_at_five() -> None:
    t = mad(among_seeders("captain", "scout"), captain=5)
    panics(t, "captain", CARD)
    assert [(e["seat"], e["cause"]) for e in t.told("died")] == [(0, "panic")]
    assert "corpse_0" in t.game.objects_in(HOME)
    t.check()


@rule("VOI-PANIC-02")
def test_heart_attack_drives_everybody_else_to_the_edge() -> None:
    t = mad(among_seeders("captain", "scout"), captain=4)
    panics(t, "captain", CARD)
    assert t.crew("captain").active
    assert level(t, "captain") == 5


@rule("VOI-PANIC-05")
def test_heart_attack_can_be_interrupted() -> None:
    t = mad(among_seeders("captain", "scout").hand("scout", "interruption", "search"), captain=5)
    panics(t, "captain", CARD).answer("scout", "react:interruption")
    assert t.crew("captain").active
    assert level(t, "captain") == 5

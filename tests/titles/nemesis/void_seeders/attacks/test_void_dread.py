"""Dread: 1 serious wound, then a panic card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.attacks.striking import hitters, strike, victim
from tests.titles.nemesis.void_seeders.madness import level, names, panicked


@rule("NEM-ATT-06")
def test_void_dread_is_an_attack_of_stalker_and_despoiler() -> None:
    assert hitters("void_dread_1") == ["stalker", "despoiler"]


def test_void_dread_wounds_and_then_frightens_its_target() -> None:
    t = victim().rig(wound=["leg"], panic=["sabotage"])
    strike(t, "stalker", "void_dread_1")
    assert t.crew("captain").wounds == ["leg"]
    assert names(t, "serious_wound", "panics") == ["serious_wound", "panics"]
    assert panicked(t) == [0]
    assert level(t, "captain") == 2
    t.check()


def test_void_dread_does_not_frighten_the_dead() -> None:
    t = victim().wounded("captain", serious=["leg", "leg", "leg"])
    strike(t, "despoiler", "void_dread_2")
    assert t.crew("captain").status == "dead"
    assert panicked(t) == []

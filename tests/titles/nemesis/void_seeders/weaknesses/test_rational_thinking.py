"""Rational Thinking: a surprise attack gives no contamination card."""

from __future__ import annotations

import pytest

from airlock.survival.attacks import attack
from airlock.survival.encounter import encounter
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import HOME, among_seeders, level, panicked

WEAKNESS = "rational_thinking"


@rule("VOI-SURP-01")
@pytest.mark.parametrize(("weakness", "cards"), [("", ["contamination"]), (WEAKNESS, [])])
def test_rational_thinking_leaves_the_panic_card_alone(weakness: str, cards: list[str]) -> None:
    t = among_seeders("captain", "scout").at("scout", "cockpit").bag("void_seeder_1").rig(panic=["sabotage"])
    if weakness:
        t.weakness(weakness)
    t.flow(encounter(t.game, t.crew("captain")))
    assert [e["surprise"] for e in t.told("attack")] == [True]
    assert t.crew("captain").discard == cards
    assert panicked(t) == [0]
    assert level(t, "captain") == 2


def test_rational_thinking_does_not_help_against_attack_cards() -> None:
    t = among_seeders("captain", "scout").weakness(WEAKNESS).rig(attack=["void_scratch_1"])
    lurker = t.game.figure(t.intruder("lurker", HOME))
    assert lurker is not None
    t.flow(attack(t.game, lurker, t.crew("captain")))
    assert t.crew("captain").discard == ["contamination"]

"""Reaction to Danger: surprise numbers are 1 lower, at least 1."""

from __future__ import annotations

import pytest

from airlock.survival.encounter import encounter
from tests.rules import rule
from tests.table import table

WEAKNESS = "reaction_to_danger"


def surprised(token: str, cards: int, weakness: str) -> bool:
    t = table("captain", "scout").met().any_hand("captain", cards).bag(token).rig(attack=["slime"])
    if weakness:
        t.weakness(weakness)
    t.flow(encounter(t.game, t.crew("captain")))
    return bool(t.told("attack"))


@rule("NEM-WEAK-03", "NEM-WEAK-04")
@pytest.mark.parametrize(("token", "number"), [("adult_1", 2), ("adult_5", 3), ("adult_10", 4), ("queen_1", 4)])
def test_reaction_to_danger_lowers_the_number_by_one(token: str, number: int) -> None:
    assert surprised(token, number - 1, "")
    assert not surprised(token, number - 1, WEAKNESS)
    assert surprised(token, number - 2, WEAKNESS)


@pytest.mark.parametrize("token", ["larva_1", "creeper_1"])
def test_reaction_to_danger_never_lowers_it_below_one(token: str) -> None:
    assert surprised(token, 0, WEAKNESS)
    assert not surprised(token, 1, WEAKNESS)

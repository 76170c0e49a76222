"""Heightened Alertness: surprise numbers are 1 lower, but not below 1."""

from __future__ import annotations

import pytest

from airlock.survival.encounter import encounter
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders

WEAKNESS = "heightened_alertness"


@rule("VOI-ENC-04")
@pytest.mark.parametrize(
    ("weakness", "token", "cards", "surprised"),
    [
        ("", "void_seeder_9", 2, True),
        ("", "void_seeder_9", 3, False),
        (WEAKNESS, "void_seeder_9", 1, True),
        (WEAKNESS, "void_seeder_9", 2, False),
        (WEAKNESS, "void_seeder_1", 0, True),
        (WEAKNESS, "void_seeder_1", 1, False),
    ],
)
def test_heightened_alertness_lowers_the_number_of_the_token(
    weakness: str, token: str, cards: int, surprised: bool
) -> None:
    t = among_seeders("captain", "scout").at("scout", "cockpit").any_hand("captain", cards).bag(token)
    if weakness:
        t.weakness(weakness)
    t.flow(encounter(t.game, t.crew("captain")))
    assert bool(t.told("attack")) == surprised
    assert [f.kind for f in t.game.figures] == ["lurker"]

"""Weakening Control: at insanity 2 a lurker appears."""

from __future__ import annotations

import pytest

from airlock.survival.encounter import encounter
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, mad

WEAKNESS = "weakening_control"


@rule("VOI-ENC-03")
@pytest.mark.parametrize(
    ("weakness", "insanity", "kind"),
    [
        ("", 2, "whisperer"),
        (WEAKNESS, 1, "lurker"),
        (WEAKNESS, 2, "lurker"),
        (WEAKNESS, 3, "whisperer"),
        (WEAKNESS, 4, "stalker"),
        (WEAKNESS, 5, "despoiler"),
    ],
)
def test_weakening_control_changes_level_two_alone(weakness: str, insanity: int, kind: str) -> None:
    t = among_seeders("captain", "scout").any_hand("captain", 4).bag("void_seeder_1")
    if weakness:
        t.weakness(weakness)
    t.flow(encounter(mad(t, captain=insanity).game, t.crew("captain")))
    assert [f.kind for f in t.game.figures] == [kind]


@rule("VOI-ENC-07")
def test_weakening_control_brings_nobody_when_no_lurker_is_left() -> None:
    t = mad(among_seeders("captain", "scout").weakness(WEAKNESS).bag("void_seeder_1"), captain=2)
    for _ in range(6):
        t.intruder("lurker", "slot_003")
    t.flow(encounter(t.game, t.crew("captain")))
    assert [f.slot for f in t.game.figures] == ["slot_003"] * 6
    assert t.game.bag == ["void_seeder_1"]
    assert t.told("attack") == []

"""The insanity track: its arrows, its barrier, its end."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.void_seeders.insanity import (
    calm_down,
    can_calm_down,
    come_to_senses,
    go_mad,
    leap_down,
    raise_insanity,
)
from tests.rules import rule
from tests.titles.nemesis.void_seeders.seeding import HOME, level, mad, table


@rule("VOI-INS-01")
def test_the_level_goes_up_one_by_one() -> None:
    t = table()
    levels = []
    for _ in range(4):
        t.flow(raise_insanity(t.game, t.crew("captain")))
        levels.append(level(t, "captain"))
    assert levels == [2, 3, 4, 5]
    assert level(t, "scout") == 1
    assert [e["level"] for e in t.told("insanity_rises")] == levels


@rule("VOI-INS-02", "VOI-INS-04", "VOI-ROOM-02")
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 4)])
def test_the_arrows_down(before: int, after: int) -> None:
    t = mad(table(), "captain", before)
    assert can_calm_down(t.game, t.crew("captain")) == (before != after)
    calm_down(t.game, t.crew("captain"))
    assert level(t, "captain") == after


@rule("VOI-INS-03")
def test_whoever_is_driven_beyond_the_last_level_dies() -> None:
    t = mad(table().any_hand("captain", 2), "captain", 5)
    assert all(pod.locked for pod in t.pods)
    t.flow(raise_insanity(t.game, t.crew("captain")))
    assert not t.crew("captain").active
    assert [e["cause"] for e in t.told("died")] == ["insanity"]
    # An ordinary death: a corpse, and the first one unlocks pods.
    assert "corpse_0" in t.game.objects[HOME]
    assert t.crew("captain").hands == []
    assert t.game.first_death
    assert not all(pod.locked for pod in t.pods)
    t.check()


@rule("VOI-INS-05")
def test_a_card_may_lead_over_the_barrier_and_then_on_as_usual() -> None:
    t = mad(table(), "captain", 3)
    leap_down(t.game, t.crew("captain"))
    assert level(t, "captain") == 2
    # Position decides, not history.
    calm_down(t.game, t.crew("captain"))
    assert level(t, "captain") == 1


@rule("VOI-INS-04")
def test_nothing_is_below_the_first_level() -> None:
    t = table()
    leap_down(t.game, t.crew("captain"))
    calm_down(t.game, t.crew("captain"))
    assert level(t, "captain") == 1
    assert t.told("insanity_falls") == []


@rule("VOI-INS-06")
@pytest.mark.parametrize("before", [1, 3, 4, 5])
def test_setting_the_level_is_no_increase(before: int) -> None:
    t = mad(table(), "captain", before)
    go_mad(t.game, t.crew("captain"))
    assert level(t, "captain") == 5
    assert t.crew("captain").active
    mad(t, "captain", before)
    come_to_senses(t.game, t.crew("captain"))
    assert level(t, "captain") == min(before, 3)


def test_the_track_is_held_to_its_law() -> None:
    t = mad(table(), "captain", 6)
    assert t.match.breaches() == ["parts: insanity: insanity [6, 1]"]

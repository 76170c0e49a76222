"""Scratch: 1 light wound and 1 contamination card."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.attacks.striking import hitters, strike, victim
from tests.titles.nemesis.void_seeders.madness import TYPES, levels, names


@rule("NEM-ATT-06")
def test_void_scratch_is_an_attack_of_all_types() -> None:
    assert hitters("void_scratch_1") == list(TYPES)


def test_void_scratch_gives_a_light_wound_and_then_contamination() -> None:
    t = victim()
    strike(t, "lurker", "void_scratch_4")
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (1, 0, ["contamination"])
    assert names(t, "light_wound", "contaminated") == ["light_wound", "contaminated"]
    # No panic card comes with it, and nobody else is hit.
    assert levels(t) == [1, 1]
    assert t.crew("scout").light == 0
    t.check()

"""Stable Mind: in the final check the maddest draw 3 cards instead of 4."""

from __future__ import annotations

import pytest

from airlock.survival.victory import contamination_check
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, mad

WEAKNESS = "stable_mind"


@rule("VOI-END-06")
@pytest.mark.parametrize(("weakness", "survivors"), [("", []), (WEAKNESS, ["captain"])])
def test_stable_mind_draws_one_card_fewer(weakness: str, survivors: list[str]) -> None:
    t = mad(among_seeders("captain", "scout").asleep("captain"), captain=5)
    if weakness:
        t.weakness(weakness)
    t.crew("captain").discard.append("contamination")
    t.game.contamination_left -= 1
    # The fourth card would be the contamination card.
    for card in ("rest", "order", "search", "contamination"):
        t.rig(action={0: card})
    t.flow(contamination_check(t.game, -1))
    assert t.survivors == survivors
    assert len(t.crew("captain").hand) in (0, 4 if not weakness else 3)

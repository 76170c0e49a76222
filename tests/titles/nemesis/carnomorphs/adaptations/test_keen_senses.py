"""Keen Senses: surprise numbers are 1 higher."""

from __future__ import annotations

import pytest

from airlock.survival.encounter import encounter
from tests.titles.nemesis.carnomorphs.hunted import hunted


@pytest.mark.parametrize(
    ("adaptation", "cards", "surprised"), [("", 2, False), ("keen_senses", 2, True), ("keen_senses", 3, False)]
)
def test_keen_senses_raise_the_number_of_a_token_by_one(adaptation: str, cards: int, surprised: bool) -> None:
    t = hunted("captain", "scout", adaptation=adaptation).at("scout", "cockpit").any_hand("captain", cards)
    # The number of this token is 2.
    t.bag("shambler_1").rig(bag=["shambler_1"], attack=["slash_1"])
    t.flow(encounter(t.game, t.crew("captain")))
    assert bool(t.told("attack")) == surprised


@pytest.mark.parametrize(("adaptation", "surprised"), [("", False), ("keen_senses", True)])
def test_keen_senses_count_for_the_butcher_of_the_bag_development(adaptation: str, surprised: bool) -> None:
    t = hunted("captain", "scout", adaptation=adaptation).at("scout", "cockpit").any_hand("captain", 4)
    t.bag("butcher_token").rig(bag=["butcher_token"], attack=["slash_1"]).run("develop_bag")
    assert bool(t.told("attack")) == surprised

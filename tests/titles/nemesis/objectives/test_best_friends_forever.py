"""Best Friends Forever: you and at least one other character survive. From 4 players on."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION
from tests.table import Table, table


def crew() -> Table:
    t = table("captain", "scout", "pilot", "soldier").keeps("captain", "best_friends_forever")
    return t.keeps("scout", "ab_ovo")


def test_best_friends_forever_with_a_friend() -> None:
    t = crew().escaped("captain").asleep("scout").end()
    assert t.winners == ["captain"]


def test_best_friends_forever_alone() -> None:
    t = crew().escaped("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_best_friends_forever_when_the_friend_dies_of_contamination() -> None:
    t = crew().escaped("captain", "scout")
    t.crew("scout").larva = True
    t.crew("scout").deck.middle.append(CONTAMINATION)
    t.game.contamination_left -= 1
    t.rig(**{"action:1": ["contamination", "rest", "search", "search"]}).end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_best_friends_forever_without_surviving() -> None:
    t = crew().escaped("scout").end()
    assert t.winners == []


def test_best_friends_forever_is_not_dealt_to_three_players() -> None:
    t = table("captain", "scout", "pilot")
    dealt = [o for c in t.game.crew for o in c.dealt]
    assert "best_friends_forever" not in dealt + t.game.objective_pools["personal"]

"""The Oldest Friend: the ship reaches Earth, or you are the only survivor. From 3 players on."""

from __future__ import annotations

from tests.table import Table, table


def crew() -> Table:
    return table("captain", "scout", "pilot").keeps("scout", "ab_ovo").keeps("captain", "the_oldest_friend")


def test_the_oldest_friend_asleep_on_a_ship_to_earth() -> None:
    assert crew().asleep("captain", "scout").end(to="earth").winners == ["captain"]


def test_the_oldest_friend_fails_elsewhere() -> None:
    t = crew().escaped("captain", "scout").end(to="mars")
    assert t.survivors == ["captain", "scout"]
    assert t.winners == []


def test_the_oldest_friend_as_the_only_survivor() -> None:
    t = crew().escaped("captain").asleep("scout").end(to="mars")
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


def test_the_oldest_friend_is_not_dealt_to_two_players() -> None:
    t = table("captain", "scout")
    dealt = [o for c in t.game.crew for o in c.dealt]
    assert "the_oldest_friend" not in dealt + t.game.objective_pools["personal"]

"""Aliens on a Spaceship: the signal sent, and the Nest or the ship destroyed. With 5 players."""

from __future__ import annotations

from airlock.survival.injuries import lose_nest_egg
from tests.rules import rule
from tests.table import Table, table


def crew(signal: bool = True) -> Table:
    t = table("captain", "scout", "pilot", "soldier", "mechanic").keeps("captain", "aliens_on_a_spaceship")
    t.crew("captain").signal = signal
    return t.escaped("captain")


@rule("NEM-OBJ-08")
def test_aliens_on_a_spaceship_with_the_nest_destroyed() -> None:
    t = crew()
    for _ in range(4):
        lose_nest_egg(t.game)
    assert not t.game.nest_destroyed
    lose_nest_egg(t.game)
    t.end()
    assert not t.ship_destroyed
    assert t.winners == ["captain"]


@rule("NEM-OBJ-08")
def test_aliens_on_a_spaceship_with_one_egg_left() -> None:
    t = crew()
    for _ in range(4):
        lose_nest_egg(t.game)
    t.end()
    assert t.survivors == ["captain"]
    assert t.winners == []


@rule("NEM-OBJ-08")
def test_aliens_on_a_spaceship_with_the_ship_destroyed() -> None:
    assert crew().end("explosion").winners == ["captain"]


def test_aliens_on_a_spaceship_without_the_signal() -> None:
    t = crew(signal=False).end("explosion")
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_aliens_on_a_spaceship_is_not_dealt_to_four_players() -> None:
    t = table("captain", "scout", "pilot", "soldier")
    dealt = [o for c in t.game.crew for o in c.dealt]
    assert "aliens_on_a_spaceship" not in dealt + t.game.objective_pools["personal"]

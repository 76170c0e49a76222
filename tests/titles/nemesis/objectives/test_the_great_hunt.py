"""The Great Hunt: the signal sent, and the Queen killed or the ship destroyed."""

from __future__ import annotations

from airlock.survival.injuries import kill
from tests.rules import rule
from tests.table import Table, table


def crew(signal: bool = True) -> Table:
    t = table("captain", "scout").keeps("captain", "the_great_hunt").escaped("captain")
    t.crew("captain").signal = signal
    return t


def shoot_the_queen(t: Table) -> None:
    figure = t.game.figure(t.intruder("queen", "cockpit"))
    assert figure is not None
    t.flow(kill(t.game, figure))


@rule("NEM-OBJ-09")
def test_the_great_hunt_with_the_queen_killed() -> None:
    t = crew()
    shoot_the_queen(t)
    t.end()
    assert t.winners == ["captain"]


@rule("NEM-OBJ-09")
def test_the_great_hunt_with_the_ship_destroyed_though_the_queen_never_appeared() -> None:
    t = crew().end("self_destruct")
    assert t.game.figures == []
    assert not t.game.queen_killed
    assert t.winners == ["captain"]


@rule("NEM-OBJ-09")
def test_the_great_hunt_with_the_ship_destroyed_by_its_engines() -> None:
    assert crew().end(damaged=2).winners == ["captain"]


@rule("NEM-OBJ-09")
def test_the_great_hunt_is_not_won_by_the_jump() -> None:
    t = crew()
    t.intruder("queen", "cockpit")
    t.end()
    assert t.survivors == ["captain"]
    assert t.winners == []


@rule("NEM-OBJ-09")
def test_the_great_hunt_is_not_won_by_a_wrong_destination() -> None:
    t = crew()
    t.intruder("queen", "cockpit")
    t.end(to="deep_space")
    assert t.winners == []


@rule("NEM-OBJ-09")
def test_the_great_hunt_needs_the_queen_not_a_breeder() -> None:
    t = crew()
    figure = t.game.figure(t.intruder("breeder", "cockpit"))
    assert figure is not None
    t.flow(kill(t.game, figure))
    t.end()
    assert t.winners == []


@rule("NEM-OBJ-05")
def test_the_great_hunt_without_the_signal() -> None:
    t = crew(signal=False)
    t.crew("scout").signal = True
    shoot_the_queen(t)
    t.end()
    assert t.survivors == ["captain"]
    assert t.winners == []

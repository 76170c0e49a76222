"""Cutting off the Head (solo and cooperative): the signal sent, and the Queen killed or the ship destroyed."""

from __future__ import annotations

from airlock.survival.injuries import kill
from tests.table import Table, table


def crew(signal: bool = True, queen_killed: bool = False) -> Table:
    t = table("scout").keeps("scout", "cutting_off_the_head").escaped("scout")
    t.crew("scout").signal = signal
    figure = t.game.figure(t.intruder("queen", "cockpit"))
    if queen_killed and figure is not None:
        t.flow(kill(t.game, figure))
    return t


def test_cutting_off_the_head_with_the_queen_killed() -> None:
    assert crew(queen_killed=True).end().winners == ["scout"]


def test_cutting_off_the_head_with_the_ship_destroyed() -> None:
    assert crew().end("self_destruct").winners == ["scout"]


def test_cutting_off_the_head_with_the_queen_alive() -> None:
    t = crew().end()
    assert t.survivors == ["scout"]
    assert t.winners == []


def test_cutting_off_the_head_without_the_signal() -> None:
    t = crew(signal=False, queen_killed=True).end("self_destruct")
    assert t.survivors == ["scout"]
    assert t.winners == []

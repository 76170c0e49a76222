"""Clean-Up Crew (solo and cooperative): the signal sent, and the Nest or the ship destroyed."""

from __future__ import annotations

from tests.table import Table, table


def crew(signal: bool = True, nest: bool = False) -> Table:
    t = table("scout").keeps("scout", "clean_up_crew").escaped("scout")
    t.crew("scout").signal = signal
    t.game.nest_destroyed = nest
    return t


def test_clean_up_crew_with_the_nest_destroyed() -> None:
    assert crew(nest=True).end().winners == ["scout"]


def test_clean_up_crew_with_the_ship_destroyed() -> None:
    assert crew().end("hull_breach").winners == ["scout"]
    assert crew().end(damaged=3).winners == ["scout"]


def test_clean_up_crew_with_neither() -> None:
    t = crew().end()
    assert t.survivors == ["scout"]
    assert t.winners == []


def test_clean_up_crew_without_the_signal() -> None:
    t = crew(signal=False, nest=True).end("self_destruct")
    assert t.survivors == ["scout"]
    assert t.winners == []

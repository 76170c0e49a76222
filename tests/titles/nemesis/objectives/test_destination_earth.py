"""Destination Earth (solo and cooperative): the ship reaches Earth."""

from __future__ import annotations

from tests.table import Table, table


def crew() -> Table:
    return table("scout").keeps("scout", "destination_earth")


def test_destination_earth_asleep() -> None:
    assert crew().asleep("scout").end(to="earth").winners == ["scout"]


def test_destination_earth_from_a_pod() -> None:
    assert crew().escaped("scout").end(to="earth", damaged=1).winners == ["scout"]


def test_destination_earth_on_another_course() -> None:
    t = crew().escaped("scout").end(to="mars")
    assert t.survivors == ["scout"]
    assert t.winners == []


def test_destination_earth_with_failing_engines() -> None:
    t = crew().escaped("scout").end(to="earth", damaged=2)
    assert t.survivors == ["scout"]
    assert t.winners == []

"""Extreme Field Biology: at least two weaknesses discovered."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table

THREE = {"egg": "vital_places", "carcass": "way_of_moving", "corpse": "reaction_to_danger"}


def crew(*things: str) -> Table:
    t = table("captain", "scout").keeps("captain", "extreme_field_biology").asleep("captain")
    for thing in things:
        t.weakness(THREE[thing], thing)
    return t


@rule("NEM-OBJ-07")
@pytest.mark.parametrize(
    "things", [("egg", "carcass"), ("egg", "corpse"), ("carcass", "corpse"), ("egg", "carcass", "corpse")]
)
def test_extreme_field_biology_with_two_or_three(things: tuple[str, ...]) -> None:
    assert crew(*things).end().winners == ["captain"]


@rule("NEM-OBJ-07")
@pytest.mark.parametrize("things", [(), ("egg",), ("carcass",), ("corpse",)])
def test_extreme_field_biology_with_fewer(things: tuple[str, ...]) -> None:
    t = crew(*things).end()
    assert t.survivors == ["captain"]
    assert t.winners == []

"""Special Delivery (solo and cooperative): an egg carried into a pod or hibernation."""

from __future__ import annotations

import pytest

from airlock.survival.crew import CARCASS, EGG
from tests.table import Table, table


def crew(thing: str) -> Table:
    t = table("scout").keeps("scout", "special_delivery")
    if thing == EGG:
        t.game.eggs -= 1
    return t.carry("scout", thing) if thing else t


@pytest.mark.parametrize("left_by", ["pod", "hibernation"])
def test_special_delivery_with_an_egg(left_by: str) -> None:
    t = crew(EGG)
    t.escaped("scout") if left_by == "pod" else t.asleep("scout")
    assert t.end().winners == ["scout"]
    t.check()


@pytest.mark.parametrize("thing", ["", CARCASS])
def test_special_delivery_without_an_egg(thing: str) -> None:
    t = crew(thing).escaped("scout").end()
    assert t.survivors == ["scout"]
    assert t.winners == []


def test_special_delivery_needs_a_living_carrier() -> None:
    t = crew(EGG).asleep("scout").end(to="venus")
    assert t.survivors == []
    assert t.winners == []

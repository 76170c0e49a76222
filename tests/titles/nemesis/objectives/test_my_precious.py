"""My Precious: the signal sent, and an egg carried into a pod or hibernation."""

from __future__ import annotations

import pytest

from airlock.survival.crew import EGG
from tests.table import Table, table


def crew(signal: bool = True) -> Table:
    """The Captain takes an egg from the Nest."""
    t = table("captain", "scout").keeps("captain", "my_precious").at("captain", "nest").any_hand("captain", 5)
    t.crew("captain").signal = signal
    t.turn("captain").rig(noise=["silence"]).do("captain", "room:nest:take_egg")
    assert t.crew("captain").holds(EGG) is not None
    return t


@pytest.mark.parametrize("left_by", ["pod", "hibernation"])
def test_my_precious_with_an_egg_in_hand(left_by: str) -> None:
    t = crew()
    t.escaped("captain") if left_by == "pod" else t.asleep("captain")
    assert t.end().winners == ["captain"]
    t.check()


def test_my_precious_without_the_signal() -> None:
    t = crew(signal=False).asleep("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_my_precious_without_an_egg() -> None:
    t = crew().do("captain", f"drop:{EGG}").asleep("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_my_precious_with_a_carcass() -> None:
    t = crew().do("captain", f"drop:{EGG}").carry("captain", "carcass").asleep("captain").end()
    assert t.winners == []

"""A Proper Burial: the signal sent, and the blue corpse carried into a pod or hibernation."""

from __future__ import annotations

import pytest

from airlock.survival.crew import BLUE_CORPSE
from tests.table import Table, table


def crew(signal: bool = True) -> Table:
    t = table("captain", "scout").keeps("captain", "a_proper_burial").any_hand("captain", 5).turn("captain")
    t.crew("captain").signal = signal
    return t


@pytest.mark.parametrize("left_by", ["pod", "hibernation"])
def test_a_proper_burial_with_the_blue_corpse_in_hand(left_by: str) -> None:
    t = crew().do("captain", f"pick_up:{BLUE_CORPSE}")
    t.escaped("captain") if left_by == "pod" else t.asleep("captain")
    t.end()
    assert t.winners == ["captain"]
    t.check()


def test_a_proper_burial_without_the_signal() -> None:
    t = crew(signal=False).do("captain", f"pick_up:{BLUE_CORPSE}").asleep("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_a_proper_burial_without_the_corpse() -> None:
    t = crew().asleep("captain").end()
    assert t.game.objects_in(t.slot("hibernatorium")) == [BLUE_CORPSE]
    assert t.winners == []


def test_a_proper_burial_with_the_corpse_in_another_hand() -> None:
    t = crew().turn("scout").any_hand("scout", 5).do("scout", f"pick_up:{BLUE_CORPSE}")
    t.asleep("captain", "scout").end()
    assert t.survivors == ["captain", "scout"]
    assert "captain" not in t.winners


def test_a_proper_burial_of_a_crew_member_does_not_count() -> None:
    t = crew().carry("captain", "corpse_1").asleep("captain").end()
    assert t.winners == []

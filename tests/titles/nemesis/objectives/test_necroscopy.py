"""Necroscopy: the signal sent, and the weakness of the carcass discovered."""

from __future__ import annotations

from tests.table import Table, table


def crew(signal: bool = True) -> Table:
    t = table("captain", "scout").keeps("captain", "necroscopy").asleep("captain")
    t.crew("captain").signal = signal
    return t


def test_necroscopy_with_signal_and_carcass() -> None:
    assert crew().weakness("vital_places", "carcass").end().winners == ["captain"]


def test_necroscopy_without_the_signal() -> None:
    t = crew(signal=False).weakness("vital_places", "carcass").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_necroscopy_with_other_weaknesses() -> None:
    t = crew().weakness("vital_places", "egg").weakness("way_of_moving", "corpse").end()
    assert t.winners == []

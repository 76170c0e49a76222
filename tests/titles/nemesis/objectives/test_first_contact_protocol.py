"""First Contact Protocol (solo and cooperative): at least two weaknesses discovered."""

from __future__ import annotations

from tests.table import Table, table


def crew() -> Table:
    return table("scout").keeps("scout", "first_contact_protocol").escaped("scout")


def test_first_contact_protocol_with_two_weaknesses() -> None:
    t = crew().weakness("vital_places", "egg").weakness("way_of_moving", "corpse").end()
    assert t.winners == ["scout"]


def test_first_contact_protocol_with_one_weakness() -> None:
    t = crew().weakness("vital_places", "egg").end()
    assert t.survivors == ["scout"]
    assert t.winners == []

"""Quarantine: the ship reaches Mars; or Earth, with the Nest destroyed."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def crew() -> Table:
    return table("captain", "scout").keeps("scout", "ab_ovo").keeps("captain", "quarantine")


@rule("NEM-VICT-08")
def test_quarantine_asleep_on_a_ship_to_mars() -> None:
    t = crew().asleep("captain", "scout").end(to="mars")
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


@rule("NEM-OBJ-06")
def test_quarantine_from_a_pod_while_the_ship_reaches_mars() -> None:
    t = crew().escaped("captain").end(to="mars")
    assert t.winners == ["captain"]


@rule("NEM-OBJ-06")
def test_quarantine_fails_when_the_engines_fail_on_the_way_to_mars() -> None:
    t = crew().escaped("captain").end(to="mars", damaged=2)
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_quarantine_at_earth_with_the_nest_destroyed() -> None:
    t = crew().asleep("captain")
    t.game.nest_destroyed = True
    t.end(to="earth")
    assert t.winners == ["captain"]


def test_quarantine_at_earth_with_the_nest_alive() -> None:
    t = crew().asleep("captain").end(to="earth")
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_quarantine_elsewhere_with_the_nest_destroyed() -> None:
    t = crew().escaped("captain")
    t.game.nest_destroyed = True
    t.end(to="venus")
    assert t.survivors == ["captain"]
    assert t.winners == []


def test_quarantine_is_no_matter_of_blowing_up_the_ship() -> None:
    """The Nest is gone then, but the ship reaches nothing any more."""
    t = crew().escaped("captain").end("self_destruct", to="earth")
    assert t.winners == []

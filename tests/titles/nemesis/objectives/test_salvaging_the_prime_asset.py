"""Salvaging the Prime Asset: the ship reaches Earth, or you are the only survivor."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def crew() -> Table:
    return table("captain", "scout").keeps("scout", "ab_ovo").keeps("captain", "salvaging_the_prime_asset")


def test_salvaging_the_prime_asset_asleep_on_a_ship_to_earth() -> None:
    t = crew().asleep("captain", "scout").end(to="earth")
    assert t.survivors == ["captain", "scout"]
    assert t.winners == ["captain"]


@rule("NEM-OBJ-06")
def test_salvaging_the_prime_asset_from_a_pod_while_the_ship_reaches_earth() -> None:
    t = crew().asleep("scout").escaped("captain").end(to="earth")
    assert t.winners == ["captain"]


@rule("NEM-OBJ-06")
def test_salvaging_the_prime_asset_fails_when_the_ship_flies_elsewhere() -> None:
    t = crew().escaped("captain", "scout").end(to="mars")
    assert t.winners == []


@rule("NEM-OBJ-06")
def test_salvaging_the_prime_asset_fails_with_two_damaged_engines_and_the_right_course() -> None:
    t = crew().escaped("captain", "scout").end(to="earth", damaged=2)
    assert t.survivors == ["captain", "scout"]
    assert t.winners == []


@rule("NEM-OBJ-06")
def test_salvaging_the_prime_asset_with_one_damaged_engine() -> None:
    t = crew().escaped("captain", "scout").end(to="earth", damaged=1)
    assert t.winners == ["captain"]


@rule("NEM-OBJ-06")
def test_salvaging_the_prime_asset_fails_when_the_ship_exploded() -> None:
    t = crew().escaped("captain", "scout").end("self_destruct", to="earth")
    assert t.winners == []


@rule("NEM-OBJ-04")
def test_salvaging_the_prime_asset_as_the_only_survivor() -> None:
    t = crew().escaped("captain").asleep("scout").end(to="venus")
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


def test_salvaging_the_prime_asset_without_surviving() -> None:
    t = crew().asleep("scout").end(to="earth")
    assert t.survivors == ["scout"]
    assert t.winners == []

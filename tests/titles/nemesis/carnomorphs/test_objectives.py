"""Objectives as they are read against Carnomorphs."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import kill
from airlock.titles.nemesis.conditions import CONDITIONS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import adapted, empty, mutations, put, table

THREE = {"corpse": "thick_hide", "egg": "agile", "carcass": "keen_senses"}


def studied(t: Table, *removed: str) -> Table:
    """All adaptations were revealed; those of these objects were removed from the game."""
    for thing, card in THREE.items():
        adapted(t, card, thing)
    for thing in removed:
        t.game.species.analyse(t.game, t.crew("scout"), thing)
    return t


def wins(t: Table, objective: str, signal: bool = False) -> bool:
    """Whether the captain, asleep at the end, has fulfilled it."""
    t.keeps("captain", objective)
    t.crew("captain").signal = signal
    t.asleep("captain").end(to="earth")
    assert t.survivors == ["captain"]
    return t.winners == ["captain"]


def crew() -> Table:
    return empty(table("captain", "scout", "pilot")).at("scout", "cockpit").at("pilot", "cockpit")


@rule("CAR-OBJ-01", "CAR-DIFF-11", "CAR-OBJ-05")
@pytest.mark.parametrize(
    ("removed", "won"),
    [((), False), (("egg",), False), (("egg", "corpse"), True), (("egg", "corpse", "carcass"), True)],
)
def test_extreme_field_biology_counts_removed_adaptations(removed: tuple[str, ...], won: bool) -> None:
    # It doesn't matter that all lie faceup, nor who analysed.
    assert wins(studied(crew(), *removed), "extreme_field_biology") == won


@rule("CAR-OBJ-02")
@pytest.mark.parametrize(("killed", "signal", "won"), [(True, True, True), (True, False, False), (False, True, False)])
def test_the_great_hunt_is_for_the_butcher(killed: bool, signal: bool, won: bool) -> None:
    t = studied(crew())
    butcher = put(t, "butcher", "slot_012")
    if killed:
        t.flow(kill(t.game, butcher))
    assert wins(t, "the_great_hunt", signal) == won


@rule("CAR-OBJ-02")
def test_the_ship_takes_the_butcher_with_it() -> None:
    t = studied(crew()).unlocked(1).escaped("captain")
    t.keeps("captain", "the_great_hunt")
    t.crew("captain").signal = True
    t.end("self_destruct")
    assert t.ship_destroyed
    assert t.winners == ["captain"]


@rule("CAR-OBJ-03")
@pytest.mark.parametrize(("removed", "won"), [(("egg",), True), (("corpse", "carcass"), False)])
def test_ab_ovo_wants_the_egg_adaptation_removed(removed: tuple[str, ...], won: bool) -> None:
    assert wins(studied(crew(), *removed), "ab_ovo") == won


@rule("CAR-OBJ-04")
@pytest.mark.parametrize(
    ("removed", "signal", "won"),
    [(("carcass",), True, True), (("carcass",), False, False), (("corpse", "egg"), True, False)],
)
def test_necroscopy_wants_the_signal_and_the_carcass_adaptation_removed(
    removed: tuple[str, ...], signal: bool, won: bool
) -> None:
    assert wins(studied(crew(), *removed), "necroscopy", signal) == won


@rule("CAR-OBJ-05", "CAR-COMBO-02", "CAR-COMBO-03")
def test_the_goals_of_the_solo_and_cooperative_deck_are_read_in_the_same_way() -> None:
    for removed, won in ((("egg",), False), (("egg", "carcass"), True)):
        t = studied(
            empty(table("captain", "scout", mode="coop")).goals("first_contact_protocol", "destination_earth"), *removed
        )
        t.asleep("captain", "scout").end(to="earth")
        assert bool(t.winners) == won
    for killed in (False, True):
        t = studied(empty(table("captain", mode="solo")))
        if killed:
            t.flow(kill(t.game, put(t, "butcher", "slot_012")))
        t.crew("captain").dealt = ["cutting_off_the_head", t.crew("captain").dealt[1]]
        t.crew("captain").kept, t.crew("captain").signal = 0, True
        t.met().asleep("captain").end(to="earth")
        assert bool(t.winners) == killed


@rule("CAR-OBJ-06", "CAR-FEED-15")
def test_an_objective_that_needs_the_blue_corpse_fails_once_it_is_eaten() -> None:
    t = studied(crew()).room("surgery").object("corpse_blue", "surgery")
    assert CONDITIONS["blue_corpse_in_surgery"](t.game, t.crew("captain"))
    put(t, "shambler", "surgery")
    t.run("attacks_and_feeding")
    assert not CONDITIONS["blue_corpse_in_surgery"](t.game, t.crew("captain"))
    assert not CONDITIONS["carry_blue_corpse"](t.game, t.crew("captain"))


@rule("CAR-FEED-14")
def test_a_nest_whose_last_egg_was_eaten_counts_as_destroyed() -> None:
    t = studied(crew()).room("nest")
    t.game.eggs = 1
    put(t, "shambler", "nest")
    assert not CONDITIONS["nest_destroyed"](t.game, t.crew("captain"))
    t.run("attacks_and_feeding")
    assert CONDITIONS["nest_destroyed"](t.game, t.crew("captain"))


@rule("CAR-ADAPT-06", "CAR-ADAPT-09")
def test_the_laboratory_removes_a_faceup_adaptation_and_keeps_the_object() -> None:
    t = (
        studied(crew())
        .at("captain", "laboratory")
        .object("carcass", "laboratory")
        .any_hand("captain", 3)
        .turn("captain")
    )
    t.do("captain", "room:laboratory:analyse")
    assert mutations(t).removed == ["carcass"]
    assert "carcass" in t.game.objects_in(t.slot("laboratory"))
    assert t.turn("captain").why_not("captain", "room:laboratory:analyse") == "nothing_to_analyse"
    for who in ("scout", ""):
        assert t.view(who)["mutations"]["removed"] == ["carcass"]

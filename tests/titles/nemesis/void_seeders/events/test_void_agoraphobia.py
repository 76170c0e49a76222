"""Agoraphobia, both cards."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.void_seeders.lairs import Lairs
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import HOME, TYPES, among_seeders, happens

CARD = "void_agoraphobia_1"


def appeared(t: Table) -> list[tuple[str, str]]:
    return [(e["figure"], e["slot"]) for e in t.told("intruder_appeared")]


@pytest.mark.parametrize("card", ["void_agoraphobia_1", "void_agoraphobia_2"])
def test_void_agoraphobia_brings_the_despoiler_to_the_first_crowd(card: str) -> None:
    t = among_seeders("captain", "scout", "pilot", "mechanic").at("pilot", "canteen", "slot_006")
    t.at("mechanic", "canteen").noise("cor_006_007")
    tokens = sorted(t.game.bag)
    happens(t, card)
    assert [(f.kind, f.slot) for f in t.game.figures] == [("despoiler", "slot_006")]
    # It isn't an encounter: no token, no surprise, and the noise stays.
    assert not {"encounter", "attack", "hands_compared"} & {e["event"] for e in t.match.history(-1)}
    assert sorted(t.game.bag) == tokens
    assert t.game.noise == ["cor_006_007"]
    t.check()


def test_void_agoraphobia_does_nothing_without_a_crowd() -> None:
    t = among_seeders("captain", "scout", "pilot").at("scout", "canteen").room("evacuation_a").aboard("pilot")
    happens(t, CARD)
    assert t.game.figures == []


@rule("VOI-ENC-07")
@pytest.mark.parametrize("where", [HOME, "slot_003"])
def test_void_agoraphobia_brings_the_next_lower_type_if_it_is_on_the_board(where: str) -> None:
    t = among_seeders("captain", "scout")
    t.intruder("despoiler", where)
    happens(t, CARD)
    assert appeared(t) == [("stalker_2", HOME)]


@rule("VOI-ENC-07", "VOI-LAIRINJ-06")
def test_void_agoraphobia_brings_the_next_lower_type_if_it_has_left_the_game() -> None:
    t = among_seeders("captain", "scout")
    Lairs.of(t.game).destroyed = 3
    t.game.queen_killed = True
    happens(t, CARD)
    assert appeared(t) == [("stalker_1", HOME)]


@rule("VOI-ENC-07")
def test_void_agoraphobia_brings_nobody_if_nobody_is_left() -> None:
    t = among_seeders("captain", "scout")
    for kind, count in zip(TYPES, (6, 4, 1, 1), strict=True):
        for _ in range(count):
            t.intruder(kind, HOME)
    happens(t, CARD)
    assert appeared(t) == []


@rule("VOI-ENC-10")
def test_void_agoraphobia_may_bring_the_first_of_the_game() -> None:
    t = Table("captain", "scout", species="void_seeders")
    happens(t, CARD)
    assert t.asked("captain") == t.asked("scout") == "choose_objective"

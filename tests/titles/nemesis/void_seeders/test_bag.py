"""Bag development: noise for seeders, panic for insanity, growth for the blank."""

from __future__ import annotations

import pytest

from airlock.survival.crew import DEAD
from airlock.survival.injuries import eggs_in_supply
from airlock.titles.nemesis.void_seeders.insanity import Insanity
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import HOME, kinds, level, panicked, seeders_in_bag, table, together


def drawn(t: Table, *tokens: str) -> Table:
    """Bag development that brings these tokens one after the other."""
    return t.rig(bag=list(tokens)).run("develop_bag")


@rule("VOI-BAG-01", "VOI-BAG-02", "VOI-DIFF-04")
def test_a_seeder_goes_back_and_everybody_rolls_noise() -> None:
    t = table("captain", "scout", "pilot").rig(noise=["silence", "silence", "silence"])
    t.game.first_player = 1
    drawn(t, next(token for token in t.game.bag if token.startswith("void_seeder")))
    assert [e["seat"] for e in t.told("noise_rolled")] == [1, 2, 0]
    assert len(t.told("token_drawn")) == 1
    assert len(t.game.bag) == 9
    t.check()


@rule("VOI-BAG-02")
@pytest.mark.parametrize("kind", ["lurker", "lair"])
def test_those_in_combat_do_not_roll(kind: str) -> None:
    t = table().bag("void_seeder_1").rig(noise=["silence"])
    t.intruder(kind, HOME)
    drawn(t, "void_seeder_1")
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]


@rule("VOI-BAG-02")
def test_the_token_is_back_before_the_rolls() -> None:
    t = table().bag("void_seeder_1").noise("cor_006_011").met().rig(noise=["2", "silence"])
    t.at("scout", "cockpit")
    # The only token of the bag comes again in the encounter.
    drawn(t, "void_seeder_1", "void_seeder_1")
    assert [e["seat"] for e in t.told("encounter")] == [0]
    assert kinds(t, HOME) == ["lurker"]


@rule("VOI-BAG-03")
def test_the_player_of_the_colour_panics() -> None:
    t = table("captain", "scout", "pilot").rig(panic=["heart_attack"])
    drawn(t, "insanity_purple")
    assert panicked(t) == [(1, "heart_attack")]
    assert [level(t, who) for who in t.names] == [1, 2, 1]
    assert "insanity_purple" in t.game.bag
    assert t.told("noise_rolled") == []
    t.check()


@rule("VOI-BAG-04")
@pytest.mark.parametrize("gone", ["dead", "asleep", "escaped", "waiting"])
def test_the_token_of_somebody_out_of_reach_leaves_the_game(gone: str) -> None:
    t = table("captain", "scout", "pilot").rig(panic=["heart_attack"])
    if gone == "dead":
        t.crew("scout").status, t.crew("scout").slot = DEAD, ""
    elif gone == "asleep":
        t.asleep("scout")
    elif gone == "escaped":
        t.escaped("scout")
    else:
        t.aboard("scout")
    drawn(t, "insanity_purple", "insanity_green")
    assert Insanity.of(t.game).tokens_gone == ["insanity_purple"]
    assert "insanity_purple" not in t.game.bag + t.game.supply
    assert t.view("captain")["insanity_tokens_gone"] == ["insanity_purple"]
    # Another one is drawn.
    assert panicked(t) == [(2, "heart_attack")]
    t.check()


@rule("VOI-BAG-04")
def test_it_stays_out_even_if_the_character_leaves_the_pod() -> None:
    t = table("captain", "scout").aboard("scout").bag("insanity_purple", "void_blank")
    drawn(t, "insanity_purple", "void_blank")
    t.at("scout", "cockpit").rig(noise=["silence", "silence"]).run("develop_bag")
    assert "insanity_purple" not in t.game.bag


@rule("VOI-BAG-04", "VOI-ENC-06")
def test_a_bag_that_is_empty_then_gets_a_seeder() -> None:
    t = table("captain", "scout").aboard("scout").bag("insanity_purple").rig(noise=["silence", "silence"])
    drawn(t, "insanity_purple")
    assert [e["type"] for e in t.told("token_drawn")] == ["insanity_purple", "void_seeder"]
    assert seeders_in_bag(t) == 1
    t.check()


@rule("VOI-BAG-05")
def test_a_blank_adds_a_seeder() -> None:
    t = table().bag("void_blank", "void_seeder_1")
    drawn(t, "void_blank")
    assert seeders_in_bag(t) == 2
    assert "void_blank" in t.game.bag
    assert t.told("noise_rolled") == []
    # With none left nothing is added.
    everything = [token for token in t.game.species.tokens if token.startswith("void_seeder")]
    t.bag("void_blank", *everything)
    drawn(t, "void_blank")
    assert sorted(t.game.bag) == sorted(["void_blank", *everything])


@rule("VOI-ROOM-08")
def test_bag_development_adds_no_egg() -> None:
    """The five on the board are all there are."""
    t = together().rig(noise=["silence"] * 4, panic=["heart_attack"] * 2)
    for token in ("void_blank", "insanity_blue", next(x for x in t.game.bag if x.startswith("void_seeder"))):
        drawn(t, token)
    assert t.game.eggs == 5
    assert eggs_in_supply(t.game) == 0

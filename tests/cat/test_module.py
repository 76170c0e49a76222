"""A module plugs in by its declaration alone: content, hooks, parts, words, and what it goes with."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

import pytest

from airlock.faces.nemesis.encoder import SurvivalEncoder
from airlock.kernel.faults import BadOptions
from airlock.kernel.match import Match, new_match
from airlock.survival.module import Module
from airlock.titles.nemesis.modules import MODULES
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import NEMESIS, nemesis
from tests.cat.module import CAT, Cat
from tests.kit import kit
from tests.kit.kit import CHECKS, Check
from tests.kit.settings import SHOWN_AND_HIDDEN_AGAIN
from tests.rules import rule
from tests.table import Table

WITH_CAT: Final = nemesis([INTRUDERS], [*MODULES, CAT])


def table(*crew: str, modules: str = "cat") -> Table:
    crew = crew or ("captain", "scout")
    return Table(*crew, title=WITH_CAT, modules=modules).turn(crew[0])


def played(match: Match, seed: int) -> Match:
    rng = Random(seed)
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    return match


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_it_passes_the_kit(check: Check) -> None:
    if check is kit.check_no_leak:
        check = partial(kit.check_no_leak, shown=SHOWN_AND_HIDDEN_AGAIN["nemesis"])
    check(WITH_CAT, 3, {"modules": "cat"}, "cat")


def test_its_action_is_offered_explained_priced_and_performed() -> None:
    t = table().any_hand("captain", 2)
    assert t.why_not("captain", "stroke") == "no_cat_here"
    Cat.of(t.game).slot = t.crew("captain").slot
    t.refresh().do("captain", "stroke")
    assert len(t.crew("captain").hand) == 3
    assert [e["seat"] for e in t.told("cat_stroked")] == [0]
    t.check()


def test_its_hooks_are_asked_and_its_part_is_seen() -> None:
    t = table().rig(cat=["slot_011"])
    t.run("turn", arg=0)
    assert t.view("scout")["cat"] == "slot_011"
    t.hand("captain").at("scout", "cockpit").hand("scout").run("draw_step")
    assert [len(c.hand) for c in t.game.crew] == [6, 5]


def test_its_room_is_in_the_pool_and_its_way_on_the_card_of_another() -> None:
    t = table().hand("captain", "demolition")
    assert "basket" in t.game.tile_pools["room_2"]
    assert t.why_not("captain", "card:demolition:frighten") == "no_cat_here"
    Cat.of(t.game).slot = t.crew("captain").slot
    t.refresh().do("captain", "card:demolition:frighten")
    assert Cat.of(t.game).slot == ""
    assert [way.id for way in NEMESIS.content({}).cards["demolition"].ways] == ["destroy_door", "malfunction"]


def test_several_are_chosen_as_a_list_in_the_order_of_the_title() -> None:
    assert WITH_CAT.setting(2, {"modules": "cat,traits"})["modules"] == "traits,cat"
    t = table(modules="cat,traits")
    assert set(t.game.parts) >= {"cat", "traits"}
    with pytest.raises(BadOptions, match=r"option modules can't have 'dog'; any of .*traits.* can be chosen"):
        WITH_CAT.setting(2, {"modules": "traits,dog"})


@rule("AFT-MOD-05")
def test_each_is_chosen_on_its_own() -> None:
    for module in MODULES:
        match = new_match(NEMESIS, 3, {"modules": module.id}, "alone")
        assert match.options["modules"] == module.id


def test_what_it_does_not_go_with_is_refused_with_the_clause() -> None:
    said = r"modules cat goes with mode semi, solo or coop only \(AFT-COMBO-03\), not with mode intruder"
    with pytest.raises(BadOptions, match=said):
        WITH_CAT.setting(3, {"modules": "traits,cat", "mode": "intruder"})
    assert WITH_CAT.setting(3, {"modules": "traits", "mode": "intruder"})["modules"] == "traits"


@rule("AFT-MOD-10")
def test_nobody_who_does_not_ask_for_it_notices_it() -> None:
    plain = nemesis([INTRUDERS])
    for options in ({}, {"mode": "coop", "board": "alt"}):
        assert WITH_CAT.setting(3, options) == plain.setting(3, options)
        ours, theirs = (played(new_match(title, 3, options, "same"), 1) for title in (WITH_CAT, plain))
        assert [a.hash for a in ours.answers] == [a.hash for a in theirs.answers]
        assert ours.view(0) == theirs.view(0)
    assert WITH_CAT.content({}).actions.keys() == plain.content({}).actions.keys()


def test_an_older_match_is_completed_with_none_of_them() -> None:
    assert NEMESIS.complete({"mode": "semi"})["modules"] == ""
    assert "modules" not in NEMESIS.setting(3, {"modules": ""})


def test_environments_number_what_it_says_and_nothing_of_it_without_it() -> None:
    def names(modules: str) -> list[str]:
        return SurvivalEncoder(new_match(WITH_CAT, 3, {"modules": modules}, "numbers").state).actions.names

    assert "stroke" in names("cat")
    assert "stroke" not in names("")
    assert "rush" in names("traits,cat")


def test_two_of_one_step_are_not_joined() -> None:
    def step(game: object, _: int) -> None: ...

    twice = [Module(id, CAT.content, steps={"purr": step}) for id in ("one", "two")]
    with pytest.raises(ValueError, match="two has a step 'purr', which is there already"):
        nemesis([INTRUDERS], [twice[0], Module("two", MODULES[0].content, steps={"purr": step})])

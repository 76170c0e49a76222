"""Hatching."""

from __future__ import annotations

from tests.table import table


def test_hatching_puts_a_larva_token_into_the_bag() -> None:
    t = table("captain", "scout").bag("blank_1")
    eggs = t.game.eggs
    t.rig(event=["hatching"], supply=["larva_3"]).run("event_card")
    assert t.game.eggs == eggs - 1
    assert t.game.bag == ["blank_1", "larva_3"]
    t.check()


def test_hatching_infests_whoever_is_in_the_nest_without_an_action_card() -> None:
    t = table("captain", "scout", "pilot").at("captain", "nest", "slot_003").at("scout", "nest").at("pilot", "nest")
    t.any_hand("captain", 0, contamination=2).any_hand("scout", 1).any_hand("pilot", 0).bag("blank_1")
    t.crew("pilot").larva = True
    t.rig(event=["hatching"]).run("event_card")
    assert [t.crew(who).larva for who in ("captain", "scout", "pilot")] == [True, False, True]
    # A second larva finds no place, the contamination card comes all the same (NEM-ATT-12).
    assert [len(t.crew(who).discard) for who in ("captain", "scout", "pilot")] == [1, 0, 1]
    assert t.game.bag == ["blank_1"]
    # It is neither an attack nor an encounter, and a larva on a board isn't an intruder on the board.
    assert not t.told("attack")
    assert not t.told("encounter")
    assert not t.game.first_encounter
    t.check()


def test_hatching_of_the_last_egg_destroys_the_nest_unexplored_as_it_is() -> None:
    t = table("captain", "scout")
    t.game.eggs = 1
    t.rig(event=["hatching"]).run("event_card")
    assert t.game.nest_destroyed
    assert t.game.eggs == 0


def test_hatching_without_an_egg_does_nothing() -> None:
    t = table("captain", "scout").at("captain", "nest", "slot_003").hand("captain").bag("blank_1")
    t.game.eggs, t.game.nest_destroyed = 0, True
    t.rig(event=["hatching"]).run("event_card")
    assert not t.crew("captain").larva
    assert t.game.bag == ["blank_1"]
    assert t.game.eggs == 0


def test_hatching_adds_nothing_if_all_larva_tokens_are_in_the_bag() -> None:
    larvae = [f"larva_{n}" for n in range(1, 9)]
    t = table("captain", "scout").bag(*larvae).rig(event=["hatching"]).run("event_card")
    assert t.game.bag == larvae

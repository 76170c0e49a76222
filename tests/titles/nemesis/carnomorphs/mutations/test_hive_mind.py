"""Hive Mind."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import Fate
from airlock.survival.secrets import determinize
from airlock.survival.state import DESTROYED
from airlock.titles.nemesis.carnomorphs.mutations.hive_mind import HIVE_MIND
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "hive_mind"


def seer() -> Table:
    return mutant(hunted("captain", "scout"), "captain", CARD).rig(event=["growl", "chemical_fire"])


@pytest.mark.parametrize(
    ("answers", "top", "bottom"),
    [
        (["done", "comes_next:growl"], ["growl", "chemical_fire"], []),
        (["done", "comes_next:chemical_fire"], ["chemical_fire", "growl"], []),
        (["bury_this:growl", "done"], ["chemical_fire"], ["growl"]),
        (["bury_this:chemical_fire", "done"], ["growl"], ["chemical_fire"]),
        (["bury_this:growl", "bury_this:chemical_fire"], [], ["growl", "chemical_fire"]),
        (["bury_this:chemical_fire", "bury_this:growl"], [], ["chemical_fire", "growl"]),
    ],
)
def test_hive_mind_sorts_the_next_two_events(answers: list[str], top: list[str], bottom: list[str]) -> None:
    t = seer()
    mutate(t, "captain", "clean", *answers)
    assert t.asked("captain") == "act"
    assert t.game.events.top[::-1] == top
    assert t.game.events.bottom == bottom
    # Where they went is public, what they are is not.
    put_back = [e["buried"] for e in t.told("event_put_back", "scout")]
    assert sorted(put_back) == [False] * len(top) + [True] * len(bottom)
    assert len(t.told("looked_at_event", "scout")) == 1
    assert t.told("saw_event", "scout") == []
    assert [e["card"] for e in t.told("saw_event", "captain")] == ["growl", "chemical_fire"]
    t.check()


def test_hive_mind_keeps_the_cards_from_the_minds_of_others() -> None:
    t = seer()
    mutate(t, "captain", "clean")
    # The looker sees the next one first; what was seen can't be taken back.
    assert t.options("captain") == ["done", "bury_this:growl", "bury_this:chemical_fire"]
    seen = set()
    for seed in range(20):
        world = t.game.copy()
        determinize(world, 1, Fate(str(seed)))
        seen.add(world.events.top[-1])
    assert len(seen) > 3
    world = t.game.copy()
    determinize(world, 0, Fate("captain"))
    assert world.events.top == ["chemical_fire", "growl"]


def test_hive_mind_cannot_be_taken_back_once_the_cards_were_seen() -> None:
    t = seer()
    before = t.game.reveals
    t.flow(HIVE_MIND.clean(t.game, t.crew("captain")))
    assert t.asked("captain") == "which_event_under"
    assert t.game.reveals > before
    t.answer("captain", "done")
    # In the order in which they lie there.
    assert t.options("captain") == ["comes_next:growl", "comes_next:chemical_fire"]


def test_hive_mind_looks_at_the_only_card_that_is_left() -> None:
    t = seer()
    t.game.event_discard = [card for card in t.game.events.middle if card != "growl"]
    t.game.events.middle = ["growl"]
    mutate(t, "captain", "clean")
    assert t.options("captain") == ["done", "bury_this:growl"]
    t.answer("captain", "done")
    assert t.asked("captain") == "act"
    assert len(t.game.events) == 1
    assert [e["buried"] for e in t.told("event_put_back")] == [False]
    t.check()


def test_hive_mind_reshuffles_an_empty_deck() -> None:
    t = seer()
    t.game.event_discard = t.game.events.middle
    t.game.events.middle = []
    mutate(t, "captain", "clean", "done", "comes_next:growl")
    assert (len(t.game.events), t.game.event_discard) == (20, [])
    t.check()


def test_hive_mind_steers_a_carnomorph_that_is_not_in_combat_if_infected() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    put(t, "shambler", "hibernatorium")
    lone = put(t, "shambler", "slot_014", injuries=1)
    put(t, "shambler", "slot_003")
    mutate(t, "captain", "infected")
    assert t.options("captain") == ["intruder:shambler_2", "intruder:shambler_3"]
    t.answer("captain", "intruder:shambler_2")
    assert sorted(t.options("captain")) == ["steer:cor_011_014", "steer:cor_013_014", "steer:cor_014_017", "steer:main"]
    t.answer("captain", "steer:cor_011_014")
    # Into a room with characters: that is combat, but no encounter.
    assert (lone.slot, lone.injuries) == ("slot_011", 1)
    assert not t.told("encounter")
    assert not t.told("attack")
    t.check()


def test_hive_mind_breaks_a_door_instead() -> None:
    t = mutant(hunted("captain", "scout").door("cor_011_014"), "captain", CARD)
    lone = put(t, "fleshbeast", "slot_014")
    mutate(t, "captain", "infected", "steer:cor_011_014")
    assert lone.slot == "slot_014"
    assert t.game.doors == {"cor_011_014": DESTROYED}


@rule("CAR-TYPE-03")
def test_hive_mind_sends_others_off_the_board_but_never_the_butcher() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    put(t, "shambler", "slot_014", injuries=2)
    put(t, "butcher", "slot_014")
    shamblers = [token for token in t.game.bag if t.game.species.type_of(token) == "shambler"]
    mutate(t, "captain", "infected", "intruder:butcher_2")
    assert sorted(t.options("captain")) == ["steer:cor_011_014", "steer:cor_013_014", "steer:cor_014_017"]
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    put(t, "shambler", "slot_014", injuries=2)
    mutate(t, "captain", "infected", "steer:main")
    assert t.game.figures == []
    assert sum(t.game.species.type_of(token) == "shambler" for token in t.game.bag) == len(shamblers) + 1
    t.check()


def test_hive_mind_looks_at_events_if_there_is_nobody_to_steer() -> None:
    t = seer()
    put(t, "shambler", "hibernatorium")
    mutate(t, "captain", "infected", "bury_this:growl", "done")
    assert t.game.events.bottom == ["growl"]
    t.check()

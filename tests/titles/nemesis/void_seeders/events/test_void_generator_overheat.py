"""Generator Overheat."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, happens

CARD = "void_generator_overheat"


def test_void_generator_overheat_breaks_the_generator() -> None:
    t = among_seeders("captain", "scout").room("generator", "slot_017").fire("slot_003")
    happens(t, CARD)
    assert t.game.malfunction == ["slot_017"]
    assert t.game.fire == ["slot_003"]


def test_void_generator_overheat_waits_until_it_is_explored() -> None:
    t = happens(among_seeders("captain", "scout").fire("slot_003"), CARD)
    assert (t.game.malfunction, t.game.fire) == ([], ["slot_003"])


@rule("NEM-EVENT-22")
def test_void_generator_overheat_burns_a_broken_one_and_spreads_all_fires() -> None:
    t = among_seeders("captain", "scout").room("generator", "slot_017").malfunction("generator").fire("slot_003")
    t.door("cor_014_017")
    happens(t, CARD)
    # The new fire spreads with the old one, but not through the closed door; what has just caught fire does not spread.
    assert sorted(t.game.fire) == ["slot_001", "slot_003", "slot_007", "slot_017", "slot_019", "slot_020"]
    assert t.told("fire_started")[0]["slot"] == "slot_017"
    assert t.game.malfunction == ["slot_017"]
    t.check()


def test_void_generator_overheat_spreads_the_fire_of_a_generator_that_burns_already() -> None:
    t = among_seeders("captain", "scout").room("generator", "slot_003").malfunction("generator").fire("generator")
    happens(t, CARD)
    assert sorted(t.game.fire) == ["slot_001", "slot_003", "slot_007"]

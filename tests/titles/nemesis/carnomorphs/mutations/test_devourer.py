"""Devourer."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "devourer"


def eater() -> Table:
    """The Captain in the Armory, with nothing in hand and nothing to eat."""
    t = hunted("captain", "scout").at("captain", "armory", "slot_003").empty_hands("captain").any_hand("captain", 1)
    return mutant(t, "captain", CARD)


@rule("CAR-ACT-10")
def test_devourer_needs_a_heavy_object_of_its_own() -> None:
    assert eater().turn("captain").why_not("captain", "mutate") == "nothing_to_eat"
    assert eater().object("carcass", "armory").turn("captain").why_not("captain", "mutate") == ""
    assert eater().carry("captain", "carcass").turn("captain").why_not("captain", "mutate") == ""
    # What another carries, or a weapon in hand, isn't food.
    t = eater().at("scout", "armory").empty_hands("scout").carry("scout", "carcass").item("captain", "flamethrower")
    assert t.turn("captain").why_not("captain", "mutate") == "nothing_to_eat"


def test_devourer_cannot_eat_the_eggs_of_the_board() -> None:
    t = eater().at("captain", "nest", "slot_002")
    assert t.game.loose_eggs("slot_002") == 8
    assert t.turn("captain").why_not("captain", "mutate") == "nothing_to_eat"


def test_devourer_heals_all_light_wounds_and_draws_a_card() -> None:
    t = eater().object("carcass", "armory").wounded("captain", 2, ["leg"])
    mutate(t, "captain", "clean")
    captain = t.crew("captain")
    assert t.game.objects_in("slot_003") == []
    assert (captain.light, captain.wounds, len(captain.hand)) == (0, ["leg"], 2)
    t.check()


@pytest.mark.parametrize(("serious", "dressed"), [(["leg"], []), ([], ["leg"])])
def test_devourer_takes_a_serious_wound_away_if_infected(serious: list[str], dressed: list[str]) -> None:
    t = eater().object("carcass", "armory").wounded("captain", 2, serious, dressed)
    mutate(t, "captain", "infected")
    captain = t.crew("captain")
    assert (captain.light, captain.serious, len(captain.hand)) == (2, 0, 3)
    assert t.game.objects_in("slot_003") == []
    assert [e["object"] for e in t.told("devoured")] == ["carcass"]
    assert [e["wound"] for e in t.told("wound_healed")] == ["leg"]
    assert t.game.wound_discard == ["leg"]
    t.check()


def test_devourer_lets_you_choose_the_wound() -> None:
    t = eater().object("carcass", "armory").wounded("captain", 0, ["leg", "hand"], ["leg", "arm"])
    mutate(t, "captain", "infected")
    assert t.options("captain") == ["wound:leg", "wound:hand", "wound:arm"]
    t.answer("captain", "wound:leg")
    captain = t.crew("captain")
    # Of two alike the one that still hurts.
    assert (captain.wounds, captain.dressed) == (["hand"], ["leg", "arm"])
    t.check()


def test_devourer_draws_two_cards_even_without_a_wound_if_infected() -> None:
    t = eater().object("carcass", "armory")
    mutate(t, "captain", "infected")
    assert len(t.crew("captain").hand) == 3


def test_devourer_eats_what_lies_there_or_what_is_carried() -> None:
    t = eater().object("carcass", "armory").object("corpse_blue", "armory").carry("captain", "carcass")
    t.game.objects["slot_011"].remove("corpse_blue")
    mutate(t, "captain", "clean")
    assert t.options("captain") == ["devour:carcass", "devour:corpse_blue", "devour_carried:carcass"]
    t.answer("captain", "devour_carried:carcass")
    assert t.crew("captain").hands == []
    assert sorted(t.game.objects_in("slot_003")) == ["carcass", "corpse_blue"]
    t.check()


@rule("CAR-OBJ-06")
def test_devourer_takes_the_blue_corpse_out_of_the_game() -> None:
    t = mutant(hunted("captain", "scout"), "captain", CARD)
    assert t.game.objects_in("slot_011") == ["corpse_blue"]
    mutate(t, "captain", "clean")
    assert not any("corpse_blue" in things for things in t.game.objects.values())
    t.check()


def test_devourer_leaves_nothing_for_the_carnomorphs() -> None:
    t = eater().object("egg", "armory")
    t.game.eggs -= 1
    mutate(t, "captain", "clean")
    assert t.game.loose_eggs("slot_003") == 0
    assert t.game.eggs == 7
    t.check()

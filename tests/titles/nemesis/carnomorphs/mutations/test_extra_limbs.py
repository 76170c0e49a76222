"""Extra Limbs."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

CARD = "extra_limbs"


def searcher(room: str = "armory", slot: str = "slot_003", items: int = 2) -> Table:
    t = hunted("captain", "scout").room(room, slot, items=items).at("captain", room)
    return mutant(t.empty_hands("captain"), "captain", CARD)


@rule("CAR-ACT-10")
@pytest.mark.parametrize(("room", "reason"), [("cockpit", "not_searchable"), ("armory", "")])
def test_extra_limbs_need_a_room_to_search(room: str, reason: str) -> None:
    t = searcher(items=0).at("captain", room)
    assert t.turn("captain").why_not("captain", "mutate") == reason


def test_extra_limbs_need_a_card_in_a_deck_of_the_colour() -> None:
    t = searcher()
    t.game.item_discard["red"] = t.game.items["red"].cards()
    t.game.items["red"].middle = []
    assert t.turn("captain").why_not("captain", "mutate") == "deck_empty"


def test_extra_limbs_search_the_room() -> None:
    t = searcher().rig(item_red=["grenade", "energy_charge_red"])
    mutate(t, "captain", "clean", "keep:grenade")
    assert t.crew("captain").inventory == ["grenade"]
    assert t.game.items["red"].bottom == ["energy_charge_red"]
    assert t.game.items_left["slot_003"] == 1
    t.check()


def test_extra_limbs_find_one_card_where_nothing_is_left() -> None:
    t = searcher(items=0).rig(item_red=["grenade"])
    left = len(t.game.items["red"])
    mutate(t, "captain", "clean")
    assert t.crew("captain").inventory == ["grenade"]
    assert len(t.game.items["red"]) == left - 1
    assert t.game.items_left["slot_003"] == 0
    t.check()


@pytest.mark.parametrize(("items", "after"), [(2, 1), (0, 0)])
def test_extra_limbs_keep_both_cards_if_infected(items: int, after: int) -> None:
    t = searcher(items=items).rig(item_red=["grenade", "energy_charge_red"])
    mutate(t, "captain", "infected")
    assert sorted(t.crew("captain").inventory) == ["energy_charge_red", "grenade"]
    assert t.game.items["red"].bottom == []
    assert t.game.items_left["slot_003"] == after
    assert [(e["slot"], e["colour"]) for e in t.told("searched")] == [("slot_003", "red")]
    # What was found is seen by the finder alone.
    assert [e["item"] for e in t.told("found", "captain")] == ["grenade", "energy_charge_red"]
    assert t.told("found", "scout") == []
    t.check()


def test_extra_limbs_get_the_only_card_that_is_left() -> None:
    t = searcher()
    deck = t.game.items["red"]
    deck.middle.remove("grenade")
    t.game.item_discard["red"] = deck.middle
    deck.middle = ["grenade"]
    mutate(t, "captain", "infected")
    assert t.crew("captain").inventory == ["grenade"]
    t.check()


@pytest.mark.parametrize("scan", ["clean", "infected"])
def test_extra_limbs_choose_the_deck_first_in_a_white_room(scan: str) -> None:
    t = searcher("cabins", "slot_006", items=0)
    mutate(t, "captain", scan)
    assert t.options("captain") == ["deck:red", "deck:yellow", "deck:green"]
    t.answer("captain", "deck:green")
    assert len(t.game.items["green"]) == 30 - (2 if scan == "infected" else 1)
    t.check()


def test_extra_limbs_lose_what_finds_no_hand() -> None:
    t = searcher().carry("captain", "carcass").carry("captain", "carcass")
    heavy = next(i for i in t.game.items["red"].middle if t.game.content.items[i].heavy)
    t.rig(item_red=[heavy, "grenade"])
    mutate(t, "captain", "infected")
    assert t.asked("captain") == "make_room"
    # The second card waits meanwhile, hidden from the others.
    assert t.crew("captain").looking == ["grenade"]
    t.answer("captain", "keep_hands")
    assert t.crew("captain").inventory == ["grenade"]
    assert t.crew("captain").holds(heavy) is None
    t.check()


def test_extra_limbs_cannot_be_taken_back_once_a_card_was_seen() -> None:
    t = searcher("cabins", "slot_006", items=0).carry("captain", "carcass").carry("captain", "carcass")
    heavy = next(i for i in t.game.items["red"].middle if t.game.content.items[i].heavy)
    mutate(t.rig(item_red=[heavy]), "captain", "clean")
    before = t.game.reveals
    t.answer("captain", "deck:red")
    assert t.asked("captain") == "make_room"
    assert t.game.reveals > before

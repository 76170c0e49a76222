"""Searching rooms."""

from __future__ import annotations

import pytest

from airlock.survival.search import cannot_search
from tests.rules import rule
from tests.table import Table, table

SEARCH = "card:search:search"
COLOURS = {
    "red": ["armory", "storage", "command", "monitoring"],
    "yellow": ["comms", "fire_control", "generator", "airlock", "engine_control"],
    "green": ["emergency", "laboratory", "surgery", "canteen"],
}
FIND = {"red": ("grenade", "decoy"), "yellow": ("tools", "chemicals"), "green": ("medkit", "alcohol")}
WHITE = ["evacuation_a", "evacuation_b", "cabins", "hatch", "shower"]
BARE = ["nest", "slime", "cockpit", "hibernatorium", "engine_1", "engine_2", "engine_3"]


def searcher(room: str, items: int = 2) -> Table:
    t = table("scout", "captain").at("captain", "engine_3").room(room, items=items).at("scout", room)
    return t.hand("scout", "search", "search", "rest").turn("scout")


@rule("NEM-SEARCH-01", "NEM-SEARCH-03")
@pytest.mark.parametrize("room", [room for rooms in COLOURS.values() for room in rooms])
def test_a_room_is_searched_for_cards_of_its_colour(room: str) -> None:
    colour = next(c for c, rooms in COLOURS.items() if room in rooms)
    first, second = FIND[colour]
    t = searcher(room).rig(**{f"item_{colour}": [first, second]})
    t.do("scout", SEARCH)
    assert t.options("scout") == [f"keep:{first}", f"keep:{second}"]
    t.do("scout", f"keep:{second}")
    assert t.crew("scout").inventory == [second]
    assert [len(deck) for c, deck in t.game.items.items() if c != colour] == [30, 30]


@rule("NEM-SEARCH-02")
@pytest.mark.parametrize("room", WHITE)
def test_in_a_white_room_the_deck_is_chosen_before_drawing(room: str) -> None:
    t = searcher(room).rig(item_yellow=["tools", "chemicals"])
    t.do("scout", SEARCH)
    assert t.options("scout") == ["deck:red", "deck:yellow", "deck:green"]
    assert t.crew("scout").looking == []
    t.do("scout", "deck:yellow")
    # Both from the same deck.
    assert t.options("scout") == ["keep:tools", "keep:chemicals"]


@rule("NEM-SEARCH-04", "NEM-VIS-11")
def test_one_card_is_kept_the_other_goes_under_the_deck_unseen() -> None:
    t = searcher("canteen").rig(item_green=["medkit", "alcohol"])
    t.do("scout", SEARCH)
    t.check()
    assert t.view("scout")["crew"][0]["looking_at"] == ["medkit", "alcohol"]
    assert "looking_at" not in t.view("captain")["crew"][0]
    t.do("scout", "keep:medkit")
    green = t.game.items["green"]
    assert (green.bottom, len(green)) == (["alcohol"], 29)
    # The searcher knows what is at the bottom, the others see a green back and no name.
    assert t.view("scout")["notes"]["decks"]["green"]["bottom"] == ["alcohol"]
    assert t.view("captain")["notes"]["decks"]["green"]["bottom"] == [""]
    assert t.view("captain")["crew"][0]["inventory"] == ["green"]
    told = str(t.match.history(t.seat("captain")))
    assert "medkit" not in told
    assert "alcohol" not in told
    t.check()


@rule("NEM-SEARCH-04", "NEM-VIS-22")
def test_two_equal_cards_are_asked_about_all_the_same() -> None:
    t = searcher("canteen").rig(item_green=["medkit", "medkit"])
    t.do("scout", SEARCH)
    assert t.asked("scout") == "keep_item"
    t.do("scout", "keep:medkit")
    assert t.crew("scout").inventory == ["medkit"]
    t.check()


@rule("NEM-SEARCH-05", "NEM-SEARCH-06")
def test_each_search_lowers_the_counter_until_nothing_is_left() -> None:
    t = searcher("canteen", items=1).rig(item_green=["medkit", "alcohol"])
    t.do("scout", SEARCH, "keep:medkit")
    assert t.game.items_left["slot_006"] == 0
    assert t.why_not("scout", SEARCH) == "nothing_left_to_find"
    assert t.refused("scout", SEARCH)


@rule("NEM-SEARCH-06", "NEM-SEARCH-10")
def test_scavenging_works_where_nothing_is_left() -> None:
    t = searcher("canteen", items=0).hand("scout", "scavenging", "rest").turn("scout")
    t.rig(item_green=["medkit", "alcohol"])
    t.do("scout", "card:scavenging:search", "keep:medkit")
    assert t.game.items_left["slot_006"] == 0
    assert t.crew("scout").inventory == ["medkit"]
    u = searcher("canteen", items=2).hand("scout", "scavenging", "rest").turn("scout")
    u.rig(item_green=["medkit", "alcohol"])
    u.do("scout", "card:scavenging:search", "keep:medkit")
    assert u.game.items_left["slot_006"] == 1
    assert u.game.items["green"].bottom == ["alcohol"]


@rule("NEM-SEARCH-07")
@pytest.mark.parametrize("room", BARE)
def test_some_rooms_are_never_searched(room: str) -> None:
    t = searcher(room)
    assert t.why_not("scout", SEARCH) == "not_searchable"
    t.hand("scout", "scavenging", "rest")
    assert t.why_not("scout", "card:scavenging:search") == "not_searchable"


@rule("NEM-SEARCH-08")
def test_an_unexplored_room_is_not_searched() -> None:
    t = searcher("canteen")
    assert cannot_search(t.game, "slot_006") == ""
    assert cannot_search(t.game, "slot_007") == "not_searchable"
    assert cannot_search(t.game, "slot_007", thorough=True) == "not_searchable"


@rule("NEM-SEARCH-09")
def test_example_the_scout_searches_the_cabins() -> None:
    t = searcher("cabins").rig(item_red=["energy_charge_red", "grenade"])
    t.do("scout", SEARCH, "deck:red", "keep:energy_charge_red")
    assert t.crew("scout").discard == ["search"]
    assert t.game.items_left["slot_006"] == 1
    assert t.crew("scout").inventory == ["energy_charge_red"]
    assert t.view("captain")["crew"][0]["inventory"] == ["red"]
    assert t.game.items["red"].bottom == ["grenade"]
    t.check()


@rule("NEM-ITEM-14")
def test_an_empty_deck_finds_nothing() -> None:
    t = searcher("canteen")
    green = t.game.items["green"]
    t.game.items_removed += green.middle
    t.game.items_removed_known += [0] * 30
    green.middle = []
    t.turn("scout")
    assert t.why_not("scout", SEARCH) == "deck_empty"
    # Its discard pile is not shuffled back.
    t.game.items_removed.remove("medkit")
    t.game.items_removed_known.pop()
    t.game.item_discard["green"].append("medkit")
    assert t.why_not("scout", SEARCH) == "deck_empty"
    # In a white room another deck may be chosen.
    t.at("scout", "cabins")
    t.do("scout", SEARCH)
    assert t.options("scout") == ["deck:red", "deck:yellow"]


@rule("NEM-ITEM-14")
def test_the_last_card_of_a_deck_is_simply_taken() -> None:
    t = searcher("canteen")
    green = t.game.items["green"]
    t.game.items_removed += green.middle[1:]
    t.game.items_removed_known += [0] * 29
    last = green.middle[0]
    green.middle = [last]
    t.turn("scout")
    t.do("scout", SEARCH)
    assert t.crew("scout").inventory == [last]
    assert len(green) == 0
    t.check()


@rule("NEM-ACT-22")
def test_a_heavy_find_needs_no_pick_up() -> None:
    t = searcher("comms").rig(item_yellow=["fire_extinguisher", "tools"])
    t.do("scout", SEARCH, "keep:fire_extinguisher")
    assert [h.kind for h in t.crew("scout").hands] == ["rifle", "fire_extinguisher"]
    assert [h["thing"] for h in t.view("captain")["crew"][0]["hands"]] == ["rifle", "fire_extinguisher"]
    assert t.game.actions_left == 1


@rule("NEM-SEARCH-06")
@pytest.mark.parametrize("room", ["armory", "generator", "canteen", "cabins", "evacuation_a"])
def test_a_room_of_any_colour_with_the_counter_at_0_is_done(room: str) -> None:
    t = searcher(room, items=1)
    assert t.can("scout", SEARCH)
    t.game.items_left[t.slot(room)] = 0
    t.refresh()
    assert t.why_not("scout", SEARCH) == "nothing_left_to_find"
    assert t.refused("scout", SEARCH)

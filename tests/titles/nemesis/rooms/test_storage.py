"""Storage."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-STORAGE-01")
def test_storage_draws_two_of_any_deck_and_keeps_one() -> None:
    t = table("scout", "captain").at("scout", "storage").any_hand("scout", 3).turn("scout")
    t.rig(item_green=["medkit", "bandages"])
    t.do("scout", "room:storage:fetch")
    assert t.options("scout") == ["deck:red", "deck:yellow", "deck:green"]
    t.do("scout", "deck:green", "keep:bandages")
    assert t.crew("scout").inventory == ["bandages"]
    assert t.game.items["green"].bottom == ["medkit"]
    assert len(t.crew("scout").hand) == 1
    # The others see a green back, and nothing of the two cards.
    assert t.view("captain")["crew"][0]["inventory"] == ["green"]
    assert t.told("found", "captain") == []
    assert len(t.told("found", "scout")) == 2
    t.check()


@rule("NEM-ROOM-STORAGE-01")
def test_storage_offers_filled_decks_only() -> None:
    t = table("scout", "captain").at("scout", "storage").any_hand("scout", 4).turn("scout")
    for colour in ("red", "yellow", "green"):
        deck = t.game.items[colour]
        last = ["medkit"] if colour == "green" else []
        for card in last:
            deck.middle.remove(card)
        t.game.items_spent += deck.middle
        deck.middle = last
    t.do("scout", "room:storage:fetch")
    assert t.crew("scout").inventory == ["medkit"]
    assert t.why_not("scout", "room:storage:fetch") == "deck_empty"
    t.check()


@rule("NEM-ROOM-STORAGE-02")
def test_storage_leaves_the_item_counter_alone() -> None:
    t = table("scout", "captain").room("storage", items=1).at("scout", "storage")
    t.hand("scout", "demolition", "rest", "scavenging", "basic_repairs", "search").turn("scout")
    slot = t.slot("storage")
    t.rig(item_green=["medkit", "bandages", "bandages", "alcohol"])
    t.do("scout", "room:storage:fetch", "deck:green", "keep:medkit")
    assert t.game.items_left[slot] == 1
    t.game.items_left[slot] = 0
    t.refresh()
    assert t.why_not("scout", "card:search:search") == "nothing_left_to_find"
    t.do("scout", "room:storage:fetch", "deck:green", "keep:alcohol")
    assert t.game.items_left[slot] == 0
    assert sorted(t.crew("scout").inventory) == ["alcohol", "medkit"]

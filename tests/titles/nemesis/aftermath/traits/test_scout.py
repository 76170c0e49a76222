"""Scavenger."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def white(t: Table) -> str:
    return next(r.id for r in t.game.content.rooms.values() if r.colour == "white" and r.searchable)


def search(who: str = "scout", *hand: str) -> Table:
    t = table(who, "captain" if who != "captain" else "scout", modules="traits")
    t.at(who, white(t)).hand(who, *(hand or ("search",)))
    return t.turn(who).rig(item_red=["grenade"], item_yellow=["tools"], item_green=["medkit"])


@rule("AFT-TRAIT-01")
def test_scout_draws_one_card_of_each_colour_in_a_white_room_and_keeps_one() -> None:
    t = search().do("scout", "card:search:search")
    assert t.asked("scout") == "keep_item"
    assert t.options("scout") == ["keep:grenade", "keep:tools", "keep:medkit"]
    before = {colour: len(deck) for colour, deck in t.game.items.items()}
    t.answer("scout", "keep:tools")
    assert t.crew("scout").inventory == ["tools"]
    # The others lie under their own decks.
    assert t.game.items["red"].bottom == ["grenade"]
    assert t.game.items["green"].bottom == ["medkit"]
    assert {colour: len(deck) - before[colour] for colour, deck in t.game.items.items()} == {
        "red": 1,
        "yellow": 0,
        "green": 1,
    }
    assert t.game.items_left[t.crew("scout").slot] == 1
    t.check()


def test_scout_alone_knows_what_lies_under_the_decks() -> None:
    t = search().do("scout", "card:search:search", "keep:tools")
    assert t.view("scout")["notes"]["decks"]["red"]["bottom"] == ["grenade"]
    assert t.view("captain")["notes"]["decks"]["red"]["bottom"] == [""]
    assert t.told("found", to="captain") == []


def test_scout_gets_two_cards_if_a_deck_is_empty() -> None:
    t = search()
    deck = t.game.items["red"]
    t.game.item_discard["red"] += deck.cards()
    deck.middle = []
    t.do("scout", "card:search:search")
    assert t.options("scout") == ["keep:tools", "keep:medkit"]


def test_scout_chooses_a_deck_when_scavenging() -> None:
    t = search("scout", "scavenging", "rest").do("scout", "card:scavenging:search")
    assert t.asked("scout") == "choose_deck"


def test_scout_searches_other_rooms_as_usual_and_others_white_ones() -> None:
    t = table("scout", "captain", modules="traits").at("scout", "armory").hand("scout", "search").turn("scout")
    t.rig(item_red=["grenade", "decoy"]).do("scout", "card:search:search")
    assert t.options("scout") == ["keep:grenade", "keep:decoy"]
    t = search("captain").do("captain", "card:search:search")
    assert t.asked("captain") == "choose_deck"

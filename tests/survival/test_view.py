"""What a seat sees of the others, and what it doesn't: in its view and in its history."""

from __future__ import annotations

from typing import Any

import pytest

from airlock.survival.contamination import contaminate, scan_hand
from airlock.survival.death import die
from airlock.survival.hands import drop_from_inventory
from airlock.survival.looking import look_at_objective
from airlock.survival.search import search
from airlock.survival.trade import exchange
from tests.rules import rule
from tests.table import Table, table


def words(t: Table, who: str) -> str:
    """Everything somebody sees or was told, as text."""
    return str(t.view(who)) + str(t.match.history(t.seat(who) if who else -1))


def player(t: Table, viewer: str, whose: str) -> dict[str, Any]:
    """A player's board as another one sees it."""
    board: dict[str, Any] = t.view(viewer)["crew"][t.seat(whose)]
    return board


OTHERS = ("scout", "pilot", "")


def crew() -> Table:
    """The Captain and two others; a nameless viewer is a spectator."""
    return table("captain", "scout", "pilot")


# -- hands and decks


@rule("NEM-VIS-01")
def test_a_hand_is_its_owners_and_the_others_know_its_size() -> None:
    t = crew().hand("captain", "order", "motivation", contamination=1)
    assert player(t, "captain", "captain")["hand"] == ["contamination", "motivation", "order"]
    for who in OTHERS:
        seen = player(t, who, "captain")
        assert "hand" not in seen
        assert seen["cards"] == 3
        assert seen["deck"] == 8
        assert "'motivation'" not in words(t, who)
        assert "contamination" not in str(seen)


@rule("NEM-VIS-01")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    t = crew().hand("captain")
    t.run("draw_step")
    mine = [e["card"] for e in t.told("card_drawn_secretly", "captain")][-5:]
    assert sorted(mine) == sorted(t.crew("captain").hand)
    for who in OTHERS:
        assert t.told("card_drawn_secretly", who) == [e for e in t.told("card_drawn_secretly", who) if e["seat"] != 0]
        assert [e["cards"] for e in t.told("cards_drawn", who) if e["seat"] == 0][-1] == 5


@rule("NEM-VIS-02")
def test_nobody_sees_into_a_deck_not_even_the_owner() -> None:
    t = crew().hand("captain", "order")
    seen = player(t, "captain", "captain")
    assert seen["deck"] == 9
    assert "motivation" not in str(seen)
    decks = t.view("captain")["decks"]
    assert (decks["events"], decks["attacks"], decks["wounds"]) == (20, 20, 16)
    assert decks["items"] == {"red": 30, "yellow": 30, "green": 30}
    # There is no order to look at: a card is decided when it is drawn.
    assert t.crew("captain").deck.top == t.crew("captain").deck.bottom == []


@rule("NEM-VIS-03")
def test_paid_cards_lie_face_up_for_everybody() -> None:
    t = crew().hand("captain", "order", "rest").turn("captain").rig(noise=[1], explore={"slot_006": "doors_1"})
    t.do("captain", "move:slot_006", "discard:order")
    for who in ("captain", *OTHERS):
        assert player(t, who, "captain")["discard"] == ["order"]
        assert [e["card"] for e in t.told("card_discarded", who)] == ["order"]


# -- contamination


@rule("NEM-VIS-04")
def test_nobody_knows_an_unscanned_contamination_card() -> None:
    t = crew().hand("captain", contamination=2)
    t.flow(contaminate(t.game, t.crew("captain")))
    assert player(t, "captain", "captain")["hand"] == ["contamination", "contamination"]
    assert player(t, "captain", "captain")["discard"] == ["contamination"]
    for who in ("captain", *OTHERS):
        assert "infected" not in words(t, who)
        assert "clean" not in words(t, who)
    # Not even the game does: all results are still to come.
    assert len(t.game.scans) == 27
    t.check()


@rule("NEM-VIS-05", "NEM-VIS-06")
def test_a_scan_is_seen_by_the_scanner_and_its_consequences_by_all() -> None:
    t = crew().hand("captain", "order", contamination=3).rig(scan=["infected", "clean", "clean"])
    t.flow(scan_hand(t.game, t.crew("captain")))
    assert [(e["infected"], e["clean"]) for e in t.told("scan_result", "captain")] == [(1, 2)]
    assert player(t, "captain", "captain")["hand"] == ["contamination_infected", "order"]
    for who in OTHERS:
        assert len(t.told("scanned", who)) == 1
        assert t.told("scan_result", who) == []
        assert [e["cards"] for e in t.told("contamination_removed", who)] == [2]
        assert len(t.told("larva_placed", who)) == 1
        assert player(t, who, "captain")["larva"] is True
        assert player(t, who, "captain")["cards"] == 2
        assert "infected" not in words(t, who)
    t.check()


@rule("NEM-VIS-06")
def test_a_scanned_card_on_a_discard_pile_looks_like_any_other_to_the_rest() -> None:
    t = crew().hand("captain", "order", contamination=2).rig(scan=["infected", "infected"])
    t.flow(scan_hand(t.game, t.crew("captain")))
    t.flow(contaminate(t.game, t.crew("captain")))
    t.turn("captain").do("captain", "pass", "discard:contamination_infected", "done")
    assert player(t, "captain", "captain")["discard"] == ["contamination", "contamination_infected"]
    for who in OTHERS:
        assert player(t, who, "captain")["discard"] == ["contamination", "contamination"]
        assert [e["card"] for e in t.told("card_discarded", who)] == ["contamination"]
        assert "infected" not in words(t, who)


# -- items


@rule("NEM-VIS-07")
def test_normal_items_show_their_backs() -> None:
    t = crew().item("captain", "medkit").item("captain", "tools").item("captain", "bandages")
    assert player(t, "captain", "captain")["inventory"] == ["bandages", "medkit", "tools"]
    for who in OTHERS:
        assert player(t, who, "captain")["inventory"] == ["green", "green", "yellow"]
        assert "medkit" not in words(t, who)


@rule("NEM-VIS-08")
def test_a_used_item_is_shown_to_everybody() -> None:
    t = crew().item("captain", "bandages").wounded("captain", light=1).any_hand("captain", 2).turn("captain")
    t.do("captain", "item:bandages:heal_light")
    for who in OTHERS:
        assert [e["item"] for e in t.told("item_used_up", who)] == ["bandages"]
        assert t.view(who)["decks"]["item_discard"]["green"] == ["bandages"]
        assert player(t, who, "captain")["inventory"] == []
    t.check()


@rule("NEM-VIS-09")
def test_heavy_things_in_hands_are_there_for_all_to_see() -> None:
    t = crew().carry("captain", "carcass").ammo("captain", "six_shooter", 2)
    for who in OTHERS:
        hands = player(t, who, "captain")["hands"]
        assert [(h["thing"], h["ammo"], h["capacity"]) for h in hands] == [("six_shooter", 2, 6), ("carcass", 0, 0)]


@rule("NEM-VIS-10")
def test_a_dropped_item_leaves_the_game_unseen() -> None:
    t = crew().item("captain", "medkit").turn("captain")
    t.answer("captain", "drop:medkit")
    assert t.game.items_removed == ["medkit"]
    assert [e["item"] for e in t.told("item_dropped_secretly", "captain")] == ["medkit"]
    for who in OTHERS:
        assert [e["colour"] for e in t.told("item_dropped", who)] == ["green"]
        assert t.view(who)["decks"]["items_removed"] == 1
        assert "medkit" not in words(t, who)
    t.check()


@rule("NEM-VIS-10")
def test_the_items_of_the_dead_leave_the_game_unseen() -> None:
    t = crew().item("captain", "medkit").met()
    t.flow(die(t.game, t.crew("captain"), "test"))
    assert t.game.items_removed == ["medkit"]
    assert player(t, "scout", "captain")["inventory"] == []
    for who in OTHERS:
        assert "medkit" not in words(t, who)
    t.check()


@rule("NEM-VIS-11")
def test_what_a_search_finds_is_seen_by_the_searcher_alone() -> None:
    t = crew().at("captain", "canteen").rig(item_green=["medkit", "alcohol"])
    t.flow(search(t.game, t.crew("captain"), t.slot("canteen")))
    assert player(t, "captain", "captain")["looking_at"] == ["medkit", "alcohol"]
    assert t.view("captain")["questions"][0]["options"] != []
    for who in OTHERS:
        assert player(t, who, "captain")["looking"] == 2
        assert "looking_at" not in player(t, who, "captain")
        assert t.view(who)["questions"] == [{"seat": 0, "prompt": "keep_item", "rule": "NEM-SEARCH-04"}]
    t.answer("captain", "keep:alcohol")
    assert [e["item"] for e in t.told("found", "captain")] == ["medkit", "alcohol"]
    assert t.view("captain")["notes"]["decks"]["green"]["bottom"] == ["medkit"]
    for who in OTHERS:
        assert player(t, who, "captain")["inventory"] == ["green"]
        assert t.view(who)["notes"]["decks"]["green"]["bottom"] == [""]
        assert t.view(who)["looked"]["decks"]["green"]["bottom"] == [[0]]
        assert "medkit" not in words(t, who)
        assert "alcohol" not in words(t, who)
    t.check()


@rule("NEM-VIS-11")
def test_a_heavy_find_becomes_visible_in_the_hand_slot() -> None:
    t = crew().at("captain", "armory").rig(item_red=["prototype_rifle", "grenade"])
    t.flow(search(t.game, t.crew("captain"), t.slot("armory"))).answer("captain", "keep:prototype_rifle")
    for who in OTHERS:
        assert player(t, who, "captain")["hands"][1]["thing"] == "prototype_rifle"
        assert "grenade" not in words(t, who)


@rule("NEM-VIS-11", "NEM-VIS-22")
def test_two_equal_finds_are_asked_about_like_two_different_ones() -> None:
    t = crew().at("captain", "canteen").rig(item_green=["medkit", "medkit"])
    t.flow(search(t.game, t.crew("captain"), t.slot("canteen")))
    assert t.asked("captain") == "keep_item"
    assert t.options("captain") == ["keep:medkit"]


def test_what_is_laid_out_in_a_trade_is_seen_by_the_partner_only() -> None:
    t = crew().item("captain", "medkit").item("scout", "tools")
    t.flow(exchange(t.game, t.crew("captain"), t.crew("captain"), t.crew("scout")))
    t.answer("captain", "offer:medkit").answer("captain", "offered")
    assert player(t, "scout", "captain")["offers"] == ["medkit"]
    assert player(t, "captain", "captain")["offers"] == ["medkit"]
    for who in ("pilot", ""):
        assert player(t, who, "captain")["offers"] == ["green"]
        assert "about" not in t.view(who)["questions"][0]
        assert "medkit" not in words(t, who)
    t.answer("scout", "answer").answer("scout", "offer:tools")
    if t.asked("scout") == "offer":
        t.answer("scout", "offered")
    t.answer("captain", "agree")
    assert player(t, "scout", "scout")["inventory"] == ["medkit"]
    assert [e["thing"] for e in t.told("received", "captain")] == ["medkit", "tools"]
    for who in ("pilot", ""):
        assert player(t, who, "scout")["inventory"] == ["green"]
        assert [e["things"] for e in t.told("traded", who)] == [1, 1]
        assert "medkit" not in words(t, who)
        assert "tools" not in words(t, who)
    t.check()


# -- boards, bag, weaknesses, crafted cards


@rule("NEM-VIS-12")
def test_player_boards_are_public() -> None:
    t = crew().wounded("captain", light=1, serious=["leg"], dressed=["arm"])
    me = t.crew("captain")
    me.slime = me.signal = me.larva = True
    for who in OTHERS:
        seen = player(t, who, "captain")
        assert (seen["light_wounds"], seen["wounds"], seen["dressed"]) == (1, ["leg"], ["arm"])
        assert (seen["slime"], seen["signal"], seen["larva"]) == (True, True, True)
        assert seen["hands"][0]["ammo"] == 6
        assert seen["quests"] == ["quest_log_key", "quest_intercom"]


@rule("NEM-VIS-13")
def test_unexplored_tiles_and_tokens_are_hidden_from_all() -> None:
    t = crew()
    for who in ("captain", *OTHERS):
        rooms = [room for room in t.view(who)["rooms"] if not room["explored"]]
        assert [room["room"] for room in rooms] == [""] * 16
        assert t.view(who)["notes"]["tiles"] == t.view(who)["notes"]["tokens"] == {}
    # They aren't even decided.
    assert t.game.tiles == t.game.tokens == {}


@rule("NEM-VIS-16")
def test_weaknesses_are_hidden_until_discovered_and_then_open() -> None:
    t = crew()
    assert t.view("captain")["intruders"]["weaknesses"] == {"corpse": "", "egg": "", "carcass": ""}
    t.rig(weakness={"corpse": "way_of_moving"}).at("captain", "laboratory").any_hand("captain", 3)
    t.object("corpse_blue", "laboratory").turn("captain").do("captain", "room:laboratory:analyse")
    for who in ("captain", *OTHERS):
        weaknesses = t.view(who)["intruders"]["weaknesses"]
        assert weaknesses == {"corpse": "way_of_moving", "egg": "", "carcass": ""}


@rule("NEM-VIS-17")
def test_the_bag_shows_types_but_no_numbers() -> None:
    t = crew().bag("adult_1", "adult_12", "larva_1", "blank_1")
    for who in ("captain", *OTHERS):
        assert t.view(who)["intruders"]["bag"] == {"adult": 2, "blank": 1, "larva": 1}
        assert "adult_12" not in words(t, who)
        assert "adult_1'" not in words(t, who)
    # What is drawn is shown with its number; what went in is told by its type.
    t.rig(bag=["larva_1"]).run("develop_bag")
    for who in ("captain", *OTHERS):
        assert [(e["type"], e["number"]) for e in t.told("token_drawn", who)] == [("larva", 1)]
        assert [e["type"] for e in t.told("token_added", who)] == ["adult"]
        assert t.view(who)["intruders"]["bag"] == {"adult": 3, "blank": 1}


@rule("NEM-VIS-19")
def test_everybody_may_browse_the_crafted_items() -> None:
    t = crew().item("captain", "taser")
    for who in ("captain", *OTHERS):
        assert t.view(who)["decks"]["crafted"] == {"antidote": 3, "taser": 2, "flamethrower": 3, "molotov_cocktail": 3}


# -- objectives


@rule("NEM-CREW-07")
def test_objectives_are_their_owners_secret() -> None:
    t = crew()
    dealt = t.crew("captain").dealt
    assert player(t, "captain", "captain")["dealt"] == dealt
    for who in OTHERS:
        assert "dealt" not in player(t, who, "captain")
        assert not [o for o in dealt if f"'{o}'" in words(t, who)]


@rule("NEM-VIS-20")
def test_what_was_kept_and_what_was_removed_stays_secret() -> None:
    t = crew().any_hand("captain", 5)
    dealt = t.crew("captain").dealt
    t.flow(t.game.mode.first_encounter(t.game))
    assert [q["seat"] for q in t.view("")["questions"]] == [0, 1, 2]
    t.answer("captain", "objective:1")
    # Nobody learns who has answered what before all have.
    assert [player(t, "scout", who)["chosen"] for who in ("captain", "scout", "pilot")] == [False] * 3
    t.answer("scout", "objective:0").answer("pilot", "objective:0")
    assert player(t, "captain", "captain")["kept"] == 1
    assert [e["objective"] for e in t.told("objective_kept", "captain")] == [dealt[1]]
    for who in OTHERS:
        seen = player(t, who, "captain")
        assert seen["chosen"] is True
        assert "kept" not in seen
        assert [e["seat"] for e in t.told("objective_chosen", who)] == [0, 1, 2]
        assert not [o for o in dealt if f"'{o}'" in words(t, who)]


@rule("NEM-VIS-20", "NEM-VIS-21")
def test_somebody_who_looked_before_the_choice_does_not_learn_it() -> None:
    t = crew()
    captain = t.crew("captain")
    look_at_objective(t.game, t.crew("scout"), captain, captain.dealt[0])
    before = t.view("scout")["notes"]["objectives"]
    captain.kept = 1
    assert t.view("scout")["notes"]["objectives"] == before == [[0, captain.dealt[0]]]


# -- the intruder player


def test_the_intruder_players_hand_is_secret() -> None:
    t = table("captain", "scout", "pilot", mode="intruder").met()
    t.flow(die(t.game, t.crew("captain"), "test")).do("captain", "take_over")
    t.intruders.hand = [t.intruders.deck.draw(t.game.fate) for _ in range(3)]
    assert t.view("captain")["intruder_player"]["hand"] == sorted(t.intruders.hand)
    for who in OTHERS:
        seen = t.view(who)["intruder_player"]
        assert (seen["seat"], seen["cards"], seen["deck"]) == (0, 3, 7)
        assert "hand" not in seen
        assert not [card for card in t.intruders.hand if card in words(t, who)]


# -- questions


@rule("NEM-VIS-22")
def test_others_see_that_somebody_is_asked_but_not_what() -> None:
    t = crew().hand("captain", "order", "rest")
    mine = t.view("captain")["questions"][0]
    assert {option["key"] for option in mine["options"]} >= {"pass", "card:order:order"}
    for who in OTHERS:
        assert t.view(who)["questions"] == [{"seat": 0, "prompt": "act", "rule": "NEM-ROUND-06"}]
        assert t.view(who)["asides"] == []


@rule("NEM-VIS-22")
def test_everybody_who_could_hold_an_interruption_is_asked() -> None:
    for cards in (("interruption",), ("rest",)):
        t = crew().hand("captain", "search").hand("scout", *cards).hand("pilot").at("captain", "canteen")
        t.at("scout", "canteen").at("pilot", "canteen").rig(item_green=["medkit", "bandages"]).turn("captain")
        t.answer("captain", "card:search:search")
        # The Scout is asked either way; the Pilot has no cards, and everybody sees that.
        assert [q["seat"] for q in t.view("")["questions"]] == [1]
        assert t.asked("scout") == "interrupt"
        assert t.can("scout", "react:interruption") == (cards == ("interruption",))


@rule("NEM-VIS-22")
def test_nobody_is_asked_once_all_know_the_card_is_gone() -> None:
    t = (
        crew()
        .hand("captain", "search")
        .hand("scout", "rest")
        .hand("pilot")
        .at("captain", "canteen")
        .at("scout", "canteen")
    )
    scout = t.crew("scout")
    scout.deck.middle.remove("interruption")
    scout.discard.append("interruption")
    t.rig(item_green=["medkit", "bandages"]).turn("captain").answer("captain", "card:search:search")
    assert t.asked() == "keep_item"
    t.check()


@rule("NEM-VIS-22")
def test_paying_is_asked_whatever_the_rest_of_the_hand_is() -> None:
    for contamination in (0, 1):
        t = crew().hand("captain", *["rest", "order"][: 2 - contamination], contamination=contamination)
        t.room("canteen", "slot_006").turn("captain").answer("captain", "move:slot_006")
        assert t.view("scout")["questions"] == [{"seat": 0, "prompt": "pay", "rule": "NEM-ACT-02"}]


@rule("NEM-VIS-22")
def test_armor_is_asked_about_wherever_it_may_be() -> None:
    # The Soldier's Armor was activated; the Scout carries another quest item with the same back.
    t = (
        table("soldier", "scout")
        .item("soldier", "quest_armor")
        .item("scout", "quest_security_key")
        .at("scout", "cockpit")
    )
    t.intruder("larva", "cockpit")
    t.run("intruder_attacks")
    assert t.asked("scout") == "ignore_attack"
    assert t.options("scout") == ["suffer"]
    # While it lies open and inactive nobody is asked.
    t = table("soldier", "scout").item("scout", "quest_security_key").at("scout", "cockpit")
    t.intruder("larva", "cockpit")
    t.run("intruder_attacks")
    assert t.asked() == "halted"


# -- open hands


def test_open_hands_show_cards_and_items_but_no_scans() -> None:
    t = table("captain", "scout", mode="coop", open_hands="yes").hand("captain", "order", contamination=1)
    t.item("captain", "medkit").rig(scan=["infected"]).flow(scan_hand(t.game, t.crew("captain")))
    assert player(t, "captain", "captain")["hand"] == ["contamination_infected", "order"]
    for who in ("scout", ""):
        assert player(t, who, "captain")["hand"] == ["contamination", "order"]
        assert player(t, who, "captain")["inventory"] == ["medkit"]


def test_a_dropped_item_is_gone_from_the_inventory_at_once() -> None:
    t = crew().item("captain", "medkit")
    drop_from_inventory(t.game, t.crew("captain"), "medkit")
    assert player(t, "scout", "captain")["inventory"] == []
    t.check()


@rule("NEM-CREW-07")
@pytest.mark.parametrize("moment", ["before", "kept", "asleep", "escaped", "dead"])
def test_the_owner_may_look_at_the_objectives_at_any_time(moment: str) -> None:
    t = crew()
    dealt = list(t.crew("captain").dealt)
    if moment != "before":
        t.met(kept=1)
    if moment == "asleep":
        t.asleep("captain")
    elif moment == "escaped":
        t.escaped("captain")
    elif moment == "dead":
        t.flow(die(t.game, t.crew("captain"), "wounds"))
    assert player(t, "captain", "captain")["dealt"] == dealt
    for who in OTHERS:
        assert "dealt" not in player(t, who, "captain")
        assert not [o for o in dealt if f"'{o}'" in words(t, who)]

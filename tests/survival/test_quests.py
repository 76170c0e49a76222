"""Quest items: inactive at first, items once their requirement is met."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table

CHARACTERS = ["captain", "pilot", "scientist", "scout", "soldier", "mechanic"]


def captain() -> Table:
    t = table("captain", "scout").at("scout", "cockpit").any_hand("captain", 3)
    return t.turn("captain")


@rule("NEM-QUEST-01", "NEM-QUEST-05")
@pytest.mark.parametrize("character", CHARACTERS)
def test_two_quest_items_lie_open_and_inactive(character: str) -> None:
    other = "captain" if character != "captain" else "scout"
    t = table(character, other)
    me = t.crew(character)
    assert len(me.quests) == 2
    assert me.inventory == []
    for who in (other, ""):
        assert t.view(who)["crew"][0]["quests"] == me.quests


@rule("NEM-QUEST-02", "NEM-ACT-29")
def test_activating_costs_an_action_and_a_card_in_the_right_room() -> None:
    t = captain()
    assert t.why_not("captain", "activate:quest_log_key") == "quest_needs_room"
    t.at("captain", "comms")
    t.do("captain", "activate:quest_log_key")
    me = t.crew("captain")
    assert (me.quests, me.inventory) == (["quest_intercom"], ["quest_log_key"])
    assert (len(me.hand), t.game.actions_left) == (2, 1)
    assert [e["item"] for e in t.told("quest_activated", "scout")] == ["quest_log_key"]
    t.check()


@rule("NEM-QUEST-02")
def test_a_malfunction_or_fire_does_not_keep_from_activating() -> None:
    t = captain().at("captain", "comms").malfunction("comms").fire("comms")
    assert t.can("captain", "activate:quest_log_key")


@rule("NEM-QUEST-02", "NEM-ACT-29")
def test_no_activation_in_combat_or_without_a_card() -> None:
    t = captain().at("captain", "comms").hand("captain")
    assert t.why_not("captain", "activate:quest_log_key") == "too_few_cards"
    t.any_hand("captain", 2)
    t.intruder("larva", "comms")
    assert t.why_not("captain", "activate:quest_log_key") == "only_out_of_combat"


@rule("NEM-QUEST-03")
def test_an_active_quest_item_is_an_item_like_others() -> None:
    t = captain().at("captain", "comms").at("scout", "comms")
    t.do("captain", "activate:quest_log_key")
    assert t.can("captain", "drop:quest_log_key")
    t.do("captain", "trade", "propose:1", "offer:quest_log_key", "offered")
    t.do("scout", "answer", "offered")
    t.do("captain", "agree")
    assert t.crew("scout").inventory == ["quest_log_key"]
    t.any_hand("scout", 2).turn("scout")
    assert t.can("scout", "item:quest_log_key:read")
    t.do("scout", "drop:quest_log_key")
    assert t.game.items_removed == ["quest_log_key"]
    t.check()


@rule("NEM-QUEST-03", "NEM-QUEST-06")
def test_a_heavy_quest_item_needs_a_hand_slot() -> None:
    t = table("scout", "captain").any_hand("scout", 3).item("scout", "energy_charge_red").carry("scout", "egg")
    t.turn("scout")
    assert t.why_not("scout", "activate:quest_motion_scanner") == "hands_full"
    t.do("scout", "drop:egg")
    t.do("scout", "activate:quest_motion_scanner", "use:energy_charge_red")
    assert [h.kind for h in t.crew("scout").hands] == ["rifle", "quest_motion_scanner"]
    t.check()


@rule("NEM-QUEST-04")
def test_only_the_owner_activates_a_quest_item() -> None:
    t = captain().at("scout", "comms").item("scout", "tools").any_hand("scout", 3).turn("scout")
    assert not t.can("scout", "activate:quest_log_key")
    assert not t.can("scout", "activate:quest_intercom")
    # Nor do the others' items help.
    t.at("captain", "comms").turn("captain")
    assert t.why_not("captain", "activate:quest_intercom") == "quest_needs_item"


@rule("NEM-QUEST-06", "NEM-VIS-07")
def test_the_item_spent_is_shown_and_the_new_one_lies_in_the_inventory() -> None:
    t = captain().item("captain", "tools")
    t.do("captain", "activate:quest_intercom", "use:tools")
    assert t.view("scout")["decks"]["item_discard"]["yellow"] == ["tools"]
    assert t.crew("captain").inventory == ["quest_intercom"]
    assert t.view("scout")["crew"][0]["inventory"] == ["quest"]
    t.check()


@rule("NEM-ACT-33")
def test_an_interrupted_activation_spends_no_item() -> None:
    t = captain().item("captain", "tools").at("scout", "hibernatorium").hand("scout", "interruption").turn("captain")
    t.answer("captain", "activate:quest_intercom")
    t.answer("captain", "use:tools")
    t.answer("captain", t.options("captain")[0])
    t.answer("scout", "react:interruption")
    while t.asked() == "interrupt":
        t.answer("captain", "let_be")
    me = t.crew("captain")
    assert (me.inventory, "quest_intercom" in me.quests) == (["tools"], True)
    assert t.game.actions_left == 1

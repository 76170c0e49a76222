"""Log Key, a quest item of the Captain."""

from __future__ import annotations

from tests.table import table


def test_log_key_reads_an_objective_of_anybody() -> None:
    t = table("captain", "scout", "pilot").met().room("command", "slot_006").at("captain", "command")
    t.any_hand("captain", 3).item("captain", "quest_log_key").turn("captain")
    t.do("captain", "item:quest_log_key:read")
    assert t.options("captain") == ["objective_of:1", "objective_of:2"]
    t.do("captain", "objective_of:2")
    assert t.view("captain")["notes"]["objectives"] == [[2, t.crew("pilot").dealt[0]]]
    assert t.told("saw_objective", "scout") == []
    # A quest item that is used up leaves the game.
    assert "quest_log_key" in t.game.items_spent
    t.check()


def test_log_key_needs_a_computer_and_others_with_objectives() -> None:
    t = table("captain", "scout").met().room("command", "slot_006").any_hand("captain", 3)
    t.item("captain", "quest_log_key").turn("captain")
    assert t.why_not("captain", "item:quest_log_key:read") == "no_computer_here"
    t.at("captain", "command")
    t.crew("scout").status = "dead"
    t.turn("captain")
    assert t.why_not("captain", "item:quest_log_key:read") == "no_objective_to_see"


def test_log_key_is_of_no_use_alone() -> None:
    t = table("captain", mode="solo").room("command", "slot_006").at("captain", "command").any_hand("captain", 3)
    t.item("captain", "quest_log_key").turn("captain")
    assert t.why_not("captain", "item:quest_log_key:read") == "not_in_this_mode"


def test_log_key_is_activated_in_the_comms_room() -> None:
    t = table("captain", "scout").any_hand("captain", 3).turn("captain")
    assert t.why_not("captain", "activate:quest_log_key") == "quest_needs_room"
    t.at("captain", "comms")
    t.do("captain", "activate:quest_log_key")
    assert t.crew("captain").inventory == ["quest_log_key"]

"""Intercom, a quest item of the Captain."""

from __future__ import annotations

from tests.table import Table, table


def captain() -> Table:
    t = table("captain", "scout", "pilot").room("command", "slot_006").at("scout", "command").at("pilot", "cockpit")
    return t.hand("captain", "order", "motivation", "rest").turn("captain")


def test_intercom_lets_order_reach_a_working_computer_room() -> None:
    t = captain()
    assert t.why_not("captain", "card:order:order") == "nobody_in_reach"
    t.item("captain", "quest_intercom").rig(
        noise=["silence"], room={"slot_007": "canteen"}, explore={"slot_007": "fire"}
    )
    t.do("captain", "card:order:order", "to:slot_007")
    assert t.crew("scout").slot == "slot_007"


def test_intercom_is_silent_where_the_computer_is_broken() -> None:
    t = captain().item("captain", "quest_intercom").malfunction("command")
    assert t.why_not("captain", "card:order:order") == "nobody_in_reach"


def test_intercom_has_no_action_of_its_own() -> None:
    t = captain().item("captain", "quest_intercom")
    assert not t.can("captain", "item:quest_intercom")


def test_intercom_is_activated_with_tools_or_duct_tape() -> None:
    t = captain().item("captain", "tools").item("captain", "duct_tape")
    t.do("captain", "activate:quest_intercom")
    assert t.options("captain")[:2] == ["use:tools", "use:duct_tape"]
    t.do("captain", "use:duct_tape")
    assert sorted(t.crew("captain").inventory) == ["quest_intercom", "tools"]
    assert t.game.item_discard["yellow"] == ["duct_tape"]
    t.check()

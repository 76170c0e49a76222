"""Motivation."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROUND-10")
def test_motivation_lets_everybody_in_the_room_draw() -> None:
    t = (
        table("captain", "scout", "pilot")
        .hand("captain", "motivation", "rest")
        .any_hand("scout", 5)
        .any_hand("pilot", 1)
    )
    t.at("pilot", "comms").turn("captain")
    t.crew("scout").passed = True
    before = len(t.match.history(2))
    t.do("captain", "card:motivation:motivate")
    assert not any(e["event"] == "card_drawn_secretly" for e in t.match.history(2)[before:])
    # Beyond the hand limit, and also for who has passed.
    assert [len(c.hand) for c in t.game.crew] == [2, 6, 1]
    t.check()


def test_motivation_reshuffles_and_may_draw_contamination() -> None:
    t = table("captain", "scout").hand("captain", "motivation").any_hand("scout", 0).turn("captain")
    scout = t.crew("scout")
    scout.discard = scout.deck.cards()
    scout.deck.middle.clear()
    scout.discard.append("contamination")
    t.game.contamination_left -= 1
    t.rig(**{"action": ["order", "contamination"]})
    t.do("captain", "card:motivation:motivate")
    assert t.crew("captain").hand == ["order"]
    assert scout.hand == ["contamination"]
    assert scout.discard == []
    assert len(scout.deck) == 10
    t.check()


def test_motivation_works_in_combat() -> None:
    t = table("captain", "scout").hand("captain", "motivation").turn("captain")
    t.intruder("adult", "hibernatorium")
    assert t.can("captain", "card:motivation:motivate")


def test_motivation_over_the_intercom_includes_whom_the_captain_likes() -> None:
    t = table("captain", "scout", "pilot", "soldier").item("captain", "quest_intercom")
    for who in ("scout", "pilot", "soldier"):
        t.any_hand(who, 1)
    t.at("scout", "comms").at("pilot", "comms").at("soldier", "armory").hand("captain", "motivation").turn("captain")
    t.answer("captain", "card:motivation:motivate")
    assert t.options("captain") == ["done", "include:1", "include:2"]
    t.do("captain", "include:2", "done")
    assert [len(c.hand) for c in t.game.crew] == [1, 1, 2, 1]

"""Motivation."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


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


def over_the_intercom() -> Table:
    """Scout, Pilot and Mechanic are at working computers, the Soldier is not, and one computer is broken."""
    t = table("captain", "scout", "pilot", "soldier", "mechanic").item("captain", "quest_intercom")
    for who in ("scout", "pilot", "soldier", "mechanic"):
        t.any_hand(who, 1)
    t.at("scout", "comms").at("pilot", "comms").at("soldier", "armory").at("mechanic", "engine_control")
    return t.malfunction("engine_control").hand("captain", "motivation").turn("captain")


def test_motivation_over_the_intercom_reaches_everybody_at_a_working_computer() -> None:
    t = over_the_intercom()
    t.crew("pilot").passed = True
    t.answer("captain", "card:motivation:motivate")
    # One question: nobody is picked.
    assert t.asked("captain") == "intercom"
    assert t.options("captain") == ["use:quest_intercom", "decline"]
    t.do("captain", "use:quest_intercom")
    assert [len(c.hand) for c in t.game.crew] == [1, 2, 2, 1, 1]
    assert [e["choice"] for e in t.told("announced")] == ["quest_intercom"]
    t.check()


def test_motivation_without_the_intercom_reaches_nobody_elsewhere() -> None:
    t = over_the_intercom()
    t.do("captain", "card:motivation:motivate", "decline")
    assert [len(c.hand) for c in t.game.crew] == [1, 1, 1, 1, 1]


def test_motivation_does_not_ask_about_the_intercom_where_it_reaches_nobody() -> None:
    t = over_the_intercom().at("scout", "armory").at("pilot", "armory")
    t.do("captain", "card:motivation:motivate")
    assert not t.told("announced")
    assert t.asked("captain") == "act"
    assert [len(c.hand) for c in t.game.crew] == [1, 1, 1, 1, 1]


def test_motivation_over_the_intercom_passes_over_who_waits_on_a_pod() -> None:
    t = over_the_intercom().room("evacuation_a").aboard("scout")
    t.do("captain", "card:motivation:motivate", "use:quest_intercom")
    assert [len(c.hand) for c in t.game.crew] == [1, 1, 2, 1, 1]

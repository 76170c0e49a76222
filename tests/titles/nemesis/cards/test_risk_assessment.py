"""Risk Assessment."""

from __future__ import annotations

import json

from tests.table import Table, table


def assessing(answer: str) -> Table:
    t = (
        table("scientist", "scout")
        .at("scientist", "comms")
        .hand("scientist", "risk_assessment", "rest")
        .turn("scientist")
    )
    t.rig(event=["eclosion"])
    return t.do("scientist", "card:risk_assessment:assess", answer)


def test_risk_assessment_shows_the_next_event_to_the_player_alone() -> None:
    t = assessing("leave_event")
    assert t.view("scientist")["notes"]["decks"]["events"]["top"] == ["eclosion"]
    assert [e["card"] for e in t.told("saw_event", "scientist")] == ["eclosion"]
    assert "eclosion" not in json.dumps(t.view("scout")) + json.dumps(t.match.history(1))
    assert [e["buried"] for e in t.told("event_put_back", "scout")] == [False]
    assert t.game.events.draw(t.game.fate) == "eclosion"


def test_risk_assessment_buries_the_event() -> None:
    t = assessing("bury_event")
    deck = t.game.events
    assert deck.bottom == ["eclosion"]
    assert deck.top == []
    assert t.view("scientist")["notes"]["decks"]["events"]["bottom"] == ["eclosion"]
    assert "eclosion" not in json.dumps(t.view("scout"))
    # That it lies below is public.
    assert t.view("scout")["looked"]["decks"]["events"] == {"top": [], "bottom": [[0]]}
    t.check()


def test_risk_assessment_shuffles_an_empty_event_deck_first() -> None:
    t = table("scientist", "scout").at("scientist", "comms").hand("scientist", "risk_assessment").turn("scientist")
    t.game.event_discard = t.game.events.cards()
    t.game.events.middle.clear()
    t.do("scientist", "card:risk_assessment:assess", "leave_event")
    assert t.game.event_discard == []
    assert len(t.game.events) == len(t.game.content.events)
    t.check()


def test_risk_assessment_needs_a_computer_or_the_holo_computer() -> None:
    t = table("scientist", "scout").at("scientist", "canteen").hand("scientist", "risk_assessment").turn("scientist")
    assert t.why_not("scientist", "card:risk_assessment:assess") == "no_computer_here"
    t.item("scientist", "quest_holo_computer").malfunction("canteen")
    assert t.can("scientist", "card:risk_assessment:assess")
    t.intruder("adult", "canteen")
    assert t.why_not("scientist", "card:risk_assessment:assess") == "only_out_of_combat"

"""Holo Computer, a quest item of the Scientist."""

from __future__ import annotations

from tests.table import Table, table


def scientist() -> Table:
    t = table("scientist", "captain").at("captain", "cockpit")
    return t.hand("scientist", "risk_assessment", "intranet", "computer_skills", "rest").turn("scientist")


def test_holo_computer_replaces_the_computer_for_two_cards() -> None:
    t = scientist().room("laboratory", "slot_005").object("egg", "laboratory")
    assert t.why_not("scientist", "card:risk_assessment:assess") == "no_computer_here"
    assert t.why_not("scientist", "card:intranet:room_action") == "no_computer_here"
    t.item("scientist", "quest_holo_computer").malfunction("hibernatorium")
    assert t.can("scientist", "card:risk_assessment:assess")
    assert t.can("scientist", "card:intranet:room_action")
    # Other cards still need a real one.
    assert t.why_not("scientist", "card:computer_skills:room_action") == "no_computer_here"


def test_holo_computer_works_in_a_hand_slot_only_and_out_of_combat() -> None:
    t = scientist().item("scientist", "quest_holo_computer")
    t.intruder("larva", "hibernatorium")
    assert t.why_not("scientist", "card:risk_assessment:assess") == "only_out_of_combat"
    t.game.figures.clear()
    t.turn("scientist")
    t.do("scientist", "drop:quest_holo_computer")
    assert t.why_not("scientist", "card:risk_assessment:assess") == "no_computer_here"


def test_holo_computer_is_activated_in_the_generator_with_a_free_hand() -> None:
    t = scientist().at("scientist", "generator")
    t.carry("scientist", "egg").turn("scientist")
    assert t.why_not("scientist", "activate:quest_holo_computer") == "hands_full"
    t.do("scientist", "drop:egg")
    t.do("scientist", "activate:quest_holo_computer")
    assert [h.kind for h in t.crew("scientist").hands] == ["pistol", "quest_holo_computer"]

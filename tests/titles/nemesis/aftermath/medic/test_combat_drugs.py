"""Combat Drugs."""

from __future__ import annotations

from tests.table import table


def test_combat_drugs_are_activated_in_the_emergency_room_and_fill_the_hand() -> None:
    t = table("medic", "scout", modules="medic").any_hand("medic", 2).turn("medic")
    assert t.why_not("medic", "activate:quest_combat_drugs") == "quest_needs_room"
    t.at("medic", "emergency").turn("medic").do("medic", "activate:quest_combat_drugs")
    assert len(t.crew("medic").hand) == 1
    t.do("medic", "item:quest_combat_drugs:draw_to_five")
    assert len(t.crew("medic").hand) == 5
    assert "quest_combat_drugs" in t.game.items_spent
    t.check()


def test_combat_drugs_work_in_combat_but_not_with_five_cards() -> None:
    t = table("medic", "scout", modules="medic").any_hand("medic", 5).item("medic", "quest_combat_drugs")
    t.intruder("adult", "hibernatorium")
    assert t.turn("medic").why_not("medic", "item:quest_combat_drugs:draw_to_five") == "would_change_nothing"
    assert t.any_hand("medic", 4).can("medic", "item:quest_combat_drugs:draw_to_five")

"""Taser."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def shocker() -> Table:
    t = table("scout", "captain", "pilot").met().at("pilot", "cockpit").at("captain", "cockpit")
    return (
        t.room("canteen", "slot_006").at("scout", "canteen").any_hand("scout", 3).item("scout", "taser").turn("scout")
    )


def test_taser_hurts_an_intruder_which_retreats() -> None:
    t = shocker()
    t.intruder("adult", "canteen")
    t.turn("scout").rig(attack=["scratch_4"], event=["nest"])
    t.do("scout", "item:taser:intruder")
    assert [(f.slot, f.injuries) for f in t.game.figures] == [("slot_005", 1)]
    assert t.game.items_spent == ["taser"]
    t.check()


def test_taser_may_kill() -> None:
    t = shocker()
    t.intruder("adult", "canteen", injuries=1)
    t.turn("scout").rig(attack=["scratch_1"])
    t.do("scout", "item:taser:intruder")
    assert t.game.figures == []
    assert t.game.event_discard == []


@rule("NEM-INJ-17")
def test_taser_makes_it_retreat_once_only() -> None:
    t = shocker().door("cor_005_006")
    t.intruder("adult", "canteen")
    t.turn("scout").rig(attack=["claw_attack_4"], event=["nest"])
    t.do("scout", "item:taser:intruder")
    # The door stopped it; it doesn't try again.
    assert t.game.figures[0].slot == "slot_006"
    assert t.game.event_discard == ["nest"]


@rule("NEM-DEF-24")
def test_taser_makes_a_character_drop_all_cards() -> None:
    t = shocker()
    assert t.why_not("scout", "item:taser:character") == "nobody_in_reach"
    t.at("captain", "canteen").at("pilot", "canteen").hand("captain", "rest", "order", contamination=1).turn("scout")
    t.do("scout", "item:taser:character", "character:1")
    assert t.crew("captain").hand == []
    assert sorted(t.crew("captain").discard) == ["contamination", "order", "rest"]
    assert len(t.crew("pilot").hand) == 5
    t.check()


def test_taser_needs_a_victim_with_cards() -> None:
    t = shocker().at("captain", "canteen").hand("captain").turn("scout")
    assert t.why_not("scout", "item:taser:character") == "nobody_in_reach"
    assert t.why_not("scout", "item:taser:intruder") == "no_target"

"""Smoke Grenade."""

from __future__ import annotations

from tests.table import Table, table


def smoker() -> Table:
    t = table("scout", "captain", "pilot").met().room("canteen", "slot_006").at("scout", "canteen")
    t.intruder("adult", "canteen")
    return t.any_hand("scout", 3).item("scout", "smoke_grenade").turn("scout")


def test_smoke_grenade_leaves_without_attacks_while_others_lose_a_card() -> None:
    t = smoker().at("captain", "canteen").at("pilot", "canteen")
    t.hand("captain", "rest", "order", contamination=1).any_hand("pilot", 0).turn("scout").rig(noise=["silence"])
    t.do("scout", "item:smoke_grenade:vanish", "to:slot_007")
    assert t.asked("captain") == "lose_card"
    assert t.options("captain") == ["discard:rest", "discard:order"]
    t.rig(room={"slot_007": "cabins"}, explore={"slot_007": "slime"})
    t.answer("captain", "discard:order")
    assert t.crew("captain").hand == ["rest", "contamination"]
    assert t.crew("pilot").hand == []
    assert t.crew("scout").slot == "slot_007"
    assert t.told("attack") == []
    assert len(t.told("noise_rolled")) == 1
    assert t.game.item_discard["red"] == ["smoke_grenade"]
    t.check()


def test_smoke_grenade_asks_a_hand_of_contamination_too() -> None:
    t = smoker().at("captain", "canteen").hand("captain", contamination=2).turn("scout")
    t.do("scout", "item:smoke_grenade:vanish", "to:slot_011")
    assert t.asked("captain") == "lose_card"
    # Nobody else sees what is to choose from.
    assert "options" not in t.view("pilot")["questions"][0]
    t.answer("captain", "no_action_card")
    assert len(t.crew("captain").hand) == 2
    assert t.crew("scout").slot == "slot_011"


def test_smoke_grenade_needs_combat_and_a_way_out() -> None:
    t = smoker()
    for corridor in t.game.map.corridors_of["slot_006"]:
        t.door(corridor)
    assert t.why_not("scout", "item:smoke_grenade:vanish") == "doors_closed"
    t.at("scout", "hibernatorium")
    assert t.why_not("scout", "item:smoke_grenade:vanish") == "only_in_combat"

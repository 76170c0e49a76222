"""Combat Drone."""

from __future__ import annotations

from airlock.survival.crew import Held
from airlock.survival.hands import has_free_slot, slots_used, untaped_pairs
from airlock.survival.wounds import suffer_serious
from tests.rules import rule
from tests.table import Table, table


def with_drone(ammo: int = 3, *crew: str) -> Table:
    t = table(*(crew or ("scout", "captain")), modules="rooms").any_hand("scout", 4).room("crafting")
    t.game.crafted["combat_drone"] -= 1
    t.crew("scout").hands.append(Held("combat_drone", ammo, beside=True))
    return t.turn("scout")


def drone(t: Table, who: str = "scout") -> Held:
    held = t.crew(who).holds("combat_drone")
    assert held is not None
    return held


@rule("AFT-CHAR-10")
def test_combat_drone_is_crafted_loaded_and_lies_beside_the_board() -> None:
    t = table("scout", "captain", modules="rooms").at("scout", "crafting").any_hand("scout", 2).item("scout", "tools")
    t.carry("scout", "egg").turn("scout").do("scout", "craft:combat_drone", "components:tools")
    assert (drone(t).ammo, drone(t).beside) == (3, True)
    # Both hands are full all the same.
    assert slots_used(t.crew("scout")) == 2
    shown = t.view("captain")["crew"][0]["hands"][-1]
    assert (shown["thing"], shown["ammo"], shown["capacity"]) == ("combat_drone", 3, 3)
    t.check()


@rule("AFT-CHAR-10")
def test_combat_drone_shoots_and_is_loaded_like_a_weapon_in_hand() -> None:
    t = with_drone()
    t.intruder("queen", "hibernatorium")
    t.turn("scout").rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("scout", "shoot:combat_drone:queen_1")
    assert t.game.figures[0].injuries == 1
    assert drone(t).ammo == 2
    t = with_drone(1).at("scout", "armory").turn("scout").do("scout", "room:armory:recharge")
    assert drone(t).ammo == 3
    t = with_drone(0).item("scout", "energy_charge_red").item("scout", "extended_magazine").turn("scout")
    t.do("scout", "item:energy_charge_red:load")
    assert drone(t).ammo == 3
    t.do("scout", "item:extended_magazine:attach", "weapon:combat_drone")
    assert drone(t).ammo == 5
    t.check()


@rule("AFT-CHAR-10")
def test_combat_drone_does_not_exist_for_hand_slots_tape_and_what_drops_heavy_things() -> None:
    t = with_drone()
    assert has_free_slot(t.crew("scout"))
    assert untaped_pairs(t.game, t.crew("scout")) == []
    t.carry("scout", "egg").rig(wound=["arm"]).flow(suffer_serious(t.game, t.crew("scout")))
    assert t.options("scout") == ["drop:rifle", "drop:egg"]


@rule("AFT-CHAR-10")
def test_combat_drone_can_be_dropped_and_traded_with_its_ammo() -> None:
    t = with_drone(2)
    assert "drop:combat_drone" in t.asides("scout")
    t.carry("captain", "egg").do("scout", "trade")
    t.answer("scout", "propose:1").answer("scout", "offer:combat_drone").answer("scout", "offered")
    t.answer("captain", "answer").answer("captain", "offered").answer("scout", "agree")
    # The captain's hands are full; a drone needs none.
    assert (drone(t, "captain").ammo, drone(t, "captain").beside) == (2, True)
    assert t.crew("scout").holds("combat_drone") is None
    t.check()
    t = with_drone()
    t.answer("scout", "drop:combat_drone")
    assert t.game.items_spent == ["combat_drone"]
    t.check()

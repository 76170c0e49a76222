"""The Android: built-in gun, self-repair, machines."""

from __future__ import annotations

from airlock.survival.hands import has_free_slot, slots_used
from tests.rules import rule
from tests.table import Table, table


def android(*hand: str) -> Table:
    return table("android", "mechanic", modules="characters").hand("android", *hand).turn("android")


def fight(*hand: str, ammo: int = 3) -> Table:
    t = android(*hand).at("mechanic", "cockpit").ammo("android", "arm_gun", ammo)
    t.intruder("queen", "hibernatorium")
    return t.turn("android")


# -- Arm Gun


@rule("AFT-CHAR-01", "AFT-CHAR-10")
def test_arm_gun_needs_no_hand_and_is_neither_dropped_nor_traded() -> None:
    t = android("search", "search")
    me = t.crew("android")
    assert slots_used(me) == 0
    assert has_free_slot(me)
    assert not any("arm_gun" in key for key in t.asides("android"))
    t.carry("android", "egg").carry("android", "carcass")
    assert slots_used(me) == 2
    t.turn("android").do("android", "trade").answer("android", "propose:1")
    assert t.options("android") == ["offered", "offer:egg", "offer:carcass"]


@rule("AFT-CHAR-10")
def test_arm_gun_shoots_like_a_weapon_in_hand_with_one_more_for_a_double_hit() -> None:
    t = fight("search").rig(combat=["double_hit"], attack=["bite_3", "scratch_4"])
    t.do("android", "shoot:arm_gun:queen_1")
    assert t.game.figures[0].injuries == 3
    assert t.crew("android").hands[0].ammo == 2
    t = android("search", "search").ammo("android", "arm_gun", 1).at("android", "armory").turn("android")
    t.do("android", "room:armory:recharge")
    assert t.crew("android").hands[0].ammo == 3


@rule("AFT-CHAR-10")
def test_arm_gun_takes_attachments() -> None:
    t = android("search").item("android", "extended_magazine").turn("android")
    t.do("android", "item:extended_magazine:attach")
    assert (t.crew("android").hands[0].attached, t.crew("android").hands[0].ammo) == (("extended_magazine",), 5)
    t.check()


# -- cards


def test_self_repair_heals_light_wounds_or_dresses_one() -> None:
    t = android("self_repair", "search").wounded("android", light=2, serious=["leg", "arm"]).turn("android")
    t.do("android", "card:self_repair:heal_light")
    assert (t.crew("android").light, t.crew("android").wounds) == (0, ["leg", "arm"])
    t = android("self_repair", "search").wounded("android", light=2, serious=["leg"]).turn("android")
    t.do("android", "card:self_repair:dress")
    assert (t.crew("android").light, t.crew("android").dressed) == (2, ["leg"])
    t.check()


def test_self_repair_spends_tools_or_tape_to_heal_a_dressed_wound() -> None:
    t = android("self_repair", "search").wounded("android", dressed=["leg"]).turn("android")
    assert t.why_not("android", "card:self_repair:heal") == "no_item"
    t.item("android", "tools").item("android", "duct_tape").answer("android", "card:self_repair:heal")
    assert sorted(t.options("android")) == ["use:duct_tape", "use:tools"]
    t.do("android", "use:duct_tape")
    assert t.crew("android").serious == 0
    assert t.crew("android").inventory == ["tools"]
    assert t.crew("android").hand == []
    t.check()


def test_interface_uses_a_computer_room_or_reads_the_ship() -> None:
    t = android("interface").at("android", "monitoring").turn("android")
    t.do("android", "card:interface:room_action", "slot:slot_013")
    assert "slot_013" in t.view("android")["notes"]["tiles"]
    t = android("interface").at("android", "monitoring").turn("android").rig(engine={2: "damaged"})
    t.do("android", "card:interface:ship_data", "engine:2")
    assert t.view("android")["notes"]["engines"] == ["", "damaged", ""]
    assert t.view("android")["notes"]["coordinates"]
    assert "coordinates" not in t.view("mechanic")["notes"]
    t = android("interface")
    assert t.why_not("android", "card:interface:ship_data") == "no_computer_here"


def test_combat_algorithm_may_reroll_and_a_miss_gives_the_ammo_back() -> None:
    t = fight("combat_algorithm", ammo=1).rig(combat=["blank", "blank"])
    t.do("android", "card:combat_algorithm:shoot", "reroll")
    assert t.crew("android").hands[0].ammo == 1
    t = fight("combat_algorithm").rig(combat=["blank", "hit"], attack=["bite_3", "scratch_4"])
    t.do("android", "card:combat_algorithm:shoot", "reroll")
    assert t.crew("android").hands[0].ammo == 2
    assert t.game.figures[0].injuries == 1
    assert fight("combat_algorithm", ammo=0).why_not("android", "card:combat_algorithm:shoot") == "no_ammo"


def test_overclock_hurts_and_draws_three() -> None:
    t = android("overclock").do("android", "card:overclock:overclock")
    assert t.crew("android").light == 1
    assert len(t.crew("android").hand) == 3
    t = android("overclock").wounded("android", serious=["leg", "arm", "body"]).turn("android")
    t.do("android", "card:overclock:overclock")
    assert not t.crew("android").active
    t.check()


# -- quest items


def test_nanite_reservoir_is_activated_by_chemicals_and_patches_everything() -> None:
    t = android("search", "search").item("android", "chemicals").turn("android")
    t.do("android", "activate:quest_nanite_reservoir", "use:chemicals")
    assert t.why_not("android", "item:quest_nanite_reservoir:patch_up") == "would_change_nothing"
    t.wounded("android", light=2, serious=["leg", "arm"]).do("android", "item:quest_nanite_reservoir:patch_up")
    me = t.crew("android")
    assert (me.light, me.wounds, sorted(me.dressed)) == (0, [], ["arm", "leg"])
    assert "quest_nanite_reservoir" in t.game.items_spent
    t.check()


def test_uplink_module_reaches_a_computer_room_from_anywhere() -> None:
    t = android("search", "search").item("android", "quest_uplink_module").room("monitoring").turn("android")
    assert not t.game.has_computer(t.crew("android").slot)
    t.do("android", "item:quest_uplink_module:room_action", "slot:slot_013")
    assert "slot_013" in t.view("android")["notes"]["tiles"]
    assert len(t.crew("android").hand) == 1
    t.check()

"""Laser Pointer."""

from __future__ import annotations

from tests.table import Table, table


def armed(*items: str) -> Table:
    t = table("scout", "captain", modules="rooms").at("captain", "cockpit").any_hand("scout", 3)
    for item in items:
        t.item("scout", item)
    return t.turn("scout")


def test_laser_pointer_is_attached_for_nothing_and_lets_every_shot_be_rolled_again() -> None:
    t = armed("laser_pointer").do("scout", "item:laser_pointer:attach")
    me = t.crew("scout")
    assert me.hands[0].attached == ("laser_pointer",)
    assert me.inventory == []
    assert len(me.hand) == 3
    t.intruder("queen", "hibernatorium")
    t.turn("scout").rig(combat=["blank", "hit"], attack=["bite_3", "scratch_4"])
    t.do("scout", "shoot:rifle:queen_1")
    assert t.asked("scout") == "reroll_combat"
    t.answer("scout", "reroll")
    # Once; the second result stands.
    assert t.asked("scout") == "act"
    assert t.game.figures[0].injuries == 1
    t.check()


def test_laser_pointer_may_be_left_alone_for_a_shot() -> None:
    t = armed("laser_pointer").do("scout", "item:laser_pointer:attach")
    t.intruder("queen", "hibernatorium")
    t.turn("scout").rig(combat=["hit"], attack=["bite_3", "scratch_4"]).do("scout", "shoot:rifle:queen_1", "keep_roll")
    assert t.game.figures[0].injuries == 1


def test_laser_pointer_adds_to_the_reroll_of_a_weapon() -> None:
    t = armed("laser_pointer").empty_hands("scout").item("scout", "prototype_pistol", ammo=3)
    t.do("scout", "item:laser_pointer:attach")
    t.intruder("queen", "hibernatorium")
    t.turn("scout").rig(combat=["blank", "blank", "hit"], attack=["bite_3", "scratch_4"])
    t.do("scout", "shoot:prototype_pistol:queen_1", "reroll", "reroll")
    assert t.game.figures[0].injuries == 1


def test_laser_pointer_fits_once_on_a_weapon_of_any_kind() -> None:
    t = armed("laser_pointer", "laser_pointer", "flamethrower").do("scout", "item:laser_pointer:attach", "weapon:rifle")
    t.do("scout", "item:laser_pointer:attach")
    assert [held.attached for held in t.crew("scout").hands] == [("laser_pointer",), ("laser_pointer",)]
    t.check()
    t = armed("laser_pointer", "laser_pointer").do("scout", "item:laser_pointer:attach")
    assert t.why_not("scout", "item:laser_pointer:attach") == "no_weapon"


def test_laser_pointer_is_not_attached_in_a_fight() -> None:
    t = armed("laser_pointer")
    t.intruder("adult", "hibernatorium")
    assert t.turn("scout").why_not("scout", "item:laser_pointer:attach") == "only_out_of_combat"

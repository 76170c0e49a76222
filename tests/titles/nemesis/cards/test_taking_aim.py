"""Taking Aim."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def fight() -> Table:
    t = table("soldier", "scout").at("scout", "cockpit").hand("soldier", "taking_aim", "rest")
    t.intruder("adult", "hibernatorium")
    return t.turn("soldier")


@rule("NEM-ACT-35")
def test_taking_aim_may_reroll_once() -> None:
    t = fight().rig(combat=["blank", "hit"], attack=["bite_3"])
    t.do("soldier", "card:taking_aim:shoot", "reroll")
    # A hit, and 1 more for the Assault Rifle.
    assert t.game.figures[0].injuries == 2
    assert t.crew("soldier").hands[0].ammo == 4
    assert t.crew("soldier").hand == ["rest"]
    assert t.asked("soldier") == "act"
    t.check()


def test_taking_aim_lets_the_second_result_stand() -> None:
    t = fight().rig(combat=["hit", "blank"])
    t.do("soldier", "card:taking_aim:shoot", "reroll")
    assert t.game.figures[0].injuries == 0


def test_taking_aim_may_keep_the_first_result() -> None:
    t = fight().rig(combat=["hit"], attack=["bite_3"])
    t.do("soldier", "card:taking_aim:shoot", "keep_roll")
    assert t.game.figures[0].injuries == 2


def test_taking_aim_needs_a_loaded_energy_weapon() -> None:
    t = fight().ammo("soldier", "assault_rifle", 0)
    assert t.why_not("soldier", "card:taking_aim:shoot") == "no_energy_weapon"
    # A loaded flamethrower isn't an energy weapon.
    t.item("soldier", "flamethrower", ammo=4)
    assert t.why_not("soldier", "card:taking_aim:shoot") == "no_energy_weapon"

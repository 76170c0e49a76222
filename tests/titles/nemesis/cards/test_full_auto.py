"""Full Auto."""

from __future__ import annotations

import pytest

from tests.table import Table, table


def fight(ammo: int) -> Table:
    t = table("soldier", "scout").at("scout", "cockpit").hand("soldier", "full_auto", "rest")
    t.ammo("soldier", "assault_rifle", ammo).intruder("queen", "hibernatorium")
    return t.turn("soldier")


@pytest.mark.parametrize(
    ("ammo", "face", "injuries"),
    [(5, "hit", 1 + 2 + 1), (5, "blank", 2 + 1), (4, "double_hit", 2 + 2 + 1), (1, "blank", 0), (1, "hit", 1 + 1)],
)
def test_full_auto_adds_half_the_ammo_even_on_a_miss(ammo: int, face: str, injuries: int) -> None:
    t = fight(ammo).rig(combat=[face], attack=["bite_3", "scratch_4"])
    t.do("soldier", "card:full_auto:burst")
    assert t.game.figures[0].injuries == injuries
    assert t.crew("soldier").hands[0].ammo == 0
    assert t.crew("soldier").hand == ["rest"]
    t.check()


def test_full_auto_needs_the_loaded_assault_rifle() -> None:
    t = fight(0)
    assert t.why_not("soldier", "card:full_auto:burst") == "no_ammo"
    t.empty_hands("soldier").item("soldier", "prototype_rifle", ammo=3)
    assert t.why_not("soldier", "card:full_auto:burst") == "no_weapon"


def test_full_auto_is_aimed_at_intruders_not_at_eggs() -> None:
    t = fight(2).object("egg", "hibernatorium")
    t.intruder("adult", "hibernatorium")
    t.answer("soldier", "card:full_auto:burst")
    assert t.options("soldier") == ["target:queen_1", "target:adult_2"]

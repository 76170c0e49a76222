"""Reload."""

from __future__ import annotations

from tests.table import table


def test_reload_puts_one_ammo_into_the_six_shooter() -> None:
    t = table("captain", "scout").ammo("captain", "six_shooter", 4).hand("captain", "reload", "rest").turn("captain")
    t.do("captain", "card:reload:reload")
    assert t.crew("captain").hands[0].ammo == 5
    assert t.crew("captain").hand == ["rest"]


def test_reload_needs_a_six_shooter_that_is_not_full() -> None:
    t = table("captain", "scout").hand("captain", "reload").turn("captain")
    assert t.why_not("captain", "card:reload:reload") == "weapon_full"
    t.empty_hands("captain").item("captain", "prototype_pistol")
    assert t.why_not("captain", "card:reload:reload") == "no_weapon"


def test_reload_works_in_combat() -> None:
    t = table("captain", "scout").ammo("captain", "six_shooter", 0).hand("captain", "reload").turn("captain")
    t.intruder("adult", "hibernatorium")
    t.do("captain", "card:reload:reload")
    assert t.crew("captain").hands[0].ammo == 1

"""Suppressive Fire."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

HOME = "slot_011"


def fight() -> Table:
    """Captain and Scout with an Adult in the Hibernatorium."""
    t = table("captain", "scout").hand("captain", "suppressive_fire", "rest").hand("scout", "rest")
    t.intruder("adult", "hibernatorium")
    return t.room("canteen", "slot_006").turn("captain")


@rule("NEM-ESC-08")
def test_suppressive_fire_lets_the_player_slip_away_without_an_attack() -> None:
    t = fight().rig(noise=[1])
    t.do("captain", "card:suppressive_fire:slip_away", "go:0", "to:slot_006")
    captain = t.crew("captain")
    assert captain.slot == "slot_006"
    assert captain.hands[0].ammo == 5
    assert t.told("attack") == []
    # A normal arrival in an empty room.
    assert t.game.noise == ["cor_006_007"]
    assert captain.hand == ["rest"]
    t.check()


@rule("NEM-ACT-36", "NEM-MOVE-18")
def test_suppressive_fire_for_a_companion_needs_a_yes_first() -> None:
    t = fight()
    t.crew("scout").passed = True
    t.answer("captain", "card:suppressive_fire:slip_away").answer("captain", "go:1")
    assert t.asked("scout") == "slip_away"
    assert t.crew("captain").hand == ["suppressive_fire", "rest"]
    t.answer("scout", "decline")
    # Nothing is spent, and it wasn't an action.
    assert t.crew("captain").hand == ["suppressive_fire", "rest"]
    assert t.crew("captain").hands[0].ammo == 6
    assert t.game.actions_left == 2
    assert len(t.told("called_off")) == 1
    # Nobody is asked again and again: only the Captain is left to go, who is asked where to.
    t.answer("captain", "card:suppressive_fire:slip_away")
    assert t.asked("captain") == "choose_way"


@rule("NEM-ACT-36", "NEM-MOVE-18")
def test_suppressive_fire_moves_the_companion_where_the_companion_likes() -> None:
    t = fight().rig(noise=[3])
    t.answer("captain", "card:suppressive_fire:slip_away").answer("captain", "go:1")
    assert t.options("scout") == ["decline", "to:slot_006", "to:slot_008", "to:slot_014", "to:slot_015"]
    t.do("scout", "to:slot_006")
    assert (t.crew("scout").slot, t.crew("captain").slot) == ("slot_006", HOME)
    assert t.crew("captain").hands[0].ammo == 5
    assert t.told("attack") == []
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]
    assert t.game.actions_left == 1
    assert t.asked("captain") == "act"


def test_suppressive_fire_needs_ammo_a_way_out_and_a_fight() -> None:
    t = fight().ammo("captain", "six_shooter", 0)
    assert t.why_not("captain", "card:suppressive_fire:slip_away") == "no_ammo"
    t.empty_hands("captain")
    assert t.why_not("captain", "card:suppressive_fire:slip_away") == "no_weapon"
    t = fight()
    for corridor in ("cor_006_011", "cor_008_011", "cor_011_014", "cor_011_015"):
        t.door(corridor)
    assert t.why_not("captain", "card:suppressive_fire:slip_away") == "doors_closed"
    t.at("captain", "canteen")
    assert t.why_not("captain", "card:suppressive_fire:slip_away") == "only_in_combat"


def test_suppressive_fire_asks_which_weapon_gives_the_ammo() -> None:
    t = fight().item("captain", "prototype_pistol", ammo=2).rig(noise=["silence"])
    t.do("captain", "card:suppressive_fire:slip_away", "go:0", "to:slot_006", "weapon:prototype_pistol")
    assert [h.ammo for h in t.crew("captain").hands] == [6, 1]

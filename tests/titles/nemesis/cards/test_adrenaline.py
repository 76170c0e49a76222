"""Adrenaline."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def fight() -> Table:
    t = (
        table("scout", "captain")
        .at("captain", "cockpit")
        .room("canteen", "slot_006")
        .hand("scout", "adrenaline", "rest")
    )
    t.intruder("adult", "hibernatorium")
    return t.turn("scout")


@rule("NEM-ACT-35")
def test_adrenaline_shoots_and_draws() -> None:
    t = fight().rig(combat=["blank"], **{"action": ["search"]})
    t.do("scout", "card:adrenaline:shoot")
    assert t.crew("scout").hands[0].ammo == 3
    assert t.crew("scout").hand == ["rest", "search"]
    assert t.game.actions_left == 1
    t.check()


@rule("NEM-ACT-35")
def test_adrenaline_runs_past_the_attacks_and_draws_on_arrival() -> None:
    t = fight().wounded("scout", serious=["leg"]).rig(attack=["scratch_1"], noise=[3], **{"action": ["search"]})
    # A leg wound makes the basic escape cost more, not this one.
    t.do("scout", "card:adrenaline:escape", "to:slot_006")
    scout = t.crew("scout")
    assert (scout.slot, scout.light, scout.hand) == ("slot_006", 1, ["rest", "search"])
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("attack") < names.index("noise_rolled") < names.index("cards_drawn", names.index("attack"))
    t.check()


def test_adrenaline_draws_nothing_for_who_dies_on_the_way() -> None:
    t = fight().wounded("scout", serious=["arm", "hand"]).rig(attack=["bite_1"])
    t.do("scout", "card:adrenaline:escape", "to:slot_006")
    assert not t.crew("scout").active
    assert t.crew("scout").hand == []
    t.check()


def test_adrenaline_needs_ammo_or_a_way_and_a_fight() -> None:
    t = fight().ammo("scout", "rifle", 0)
    assert t.why_not("scout", "card:adrenaline:shoot") == "no_ammo"
    for corridor in ("cor_006_011", "cor_008_011", "cor_011_014", "cor_011_015"):
        t.door(corridor)
    assert t.why_not("scout", "card:adrenaline:escape") == "doors_closed"
    t.at("scout", "canteen")
    assert t.why_not("scout", "card:adrenaline:escape") == "only_in_combat"

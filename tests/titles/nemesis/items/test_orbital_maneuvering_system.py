"""Orbital Maneuvering System, a quest item of the Pilot."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

OMS = "item:quest_orbital_maneuvering_system:maneuver"


def pilot() -> Table:
    t = table("pilot", "captain", "scout").met().any_hand("pilot", 3)
    return t.item("pilot", "quest_orbital_maneuvering_system").turn("pilot")


@rule("NEM-ROUND-19")
def test_orbital_maneuvering_system_makes_everybody_pass_in_order() -> None:
    t = pilot().wounded("scout", serious=["bleeding"]).fire("cockpit").at("captain", "cockpit").at("scout", "canteen")
    t.crew("captain").passed = True
    t.game.first_player = 2
    t.do("pilot", OMS)
    # The Scout first, who bleeds; the Captain had passed, so his fire does not burn him again.
    assert [e["seat"] for e in t.told("passed")] == [2, 0]
    assert t.crew("scout").light == 1
    assert t.crew("captain").light == 0
    assert "quest_orbital_maneuvering_system" in t.game.items_spent
    t.check()


def test_orbital_maneuvering_system_ends_turns_in_fire() -> None:
    t = pilot().fire("cockpit", "hibernatorium").at("captain", "cockpit").at("scout", "canteen")
    t.do("pilot", OMS)
    assert (t.crew("pilot").light, t.crew("captain").light, t.crew("scout").light) == (1, 1, 0)


def test_orbital_maneuvering_system_skips_the_attacks_of_the_next_event_phase_only() -> None:
    t = pilot().at("captain", "cockpit").at("scout", "canteen")
    t.intruder("queen", "hibernatorium")
    t.turn("pilot").rig(event=["damage"], bag=["larva"])
    t.do("pilot", OMS)
    assert t.told("attack") == []
    assert t.game.round == 2
    assert not t.game.skip_attacks


def test_orbital_maneuvering_system_opens_the_airlock() -> None:
    t = pilot().at("captain", "airlock", "slot_006").at("scout", "cockpit")
    t.game.airlock = "slot_006"
    for corridor in t.game.map.corridors_of["slot_006"]:
        t.door(corridor)
    t.turn("pilot").rig(event=["damage"], bag=["larva"])
    t.do("pilot", OMS)
    assert t.crew("captain").status == "dead"


def test_orbital_maneuvering_system_can_be_interrupted() -> None:
    t = pilot().hand("captain", "interruption").turn("pilot")
    t.answer("pilot", OMS)
    t.do("pilot", t.options("pilot")[0])
    assert not t.crew("captain").passed
    u = pilot().hand("captain", "interruption").turn("pilot")
    u.answer("pilot", OMS)
    u.answer("pilot", u.options("pilot")[0])
    u.answer("captain", "react:interruption")
    while u.asked() == "interrupt":
        u.answer(["pilot", "captain", "scout"][u.match.pending[0].seat], "let_be")
    assert not u.crew("scout").passed
    # The item is gone all the same (NEM-ACT-07).
    assert "quest_orbital_maneuvering_system" in u.game.items_spent


def test_orbital_maneuvering_system_is_activated_with_an_energy_charge() -> None:
    t = table("pilot", "captain").any_hand("pilot", 3).turn("pilot")
    assert t.why_not("pilot", "activate:quest_orbital_maneuvering_system") == "quest_needs_item"
    t.item("pilot", "energy_charge_yellow")
    t.do("pilot", "activate:quest_orbital_maneuvering_system", "use:energy_charge_yellow")
    assert t.crew("pilot").inventory == ["quest_orbital_maneuvering_system"]

"""Molotov Cocktail."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def thrower() -> Table:
    t = table("scout", "captain").met().room("canteen", "slot_006").at("captain", "canteen")
    return t.any_hand("scout", 4).item("scout", "molotov_cocktail").turn("scout")


def test_molotov_cocktail_burns_and_hurts_everybody_there() -> None:
    t = thrower()
    t.intruder("adult", "canteen")
    t.intruder("creeper", "canteen")
    t.turn("scout").rig(attack=["scratch_1", "scratch_4"], wound=["leg"])
    t.do("scout", "item:molotov_cocktail:throw", "intruder:creeper_2")
    assert t.game.fire == ["slot_006"]
    assert [(f.name, f.injuries) for f in t.game.figures] == [("adult_1", 1), ("creeper_2", 1)]
    assert [e["figure"] for e in t.told("injury_check")] == ["creeper_2", "adult_1"]
    assert (t.crew("captain").wounds, t.crew("scout").wounds) == (["leg"], [])
    # A crafted card doesn't go back to its deck.
    assert t.game.items_spent.count("molotov_cocktail") == 1
    assert t.game.crafted["molotov_cocktail"] == 2
    t.check()


def test_molotov_cocktail_burns_a_burning_room_no_more() -> None:
    t = thrower().fire("canteen")
    t.intruder("adult", "canteen")
    t.turn("scout").rig(attack=["scratch_4"], wound=["leg"])
    t.do("scout", "item:molotov_cocktail:throw")
    assert t.game.fire == ["slot_006"]
    assert t.game.figures[0].injuries == 1


def test_molotov_cocktail_hurts_more_who_is_vulnerable_to_fire() -> None:
    t = thrower().weakness("vulnerability_to_fire")
    t.intruder("adult", "canteen")
    t.turn("scout").rig(attack=["scratch_4"], wound=["leg"])
    t.do("scout", "item:molotov_cocktail:throw")
    assert t.game.figures[0].injuries == 2


@rule("NEM-ITEM-15")
def test_molotov_cocktail_does_not_pass_a_closed_door() -> None:
    t = thrower()
    t.intruder("adult", "canteen")
    t.door("cor_006_011")
    assert t.why_not("scout", "item:molotov_cocktail:throw") == "nothing_to_throw_at"
    t.at("scout", "canteen")
    assert t.can("scout", "item:molotov_cocktail:throw")


@rule("NEM-ROOM-NEST-09", "NEM-ROOM-NEST-10")
def test_molotov_cocktail_destroys_one_egg() -> None:
    t = thrower().at("scout", "canteen").at("captain", "cockpit").room("nest", "slot_002")
    t.rig(noise=["1"])
    t.do("scout", "item:molotov_cocktail:throw")
    assert (t.game.eggs, t.game.fire) == (4, ["slot_002"])
    assert t.game.noise == ["cor_006_007"]
    t.check()

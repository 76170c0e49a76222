"""Ingenuity."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-35")
def test_ingenuity_crafts_with_a_yellow_card_as_tools_and_without_the_cost() -> None:
    t = table("mechanic", "scout").item("mechanic", "energy_charge_red").item("mechanic", "duct_tape")
    t.hand("mechanic", "ingenuity", "rest").turn("mechanic")
    assert not t.can("mechanic", "craft")
    t.do("mechanic", "card:ingenuity:craft", "craft:taser", "components:energy_charge_red:duct_tape")
    assert t.crew("mechanic").inventory == ["taser"]
    assert t.crew("mechanic").hand == ["rest"]
    assert t.game.actions_left == 1
    t.check()


def test_ingenuity_does_not_take_one_card_for_both_components() -> None:
    t = table("mechanic", "scout").item("mechanic", "chemicals").item("mechanic", "clothes_green")
    t.hand("mechanic", "ingenuity").turn("mechanic")
    t.answer("mechanic", "card:ingenuity:craft")
    # The yellow chemicals could be the chemicals or the tools of a flamethrower, but not both.
    assert t.options("mechanic") == ["craft:molotov_cocktail", "never_mind"]
    t.turn("mechanic").item("mechanic", "chemicals").answer("mechanic", "card:ingenuity:craft")
    t.do("mechanic", "craft:flamethrower", "components:chemicals:chemicals")
    assert t.crew("mechanic").inventory == ["clothes_green"]
    assert [h.kind for h in t.crew("mechanic").hands] == ["sawed_off_shotgun", "flamethrower"]
    t.check()


def test_ingenuity_may_be_thought_better_of_before_anything_is_shown() -> None:
    t = table("mechanic", "scout").item("mechanic", "energy_charge_red").item("mechanic", "duct_tape")
    t.hand("mechanic", "ingenuity").turn("mechanic")
    t.do("mechanic", "card:ingenuity:craft", "never_mind")
    assert t.crew("mechanic").hand == ["ingenuity"]
    assert t.game.actions_left == 2


def test_ingenuity_repairs_the_room_and_the_engine() -> None:
    t = table("mechanic", "scout").at("mechanic", "engine_1").malfunction("engine_1")
    t.hand("mechanic", "ingenuity").turn("mechanic").rig(engine={"1": "damaged"})
    t.do("mechanic", "card:ingenuity:engine", "swap_engine")
    assert t.engines.tops[0] == "working"
    t.hand("mechanic", "ingenuity").turn("mechanic")
    t.do("mechanic", "card:ingenuity:remove_malfunction")
    assert t.game.malfunction == []


def test_ingenuity_needs_components() -> None:
    t = table("mechanic", "scout").item("mechanic", "duct_tape").hand("mechanic", "ingenuity").turn("mechanic")
    assert t.why_not("mechanic", "card:ingenuity:craft") == "components_missing"

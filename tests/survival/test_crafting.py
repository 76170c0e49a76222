"""Crafting items of components."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table

COMPONENTS = {
    "chemical": ["chemicals", "alcohol"],
    "cloth": ["clothes_yellow", "clothes_green", "bandages"],
    "medical": ["medkit"],
    "tool": ["tools"],
    "electrical": ["energy_charge_red", "energy_charge_yellow"],
}
RECIPES = {
    "antidote": ("chemical", "medical"),
    "taser": ("electrical", "tool"),
    "flamethrower": ("chemical", "tool"),
    "molotov_cocktail": ("chemical", "cloth"),
}


def crafter(*items: str) -> Table:
    t = table("scout", "captain").at("captain", "cockpit").any_hand("scout", 3)
    for item in items:
        t.item("scout", item)
    return t.turn("scout")


def craftable(t: Table) -> list[str]:
    return [k for k in t.options("scout") if k.startswith("craft:")]


@rule("NEM-CRAFT-04")
def test_what_can_be_crafted_and_of_what() -> None:
    content = crafter().game.content
    assert content.recipes == RECIPES
    assert content.crafted == dict.fromkeys(RECIPES, 3)
    symbols = {item.id: item.component for item in content.items.values() if item.component}
    assert symbols == {item: symbol for symbol, items in COMPONENTS.items() for item in items}


@rule("NEM-CRAFT-01", "NEM-ACT-24")
@pytest.mark.parametrize("crafted", RECIPES)
def test_two_components_make_an_item(crafted: str) -> None:
    first, second = (COMPONENTS[symbol][0] for symbol in RECIPES[crafted])
    t = crafter(first, second)
    assert craftable(t) == [f"craft:{crafted}"]
    t.do("scout", f"craft:{crafted}", f"components:{first}:{second}")
    me = t.crew("scout")
    assert me.inventory + [h.kind for h in me.hands[1:]] == [crafted]
    assert t.game.crafted[crafted] == 2
    assert (len(me.hand), t.game.actions_left) == (2, 1)
    t.check()


@rule("NEM-CRAFT-02")
def test_one_card_for_each_symbol() -> None:
    # Two of the same symbol make nothing, nor does one card serve for both.
    assert craftable(crafter("chemicals", "chemicals")) == []
    assert craftable(crafter("medkit")) == []
    t = crafter("chemicals", "alcohol", "medkit", "bandages")
    assert craftable(t) == ["craft:antidote", "craft:molotov_cocktail"]
    t.do("scout", "craft:antidote")
    assert t.options("scout") == ["components:chemicals:medkit", "components:alcohol:medkit", "never_mind"]
    t.do("scout", "components:alcohol:medkit")
    assert sorted(t.crew("scout").inventory) == ["antidote", "bandages", "chemicals"]


@rule("NEM-CRAFT-02")
def test_the_components_are_the_crafters_own() -> None:
    t = crafter("chemicals").at("captain", "hibernatorium").item("captain", "medkit").turn("scout")
    assert t.why_not("scout", "craft:antidote") == "components_missing"


def test_crafting_can_be_called_off_before_the_components_are_shown() -> None:
    t = crafter("chemicals", "medkit")
    t.do("scout", "craft:antidote", "never_mind")
    assert sorted(t.crew("scout").inventory) == ["chemicals", "medkit"]
    assert (len(t.crew("scout").hand), t.game.actions_left) == (3, 2)


@rule("NEM-CRAFT-03")
def test_the_crafted_deck_runs_out_and_is_not_refilled() -> None:
    t = crafter("chemicals", "medkit")
    t.game.crafted["antidote"] = 1
    t.game.items_spent += ["antidote", "antidote"]
    t.turn("scout")
    t.do("scout", "craft:antidote", "components:chemicals:medkit")
    t.do("scout", "item:antidote:inject")
    assert t.game.items_spent.count("antidote") == 3
    assert t.game.crafted["antidote"] == 0
    t.item("scout", "chemicals").item("scout", "medkit").any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "craft:antidote") == "none_left_to_craft"
    t.check()


@rule("NEM-CRAFT-05", "NEM-ITEM-11")
def test_a_crafted_flamethrower_is_full() -> None:
    t = crafter("chemicals", "tools")
    t.do("scout", "craft:flamethrower", "components:chemicals:tools")
    assert [(h.kind, h.ammo) for h in t.crew("scout").hands] == [("rifle", 4), ("flamethrower", 4)]


@rule("NEM-CRAFT-06")
def test_crafted_items_are_in_no_deck_that_is_searched() -> None:
    t = crafter()
    for deck in t.game.items.values():
        assert not set(deck.cards()) & set(RECIPES)


@rule("NEM-CRAFT-07", "NEM-VIS-19")
def test_everybody_may_look_through_the_crafted_deck() -> None:
    t = crafter("chemicals", "medkit")
    t.do("scout", "craft:antidote", "components:chemicals:medkit")
    for who in ("scout", "captain", ""):
        assert t.view(who)["decks"]["crafted"] == {"antidote": 2, "taser": 3, "flamethrower": 3, "molotov_cocktail": 3}


@rule("NEM-CRAFT-08")
def test_the_components_are_discarded_face_up() -> None:
    t = crafter("energy_charge_red", "tools")
    t.do("scout", "craft:taser", "components:energy_charge_red:tools")
    shown = t.view("captain")["decks"]["item_discard"]
    assert shown == {"red": ["energy_charge_red"], "yellow": ["tools"], "green": []}
    assert [e["item"] for e in t.told("item_used_up", "captain")] == ["energy_charge_red", "tools"]


@rule("NEM-CRAFT-09")
def test_a_heavy_item_needs_a_hand_slot() -> None:
    t = crafter("chemicals", "tools").carry("scout", "egg").turn("scout")
    assert t.why_not("scout", "craft:flamethrower") == "hands_full"
    t.do("scout", "drop:egg")
    assert t.can("scout", "craft:flamethrower")
    # An arm wound takes the slot away.
    t.wounded("scout", serious=["arm"])
    assert t.why_not("scout", "craft:flamethrower") == "hands_full"


@rule("NEM-CRAFT-09")
def test_a_heavy_component_makes_room_for_a_heavy_item() -> None:
    """With Ingenuity any yellow item stands in for tools, and an extinguisher leaves a hand free."""
    t = (
        table("mechanic", "captain")
        .at("captain", "cockpit")
        .hand("mechanic", "ingenuity", "rest")
        .carry("mechanic", "egg")
    )
    for item in ("chemicals", "alcohol", "duct_tape"):
        t.item("mechanic", item)
    t.turn("mechanic")
    assert t.why_not("mechanic", "card:ingenuity:craft") == "hands_full"
    t.empty_hands("mechanic").carry("mechanic", "carcass").item("mechanic", "fire_extinguisher").turn("mechanic")
    t.do("mechanic", "card:ingenuity:craft", "craft:flamethrower")
    assert t.options("mechanic") == [
        "components:chemicals:fire_extinguisher",
        "components:alcohol:fire_extinguisher",
        "never_mind",
    ]
    t.do("mechanic", "components:alcohol:fire_extinguisher")
    assert [(h.kind, h.ammo) for h in t.crew("mechanic").hands] == [("carcass", 0), ("flamethrower", 4)]
    t.check()


@rule("NEM-ACT-33")
def test_an_interrupted_craft_keeps_its_components() -> None:
    t = crafter("chemicals", "medkit").at("captain", "hibernatorium").hand("captain", "interruption").turn("scout")
    t.answer("scout", "craft:antidote")
    t.answer("scout", "components:chemicals:medkit")
    t.answer("scout", t.options("scout")[0])
    t.answer("captain", "react:interruption")
    while t.asked() == "interrupt":
        t.answer("scout", "let_be")
    assert sorted(t.crew("scout").inventory) == ["chemicals", "medkit"]
    assert t.game.crafted["antidote"] == 3

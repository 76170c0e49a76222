"""Handyman."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def workshop(*items: str, who: str = "mechanic", modules: str = "traits") -> Table:
    other = "scout" if who == "mechanic" else "mechanic"
    t = table(who, other, modules=modules).at(other, "cockpit").any_hand(who, 2)
    for item in items:
        t.item(who, item)
    return t.turn(who)


@rule("AFT-TRAIT-01")
def test_mechanic_crafts_with_the_starting_weapon_and_quest_items_as_tools() -> None:
    t = workshop("chemicals")
    t.answer("mechanic", "craft:flamethrower")
    assert t.options("mechanic") == [
        "components:chemicals:sawed_off_shotgun",
        "components:chemicals:quest_flashlight",
        "components:chemicals:quest_plasma_torch",
        "never_mind",
    ]
    t.do("mechanic", "components:chemicals:sawed_off_shotgun")
    assert [h.kind for h in t.crew("mechanic").hands] == ["flamethrower"]
    assert "sawed_off_shotgun" in t.game.items_spent
    t.check()


def test_mechanic_loses_an_inactive_quest_item_for_good() -> None:
    t = workshop("chemicals").do("mechanic", "craft:flamethrower", "components:chemicals:quest_plasma_torch")
    assert t.crew("mechanic").quests == ["quest_flashlight"]
    assert "quest_plasma_torch" in t.game.items_spent
    assert [h.kind for h in t.crew("mechanic").hands] == ["sawed_off_shotgun", "flamethrower"]
    assert not t.can("mechanic", "activate:quest_plasma_torch")
    t.check()


def test_mechanic_may_use_an_active_quest_item() -> None:
    t = workshop("chemicals", "quest_plasma_torch")
    t.do("mechanic", "craft:flamethrower", "components:chemicals:quest_plasma_torch")
    assert t.crew("mechanic").inventory == []
    t.check()


def test_mechanic_frees_the_hand_slot_of_the_weapon() -> None:
    t = workshop("chemicals").carry("mechanic", "egg")
    t.answer("mechanic", "craft:flamethrower")
    # Only if the shotgun goes is there a free hand.
    assert t.options("mechanic") == ["components:chemicals:sawed_off_shotgun", "never_mind"]


def test_mechanic_needs_tools_for_it_and_nothing_else() -> None:
    t = workshop("chemicals")
    assert not t.can("mechanic", "craft:antidote")
    assert not t.can("mechanic", "craft:molotov_cocktail")
    assert not t.can("mechanic", "craft:taser")


def test_mechanic_alone_can_and_only_with_the_module() -> None:
    assert not workshop("chemicals", modules="").can("mechanic", "craft:flamethrower")
    assert not workshop("chemicals", who="scout").can("scout", "craft:flamethrower")

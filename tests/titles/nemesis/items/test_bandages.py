"""Bandages."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table


def bandaged(light: int = 0, serious: list[str] | None = None) -> Table:
    t = table("scout", "captain").wounded("scout", light=light, serious=serious)
    return t.any_hand("scout", 3).item("scout", "bandages").turn("scout")


@rule("NEM-ITEM-07", "NEM-ITEM-08")
def test_bandages_as_the_example_of_an_item_card() -> None:
    """A component of the Molotov Cocktail, out of combat only, one use only, cost 1, two effects separated by OR."""
    t = bandaged(light=2, serious=["leg"]).item("scout", "chemicals").turn("scout")
    assert t.can("scout", "craft:molotov_cocktail")
    assert [k for k in t.options("scout") if k.startswith("item:bandages")] == [
        "item:bandages:dress",
        "item:bandages:heal_light",
    ]
    t.do("scout", "item:bandages:dress")
    # One effect, one card paid, and the card is gone.
    assert (t.crew("scout").dressed, t.crew("scout").light, len(t.crew("scout").hand)) == (["leg"], 2, 2)
    assert t.game.item_discard["green"] == ["bandages"]
    u = bandaged(light=1)
    u.intruder("larva", "hibernatorium")
    assert u.why_not("scout", "item:bandages:heal_light") == "only_out_of_combat"
    t.check()


def test_bandages_heal_all_light_wounds() -> None:
    t = bandaged(light=2)
    assert t.why_not("scout", "item:bandages:dress") == "no_wound_to_dress"
    t.do("scout", "item:bandages:heal_light")
    assert t.crew("scout").light == 0


def test_bandages_need_a_wound() -> None:
    assert bandaged().why_not("scout", "item:bandages:heal_light") == "no_light_wound"


@rule("NEM-WOUND-15")
@pytest.mark.parametrize(
    ("way", "light", "dressed"), [("heal_light", 0, []), ("dress", 2, ["leg"])], ids=["heal_light", "dress"]
)
def test_bandages_treat_another_character_in_the_room_who_agrees(way: str, light: int, dressed: list[str]) -> None:
    t = bandaged(light=0).wounded("captain", light=2, serious=["leg"])
    t.answer("scout", f"item:bandages:{way}")
    assert (t.asked("captain"), t.match.pending[0].about) == ("consent", ("0", "bandages"))
    t.do("captain", "agree")
    assert (t.crew("captain").light, t.crew("captain").dressed) == (light, dressed)
    assert (len(t.crew("scout").hand), t.game.item_discard["green"]) == (2, ["bandages"])
    t.check()

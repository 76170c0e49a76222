"""Bandages."""

from __future__ import annotations

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

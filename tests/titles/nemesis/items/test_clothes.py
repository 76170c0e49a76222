"""Clothes, of the yellow and of the green deck."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table


def clothed(clothes: str, serious: list[str] | None = None) -> Table:
    t = table("scout", "captain").wounded("scout", serious=serious)
    return t.any_hand("scout", 3).item("scout", clothes).turn("scout")


@pytest.mark.parametrize("colour", ["yellow", "green"])
def test_clothes_wipe_off_the_slime(colour: str) -> None:
    t = clothed(f"clothes_{colour}")
    assert t.why_not("scout", f"item:clothes_{colour}:slime") == "no_slime"
    t.crew("scout").slime = True
    t.refresh()
    t.do("scout", f"item:clothes_{colour}:slime")
    assert not t.crew("scout").slime
    assert t.game.item_discard[colour] == [f"clothes_{colour}"]
    t.check()


def test_clothes_dress_a_wound() -> None:
    t = clothed("clothes_green", serious=["leg", "hand"])
    # The hand wound makes it cost one more.
    t.do("scout", "item:clothes_green:dress", "wound:hand")
    assert (t.crew("scout").wounds, t.crew("scout").dressed) == (["leg"], ["hand"])
    assert len(t.crew("scout").hand) == 1


def test_clothes_need_a_wound_to_dress() -> None:
    assert clothed("clothes_green").why_not("scout", "item:clothes_green:dress") == "no_wound_to_dress"


@rule("NEM-WOUND-15")
def test_clothes_dress_nobody_else() -> None:
    t = clothed("clothes_green").wounded("captain", serious=["leg"])
    assert t.why_not("scout", "item:clothes_green:dress") == "no_wound_to_dress"
    t.wounded("scout", serious=["body"]).do("scout", "item:clothes_green:dress")
    assert (t.crew("scout").dressed, t.crew("captain").dressed) == (["body"], [])

"""Lurking, both cards."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.carnomorphs.types import TOKENS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import kinds, put
from tests.titles.nemesis.carnomorphs.hunted import hunted


def in_bag(t: Table, kind: str) -> int:
    return sum(1 for token in t.game.bag if t.game.species.type_of(token) == kind)


@rule("CAR-BAG-15")
@pytest.mark.parametrize("card", ["lurking_1", "lurking_2"])
def test_lurking_takes_the_big_ones_off_the_board_and_their_tokens_into_the_bag(card: str) -> None:
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "canteen").bag()
    # They go by the number of the card first and vanish all the same.
    for kind in ("shambler", "fleshbeast", "butcher"):
        put(t, kind, "slot_020", injuries=2)
    put(t, "metagorger", "slot_012")
    put(t, "shambler", "canteen")
    t.rig(event=[card]).run("event_card")
    assert sorted(f.kind for f in t.game.figures) == ["metagorger", "shambler"]
    assert kinds(t, "canteen") == ["shambler"]
    assert [in_bag(t, kind) for kind in ("shambler", "fleshbeast", "butcher")] == [1, 1, 1]
    assert len(t.game.bag) == 3
    t.check()


@rule("CAR-GEN-10")
def test_lurking_adds_tokens_only_as_far_as_the_supply_goes() -> None:
    t = hunted("captain", "scout").bag(*(token for token in TOKENS if token.startswith("fleshbeast")))
    put(t, "fleshbeast", "slot_020")
    t.rig(event=["lurking_2"]).run("event_card")
    assert t.game.figures == []
    assert (in_bag(t, "fleshbeast"), len(t.game.bag)) == (3, 3)
    t.check()


@rule("CAR-BAG-17")
def test_lurking_brings_the_butcher_back_by_its_token() -> None:
    t = hunted("captain", "scout").at("captain", "cockpit").bag()
    t.any_hand("scout", 3).crew("scout").slime = True
    put(t, "butcher", "slot_020")
    t.rig(event=["lurking_1"]).run("event_card")
    assert t.game.figures == []
    assert t.game.bag == ["butcher_token"]
    t.rig(bag=["butcher_token"], attack=["slash_1"]).run("develop_bag")
    assert [(f.kind, f.slot) for f in t.game.figures] == [("butcher", t.crew("scout").slot)]
    assert [(e["seat"], e["surprise"]) for e in t.told("attack")] == [(1, True)]
    assert "butcher_token" in t.game.supply
    t.check()

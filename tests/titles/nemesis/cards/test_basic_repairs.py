"""Basic Repairs."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-13")
def test_basic_repairs_takes_three_cards_and_repairs_the_room_or_the_engine() -> None:
    t = table("captain", "scout").at("captain", "engine_2").malfunction("engine_2")
    t.hand("captain", "basic_repairs", "rest", "search", "order").turn("captain").rig(engine={"2": "damaged"})
    assert t.can("captain", "card:basic_repairs:remove_malfunction")
    assert t.can("captain", "card:basic_repairs:engine")
    t.do("captain", "card:basic_repairs:engine", "discard:rest", "discard:search", "swap_engine")
    assert t.crew("captain").hand == ["order"]
    assert t.crew("captain").discard == ["basic_repairs", "rest", "search"]
    assert t.engines.tops[1] == "working"
    # One of the two effects, not both.
    assert t.game.malfunction == [t.slot("engine_2")]
    t.check()


@rule("NEM-ACT-13", "NEM-ACT-09")
def test_basic_repairs_removes_the_malfunction_marker_out_of_combat_only() -> None:
    t = table("captain", "scout").malfunction("hibernatorium").hand("captain", "basic_repairs", "rest", "search")
    t.turn("captain")
    assert t.why_not("captain", "card:basic_repairs:engine") == "no_engine_here"
    t.do("captain", "card:basic_repairs:remove_malfunction")
    assert t.game.malfunction == []
    assert t.crew("captain").hand == []
    t.malfunction("hibernatorium").hand("captain", "basic_repairs", "rest", "search").turn("captain")
    t.intruder("adult", "hibernatorium")
    assert t.why_not("captain", "card:basic_repairs:remove_malfunction") == "only_out_of_combat"


@rule("NEM-ACT-04", "NEM-ACT-03")
def test_basic_repairs_can_not_be_paid_with_contamination() -> None:
    t = table("captain", "scout").malfunction("hibernatorium")
    t.hand("captain", "basic_repairs", "rest", contamination=3).turn("captain")
    assert not t.can("captain", "card:basic_repairs")
    assert t.why_not("captain", "card:basic_repairs:remove_malfunction") == "too_few_cards"

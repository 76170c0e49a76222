"""Repairs."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ACT-11")
def test_repairs_takes_the_card_and_one_more() -> None:
    t = table("pilot", "scout").malfunction("hibernatorium").hand("pilot", "repairs", "rest", "search").turn("pilot")
    t.do("pilot", "card:repairs:remove_malfunction", "discard:rest")
    assert t.game.malfunction == []
    assert t.crew("pilot").hand == ["search"]
    assert t.crew("pilot").discard == ["repairs", "rest"]


def test_repairs_on_the_engine_tells_the_others_only_whether_it_was_changed() -> None:
    t = table("pilot", "scout").at("pilot", "engine_1").hand("pilot", "repairs", "rest").turn("pilot")
    t.rig(engine={"1": "working"})
    t.do("pilot", "card:repairs:engine")
    assert t.view("pilot")["notes"]["engines"] == ["working", "", ""]
    t.do("pilot", "leave_engine")
    assert t.engines.tops == ["working", "", ""]
    assert [e["changed"] for e in t.told("engine_order", "scout")] == [False]
    assert t.told("saw_engine", "scout") == []
    assert len(t.told("saw_engine", "pilot")) == 1
    assert t.view("scout")["notes"]["engines"] == ["", "", ""]


def test_repairs_needs_something_to_repair() -> None:
    t = table("pilot", "scout").hand("pilot", "repairs", "rest").turn("pilot")
    assert t.why_not("pilot", "card:repairs:remove_malfunction") == "no_malfunction_here"
    assert t.why_not("pilot", "card:repairs:engine") == "no_engine_here"

"""Military Drugs."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def soldier() -> Table:
    t = (
        table("scout", "captain")
        .at("captain", "cockpit")
        .hand("scout", "rest", "search", "adrenaline", contamination=1)
    )
    return t.item("scout", "military_drugs").turn("scout")


@rule("NEM-DEF-24")
def test_military_drugs_draw_one_more_than_was_discarded() -> None:
    t = soldier().rig(action=["demolition", "scavenging", "search"])
    t.answer("scout", "item:military_drugs:swallow")
    t.answer("scout", "discard:rest")
    assert t.asked("scout") == "discard_any"
    t.answer("scout", "discard:contamination")
    t.answer("scout", "discard:adrenaline")
    t.answer("scout", "done")
    assert sorted(t.crew("scout").hand) == ["demolition", "scavenging", "search", "search"]
    assert t.crew("scout").discard == ["rest", "contamination", "adrenaline"]
    assert t.game.item_discard["green"] == ["military_drugs"]
    t.check()


def test_military_drugs_may_discard_nothing() -> None:
    t = soldier().rig(action=["demolition"])
    t.do("scout", "item:military_drugs:swallow", "discard:rest", "done")
    assert sorted(t.crew("scout").hand) == ["adrenaline", "contamination", "demolition", "search"]


def test_military_drugs_work_in_combat() -> None:
    t = soldier()
    t.intruder("larva", "hibernatorium")
    assert t.turn("scout").can("scout", "item:military_drugs:swallow")

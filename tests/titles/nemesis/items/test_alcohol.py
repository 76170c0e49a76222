"""Alcohol."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def drinker(contamination: int = 2) -> Table:
    t = table("scout", "captain").at("captain", "cockpit").hand("scout", "rest", "search", contamination=contamination)
    return t.item("scout", "alcohol").turn("scout")


def test_alcohol_removes_a_harmless_card() -> None:
    t = drinker().rig(scan=["clean"])
    t.do("scout", "item:alcohol:drink", "discard:rest", "contamination:contamination")
    assert t.crew("scout").hand == ["search", "contamination"]
    assert t.crew("scout").discard == ["rest"]
    assert t.game.contamination_removed == 1
    assert t.game.item_discard["green"] == ["alcohol"]
    t.check()


@rule("NEM-CONT-05")
def test_alcohol_replaces_an_infected_card_without_infection() -> None:
    t = drinker(1).rig(scan=["infected"])
    t.crew("scout").larva = True
    left = t.game.contamination_left
    t.do("scout", "item:alcohol:drink", "discard:rest", "contamination:contamination")
    # Even with a larva on the board nobody dies.
    assert t.crew("scout").active
    assert t.crew("scout").hand == ["search"]
    assert t.crew("scout").discard == ["rest", "contamination"]
    assert (t.game.contamination_removed, t.game.contamination_left) == (1, left - 1)
    assert [(e["infected"], e["clean"]) for e in t.told("scan_result", "scout")] == [(1, 0)]
    assert t.told("scan_result", "captain") == []
    t.check()


def test_alcohol_may_take_a_card_that_was_scanned_before() -> None:
    t = drinker(2)
    t.crew("scout").hand[-1] = "contamination_infected"
    t.game.scans.remove("contamination_infected")
    t.refresh()
    t.do("scout", "item:alcohol:drink", "discard:rest")
    assert t.options("scout") == ["contamination:contamination", "contamination:contamination_infected"]
    # To the others it is the same question as ever.
    assert [q["prompt"] for q in t.view("captain")["questions"]] == ["choose_contamination"]
    t.do("scout", "contamination:contamination_infected")
    assert t.crew("scout").hand == ["search", "contamination"]
    t.check()


def test_alcohol_needs_a_contamination_card_in_hand() -> None:
    assert drinker(0).why_not("scout", "item:alcohol:drink") == "no_contamination_in_hand"

"""Rest."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


def test_rest_removes_harmless_contamination_from_the_hand() -> None:
    t = (
        table("captain", "scout")
        .hand("captain", "rest", "search", contamination=2)
        .turn("captain")
        .rig(scan=["clean", "clean"])
    )
    t.do("captain", "card:rest:scan")
    assert t.crew("captain").hand == ["search"]
    assert t.game.contamination_removed == 2
    assert not t.crew("captain").larva
    t.check()


@rule("NEM-CONT-10")
def test_rest_with_an_infected_card_gives_a_larva_and_keeps_the_card() -> None:
    t = table("captain", "scout").hand("captain", "rest", contamination=1).turn("captain").rig(scan=["infected"])
    t.do("captain", "card:rest:scan")
    assert t.crew("captain").hand == ["contamination_infected"]
    assert t.crew("captain").larva
    assert t.told("scan_result", "scout") == []
    t.check()


@rule("NEM-ACT-30")
def test_rest_without_contamination_in_hand_would_change_nothing() -> None:
    t = table("captain", "scout").hand("captain", "rest", "search").turn("captain")
    assert not t.can("captain", "card:rest")
    assert t.why_not("captain", "card:rest:scan") == "no_contamination_in_hand"

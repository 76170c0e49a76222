"""Technical Corridors Plans."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def crawler() -> Table:
    t = table("scout", "captain").at("captain", "cockpit").room("comms", "slot_002").at("scout", "comms")
    return t.any_hand("scout", 3).item("scout", "technical_corridors_plans").turn("scout")


@rule("NEM-TECH-01")
def test_technical_corridors_plans_lead_to_any_other_entrance() -> None:
    t = crawler().rig(room={"slot_014": "cabins"}, explore={"slot_014": "doors"}, noise=["3"])
    t.do("scout", "item:technical_corridors_plans:crawl")
    assert t.options("scout") == [f"to:slot_{n}" for n in ("004", "005", "009", "014", "015", "019", "021")]
    t.do("scout", "to:slot_014")
    assert t.crew("scout").slot == "slot_014"
    # The room is explored, its doors token does nothing, and noise is rolled: 3 is the entrance there.
    assert t.game.rooms["slot_014"] == "cabins"
    assert t.game.doors == {}
    assert t.game.noise == ["main"]
    # No pass follows, unlike the Mechanic's card.
    assert not t.crew("scout").passed
    assert t.game.item_discard["yellow"] == ["technical_corridors_plans"]
    t.check()


def test_technical_corridors_plans_need_an_entrance() -> None:
    t = crawler().at("scout", "hibernatorium")
    assert t.why_not("scout", "item:technical_corridors_plans:crawl") == "no_entrance_here"

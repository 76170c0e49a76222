"""Technical Corridors."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-TECH-01", "NEM-ROUND-19")
def test_technical_corridors_lead_from_one_entrance_to_another_and_end_the_turn_with_a_pass() -> None:
    t = table("mechanic", "scout").at("mechanic", "canteen", "slot_014").noise("main")
    t.hand("mechanic", "technical_corridors", "rest", "search").turn("mechanic")
    assert not t.can("mechanic", "move:slot_002")
    t.rig(room={"slot_002": "storage"}, explore={"slot_002": "doors_1"}, noise=[3])
    t.do("mechanic", "card:technical_corridors:crawl", "to:slot_002", "discard:rest")
    mechanic = t.crew("mechanic")
    assert mechanic.slot == "slot_002"
    assert t.game.rooms["slot_002"] == "storage"
    # A doors token does nothing where no corridor was used.
    assert t.game.doors == {}
    assert "cor_001_002" in t.game.noise
    assert mechanic.passed
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("noise_rolled") < names.index("passed")
    assert t.asked("scout") == "act"
    t.check()


def test_technical_corridors_need_an_entrance() -> None:
    t = table("mechanic", "scout").hand("mechanic", "technical_corridors", "rest").turn("mechanic")
    assert t.why_not("mechanic", "card:technical_corridors:crawl") == "no_entrance_here"


def test_technical_corridors_of_one_network_do_not_lead_into_the_other() -> None:
    t = table("mechanic", "scout", board="alt").at("mechanic", "storage", "alt_010")
    t.hand("mechanic", "technical_corridors", "rest").turn("mechanic")
    t.answer("mechanic", "card:technical_corridors:crawl")
    assert t.options("mechanic") == ["to:alt_001", "to:alt_007", "to:alt_009", "to:alt_011", "to:alt_018", "to:alt_019"]

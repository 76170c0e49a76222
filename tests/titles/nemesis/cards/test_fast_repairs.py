"""Fast Repairs."""

from __future__ import annotations

from tests.table import table


def test_fast_repairs_takes_no_card_but_itself() -> None:
    t = (
        table("mechanic", "scout")
        .malfunction("hibernatorium")
        .hand("mechanic", "fast_repairs", "rest")
        .turn("mechanic")
    )
    t.do("mechanic", "card:fast_repairs:remove_malfunction")
    assert t.game.malfunction == []
    assert t.crew("mechanic").hand == ["rest"]
    assert t.crew("mechanic").discard == ["fast_repairs"]


def test_fast_repairs_breaks_a_working_engine_despite_a_malfunction() -> None:
    t = table("mechanic", "scout").at("mechanic", "engine_3").malfunction("engine_3")
    t.hand("mechanic", "fast_repairs").turn("mechanic").rig(engine={"3": "working"})
    t.do("mechanic", "card:fast_repairs:engine", "swap_engine")
    assert t.engines.tops == ["", "", "damaged"]
    assert t.game.malfunction == [t.slot("engine_3")]
    t.check()


def test_fast_repairs_is_impossible_in_combat() -> None:
    t = table("mechanic", "scout").malfunction("hibernatorium").hand("mechanic", "fast_repairs").turn("mechanic")
    t.intruder("larva", "hibernatorium")
    assert t.why_not("mechanic", "card:fast_repairs:remove_malfunction") == "only_out_of_combat"

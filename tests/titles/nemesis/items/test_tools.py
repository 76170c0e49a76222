"""Tools."""

from __future__ import annotations

from tests.table import Table, table


def worker() -> Table:
    t = table("scout", "captain").at("captain", "cockpit").room("canteen", "slot_006").at("scout", "canteen")
    return t.any_hand("scout", 3).item("scout", "tools").turn("scout")


def test_tools_remove_a_malfunction() -> None:
    t = worker()
    assert t.why_not("scout", "item:tools:remove_malfunction") == "no_malfunction_here"
    t.malfunction("canteen")
    t.do("scout", "item:tools:remove_malfunction")
    assert t.game.malfunction == []
    assert t.game.item_discard["yellow"] == ["tools"]
    t.check()


def test_tools_repair_or_break_the_engine_of_the_room() -> None:
    t = worker()
    assert t.why_not("scout", "item:tools:engine") == "no_engine_here"
    t.at("scout", "engine_2").rig(engine=["working"])
    t.do("scout", "item:tools:engine", "swap_engine")
    assert t.engines.tops[1] == "damaged"
    assert t.view("scout")["notes"]["engines"] == ["", "damaged", ""]
    assert t.view("captain")["notes"]["engines"] == ["", "", ""]
    assert [(e["engine"], e["changed"]) for e in t.told("engine_order", "captain")] == [(2, True)]


def test_tools_work_a_door() -> None:
    t = worker().door("cor_006_007").door("cor_006_011", "destroyed")
    t.do("scout", "item:tools:door")
    assert t.options("scout") == ["corridor:cor_002_006", "corridor:cor_005_006", "corridor:cor_006_007"]
    t.do("scout", "corridor:cor_006_007")
    assert t.game.doors == {"cor_006_011": "destroyed"}


def test_tools_are_put_down_in_combat() -> None:
    t = worker().malfunction("canteen")
    t.intruder("larva", "canteen")
    assert t.why_not("scout", "item:tools:remove_malfunction") == "only_out_of_combat"

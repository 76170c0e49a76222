"""Engine Control Room."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def control() -> Table:
    t = table("scout", "captain").at("scout", "engine_control").any_hand("scout", 3).turn("scout")
    return t.rig(engine={1: "working", 2: "damaged", 3: "working"})


@rule("NEM-ROOM-ENGINECONTROL-01")
def test_engine_control_shows_all_three_engines_in_secret() -> None:
    t = control().do("scout", "room:engine_control:check_engines")
    assert t.view("scout")["notes"]["engines"] == ["working", "damaged", "working"]
    assert t.view("captain")["notes"]["engines"] == ["", "", ""]
    assert t.told("saw_engine", "captain") == []
    assert len(t.told("saw_engine", "scout")) == 3
    # That somebody looked is public.
    assert t.view("captain")["looked"]["engines"] == [[0], [0], [0]]
    assert len(t.crew("scout").hand) == 1


@rule("NEM-ROOM-ENGINECONTROL-02")
def test_engine_control_works_for_broken_engine_rooms() -> None:
    t = control().malfunction("engine_1", "engine_2", "engine_3")
    t.do("scout", "room:engine_control:check_engines")
    assert t.view("scout")["notes"]["engines"] == ["working", "damaged", "working"]
    t = control().malfunction("engine_control")
    assert t.why_not("scout", "room:engine_control:check_engines") == "room_broken"


@rule("NEM-ROOM-ENGINECONTROL-03")
def test_engine_control_changes_nothing() -> None:
    t = control()
    t.engines.tops = ["damaged", "damaged", "working"]
    t.do("scout", "room:engine_control:check_engines")
    assert t.engines.tops == ["damaged", "damaged", "working"]
    assert t.asked("scout") == "act"
    assert t.told("engine_order") == []

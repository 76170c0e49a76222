"""Server Room."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def server(*explored: str) -> Table:
    t = table("scout", "captain", modules="rooms").at("captain", "cockpit").at("scout", "server").any_hand("scout", 5)
    for room in explored:
        t.room(room)
    return t.turn("scout")


@rule("AFT-ROOM-SERVER-01")
def test_server_uses_a_computer_room_for_its_own_cost_alone() -> None:
    t = server("monitoring", "command", "armory")
    t.answer("scout", "room:server:remote")
    # Neither special rooms nor rooms without a computer.
    assert t.options("scout") == sorted(f"slot:{t.slot(room)}" for room in ("monitoring", "command"))
    t.do("scout", f"slot:{t.slot('monitoring')}", "slot:slot_013")
    assert t.view("scout")["notes"]["tiles"].keys() == {"slot_013"}
    assert len(t.crew("scout").hand) == 3
    assert t.game.actions_left == 1
    assert t.crew("scout").slot == t.slot("server")
    t.check()


@rule("AFT-ROOM-SERVER-01")
def test_server_reaches_no_broken_and_no_useless_room() -> None:
    t = server("monitoring", "laboratory").malfunction("monitoring")
    assert t.why_not("scout", "room:server:remote") == "would_change_nothing"
    # An object in the laboratory counts, wherever the character is.
    t.object("egg", "laboratory")
    t.do("scout", "room:server:remote")
    assert t.game.weaknesses["egg"]
    t.check()


@rule("AFT-ROOM-SERVER-01", "AFT-ROOM-ALARM-01")
def test_server_uses_the_alarm_room_but_neither_that_room_nor_one_with_a_character_is_chosen() -> None:
    t = server("alarm")
    t.answer("scout", "room:server:remote")
    occupied = {t.slot("alarm"), t.slot("server"), t.slot("cockpit")}
    assert set(t.options("scout")) == {f"slot:{s}" for s in t.game.map.by_number if s not in occupied}


@rule("AFT-ROOM-SERVER-02")
def test_server_boards_no_pod_and_sleeps_in_no_chamber() -> None:
    t = server("evacuation_a", "monitoring", "generator").unlocked(1)
    t.answer("scout", "room:server:remote")
    assert f"slot:{t.slot('evacuation_a')}" not in t.options("scout")
    assert f"slot:{t.slot('hibernatorium')}" not in t.options("scout")


@rule("AFT-ROOM-SERVER-03")
def test_server_works_neither_in_combat_nor_with_a_malfunction() -> None:
    t = server("monitoring").malfunction("server")
    assert t.why_not("scout", "room:server:remote") == "room_broken"
    t = server("monitoring")
    t.intruder("adult", "server")
    assert t.turn("scout").why_not("scout", "room:server:remote") == "only_out_of_combat"

"""Command Center."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

# An unexplored room with three corridors.
FAR = "slot_013"
AROUND = ["cor_010_013", "cor_013_014", "cor_013_019"]


def command() -> Table:
    return table("scout", "captain").at("scout", "command").any_hand("scout", 5).turn("scout")


@rule("NEM-ROOM-COMMAND-01")
def test_command_chooses_any_room() -> None:
    t = command()
    t.do("scout", "room:command:doors")
    assert t.options("scout") == [f"slot:{slot}" for slot in t.game.map.by_number]


@rule("NEM-ROOM-COMMAND-01", "NEM-ROOM-COMMAND-02")
def test_command_opens_some_doors_closes_others_and_leaves_others() -> None:
    t = command().door("cor_010_013")
    t.do("scout", "room:command:doors", f"slot:{FAR}")
    # At least one; each at most once.
    assert t.options("scout") == [f"corridor:{c}" for c in AROUND]
    t.do("scout", "corridor:cor_013_019")
    assert t.options("scout") == ["done", "corridor:cor_010_013", "corridor:cor_013_014"]
    t.do("scout", "corridor:cor_010_013")
    assert t.options("scout") == ["done", "corridor:cor_013_014"]
    t.do("scout", "done")
    assert t.game.doors == {"cor_013_019": "closed"}
    assert t.asked("scout") == "act"
    assert t.game.actions_left == 1
    assert len(t.crew("scout").hand) == 3
    t.check()


@rule("NEM-ROOM-COMMAND-01")
def test_command_cannot_change_destroyed_doors() -> None:
    t = command()
    for corridor in AROUND:
        t.door(corridor, "destroyed")
    t.do("scout", "room:command:doors")
    assert f"slot:{FAR}" not in t.options("scout")
    # Each of its neighbours has other doors.
    t.do("scout", "slot:slot_014")
    assert "corridor:cor_013_014" not in t.options("scout")


def test_command_moves_a_closed_door_when_none_is_left() -> None:
    t = command()
    for corridor in [c for c in t.game.map.corridors if c not in AROUND][:12]:
        t.door(corridor, "destroyed")
    assert t.why_not("scout", "room:command:doors") == "no_door_to_work"
    t.door("cor_001_002")
    t.do("scout", "room:command:doors", f"slot:{FAR}", "corridor:cor_013_014")
    assert "cor_001_002" not in t.game.doors
    assert t.game.doors["cor_013_014"] == "closed"
    assert len(t.game.doors) == 12
    t.check()

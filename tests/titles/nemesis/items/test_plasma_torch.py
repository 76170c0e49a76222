"""Plasma Torch, a quest item of the Mechanic."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def mechanic() -> Table:
    t = table("mechanic", "captain").at("captain", "cockpit").room("canteen", "slot_006").at("mechanic", "canteen")
    return t.any_hand("mechanic", 3).item("mechanic", "quest_plasma_torch").turn("mechanic")


@rule("NEM-DOOR-09")
def test_plasma_torch_raises_a_destroyed_door() -> None:
    t = mechanic().door("cor_006_011", "destroyed")
    t.do("mechanic", "item:quest_plasma_torch:weld", "corridor:cor_006_011")
    assert t.game.doors == {"cor_006_011": "closed"}
    # It is used again and again.
    t.do("mechanic", "item:quest_plasma_torch:weld", "corridor:cor_006_011")
    assert t.game.doors == {}
    t.check()


def test_plasma_torch_closes_an_open_door() -> None:
    t = mechanic()
    t.do("mechanic", "item:quest_plasma_torch:weld")
    # Corridors of the room, no technical ones.
    assert t.options("mechanic") == [f"corridor:{c}" for c in t.game.map.corridors_of["slot_006"]]
    t.do("mechanic", "corridor:cor_006_007")
    assert t.game.doors == {"cor_006_007": "closed"}


def test_plasma_torch_raises_the_last_token_where_no_other_is_left() -> None:
    t = mechanic()
    for corridor in list(t.game.map.corridors)[:12]:
        t.door(corridor, "destroyed")
    here = [c for c in t.game.map.corridors_of["slot_006"] if c in t.game.doors]
    t.do("mechanic", "item:quest_plasma_torch:weld")
    assert t.options("mechanic") == [f"corridor:{c}" for c in here]
    t.do("mechanic", f"corridor:{here[0]}")
    assert (t.game.doors[here[0]], len(t.game.doors)) == ("closed", 12)


def test_plasma_torch_is_activated_in_the_storage() -> None:
    t = table("mechanic", "captain").any_hand("mechanic", 3).turn("mechanic")
    assert t.why_not("mechanic", "activate:quest_plasma_torch") == "quest_needs_room"
    t.at("mechanic", "storage")
    t.do("mechanic", "activate:quest_plasma_torch")
    assert t.crew("mechanic").inventory == ["quest_plasma_torch"]

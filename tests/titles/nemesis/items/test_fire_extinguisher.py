"""Fire Extinguisher."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table


def fighter() -> Table:
    t = table("scout", "captain").met().at("captain", "cockpit").room("canteen", "slot_006").at("scout", "canteen")
    return t.any_hand("scout", 3).item("scout", "fire_extinguisher").turn("scout")


def test_fire_extinguisher_puts_out_the_fire() -> None:
    t = fighter()
    assert t.why_not("scout", "item:fire_extinguisher:put_out") == "no_fire_here"
    assert t.why_not("scout", "item:fire_extinguisher:repel") == "no_target"
    t.fire("canteen", "cockpit")
    t.do("scout", "item:fire_extinguisher:put_out")
    assert t.game.fire == ["slot_001"]
    assert [h.kind for h in t.crew("scout").hands] == ["rifle"]
    assert t.game.item_discard["yellow"] == ["fire_extinguisher"]
    t.check()


@rule("NEM-INJ-17")
def test_fire_extinguisher_makes_an_intruder_retreat_without_a_check() -> None:
    t = fighter()
    t.intruder("adult", "canteen")
    t.intruder("queen", "canteen", injuries=2)
    t.turn("scout").rig(event=["nest"])
    t.do("scout", "item:fire_extinguisher:repel", "intruder:queen_2")
    assert [(f.name, f.slot, f.injuries) for f in t.game.figures] == [
        ("adult_1", "slot_006", 0),
        ("queen_2", "slot_005", 2),
    ]
    # The event card is discarded without its effect.
    assert t.game.event_discard == ["nest"]
    assert t.told("injury_check") == []


def test_fire_extinguisher_stops_at_a_closed_door_which_is_destroyed() -> None:
    t = fighter().door("cor_005_006")
    t.intruder("adult", "canteen")
    t.turn("scout").rig(event=["nest"])
    t.do("scout", "item:fire_extinguisher:repel")
    assert t.game.figures[0].slot == "slot_006"
    assert t.game.doors == {"cor_005_006": "destroyed"}


def test_fire_extinguisher_hurts_who_is_susceptible_to_phosphates() -> None:
    t = fighter().weakness("susceptibility_to_phosphates")
    t.intruder("adult", "canteen")
    t.turn("scout").rig(event=["nest"], attack=["scratch_4"])
    t.do("scout", "item:fire_extinguisher:repel")
    assert [(f.slot, f.injuries) for f in t.game.figures] == [("slot_005", 1)]


@rule("NEM-INJ-17")
def test_fire_extinguisher_drives_away_once_only() -> None:
    t = fighter().weakness("susceptibility_to_phosphates")
    t.intruder("adult", "canteen")
    # The arrow of the injury check makes it retreat already.
    t.turn("scout").rig(attack=["bite_4"], event=["nest"])
    t.do("scout", "item:fire_extinguisher:repel")
    assert t.game.figures[0].slot == "slot_005"
    assert t.game.event_discard == ["nest"]

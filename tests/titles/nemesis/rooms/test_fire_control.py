"""Fire Control System."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-FIRECONTROL-01")
def test_fire_control_puts_out_the_fire_in_any_room() -> None:
    t = table("scout", "captain").at("scout", "fire_control").any_hand("scout", 5)
    t.game.fire += ["slot_021", "slot_017"]
    t.fire("fire_control", "cockpit").turn("scout")
    t.do("scout", "room:fire_control:flood")
    # Special, unexplored and own rooms, by number.
    assert t.options("scout") == [f"slot:{s}" for s in sorted(t.game.fire)]
    t.do("scout", "slot:slot_017")
    assert "slot_017" not in t.game.fire
    assert len(t.game.fire) == 3
    assert len(t.crew("scout").hand) == 3
    t.do("scout", "room:fire_control:flood", f"slot:{t.slot('fire_control')}")
    assert sorted(t.game.fire) == ["slot_001", "slot_021"]


@rule("NEM-ROOM-FIRECONTROL-02")
def test_fire_control_drives_each_intruder_away_by_its_own_card() -> None:
    t = table("scout", "captain").at("scout", "fire_control", "slot_009").at("captain", "slot_001").any_hand("scout", 3)
    adult, creeper = t.intruder("adult", "slot_007", injuries=1), t.intruder("creeper", "slot_007")
    t.game.fire.append("slot_007")
    t.turn("scout")
    # Corridor 1 of room 7 leads to room 6, 2 to room 8.
    cards = {n: next(e.id for e in t.game.content.events.values() if e.direction == n) for n in (1, 2)}
    t.rig(event=[cards[2], cards[1]])
    t.do("scout", "room:fire_control:flood")
    # Fire and intruders are both in room 7, so there is only one to choose; its intruders go in any order.
    assert t.options("scout") == [f"figure:{adult}", f"figure:{creeper}"]
    t.do("scout", f"figure:{creeper}")
    assert {f.name: f.slot for f in t.game.figures} == {adult: "slot_006", creeper: "slot_008"}
    assert t.game.fire == []
    assert t.game.event_discard == [cards[2], cards[1]]
    # Running away isn't an injury.
    assert {f.name: f.injuries for f in t.game.figures} == {adult: 1, creeper: 0}
    t.check()


@rule("NEM-ROOM-FIRECONTROL-02")
def test_fire_control_movement_follows_all_rules() -> None:
    t = table("scout", "captain").at("scout", "fire_control", "slot_009").at("captain", "hibernatorium")
    t.any_hand("scout", 5)
    # One in combat, with a closed door in its way; then one that finds an entrance to the technical corridors.
    t.intruder("adult", "hibernatorium")
    t.door("cor_006_011").turn("scout")
    two = next(e.id for e in t.game.content.events.values() if e.direction == 2)
    t.rig(event=[two]).do("scout", "room:fire_control:flood")
    assert t.game.doors == {"cor_006_011": "destroyed"}
    assert [f.slot for f in t.game.figures] == ["slot_011"]
    t.game.figures.clear()
    t.intruder("adult", "slot_002")
    bag = len(t.game.bag)
    one = next(e.id for e in t.game.content.events.values() if e.direction == 1)
    t.rig(event=[one]).turn("scout").do("scout", "room:fire_control:flood")
    assert not t.game.figures
    assert len(t.game.bag) == bag + 1
    t.check()


@rule("NEM-ROOM-FIRECONTROL-03")
def test_fire_control_works_on_a_room_without_fire() -> None:
    t = table("scout", "captain").at("scout", "fire_control", "slot_009").any_hand("scout", 3)
    t.intruder("creeper", "slot_007")
    one = next(e.id for e in t.game.content.events.values() if e.direction == 1)
    t.rig(event=[one]).turn("scout").do("scout", "room:fire_control:flood")
    assert [f.slot for f in t.game.figures] == ["slot_006"]


def test_fire_control_hurts_intruders_that_suffer_from_phosphates() -> None:
    t = table("scout", "captain").at("scout", "fire_control", "slot_009").any_hand("scout", 3)
    t.weakness("susceptibility_to_phosphates")
    t.intruder("adult", "slot_007")
    t.intruder("creeper", "slot_007", injuries=2)
    one = next(e.id for e in t.game.content.events.values() if e.direction == 1)
    t.rig(attack=["scratch_4", "scratch_2"], event=[one]).turn("scout")
    t.do("scout", "room:fire_control:flood", "figure:adult_1")
    # The Adult has 1 injury and runs; the Creeper dies of its third.
    assert [(f.kind, f.slot, f.injuries) for f in t.game.figures] == [("adult", "slot_006", 1)]
    assert t.game.objects_in("slot_007") == ["carcass"]
    t.check()


@rule("NEM-ROOM-FIRECONTROL-02")
def test_fire_control_drives_away_whoever_fights_several_characters() -> None:
    t = table("scout", "captain", "pilot").at("scout", "fire_control", "slot_009").any_hand("scout", 3)
    t.intruder("adult", "hibernatorium")
    t.intruder("larva", "hibernatorium")
    two = [e.id for e in t.game.content.events.values() if e.direction == 2][:2]
    t.turn("scout").rig(event=two).do("scout", "room:fire_control:flood")
    t.do("scout", t.options("scout")[0])
    assert [f.slot for f in t.game.figures] == ["slot_006", "slot_006"]

"""Airlock Procedure Glitch."""

from __future__ import annotations

from airlock.survival.state import CLOSED, DESTROYED
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "airlock_procedure_glitch"


def ship(**options: str) -> Table:
    """Yellow rooms in slots 3, 10 and 17."""
    t = hunted("captain", "scout", **options)
    return t.room("comms", "slot_003").room("generator", "slot_010").room("fire_control", "slot_017")


def glitch(t: Table) -> Table:
    return t.rig(event=[CARD]).run("event_card")


def test_airlock_procedure_glitch_seals_the_last_yellow_room() -> None:
    t = glitch(ship())
    assert t.game.airlock == "slot_017"
    assert t.game.doors == dict.fromkeys(["cor_014_017", "cor_017_019", "cor_017_020"], CLOSED)
    assert t.game.event_discard == [CARD]
    t.check()


@rule("CAR-INJ-10")
def test_airlock_procedure_glitch_vents_it_at_the_end_of_the_next_player_phase() -> None:
    t = glitch(ship().at("scout", "fire_control"))
    put(t, "fleshbeast", "slot_017")
    before = t.game.objects_in("slot_017")
    assert before == []
    t.run("end_player_phase")
    assert t.crew("scout").status == "dead"
    assert t.game.figures == []
    # The fleshbeast's carcass, and that of the shambler that came out of it.
    assert sorted(t.game.objects_in("slot_017")) == ["carcass", "carcass", "corpse_1"]
    assert t.game.airlock == ""
    t.check()


def test_airlock_procedure_glitch_ends_when_a_door_opens() -> None:
    t = glitch(ship().at("scout", "fire_control"))
    shambler = put(t, "shambler", "slot_014")
    t.rig(event=["rampant_mutation_2"]).run("event_card", "end_player_phase")
    assert shambler.slot == "slot_014"
    assert t.game.doors["cor_014_017"] == DESTROYED
    assert t.crew("scout").active


def test_airlock_procedure_glitch_takes_the_next_lower_room_if_a_door_is_destroyed() -> None:
    t = glitch(ship().door("cor_017_020", DESTROYED).door("cor_005_010", DESTROYED))
    assert t.game.airlock == "slot_003"


def test_airlock_procedure_glitch_does_nothing_while_the_token_is_in_use() -> None:
    t = ship()
    t.game.airlock = "slot_003"
    glitch(t)
    assert (t.game.airlock, t.game.doors) == ("slot_003", {})


def test_airlock_procedure_glitch_does_nothing_without_an_explored_yellow_room() -> None:
    t = glitch(hunted("captain", "scout").room("armory", "slot_003"))
    assert (t.game.airlock, t.game.doors) == ("", {})


def test_airlock_procedure_glitch_may_seal_airlock_control_itself() -> None:
    t = glitch(hunted("captain", "scout").room("airlock", "slot_015"))
    assert t.game.airlock == "slot_015"


def test_airlock_procedure_glitch_lets_the_first_player_take_doors_from_elsewhere() -> None:
    t = ship()
    t.game.first_player = 1
    closed = [c for c in t.game.map.corridors if c not in ("cor_014_017", "cor_017_019", "cor_017_020")][:11]
    for corridor in closed:
        t.door(corridor)
    glitch(t)
    assert t.asked("scout") == "take_door"
    assert set(t.options("scout")) == {f"corridor:{corridor}" for corridor in closed}
    t.answer("scout", f"corridor:{closed[0]}").answer("scout", f"corridor:{closed[1]}")
    assert t.game.airlock == "slot_017"
    assert len(t.game.doors) == 12
    assert closed[0] not in t.game.doors
    t.check()


def test_airlock_procedure_glitch_passes_over_a_room_that_doors_do_not_suffice_for() -> None:
    t = ship()
    corridors = [c for c in t.game.map.corridors if c not in t.game.map.corridors_of["slot_017"]]
    # Ten doors are destroyed for good, none of them around the rooms; two are left, and room 17 needs three.
    for corridor in [c for c in corridors if c not in t.game.map.corridors_of["slot_010"]][:10]:
        t.door(corridor, DESTROYED)
    glitch(t)
    assert t.game.airlock == "slot_010"
    assert len(t.game.doors) == 12

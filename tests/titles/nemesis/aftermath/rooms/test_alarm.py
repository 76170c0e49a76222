"""Alarm Room."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

# An unexplored room, and its corridor with the number 2.
FAR = "slot_013"


def alarm(cards: int = 3) -> Table:
    t = table("scout", "captain", modules="rooms").at("captain", "cockpit").at("scout", "alarm")
    return t.any_hand("scout", cards).turn("scout")


def exit_of(t: Table, number: int) -> str:
    return t.game.map.exits[FAR][number]


@rule("AFT-ROOM-ALARM-01", "AFT-GEN-05")
def test_alarm_rolls_noise_in_a_room_without_anybody_explored_or_not() -> None:
    t = alarm().rig(noise=[2])
    t.answer("scout", "room:alarm:make_noise")
    occupied = {t.slot("alarm"), t.slot("cockpit")}
    assert t.options("scout") == [f"slot:{s}" for s in t.game.map.by_number if s not in occupied]
    t.do("scout", f"slot:{FAR}")
    assert t.game.noise == [exit_of(t, 2)]
    # It stays facedown.
    assert FAR not in t.game.rooms
    assert len(t.crew("scout").hand) == 2
    t.check()


@rule("AFT-ROOM-ALARM-01")
def test_alarm_ignores_the_slime_of_whoever_rings_it() -> None:
    t = alarm().rig(noise=["silence"])
    t.crew("scout").slime = True
    t.do("scout", "room:alarm:make_noise", f"slot:{FAR}")
    assert t.game.noise == []
    assert t.told("danger") == []


def test_alarm_is_not_rolled_again_by_a_scanner() -> None:
    t = alarm().item("scout", "quest_motion_scanner").rig(noise=[2])
    t.do("scout", "room:alarm:make_noise", f"slot:{FAR}")
    assert t.asked("scout") == "act"
    assert t.game.noise == [exit_of(t, 2)]


@rule("AFT-ROOM-ALARM-02", "AFT-ROOM-ALARM-04")
def test_alarm_may_cause_an_encounter_there_without_a_surprise_attack() -> None:
    t = alarm(1)
    t.noise(exit_of(t, 2), exit_of(t, 1)).rig(noise=[2], bag=["adult"]).met()
    t.do("scout", "room:alarm:make_noise", f"slot:{FAR}")
    assert [f.slot for f in t.game.figures] == [FAR]
    assert t.game.noise == []
    # No hand is compared and nobody is attacked, but it was the scout who caused it.
    assert t.told("hands_compared") == []
    assert t.told("attack") == []
    assert [(e["seat"], e["slot"]) for e in t.told("encounter")] == [(0, FAR)]
    t.check()


@rule("AFT-ROOM-ALARM-02")
def test_alarm_may_bring_the_first_encounter_of_the_game() -> None:
    t = alarm(1)
    t.noise(exit_of(t, 2)).rig(noise=[2], bag=["adult"]).do("scout", "room:alarm:make_noise", f"slot:{FAR}")
    assert t.asked("scout") == "choose_objective"
    assert t.game.first_encounter


@rule("AFT-ROOM-ALARM-04")
def test_alarm_draws_intruders_from_next_door_on_danger() -> None:
    t = alarm().rig(noise=["danger"])
    name = t.intruder("adult", t.game.map.neighbours[FAR][0])
    t.turn("scout").do("scout", "room:alarm:make_noise", f"slot:{FAR}")
    figure = t.game.figure(name)
    assert figure is not None
    assert figure.slot == FAR


@rule("AFT-ROOM-ALARM-03")
def test_alarm_costs_one_and_needs_an_empty_room() -> None:
    assert alarm(1).can("scout", "room:alarm:make_noise")
    t = alarm(0)
    assert t.why_not("scout", "room:alarm:make_noise") == "too_few_cards"


@rule("AFT-ROOM-ALARM-03")
def test_alarm_has_nothing_to_ring_where_every_room_is_taken() -> None:
    t = alarm()
    elsewhere = [s for s in t.game.map.by_number if s != t.slot("alarm")]
    stand_ins = [t.game.crew[1].copy() for _ in elsewhere]
    for me, slot in zip(stand_ins, elsewhere, strict=True):
        me.slot = slot
    t.game.crew += stand_ins
    t.refresh()
    assert t.why_not("scout", "room:alarm:make_noise") == "no_empty_room"

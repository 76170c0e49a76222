"""The event phase: its order, attacks, fire, and lurking between event card and bag."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.species import VOID_SEEDERS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.seeding import HOME, figure, kinds, seeders_in_bag, table

# A room with two corridors and a technical one, and a room with nobody near: behind it is slot_010.
FAR = "slot_005"


@rule("VOI-EVENT-01", "VOI-DIFF-07")
def test_lurking_comes_between_event_card_and_bag() -> None:
    t = table()
    order = ["advance_time", "intruder_attacks", "fire_damage", "event_card", "lurking", "develop_bag"]
    assert t.game.mode.event_phase(t.game) == order


@rule("VOI-EVENT-02")
def test_time_and_self_destruct_move_on() -> None:
    t = table()
    t.self_destruct = 4
    before = t.game.time
    t.run("advance_time")
    assert (before - t.game.time, t.self_destruct) == (1, 3)


@rule("VOI-EVENT-03", "VOI-SURP-02")
def test_seeders_in_combat_attack_by_card() -> None:
    t = table().room("canteen", "slot_006").rig(attack=["void_scratch_1"])
    t.intruder("whisperer", HOME)
    t.intruder("lurker", "canteen")
    t.run("intruder_attacks")
    assert [e["card"] for e in t.told("attack_card")] == ["void_scratch_1"]
    assert t.crew("captain").light == 1
    # Nobody feeds: the room is as it was.
    assert kinds(t) == ["whisperer", "lurker"]


@rule("VOI-EVENT-04")
def test_lairs_never_attack() -> None:
    t = table()
    t.intruder("lair", HOME)
    t.run("intruder_attacks")
    assert t.told("attack") == []
    assert t.told("attack_step") == []


@rule("VOI-EVENT-05")
def test_fire_hurts_seeders_and_lairs() -> None:
    t = table().at("captain", "cockpit").fire(HOME)
    lurker, lair = t.intruder("lurker", HOME), t.intruder("lair", HOME)
    elsewhere = t.intruder("lurker", "slot_003")
    # Two cards for each of the two, in the order of their size.
    t.rig(attack=["void_scratch_2", "void_scratch_1", "void_frenzy_2", "void_braineating_2"]).run("fire_damage")
    assert [figure(t, name).injuries for name in (lurker, lair, elsewhere)] == [1, 1, 0]


@rule("VOI-EVENT-06")
def test_one_event_card_moves_them_and_then_does_what_it_says() -> None:
    t = table()
    # Fuel Explosion moves whisperers through corridor 4, then the engines burn; lurkers don't move.
    whisperer, lurker = t.intruder("whisperer", "slot_006"), t.intruder("lurker", "slot_006")
    t.rig(event=["void_fuel_explosion"]).run("event_card")
    assert figure(t, whisperer).slot == "slot_002"
    assert figure(t, lurker).slot == "slot_006"
    assert set(t.game.fire) == {"slot_019", "slot_020", "slot_021"}
    names = [e["event"] for e in t.match.history(-1)]
    assert names.index("intruder_moved") < names.index("fire_started")
    assert len(t.told("event_card")) == 1


# -- lurking


def far_off(*kinds: str, slot: str = FAR) -> Table:
    """Seeders in a room with nobody next to it."""
    t = table().bag("void_blank")
    for kind in kinds:
        t.intruder(kind, slot)
    return t


@rule("VOI-LURK-01", "VOI-LURK-03", "VOI-LURK-04")
def test_whatever_has_nobody_near_slips_away() -> None:
    t = far_off("whisperer", "whisperer", "lurker")
    t.game.figures[0].injuries = 2
    t.run("lurking")
    assert t.game.figures == []
    assert seeders_in_bag(t) == 3
    assert set(t.game.noise) == {"cor_005_006", "cor_005_010", "main"}
    t.check()


@rule("VOI-LURK-03")
def test_noise_that_is_there_is_no_encounter() -> None:
    t = far_off("lurker").noise("cor_005_006", "main")
    t.run("lurking")
    assert sorted(t.game.noise) == ["cor_005_006", "cor_005_010", "main"]
    assert t.told("encounter") == []


@rule("VOI-LURK-01")
@pytest.mark.parametrize("near", [FAR, "slot_006", "slot_010"])
def test_nobody_lurks_with_somebody_here_or_next_door(near: str) -> None:
    t = far_off("lurker")
    for slot in ("slot_006", "slot_010", FAR):
        if slot not in t.game.rooms:
            t.room({"slot_006": "canteen", "slot_010": "armory", FAR: "generator"}[slot], slot)
    t.at("scout", near).run("lurking")
    assert kinds(t) == ["lurker"]
    assert t.game.noise == []


@rule("VOI-LURK-01")
def test_somebody_in_a_pod_is_in_no_room() -> None:
    t = far_off("lurker").room("evacuation_a", "slot_010").aboard("scout")
    t.run("lurking")
    assert kinds(t) == []


@rule("VOI-LURK-01")
def test_all_rooms_are_found_before_any_is_handled() -> None:
    """Both rooms are handled, by number; each leaves noise around itself alone."""
    t = far_off("lurker").room("armory", "slot_010")
    t.intruder("lurker", "slot_012")
    t.run("lurking")
    assert [e["slot"] for e in t.told("intruder_lurks")] == [FAR, "slot_012"]
    assert set(t.game.noise) == {"cor_005_006", "cor_005_010", "main", "cor_009_012", "cor_012_016"}


@rule("VOI-LURK-02")
def test_a_closed_door_hides_nobody() -> None:
    t = far_off("lurker").room("armory", "slot_010").at("scout", "armory").door("cor_005_010")
    t.run("lurking")
    assert kinds(t) == ["lurker"]


@rule("VOI-LURK-04")
def test_the_despoiler_lurks_too_and_may_come_back() -> None:
    t = far_off("despoiler")
    t.run("lurking")
    assert kinds(t) == []
    assert not t.game.queen_killed
    assert seeders_in_bag(t) == 1


@rule("VOI-LURK-05")
def test_lairs_neither_lurk_nor_make_others_lurk() -> None:
    t = far_off("lair")
    t.run("lurking")
    assert kinds(t) == ["lair"]
    assert t.game.noise == []
    t.intruder("lurker", FAR)
    t.run("lurking")
    assert kinds(t) == ["lair"]
    assert seeders_in_bag(t) == 1


@rule("VOI-LURK-06")
@pytest.mark.parametrize(("scout", "lurks"), [("slot_006", False), ("slot_007", True)])
def test_worked_example_of_lurking(scout: str, lurks: bool) -> None:
    t = far_off("lurker").door("cor_005_006").room("canteen", "slot_006").room("shower", "slot_007")
    t.at("scout", scout).run("lurking")
    assert kinds(t) == ([] if lurks else ["lurker"])
    assert len(t.game.noise) == (3 if lurks else 0)
    assert seeders_in_bag(t) == (1 if lurks else 0)


@rule("VOI-LURK-07")
def test_lurking_is_judged_after_the_event_and_before_the_bag() -> None:
    # The event moves the whisperer away from the Captain, next to nobody: so it lurks.
    t = (
        far_off("whisperer", slot="slot_006")
        .bag("void_seeder_16")
        .at("scout", "hibernatorium")
        .rig(event=["void_whispers_2"], noise=["1", "1"])
    )
    # Corridor 3 leads from slot_006 to slot_005.
    t.run("event_card", "lurking")
    assert kinds(t) == []
    t.check()


@rule("VOI-LURK-07")
def test_what_the_bag_brings_stays_until_the_next_lurking() -> None:
    t = table().bag("void_seeder_1").noise("cor_006_011").at("scout", "hibernatorium")
    t.rig(noise=["2", "silence"], bag=["void_seeder_1", "void_seeder_1"]).met().run("lurking", "develop_bag")
    assert kinds(t, HOME) == ["lurker"]
    assert VOID_SEEDERS.event_phase(["develop_bag"]) == ["lurking", "develop_bag"]

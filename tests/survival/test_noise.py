"""Noise rolls, noise markers and danger."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.survival.movement import noiseless
from airlock.survival.noise import danger, make_noise, roll_noise
from tests.rules import rule
from tests.table import Table, table

# Around slot_006: corridors 1 to 4.
CORRIDORS = {1: "cor_006_007", 2: "cor_006_011", 3: "cor_005_006", 4: "cor_002_006"}


def scout_in_canteen() -> Table:
    """The Scout is alone in the Canteen (slot_006), the Captain in the Cockpit."""
    return table("captain", "scout").at("captain", "cockpit").at("scout", "canteen", "slot_006").met()


def roll(t: Table, face: int | str) -> Table:
    return t.rig(noise=[face]).flow(roll_noise(t.game, t.crew("scout")))


@pytest.mark.parametrize("again", [False, True])
@rule("NEM-NOISE-18", "NEM-NOISE-01")
def test_of_ten_equally_likely_faces_each_number_is_two(again: bool) -> None:
    rolled: Counter[str] = Counter()
    # 60 equal parts of chance: whatever die of up to 6, 10 or 12 faces is rolled, each face has its exact share.
    for part in range(60):
        t = scout_in_canteen().any_hand("scout", 1)
        if again:
            t.item("scout", "quest_motion_scanner")
        t.chance(*[0.0] * again, (part + 0.5) / 60).flow(roll_noise(t.game, t.crew("scout")))
        if again:
            t.answer("scout", t.options("scout")[1])
        rolled[t.told("noise_rolled")[-1]["face"]] += 1
    assert rolled == {"1": 12, "2": 12, "3": 12, "4": 12, "silence": 6, "danger": 6}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@rule("NEM-NOISE-01", "NEM-NOISE-02")
def test_a_number_places_a_marker_in_the_corridor_with_that_number(number: int) -> None:
    t = roll(scout_in_canteen(), number)
    assert t.game.noise == [CORRIDORS[number]]
    [rolled] = t.told("noise_rolled")
    assert (rolled["seat"], rolled["slot"], rolled["face"]) == (1, "slot_006", str(number))


@rule("NEM-NOISE-03", "NEM-TECH-03")
def test_the_number_of_an_entrance_means_the_technical_corridors() -> None:
    t = table("captain", "scout").at("scout", "armory", "slot_002")
    roll(t, 1)
    assert t.game.noise == ["main"]
    # Its number 2 is the same entrance, and the marker counts at every other entrance of the board.
    assert noiseless(t.game, "slot_014") == ["cor_011_014", "cor_013_014", "cor_014_017"]


@rule("NEM-NOISE-04", "NEM-NOISE-05")
def test_a_second_marker_is_an_encounter_instead() -> None:
    t = scout_in_canteen().noise(CORRIDORS[2]).bag("larva_1")
    roll(t, 2)
    assert len(t.told("encounter")) == 1
    assert [f.kind for f in t.game.figures] == ["larva"]
    assert t.game.noise == []
    t = scout_in_canteen().noise(CORRIDORS[2]).bag("larva_1")
    t.flow(make_noise(t.game, t.crew("scout"), CORRIDORS[2]))
    assert len(t.told("encounter")) == 1


@rule("NEM-NOISE-06")
def test_silence_is_silent_but_not_with_slime() -> None:
    t = roll(scout_in_canteen(), "silence")
    assert t.game.noise == []
    assert t.told("danger") == []
    t = scout_in_canteen()
    t.crew("scout").slime = True
    roll(t, "silence")
    assert sorted(t.game.noise) == sorted(CORRIDORS.values())


@rule("NEM-NOISE-07")
def test_danger_brings_every_free_intruder_from_next_door() -> None:
    t = scout_in_canteen().room("shower", "slot_007").room("armory", "slot_002")
    near = [t.intruder("adult", "shower"), t.intruder("larva", "shower"), t.intruder("creeper", "slot_005")]
    far = t.intruder("breeder", "cockpit")
    # In combat with the Captain: stays.
    t.at("captain", "slot_002")
    held = t.intruder("adult", "slot_002")
    two_steps = t.intruder("creeper", "slot_008")
    bag = sorted(t.game.bag)
    roll(t, "danger")
    places = {f.name: f.slot for f in t.game.figures}
    assert [places[name] for name in near] == ["slot_006"] * 3
    assert (places[far], places[held], places[two_steps]) == ("slot_001", "slot_002", "slot_008")
    # No encounter, no noise.
    assert t.told("encounter") == []
    assert sorted(t.game.bag) == bag
    assert t.game.noise == []


@rule("NEM-NOISE-08")
def test_danger_without_intruders_next_door_is_noise_all_around() -> None:
    t = scout_in_canteen().noise(CORRIDORS[3])
    roll(t, "danger")
    assert sorted(t.game.noise) == sorted(CORRIDORS.values())
    # The technical corridors included; an intruder in combat doesn't count.
    t = table("captain", "scout").at("scout", "armory", "slot_002").at("captain", "cockpit")
    t.intruder("adult", "cockpit")
    roll(t, "danger")
    assert sorted(t.game.noise) == ["cor_001_002", "cor_002_006", "main"]
    assert [f.slot for f in t.game.figures] == ["slot_001"]


@rule("NEM-NOISE-09")
def test_danger_through_a_closed_door_destroys_it() -> None:
    t = scout_in_canteen().room("shower", "slot_007").door(CORRIDORS[1])
    t.intruder("adult", "shower")
    roll(t, "danger")
    assert t.game.doors == {CORRIDORS[1]: "destroyed"}
    assert [f.slot for f in t.game.figures] == ["slot_007"]
    # It counts as one that came: no markers.
    assert t.game.noise == []


@rule("NEM-NOISE-09", "NEM-IMOVE-09")
def test_danger_takes_the_open_one_of_two_corridors() -> None:
    t = (
        table("captain", "scout", board="alt")
        .room("canteen", "alt_005")
        .at("captain", "cockpit")
        .door("acor_005_008_n")
    )
    t.intruder("adult", "alt_005")
    roll(t, "danger")
    assert [f.slot for f in t.game.figures] == ["alt_008"]
    assert t.game.doors == {"acor_005_008_n": "closed"}
    t = table("captain", "scout", board="alt").room("canteen", "alt_005").at("captain", "cockpit")
    t.door("acor_005_008_n").door("acor_005_008_s").intruder("adult", "alt_005")
    roll(t, "danger")
    assert [f.slot for f in t.game.figures] == ["alt_005"]
    assert sorted(t.game.doors.values()) == ["closed", "destroyed"]


@rule("NEM-NOISE-10")
def test_danger_never_causes_an_encounter() -> None:
    t = scout_in_canteen().noise(*CORRIDORS.values())
    noise = sorted(t.game.noise)
    roll(t, "danger")
    assert sorted(t.game.noise) == noise
    assert t.told("encounter") == []
    assert t.game.figures == []


@rule("NEM-NOISE-12", "NEM-NOISE-13", "NEM-NOISE-14")
def test_a_marker_counts_on_both_sides_of_a_closed_door() -> None:
    t = scout_in_canteen().room("shower", "slot_007").door(CORRIDORS[1])
    roll(t, 1)
    assert t.game.noise == [CORRIDORS[1]]
    # From the other side of the door the same corridor has noise.
    t.at("scout", "shower").bag("larva_1")
    roll(t, 1)
    assert len(t.told("encounter")) == 1
    # Closing, opening and destroying leave markers alone.
    t = scout_in_canteen().noise(CORRIDORS[2]).door(CORRIDORS[2])
    assert CORRIDORS[2] in t.game.noise
    t.door(CORRIDORS[2], "destroyed")
    assert CORRIDORS[2] in t.game.noise


@rule("NEM-NOISE-11")
def test_noise_does_not_hinder_movement() -> None:
    t = scout_in_canteen().noise(CORRIDORS[2]).turn("scout")
    assert t.can("scout", "move:slot_011")
    t.rig(noise=[1]).do("scout", "move:slot_011")
    assert CORRIDORS[2] in t.game.noise


@rule("NEM-NOISE-15")
def test_a_marker_behind_a_door_and_one_in_the_technical_corridors_count_as_two() -> None:
    # slot_005 is joined by corridors 1/2 and 3 and by the entrance 4.
    t = table("captain", "scout").room("storage", "slot_005").door("cor_005_006").noise("cor_005_006", "main")
    assert [p for p in t.game.map.around["slot_005"] if p in t.game.noise] == ["cor_005_006", "main"]
    assert noiseless(t.game, "slot_005") == ["cor_005_010"]
    # Two of its numbers are free, the other two bring an encounter.
    t.at("scout", "slot_005").bag("larva_1")
    roll(t, 4)
    assert len(t.told("encounter")) == 1
    assert t.game.noise == []


@rule("NEM-NOISE-16")
def test_a_number_without_a_corridor_places_nothing() -> None:
    t = scout_in_canteen()
    exits = t.game.map.exits["slot_006"]
    corridor = exits.pop(3)
    try:
        roll(t, 3)
        assert t.game.noise == []
    finally:
        exits[3] = corridor


@rule("NEM-NOISE-17")
def test_there_is_always_another_noise_marker() -> None:
    t = table("captain", "scout", board="alt")
    every = [*t.game.map.corridors, *t.game.map.networks]
    assert len(every) == 31
    for place in every:
        t.flow(make_noise(t.game, t.crew("scout"), place))
    assert sorted(t.game.noise) == sorted(every)


@rule("NEM-NOISE-19")
def test_a_corridor_with_two_numbers_holds_one_marker_and_answers_to_both() -> None:
    t = table("captain", "scout").at("scout", "armory", "slot_003").bag("larva_1")
    roll(t, 3)
    assert t.game.noise == ["cor_003_007"]
    roll(t, 4)
    assert len(t.told("encounter")) == 1


@rule("NEM-SLIME-01")
def test_slime_turns_every_silence_into_danger() -> None:
    t = scout_in_canteen().room("shower", "slot_007")
    t.crew("scout").slime = True
    t.intruder("adult", "shower")
    roll(t, "silence")
    assert [f.slot for f in t.game.figures] == ["slot_006"]


def test_danger_can_be_called_by_other_effects() -> None:
    t = scout_in_canteen()
    t.flow(danger(t.game, "slot_006"))
    assert sorted(t.game.noise) == sorted(CORRIDORS.values())


@pytest.mark.parametrize("board", ["base", "alt"])
@rule("NEM-NOISE-08")
def test_noise_all_around_fills_every_corridor_and_every_network_of_any_room(board: str) -> None:
    t = table("captain", "scout", board=board).met()
    ship = t.game.map
    for slot in ship.slots:
        t.game.noise.clear()
        t.flow(danger(t.game, slot))
        assert sorted(t.game.noise) == sorted(ship.corridors_of[slot] + list(dict.fromkeys(ship.networks_of[slot])))

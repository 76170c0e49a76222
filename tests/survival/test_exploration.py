"""Exploring a room: the tile, the token, the item counter, the effect."""

from __future__ import annotations

import pytest

from airlock.survival.exploration import get_slime, unexplored
from tests.rules import rule
from tests.table import Table, table

# The corridor between the Hibernatorium and slot_006, and the others around slot_006.
USED = "cor_006_011"
OTHERS = ["cor_005_006", "cor_002_006", "cor_006_007"]


def scout_explores(token: str, room: str = "canteen", noise: int | str = 1) -> Table:
    """The Scout is about to enter the unexplored slot_006 from the Hibernatorium; the Captain is far away."""
    t = table("captain", "scout").at("captain", "cockpit").turn("scout")
    return t.rig(room={"slot_006": room}, explore={"slot_006": token}, noise=[noise])


def events(t: Table) -> list[str]:
    return [str(e["event"]) for e in t.match.history(-1)]


@rule("NEM-EXPL-02", "NEM-EXPL-03", "NEM-EXPL-04", "NEM-EXPL-15")
def test_tile_then_token_then_counter_then_effect_and_the_token_is_gone() -> None:
    t = scout_explores("fire_1").do("scout", "move:slot_006")
    order = ["moved", "room_explored", "exploration_token", "fire_started", "noise_rolled"]
    assert [e for e in events(t) if e in order] == order
    assert t.game.rooms["slot_006"] == "canteen"
    assert t.game.where["canteen"] == "slot_006"
    assert t.game.items_left["slot_006"] == 2
    assert t.view("")["rooms"][5] == {**t.view("")["rooms"][5], "room": "canteen", "explored": True, "items": 2}
    # The token left the game: nothing of it is left to come up again, and the room is never explored twice.
    assert "fire_1" not in t.game.token_pool
    assert t.game.tokens == {}
    t.crew("scout").slot = "slot_011"
    t.turn("scout").rig(noise=[2]).do("scout", "move:slot_006")
    assert len(t.told("room_explored")) == len(t.told("exploration_token")) == 1
    t.check()


@rule("NEM-EXPL-02", "NEM-EXPL-04")
def test_the_counter_is_set_before_the_effect_of_the_token() -> None:
    t = scout_explores("doors_1")
    for corridor in [c for c in t.game.map.corridors if c != USED][: t.game.map.limits["doors"]]:
        t.door(corridor)
    t.do("scout", "move:slot_006")
    # All doors are in use: the effect waits for an answer, and tile, token and counter are there for all to see.
    assert t.asked("scout") == "take_door"
    assert t.game.doors.get(USED) is None
    room = t.view("")["rooms"][5]
    assert (room["room"], room["explored"], room["items"]) == ("canteen", True, 4)
    assert [(e["slot"], e["effect"], e["items"]) for e in t.told("exploration_token")] == [("slot_006", "doors", 4)]


@pytest.mark.parametrize(("token", "items"), [("malfunction_1", 4), ("doors_2", 3), ("fire_1", 2), ("silence_2", 1)])
@rule("NEM-EXPL-04")
def test_the_counter_says_how_many_items_can_be_found(token: str, items: int) -> None:
    t = scout_explores(token).do("scout", "move:slot_006")
    assert t.game.items_left["slot_006"] == items


@pytest.mark.parametrize(
    ("room", "slot", "start"), [("nest", "slot_003", "cockpit"), ("slime", "slot_006", "hibernatorium")]
)
@rule("NEM-EXPL-05")
def test_no_counter_in_the_nest_and_in_the_slime(room: str, slot: str, start: str) -> None:
    t = table("captain", "scout").at("scout", start).turn("scout")
    t.rig(room={slot: room}, explore={slot: "doors_1"}, noise=[1])
    t.do("scout", f"move:{slot}")
    assert t.game.rooms[slot] == room
    assert slot not in t.game.items_left


@rule("NEM-EXPL-06")
def test_silence_no_noise_roll() -> None:
    t = scout_explores("silence_1").do("scout", "move:slot_006")
    assert t.told("noise_rolled") == []
    assert t.game.noise == []


@rule("NEM-EXPL-07", "NEM-SLIME-01")
def test_silence_with_slime_is_danger() -> None:
    t = scout_explores("silence_1")
    t.crew("scout").slime = True
    t.do("scout", "move:slot_006")
    assert t.told("noise_rolled") == []
    assert len(t.told("danger")) == 1
    assert sorted(t.game.noise) == sorted([USED, *OTHERS])


@rule("NEM-EXPL-02")
def test_the_room_covered_with_slime_works_before_its_token() -> None:
    t = scout_explores("silence_1", room="slime").do("scout", "move:slot_006")
    assert t.crew("scout").slime
    assert len(t.told("danger")) == 1


@rule("NEM-EXPL-08")
def test_danger_replaces_the_noise_roll() -> None:
    t = scout_explores("danger_1").room("shower", "slot_007")
    adult = t.intruder("adult", "shower")
    t.do("scout", "move:slot_006")
    assert t.told("noise_rolled") == []
    figure = t.game.figure(adult)
    assert figure is not None
    assert figure.slot == "slot_006"
    assert t.game.noise == []


@rule("NEM-EXPL-09", "NEM-SLIME-03")
def test_slime_marks_the_explorer_and_the_roll_follows() -> None:
    t = scout_explores("slime_2").do("scout", "move:slot_006")
    assert t.crew("scout").slime
    assert not t.crew("captain").slime
    assert t.view("")["crew"][1]["slime"] is True
    assert len(t.told("noise_rolled")) == 1


@rule("NEM-EXPL-10")
def test_fire_breaks_out_and_the_roll_follows() -> None:
    t = scout_explores("fire_2").do("scout", "move:slot_006")
    assert t.game.fire == ["slot_006"]
    assert len(t.told("noise_rolled")) == 1


@rule("NEM-EXPL-11")
def test_malfunction_breaks_the_room_and_the_roll_follows() -> None:
    t = scout_explores("malfunction_7").do("scout", "move:slot_006")
    assert t.game.malfunction == ["slot_006"]
    assert len(t.told("noise_rolled")) == 1


@rule("NEM-EXPL-12", "NEM-DOOR-11")
def test_doors_close_behind_the_explorer_and_the_roll_follows() -> None:
    t = scout_explores("doors_4", noise=2).do("scout", "move:slot_006")
    assert t.game.doors == {USED: "closed"}
    # A closed door keeps no noise out.
    assert t.game.noise == [USED]


@rule("NEM-EXPL-14", "NEM-DOOR-09")
def test_a_door_token_does_nothing_where_a_destroyed_door_lies() -> None:
    t = scout_explores("doors_4").door(USED, "destroyed").do("scout", "move:slot_006")
    assert t.game.doors == {USED: "destroyed"}


@rule("NEM-EXPL-16", "NEM-IMOVE-03")
def test_intruders_never_explore() -> None:
    t = table("captain", "scout").room("shower", "slot_007")
    adult = t.intruder("adult", "shower")
    t.rig(event=["bulkheads_open"]).run("event_card")
    figure = t.game.figure(adult)
    assert figure is not None
    assert figure.slot == "slot_006"
    assert "slot_006" not in t.game.rooms
    assert t.told("room_explored") == t.told("exploration_token") == []
    assert t.view("captain")["rooms"][5]["room"] == ""
    assert [f["slot"] for f in t.view("captain")["figures"]] == ["slot_006"]


@rule("NEM-EXPL-17")
def test_a_room_with_an_intruder_is_explored_without_a_roll() -> None:
    t = scout_explores("malfunction_1")
    t.intruder("creeper", "slot_006")
    t.do("scout", "move:slot_006")
    assert t.game.rooms["slot_006"] == "canteen"
    assert t.game.malfunction == ["slot_006"]
    assert t.told("noise_rolled") == []


@rule("NEM-EXPL-17")
def test_danger_still_applies_beside_an_intruder() -> None:
    t = scout_explores("danger_2").room("shower", "slot_007")
    t.intruder("creeper", "slot_006")
    adult = t.intruder("adult", "shower")
    t.do("scout", "move:slot_006")
    assert t.game.figure(adult) in t.game.figures_in("slot_006")
    # And with nobody next door the corridors fill with noise.
    t = scout_explores("danger_2")
    t.intruder("creeper", "slot_006")
    t.do("scout", "move:slot_006")
    assert sorted(t.game.noise) == sorted([USED, *OTHERS])


@rule("NEM-SLIME-02")
def test_a_second_slime_marker_has_no_effect() -> None:
    t = table("captain", "scout")
    get_slime(t.game, t.crew("scout"))
    get_slime(t.game, t.crew("scout"))
    assert t.crew("scout").slime
    assert len(t.told("slimed")) == 1


@rule("NEM-SLIME-05")
def test_slime_comes_from_tokens_and_from_the_slimy_room() -> None:
    t = scout_explores("slime_1").do("scout", "move:slot_006")
    assert t.crew("scout").slime
    t = table("captain", "scout").room("slime", "slot_006").rig(noise=[1]).turn("scout")
    t.do("scout", "move:slot_006")
    assert t.crew("scout").slime


@rule("NEM-SLIME-04")
def test_slime_is_washed_off_or_the_clothes_are_changed() -> None:
    t = table("captain", "scout").at("scout", "shower").any_hand("scout", 3).turn("scout")
    t.crew("scout").slime = True
    t.refresh().do("scout", "room:shower:shower", "no_scan")
    assert not t.crew("scout").slime
    t = table("captain", "scout").item("scout", "clothes_green").any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "item:clothes_green:slime") == "no_slime"
    t.crew("scout").slime = True
    t.refresh().do("scout", "item:clothes_green:slime")
    assert not t.crew("scout").slime


def test_unexplored_rooms_come_by_number() -> None:
    t = table("captain", "scout").room("canteen", "slot_006")
    assert unexplored(t.game) == [f"slot_{n:03}" for n in (2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18)]


# -- the alternative side


@rule("NEM-ALTBOARD-05")
def test_a_face_up_section_still_has_to_be_explored() -> None:
    t = (
        table("captain", "scout", board="alt")
        .at("captain", "cockpit")
        .room("canteen", "alt_004")
        .at("scout", "canteen")
    )
    assert t.view("")["rooms"][6] == {**t.view("")["rooms"][6], "room": "evacuation_a", "explored": False, "items": 0}
    assert "evacuation_a" not in t.game.where
    assert "alt_007" in unexplored(t.game)
    t.turn("scout").rig(explore={"alt_007": "doors_1"}, noise=[1]).do("scout", "move:alt_007")
    assert t.game.rooms["alt_007"] == "evacuation_a"
    assert t.game.items_left["alt_007"] == 4
    assert t.game.doors == {"acor_004_007": "closed"}
    assert t.view("")["rooms"][6]["explored"] is True
    t.check()

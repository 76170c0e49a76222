"""Turrets."""

from __future__ import annotations

import pytest

from airlock.survival.figures import move_figures, put_figure
from airlock.titles.nemesis.aftermath.turrets import Turret, Turrets, set_status
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import Table, table

ROOM = "slot_006"
HOME = "slot_011"
ACTIVE = ("target_all", "target_intruders")


def explored(status: str, room: str = "canteen", crew: tuple[str, ...] = ("scout", "captain")) -> Table:
    """The first of the crew has just entered a room with a turret."""
    t = table(*crew, modules="turrets").any_hand(crew[0], 4).turn(crew[0])
    t.rig(room={ROOM: room}, explore={ROOM: "turret_1"}, turret=[status], noise=["silence"] * 3)
    return t.do(crew[0], f"move:{ROOM}")


def placed(status: str, *crew: str) -> Table:
    """A turret that was found in an earlier round, with nobody there."""
    t = table(*(crew or ("scout", "captain")), modules="turrets").room("monitoring", ROOM)
    Turrets.of(t.game).turrets = [Turret(ROOM, status)]
    return t


def turret(t: Table) -> Turret | None:
    return Turrets.of(t.game).at(ROOM)


def moves_in(t: Table, kind: str = "adult", start: str = HOME) -> str:
    """A figure goes into the room with the turret."""
    name = t.intruder(kind, start)
    figure = t.game.figure(name)
    assert figure is not None
    t.flow(move_figures(t.game, [(figure, t.game.map.between(start, ROOM)[0])]))
    return name


def injuries(t: Table, name: str) -> int:
    figure = t.game.figure(name)
    return figure.injuries if figure is not None else -1


# -- finding and entering


@rule("AFT-MOD-03")
def test_three_tokens_join_the_exploration_tokens() -> None:
    with_turrets, base = NEMESIS.content({"modules": "turrets"}), NEMESIS.content({})
    more = {id: token for id, token in with_turrets.exploration.items() if id not in base.exploration}
    assert more == {"turret_1": ("turret", 3), "turret_2": ("turret", 2), "turret_3": ("turret", 2)}
    assert len(with_turrets.exploration) == 23


@rule("AFT-TURRET-01", "AFT-TURRET-03", "AFT-TURRET-04")
@pytest.mark.parametrize("status", ["inactive", *ACTIVE])
def test_a_revealed_token_places_a_turret_with_a_random_status_for_all_to_see(status: str) -> None:
    t = explored(status)
    for who in ("scout", "captain", ""):
        assert t.view(who)["turrets"] == [{"slot": ROOM, "facedown": False, "status": status, "set_by": []}]
    # The item counter and the noise roll as usual.
    assert t.game.items_left[ROOM] == 3
    assert len(t.told("noise_rolled")) == 1
    t.check()


@rule("AFT-TURRET-02")
@pytest.mark.parametrize("room", ["nest", "slime"])
def test_no_turret_is_placed_in_the_nest_or_among_slime(room: str) -> None:
    t = table("scout", "captain", modules="turrets").any_hand("scout", 4)
    kinds = t.game.map.slots
    start, slot = next(
        (s, n) for s in t.game.rooms for n in t.game.map.neighbours[s]
        if n not in t.game.rooms and kinds[n].kind == t.game.content.rooms[room].kind
    )  # fmt: skip
    t.at("scout", start).turn("scout").rig(room={slot: room}, explore={slot: "turret_1"}, noise=["silence"] * 2)
    t.do("scout", f"move:{slot}")
    assert Turrets.of(t.game).turrets == []
    assert [e["slot"] for e in t.told("no_place_for_turret")] == [slot]
    assert "turret_1" not in t.game.token_pool
    t.check()


@rule("AFT-TURRET-04")
def test_a_status_set_from_afar_is_turned_when_somebody_enters() -> None:
    t = placed("inactive").any_hand("scout", 2)
    set_status(t.game, t.crew("captain"), ROOM, "target_all")
    assert t.view("scout")["turrets"][0]["status"] == ""
    t.turn("scout").rig(noise=["silence"]).do("scout", f"move:{ROOM}")
    assert t.view("scout")["turrets"][0]["status"] == "target_all"
    assert not t.view("")["turrets"][0]["facedown"]
    t.check()


# -- shooting


@rule("AFT-TURRET-05")
def test_an_inactive_turret_neither_shoots_nor_is_destroyed() -> None:
    t = explored("inactive")
    name = moves_in(t)
    t.run("fire_damage")
    assert (t.crew("scout").light, injuries(t, name)) == (0, 0)
    assert turret(t) is not None
    t.hand("scout", "demolition").turn("scout")
    assert t.why_not("scout", "card:demolition:turret") == "turret_inactive"


@rule("AFT-TURRET-06", "AFT-TURRET-08", "AFT-TURRET-12")
def test_target_all_hits_everything_that_entered_this_round() -> None:
    t = explored("target_all", crew=("captain", "scout"))
    name = moves_in(t)
    t.rig(attack=["scratch_4"]).run("fire_damage")
    assert t.crew("captain").light == 1
    assert injuries(t, name) == 1
    assert len(t.told("injury_check")) == 1
    assert turret(t) is None
    t.check()


@rule("AFT-TURRET-12", "AFT-TURRET-09")
def test_an_intruder_that_dies_of_the_shot_still_destroys_the_turret() -> None:
    t = explored("target_all", crew=("captain", "scout"))
    name = moves_in(t, "larva")
    t.run("fire_damage")
    assert t.game.figure(name) is None
    assert turret(t) is None


@rule("AFT-TURRET-06")
def test_an_intruder_that_appears_counts_as_entering() -> None:
    t = placed("target_all")
    t.met().flow(put_figure(t.game, "adult", ROOM)).rig(attack=["scratch_4"]).run("fire_damage")
    assert [f.injuries for f in t.game.figures] == [1]


@rule("AFT-TURRET-07")
def test_target_intruders_spares_the_crew() -> None:
    t = explored("target_intruders")
    name = moves_in(t)
    t.rig(attack=["scratch_4"]).run("fire_damage")
    assert (t.crew("scout").light, injuries(t, name)) == (0, 1)


@rule("AFT-TURRET-08", "AFT-TURRET-14")
def test_who_stood_there_before_or_left_is_not_hit_and_who_comes_back_is() -> None:
    t = explored("target_all").run("fire_damage")
    assert t.crew("scout").light == 1
    # Still there, but it did not enter since.
    t.run("fire_damage")
    assert t.crew("scout").light == 1
    t.rig(noise=["silence"] * 4).any_hand("scout", 4).at("captain", "cockpit").turn("scout")
    t.do("scout", f"move:{HOME}")
    t.run("fire_damage")
    assert t.crew("scout").light == 1
    t.turn("scout").do("scout", f"move:{ROOM}")
    t.turn("scout").do("scout", f"move:{HOME}")
    t.turn("scout").do("scout", f"move:{ROOM}")
    t.run("fire_damage")
    # Once for a turret, however often somebody came in.
    assert t.crew("scout").light == 2
    t.check()


@rule("AFT-TURRET-14")
def test_who_waits_on_a_pod_is_not_in_the_room() -> None:
    t = table("captain", "scout", modules="turrets").room("evacuation_a").aboard("scout")
    slot = t.slot("evacuation_a")
    part = Turrets.of(t.game)
    part.turrets = [Turret(slot, "target_all")]
    part.crew_entered = {1: slot}
    t.run("fire_damage")
    assert t.crew("scout").light == 0
    # Whoever climbs out of it has come into the room.
    t.run("turn", arg=1).answer("scout", "leave_pod").run("fire_damage")
    assert t.crew("scout").light == 1


@rule("AFT-TURRET-17", "AFT-TURRET-14")
def test_the_memory_is_kept_for_rooms_where_the_turret_is_found_later() -> None:
    # It has stood in the unexplored room since the last round.
    t = table("scout", "captain", modules="turrets").any_hand("scout", 3)
    name = t.intruder("adult", ROOM)
    t.run("fire_damage").turn("scout")
    t.rig(room={ROOM: "canteen"}, explore={ROOM: "turret_1"}, turret=["target_intruders"]).do("scout", f"move:{ROOM}")
    t.run("fire_damage")
    assert injuries(t, name) == 0
    assert turret(t) is None
    # Had it moved in this round, it would suffer an injury as well.
    t = table("scout", "captain", modules="turrets").any_hand("scout", 3).at("captain", "cockpit")
    name = moves_in(t, start="slot_007" if ROOM in t.game.map.neighbours["slot_007"] else HOME)
    t.turn("scout").rig(room={ROOM: "canteen"}, explore={ROOM: "turret_1"}, turret=["target_intruders"])
    t.do("scout", f"move:{ROOM}")
    t.rig(attack=["scratch_4"]).run("fire_damage")
    assert injuries(t, name) == 1
    assert turret(t) is None
    t.check()


@rule("AFT-TURRET-09")
def test_any_intruder_destroys_an_active_turret_whether_it_was_a_target_or_not_and_eggs_do_not() -> None:
    t = placed("target_all").object("egg", ROOM).run("fire_damage")
    assert turret(t) is not None
    name = t.intruder("adult", ROOM)
    t.run("fire_damage")
    assert injuries(t, name) == 0
    assert turret(t) is None


@rule("AFT-TURRET-10")
def test_turrets_shoot_even_if_the_fire_step_has_nothing_to_do() -> None:
    t = explored("target_all")
    assert t.game.fire == []
    t.run("fire_damage")
    assert t.told("fire_step") == []
    assert t.crew("scout").light == 1


@rule("AFT-TURRET-15")
def test_fire_comes_first_and_whom_it_kills_neither_is_shot_nor_destroys() -> None:
    t = placed("target_all").fire(ROOM)
    moves_in(t, "larva")
    t.run("fire_damage")
    assert t.game.figures == []
    assert turret(t) is not None
    assert t.told("turret_shoots") == []


@rule("AFT-TURRET-15")
def test_all_turrets_shoot_at_once_by_room_number_then_the_crew_in_order() -> None:
    t = placed("target_all", "scout", "captain", "pilot").room("cabins", "slot_005")
    part = Turrets.of(t.game)
    part.turrets.append(Turret("slot_005", "target_all"))
    t.met()
    for slot in (ROOM, "slot_005"):
        t.flow(put_figure(t.game, "adult", slot))
    t.at("captain", ROOM).at("scout", "slot_005")
    part.crew_entered = {0: "slot_005", 1: ROOM}
    # An arrow drives the first away: what it does comes after all have shot.
    t.rig(attack=["bite_3", "scratch_4"]).run("fire_damage")
    assert Turrets.of(t.game).turrets == []
    order = sorted((ROOM, "slot_005"), key=t.game.map.by_number.index)
    assert [e["slot"] for e in t.told("turret_shoots")] == order
    checked = [e["figure"] for e in t.told("injury_check")]
    assert checked == (["adult_1", "adult_2"] if order[0] == ROOM else ["adult_2", "adult_1"])
    assert [e["seat"] for e in t.told("light_wound")] == [0, 1]
    t.check()


@rule("AFT-TURRET-04", "AFT-TURRET-08")
def test_a_facedown_turret_is_turned_when_it_shoots() -> None:
    t = placed("inactive")
    set_status(t.game, t.crew("captain"), ROOM, "target_intruders")
    t.met().flow(put_figure(t.game, "adult", ROOM)).rig(attack=["scratch_4"]).run("fire_damage")
    assert [e["status"] for e in t.told("turret_status")] == ["target_intruders"]
    assert turret(t) is None


def test_what_a_facedown_turret_leaves_undone_tells_the_table_something() -> None:
    t = placed("inactive")
    t.at("scout", ROOM)
    set_status(t.game, t.crew("captain"), ROOM, "target_intruders")
    Turrets.of(t.game).crew_entered = {0: ROOM}
    t.run("fire_damage")
    found = turret(t)
    assert found is not None
    assert found.facedown
    assert found.maybe == ("inactive", "target_intruders")
    t.check()


# -- demolition


@rule("AFT-TURRET-11")
@pytest.mark.parametrize("status", ACTIVE)
def test_demolition_destroys_an_active_turret(status: str) -> None:
    t = explored(status).hand("scout", "demolition").turn("scout").do("scout", "card:demolition:turret")
    assert turret(t) is None
    assert t.view("")["turrets"] == []
    t.check()


@rule("AFT-TURRET-11")
def test_demolition_needs_a_turret_in_the_room() -> None:
    t = placed("target_all").hand("scout", "demolition").turn("scout")
    assert t.why_not("scout", "card:demolition:turret") == "no_turret_here"


@rule("AFT-TURRET-16")
@pytest.mark.parametrize(("status", "stays"), [("inactive", True), ("target_all", False), ("target_intruders", False)])
def test_demolition_turns_a_facedown_status_first_and_is_spent_on_an_inactive_turret(status: str, stays: bool) -> None:
    t = explored("target_all").hand("scout", "demolition")
    set_status(t.game, t.crew("captain"), ROOM, status)
    t.turn("scout")
    # Offered whatever it is: not offering it would betray the status.
    assert t.can("scout", "card:demolition:turret")
    t.do("scout", "card:demolition:turret")
    assert (turret(t) is not None) == stays
    assert t.view("")["turrets"] == (
        [{"slot": ROOM, "facedown": False, "status": status, "set_by": []}] if stays else []
    )
    assert t.crew("scout").hand == []
    assert t.game.actions_left == 1
    t.check()


# -- what it is not


@rule("AFT-TURRET-13")
def test_a_turret_is_neither_character_nor_intruder() -> None:
    t = placed("target_all").any_hand("scout", 4).turn("scout").rig(noise=[1])
    t.do("scout", f"move:{ROOM}")
    # The room was empty: a noise roll, no combat, and the way out is open.
    assert len(t.told("noise_rolled")) == 1
    assert not t.game.in_combat(t.crew("scout"))
    t.turn("scout")
    assert t.can("scout", "move")
    assert t.can("scout", "room:monitoring:check_room")


@rule("AFT-COMBO-02")
def test_turrets_shoot_with_an_intruder_player_too() -> None:
    t = table("scout", "captain", "pilot", modules="turrets", mode="intruder").room("monitoring", ROOM)
    Turrets.of(t.game).turrets = [Turret(ROOM, "target_all")]
    name = moves_in(t)
    t.intruders.seat = 2
    assert t.game.mode.event_phase(t.game) == ["advance_time", "fire_damage"]
    t.rig(attack=["scratch_4"]).run("advance_time", "fire_damage")
    assert injuries(t, name) == 1


@rule("AFT-MOD-10")
def test_without_the_module_there_is_no_trace_of_turrets() -> None:
    t = table("scout", "captain").hand("scout", "demolition").turn("scout")
    assert "turrets" not in t.view("scout")
    assert not any("turret" in token for token in t.game.token_pool)
    assert t.why_not("scout", "card:demolition:turret") == ""

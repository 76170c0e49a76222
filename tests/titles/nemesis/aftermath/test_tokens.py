"""The exploration tokens of Aftermath."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import Fate
from airlock.survival.movement import enters
from airlock.survival.secrets import determinize
from airlock.titles.nemesis.aftermath.tokens import NUMBERS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.mission import mission, tokens


def enter(t: Table, token: str, room: str, **rigged: object) -> Table:
    """The captain comes over the link from the shuttle into a room with this token."""
    slot = t.slot(room)
    t.any_hand("captain", 4).turn("captain").rig(aftermath={slot: token}, **rigged)
    return t.do("captain", f"move:{slot}")


def linked(t: Table) -> str:
    """A special room with an entrance and no token but that of Aftermath."""
    rooms = t.game.rooms
    return next(r for s, r in rooms.items() if t.game.map.networks_of[s] and s not in t.game.map.docked)


@rule("AFT-RESSETUP-06", "AFT-EXPL-01")
def test_there_are_twenty_three_tokens_of_eight_kinds() -> None:
    assert sum(NUMBERS.values()) == 23
    assert NUMBERS == {
        "lockdown": 4, "danger": 3, "egg": 2, "slimed_room": 2, "larva": 3, "fire": 3, "carcass": 3, "corpse": 3,
    }  # fmt: skip


@pytest.mark.parametrize("board", ["base", "alt"])
@rule("AFT-RESSETUP-06")
def test_every_room_of_the_ship_has_one_and_no_room_of_the_shuttle(board: str) -> None:
    t = mission(board=board)
    assert len(tokens(t).facedown) == 21
    assert set(tokens(t).facedown) == set(t.game.map.slots) - set(t.game.map.docked)
    # Nothing is decided: two of the 23 will stay out, unseen.
    assert set(tokens(t).facedown.values()) == {""}
    assert len(tokens(t).pool) == 23
    t.check()


@rule("AFT-EXPL-01", "AFT-SHUTTLE-12")
def test_a_token_is_revealed_once_and_discarded() -> None:
    t = mission()
    room = linked(t)
    enter(t, "carcass", room, noise=["silence"])
    assert [(e["slot"], e["effect"]) for e in t.told("aftermath_token")] == [(t.slot(room), "carcass")]
    assert t.slot(room) not in tokens(t).facedown
    assert tokens(t).discarded == ["carcass"]
    # They set no item counter, and the next one who comes finds nothing.
    assert t.slot(room) not in t.game.items_left or t.game.items_left[t.slot(room)] == 0
    t.any_hand("scout", 4).turn("scout").do("scout", f"move:{t.slot(room)}")
    assert len(t.told("aftermath_token")) == 1
    t.check()


@rule("AFT-EXPL-01")
def test_an_intruder_reveals_nothing() -> None:
    t = mission()
    name = t.intruder("adult", "cockpit")
    figure = t.game.figure(name)
    assert figure is not None
    figure.slot = t.slot("engine_1")
    t.rig(event=["hunt_3"]).run("event_card")
    assert not t.told("aftermath_token")
    assert len(tokens(t).facedown) == 21


# -- effects


@rule("AFT-EXPL-02", "AFT-SHUTTLE-13")
def test_lockdown_closes_all_doors_for_whoever_comes_over_the_link() -> None:
    t = mission()
    room = linked(t)
    doors = [c for _, c in t.game.map.ways[t.slot(room)]]
    t.door(doors[0], "destroyed")
    enter(t, "lockdown", room, noise=["silence"])
    # Destroyed ones stay destroyed.
    assert t.game.doors == {doors[0]: "destroyed"} | dict.fromkeys(doors[1:], "closed")
    t.check()


@rule("AFT-EXPL-02")
def test_lockdown_spares_the_corridor_just_used() -> None:
    t = mission().at("captain", "hibernatorium")
    start = t.slot("hibernatorium")
    slot, corridor = t.game.map.ways[start][0]
    kind = t.game.map.slots[slot].kind
    room = next(r for r in sorted(t.game.tile_pools[kind]) if t.game.content.rooms[r].on_enter is None)
    t.any_hand("captain", 4).turn("captain")
    t.rig(room={slot: room}, explore={slot: "silence_1"}, aftermath={slot: "lockdown"}).do("captain", f"move:{slot}")
    others = [c for _, c in t.game.map.ways[slot] if c != corridor]
    assert t.game.doors == dict.fromkeys(others, "closed")
    t.check()


@rule("AFT-EXPL-03", "AFT-EXPL-10")
def test_danger_is_the_danger_of_a_noise_roll_and_replaces_it() -> None:
    t = mission()
    room = linked(t)
    enter(t, "danger", room)
    assert len(t.told("danger")) == 1
    assert not t.told("noise_rolled")
    assert set(t.game.noise) == set(t.game.map.around[t.slot(room)])
    # An intruder next door comes instead.
    t = mission()
    near = t.game.map.neighbours[t.slot(room)][0]
    if near not in t.game.rooms:
        kind = t.game.map.slots[near].kind
        t.room(sorted(t.game.tile_pools[kind])[0], near)
    name = t.intruder("adult", near)
    enter(t, "danger", room)
    figure = t.game.figure(name)
    assert figure is not None
    assert figure.slot == t.slot(room)
    t.check()


@rule("AFT-EXPL-12")
def test_careful_movement_cancels_the_danger_of_either_token() -> None:
    t = mission()
    slot = t.slot(linked(t))
    t.any_hand("captain", 4).turn("captain").rig(aftermath={slot: "danger"}).do("captain", f"careful:{slot}")
    assert not t.told("danger")
    assert t.asked("captain") == "careful_noise"


@rule("AFT-EXPL-04")
def test_an_egg_is_laid_in_the_room_if_one_is_left() -> None:
    t = mission()
    room = linked(t)
    enter(t, "egg", room, noise=["silence"])
    assert t.game.objects_in(t.slot(room)).count("egg") == 1
    assert t.game.eggs == 5
    t = mission()
    t.game.eggs = 8
    enter(t, "egg", room, noise=["silence"])
    assert "egg" not in t.game.objects_in(t.slot(room))
    t.check()


@rule("AFT-EXPL-05")
def test_a_slimed_room_stays_and_slimes_everybody_who_enters() -> None:
    t = mission("captain", "scout", "soldier")
    room = linked(t)
    enter(t, "slimed_room", room, noise=["1"])
    slot = t.slot(room)
    assert t.crew("captain").slime
    assert tokens(t).slimed == [slot]
    assert t.view("")["slimed_rooms"] == [slot]
    assert slot not in t.view("")["second_tokens"]
    t.any_hand("scout", 4).turn("scout").do("scout", f"move:{slot}")
    assert t.crew("scout").slime
    # Each time, and by whatever way somebody comes.
    t.crew("captain").slime = False
    enters(t.game, t.crew("captain"))
    assert t.crew("captain").slime
    assert not t.crew("soldier").slime
    t.check()


@rule("AFT-EXPL-06", "AFT-EXPL-10")
def test_a_larva_is_in_combat_at_once_without_encounter_and_noise() -> None:
    t = mission().met()
    room = linked(t)
    enter(t, "larva", room)
    assert [(f.kind, f.slot) for f in t.game.figures] == [("larva", t.slot(room))]
    assert t.game.in_combat(t.crew("captain"))
    assert not t.told("encounter")
    assert not t.told("noise_rolled")
    # The first intruder of the game is a critical moment.
    t = enter(mission(), "larva", room)
    assert t.game.first_encounter
    assert t.asked("scout") == "choose_objective"
    t.check()


@rule("AFT-EXPL-07")
def test_a_fire_breaks_out() -> None:
    t = mission()
    room = linked(t)
    enter(t, "fire", room, noise=["silence"])
    assert t.game.fire == [t.slot(room)]
    t.check()


@rule("AFT-EXPL-08", "AFT-EXPL-09")
@pytest.mark.parametrize(("token", "thing"), [("carcass", "carcass"), ("corpse", "corpse_red")])
def test_a_carcass_or_a_red_corpse_lies_there(token: str, thing: str) -> None:
    t = mission()
    room = linked(t)
    before = t.game.objects_in(t.slot(room))[:]
    enter(t, token, room, noise=["silence"])
    assert t.game.objects_in(t.slot(room)) == [*before, thing]
    kind = "carcass" if token == "carcass" else "corpse"
    assert kind in t.game.species.analysable(t.game, t.slot(room))
    t.empty_hands("captain").any_hand("captain", 2).turn("captain").do("captain", f"pick_up:{thing}")
    assert t.crew("captain").holds(thing) is not None
    t.check()


@rule("AFT-EXPL-10")
@pytest.mark.parametrize("token", ["lockdown", "egg", "slimed_room", "fire", "carcass", "corpse"])
def test_after_any_other_token_an_empty_room_needs_its_noise_roll(token: str) -> None:
    t = mission()
    enter(t, token, linked(t), noise=["1"])
    assert len(t.told("noise_rolled")) == 1


# -- two tokens


def explore(t: Table, base: str, token: str, **rigged: object) -> str:
    """The captain goes from the hibernatorium into an unexplored room with these two tokens."""
    t.at("captain", "hibernatorium")
    slot = t.game.map.neighbours[t.slot("hibernatorium")][0]
    kind = t.game.map.slots[slot].kind
    room = next(r for r in sorted(t.game.tile_pools[kind]) if t.game.content.rooms[r].on_enter is None and r != "nest")
    t.any_hand("captain", 4).turn("captain")
    t.rig(room={slot: room}, explore={slot: base}, aftermath={slot: token}, **rigged).do("captain", f"move:{slot}")
    return slot


@rule("AFT-EXPL-12", "AFT-EXPL-01")
def test_the_base_token_comes_first_then_that_of_aftermath_then_one_noise_roll() -> None:
    t = mission()
    slot = explore(t, "malfunction_1", "fire", noise=["1"])
    order = ["exploration_token", "malfunction_placed", "aftermath_token", "fire_started", "noise_rolled"]
    assert [e["event"] for e in t.match.history(-1) if e["event"] in order] == order
    assert t.game.items_left[slot] == 4
    t.check()


@rule("AFT-EXPL-12")
def test_silence_danger_or_a_larva_of_either_token_cancels_the_roll() -> None:
    for base, token in (("silence_1", "fire"), ("malfunction_1", "danger"), ("malfunction_1", "larva")):
        t = mission().met()
        explore(t, base, token)
        assert not t.told("noise_rolled"), (base, token)
        assert len(t.told("aftermath_token")) == 1


@rule("AFT-EXPL-12")
def test_two_dangers_are_resolved_one_after_the_other() -> None:
    t = mission()
    t.crew("captain").slime = True
    # Silence is danger for somebody with slime.
    explore(t, "silence_1", "danger")
    assert len(t.told("danger")) == 2
    assert not t.told("noise_rolled")
    t.check()


# -- who knows what


@rule("AFT-EXPL-11")
def test_nobody_sees_a_facedown_token_but_whoever_looks_at_it() -> None:
    t = mission().at("captain", "monitoring")
    slot = next(s for s in t.game.map.by_number if s not in t.game.rooms)
    t.any_hand("captain", 4).turn("captain").rig(explore={slot: "fire_1"}, aftermath={slot: "larva"})
    t.do("captain", "room:monitoring:check_room", f"slot:{slot}")
    assert t.view("captain")["notes"]["second_tokens"] == {slot: "larva"}
    assert t.view("captain")["notes"]["tokens"] == {slot: "fire_1"}
    for who in ("scout", ""):
        assert t.view(who)["notes"]["second_tokens"] == {}
        assert t.view(who)["looked"]["second_tokens"] == {slot: [t.seat("captain")]}
        assert not t.told("saw_aftermath_token", who)
    assert len(t.told("saw_aftermath_token", "captain")) == 1
    t.check()


@rule("AFT-EXPL-11")
def test_a_room_that_has_only_this_token_can_be_looked_at_too() -> None:
    t = mission().at("captain", "monitoring")
    slot = t.slot("cockpit")
    t.any_hand("captain", 4).turn("captain").rig(aftermath={slot: "egg"})
    t.do("captain", "room:monitoring:check_room", f"slot:{slot}")
    assert t.view("captain")["notes"]["second_tokens"] == {slot: "egg"}
    assert t.view("captain")["notes"]["tokens"] == {}
    assert not t.told("saw_token", "captain")
    # Without it there is nothing to look at.
    tokens(t).facedown.pop(slot)
    tokens(t).known.pop(slot)
    t.any_hand("captain", 4).turn("captain").do("captain", "room:monitoring:check_room")
    assert f"slot:{slot}" not in t.options("captain")


@rule("AFT-EXPL-11")
def test_what_somebody_else_saw_is_decided_again_for_a_seat_that_did_not() -> None:
    t = mission()
    slot = t.slot("cockpit")
    part = tokens(t)
    part.pool.remove("egg")
    part.facedown[slot], part.known[slot] = "egg", t.crew("captain").mask
    kinds = set()
    for seed in range(40):
        copy = t.game.copy()
        determinize(copy, t.seat("scout"), Fate(str(seed)))
        held = copy.parts["aftermath_tokens"]
        kinds.add(held.facedown[slot])  # type: ignore[attr-defined]
        assert held.breach(copy) == ""
        determinize(copy, t.seat("captain"), Fate(str(seed)))
    assert len(kinds) > 3
    copy = t.game.copy()
    determinize(copy, t.seat("captain"), Fate("again"))
    assert copy.parts["aftermath_tokens"].facedown[slot] == "egg"  # type: ignore[attr-defined]

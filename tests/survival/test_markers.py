"""Fire and malfunction markers."""

from __future__ import annotations

from collections.abc import Callable

from airlock.kernel.options import Flow
from airlock.survival.crew import Held
from airlock.survival.markers import (
    can_break,
    place_fire,
    place_fires,
    place_malfunction,
    place_malfunctions,
    put_out,
    repair,
)
from airlock.survival.rounds import everybody_passes
from airlock.survival.state import Game
from tests.rules import rule
from tests.table import Table, table

# Nine slots by ascending number.
NINE = [f"slot_{n:03}" for n in range(2, 11)]


def burn(t: Table, *slots: str) -> Table:
    return t.flow(as_flow(t.game, lambda game: place_fires(game, list(slots))))


def wreck(t: Table, *slots: str) -> Table:
    return t.flow(as_flow(t.game, lambda game: place_malfunctions(game, list(slots))))


def as_flow(game: Game, effect: Callable[[Game], None]) -> Flow[None]:
    effect(game)
    yield from ()


def explored(t: Table) -> Table:
    """Rooms in slots 2 to 10 that can break."""
    for room, slot in zip(
        ["armory", "comms", "emergency", "storage", "canteen", "shower", "hatch", "surgery", "generator"],
        NINE,
        strict=True,
    ):
        t.room(room, slot)
    return t


# -- fire and characters


@rule("NEM-FIRE-01", "NEM-FIRE-02")
def test_a_turn_of_two_actions_that_ends_in_fire_costs_a_light_wound() -> None:
    t = table("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "cockpit").fire("slot_008")
    t.room("shower", "slot_008").room("airlock", "slot_014").any_hand("captain", 5).turn("captain").rig(
        noise=["silence"] * 2
    )
    t.do("captain", "move:slot_011")
    assert t.crew("captain").light == 0
    t.do("captain", "move:slot_008")
    assert t.crew("captain").light == 1
    # Walking through fire costs nothing: only where the turn ends counts.
    t = table("captain", "scout").at("captain", "canteen", "slot_006").fire("slot_011", "slot_006")
    t.room("shower", "slot_008").any_hand("captain", 5).turn("captain").rig(noise=["silence"])
    t.do("captain", "move:slot_011").do("captain", "move:slot_008")
    assert t.crew("captain").light == 0


@rule("NEM-FIRE-02", "NEM-FIRE-05")
def test_an_action_and_a_pass_or_a_pass_alone_end_a_turn_too() -> None:
    for acts in (0, 1):
        t = (
            table("captain", "scout")
            .at("captain", "canteen", "slot_006")
            .fire("canteen")
            .hand("captain", "rest", "search")
        )
        t.turn("captain")
        if acts:
            t.rig(item_green=["medkit", "bandages"]).do("captain", "card:search:search", "keep:medkit")
        assert t.crew("captain").light == 0
        t.do("captain", "pass", "done")
        assert t.crew("captain").light == 1


@rule("NEM-FIRE-03", "NEM-FIRE-04")
def test_two_full_turns_and_a_pass_in_fire_cost_three_light_wounds() -> None:
    t = table("captain", "scout").at("captain", "canteen", "slot_006").fire("canteen").ammo("captain", "six_shooter", 1)
    t.hand("captain", "search", "search", "reload", "demolition", "rest").turn("captain")
    t.crew("scout").passed = True
    t.rig(item_green=["medkit", "bandages", "medkit", "bandages"], event=["regeneration"], bag=["blank"])
    captain = t.crew("captain")
    t.do("captain", "card:search:search", "keep:medkit").do("captain", "card:search:search", "keep:medkit")
    assert captain.light == 1
    t.do("captain", "card:reload:reload").do("captain", "card:demolition:malfunction")
    assert captain.light == 2
    t.do("captain", "pass", "done")
    # The third one becomes a serious wound. No more follow: the next turn is one of the next round.
    assert (captain.light, len(captain.wounds)) == (0, 1)
    assert len(t.told("burns")) == 3
    assert t.game.round == 2
    t.check()


@rule("NEM-FIRE-05")
def test_a_forced_pass_in_fire_costs_the_wound() -> None:
    t = table("captain", "scout").at("scout", "cockpit").fire("cockpit", "hibernatorium").hand("scout").hand("captain")
    t.flow(everybody_passes(t.game))
    assert (t.crew("captain").light, t.crew("scout").light) == (1, 1)
    assert t.crew("captain").passed
    assert t.crew("scout").passed


# -- the fire damage step


@rule("NEM-FIRE-06")
def test_every_intruder_in_fire_suffers_an_injury() -> None:
    t = table("captain", "scout").fire("slot_007", "slot_008")
    burning = [t.intruder("adult", "slot_007"), t.intruder("adult", "slot_008")]
    cool = t.intruder("adult", "slot_009")
    t.rig(attack=[high_blood(t), high_blood(t)]).run("fire_damage")
    assert [t.game.figure(n).injuries for n in burning] == [1, 1]  # type: ignore[union-attr]
    assert t.game.figure(cool).injuries == 0  # type: ignore[union-attr]
    assert [c.light for c in t.game.crew] == [0, 0]


def high_blood(t: Table) -> str:
    """An attack card that no single injury kills by, of a kind there are several of."""
    cards = [c for c in t.game.content.attack_cards.values() if c.blood > 1]
    return next(c.attack for c in cards if sum(1 for d in cards if d.attack == c.attack) > 1)


@rule("NEM-FIRE-07")
def test_one_loose_egg_a_burning_room_is_destroyed() -> None:
    t = table("captain", "scout").room("nest", "slot_002").fire("nest", "slot_007", "hibernatorium")
    t.object("egg", "slot_007").object("egg", "slot_007")
    t.crew("captain").hands.append(Held("egg"))
    t.game.eggs = 3
    t.run("fire_damage")
    assert t.game.eggs == 2
    assert t.game.objects["slot_007"] == ["egg"]
    # A carried egg doesn't burn.
    assert t.crew("captain").holds("egg") is not None
    t.check()


# -- supply and limits of fire


@rule("NEM-FIRE-08")
def test_the_ninth_fire_explodes_the_ship() -> None:
    t = table("captain", "scout")
    burn(t, *NINE[:8])
    assert t.game.fire == NINE[:8]
    assert t.game.end_reason == ""
    burn(t, NINE[8])
    assert t.game.end_reason == "explosion"
    assert t.ship_destroyed


@rule("NEM-FIRE-09")
def test_a_second_marker_in_a_room_has_no_effect_and_cannot_be_the_fatal_one() -> None:
    t = table("captain", "scout")
    burn(t, *NINE[:8])
    burn(t, NINE[0])
    assert t.game.fire == NINE[:8]
    assert t.game.end_reason == ""
    assert len(t.told("fire_started")) == 8


@rule("NEM-FIRE-10", "NEM-FIRE-13")
def test_fire_may_burn_anywhere() -> None:
    t = table("captain", "scout").room("nest", "slot_002").room("slime", "slot_006").room("shower", "slot_007")
    places = ["slot_001", "slot_002", "slot_006", "slot_007", "slot_008", "slot_011", "slot_020"]
    assert "slot_008" not in t.game.rooms
    burn(t, *places)
    assert t.game.fire == places
    assert [room["slot"] for room in t.view("")["rooms"] if room["fire"]] == places


@rule("NEM-FIRE-11")
def test_fire_markers_can_be_used_again() -> None:
    t = table("captain", "scout")
    burn(t, *NINE[:8])
    put_out(t.game, NINE[2])
    burn(t, NINE[8])
    assert t.game.end_reason == ""
    assert len(t.game.fire) == 8
    put_out(t.game, "slot_021")
    assert len(t.game.fire) == 8


@rule("NEM-FIRE-12")
def test_fire_blocks_neither_searching_nor_the_room_action() -> None:
    t = table("captain", "scout").at("captain", "storage").hand("captain", "search", "rest", "reload").fire("storage")
    t.turn("captain")
    assert t.can("captain", "card:search:search")
    assert t.can("captain", "room:storage:fetch")


@rule("NEM-FIRE-14")
def test_several_fires_are_placed_by_ascending_number_until_one_cannot_be() -> None:
    t = table("captain", "scout")
    burn(t, "slot_010", "slot_003", "slot_007")
    assert t.game.fire == ["slot_003", "slot_007", "slot_010"]
    # Burning rooms need no marker: of ten slots, three burn, and the sixth new one ends the game.
    burn(t, *[f"slot_{n:03}" for n in range(1, 11)])
    assert t.game.end_reason == "explosion"
    assert sorted(t.game.fire) == [f"slot_{n:03}" for n in (1, 2, 3, 4, 5, 6, 7, 10)]


# -- malfunctions


@rule("NEM-MALF-01", "NEM-MALF-02")
def test_a_malfunction_blocks_the_room_action_but_no_search() -> None:
    t = table("captain", "scout").at("captain", "storage").hand("captain", "search", "rest", "reload").turn("captain")
    assert t.can("captain", "room:storage:fetch")
    t.malfunction("storage")
    assert not t.can("captain", "room:storage")
    assert t.why_not("captain", "room:storage:fetch") == "room_broken"
    assert t.can("captain", "card:search:search")


@rule("NEM-MALF-03")
def test_a_broken_computer_counts_as_none() -> None:
    t = table("scientist", "scout").at("scientist", "comms")
    assert t.game.has_computer("slot_002")
    t.malfunction("comms")
    assert not t.game.has_computer("slot_002")
    # The card Intranet asks for a computer.
    t.hand("scientist", "intranet", "rest", "search").turn("scientist")
    assert t.why_not("scientist", "card:intranet:room_action") != ""
    assert not t.can("scientist", "card:intranet")


@rule("NEM-MALF-04")
def test_special_rooms_break_too() -> None:
    t = table("captain", "scout").at("captain", "cockpit").any_hand("captain", 3).turn("captain")
    assert t.can("captain", "room:cockpit")
    place_malfunction(t.game, "slot_001")
    t.refresh()
    assert t.game.malfunction == ["slot_001"]
    assert not t.can("captain", "room:cockpit")


@rule("NEM-MALF-05")
def test_a_broken_hibernatorium_does_not_wake_the_sleepers() -> None:
    t = table("captain", "scout").at("captain", "cockpit").asleep("scout")
    place_malfunction(t.game, "slot_011")
    assert t.game.malfunction == ["slot_011"]
    assert t.crew("scout").status == "hibernating"
    t.end("jump")
    assert "scout" in t.survivors


@rule("NEM-MALF-06")
def test_a_broken_engine_room_leaves_the_engine_as_it_is() -> None:
    t = table("captain", "scout")
    t.engines.tops = ["working", "damaged", "working"]
    for slot in ("slot_019", "slot_020", "slot_021"):
        place_malfunction(t.game, slot)
    assert t.engines.tops == ["working", "damaged", "working"]
    assert len(t.game.malfunction) == 3


@rule("NEM-MALF-07", "NEM-MALF-12")
def test_repairs_discard_the_marker_and_it_can_be_used_again() -> None:
    t = (
        table("pilot", "scout")
        .at("pilot", "canteen", "slot_006")
        .malfunction("canteen")
        .hand("pilot", "repairs", "rest")
    )
    t.turn("pilot").do("pilot", "card:repairs:remove_malfunction")
    assert t.game.malfunction == []
    t = table("pilot", "scout").at("pilot", "canteen", "slot_006").malfunction("canteen").item("pilot", "tools")
    t.any_hand("pilot", 2).turn("pilot").do("pilot", "item:tools:remove_malfunction")
    assert t.game.malfunction == []
    t = explored(table("captain", "scout"))
    wreck(t, *NINE[:8])
    repair(t.game, NINE[0])
    wreck(t, NINE[8])
    assert t.game.end_reason == ""
    assert len(t.game.malfunction) == 8
    repair(t.game, NINE[0])
    assert len(t.game.malfunction) == 8


@rule("NEM-MALF-08")
def test_the_ninth_malfunction_breaks_the_ship_apart() -> None:
    t = explored(table("captain", "scout"))
    wreck(t, *NINE[:8])
    assert t.game.end_reason == ""
    wreck(t, NINE[8])
    assert t.game.end_reason == "hull_breach"
    assert t.ship_destroyed


@rule("NEM-MALF-09")
def test_a_second_malfunction_in_a_room_has_no_effect() -> None:
    t = explored(table("captain", "scout"))
    wreck(t, *NINE[:8])
    wreck(t, NINE[0])
    assert t.game.malfunction == NINE[:8]
    assert t.game.end_reason == ""


@rule("NEM-MALF-10", "NEM-MALF-11")
def test_never_in_the_nest_the_slime_or_an_unexplored_room() -> None:
    t = explored(table("captain", "scout")).room("nest", "slot_012").room("slime", "slot_014")
    wreck(t, *NINE[:8])
    # With no marker left these are ignored all the same, so none of them can be the fatal ninth.
    wreck(t, "slot_012", "slot_014", "slot_018")
    assert t.game.malfunction == NINE[:8]
    assert t.game.end_reason == ""
    assert [can_break(t.game, s) for s in ("slot_012", "slot_014", "slot_018", NINE[8])] == [False, False, False, True]


@rule("NEM-MALF-13")
def test_several_malfunctions_are_placed_by_ascending_number_until_one_cannot_be() -> None:
    t = explored(table("captain", "scout"))
    wreck(t, "slot_010", "slot_003", "slot_018", "slot_007")
    assert t.game.malfunction == ["slot_003", "slot_007", "slot_010"]
    wreck(t, *t.game.map.by_number)
    assert t.game.end_reason == "hull_breach"
    assert sorted(t.game.malfunction) == [f"slot_{n:03}" for n in (1, 2, 3, 4, 5, 6, 7, 10)]


def test_single_markers_are_told_once() -> None:
    t = table("captain", "scout")
    place_fire(t.game, "slot_003")
    place_fire(t.game, "slot_003")
    assert [e["slot"] for e in t.told("fire_started")] == ["slot_003"]

"""Nest."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import eggs_in_supply
from tests.rules import rule
from tests.table import Table, table

# Its corridors: 1 and 2 to room 10, 3 to room 6, 4 to the technical corridors.
SLOT = "slot_005"


def nest(eggs: int = 5) -> Table:
    t = table("scout", "captain").at("scout", "nest", SLOT).any_hand("scout", 5)
    t.game.eggs = eggs
    return t.turn("scout")


@rule("NEM-ROOM-NEST-01")
def test_nest_holds_the_eggs_of_the_intruder_board() -> None:
    t = table("scout", "captain")
    assert (t.game.eggs, t.game.loose_eggs(SLOT)) == (5, 0)
    t.room("nest", SLOT)
    assert t.game.loose_eggs(SLOT) == 5


@rule("NEM-ROOM-NEST-02")
def test_nest_take_an_egg_then_roll_for_noise() -> None:
    t = nest().rig(noise=[3])
    t.do("scout", "room:nest:take_egg")
    assert t.crew("scout").holds("egg") is not None
    assert t.game.eggs == 4
    assert t.game.noise == ["cor_005_006"]
    assert len(t.crew("scout").hand) == 3
    t.check()


@rule("NEM-ROOM-NEST-02")
def test_nest_egg_needs_a_free_hand_slot_and_dropping_is_free() -> None:
    t = nest().carry("scout", "carcass").rig(noise=[3])
    assert t.refused("scout", "room:nest:take_egg")
    assert t.why_not("scout", "room:nest:take_egg") == "hands_full"
    t.do("scout", "drop:carcass").do("scout", "room:nest:take_egg")
    assert [held.kind for held in t.crew("scout").hands] == ["rifle", "egg"]
    t = nest(eggs=0).object("egg", "nest")
    assert t.why_not("scout", "room:nest:take_egg") == "no_eggs_left"


@rule("NEM-ROOM-NEST-02")
def test_nest_noise_roll_is_made_in_company_too() -> None:
    t = nest().at("captain", "nest").rig(noise=[1])
    t.do("scout", "room:nest:take_egg")
    assert t.game.noise == ["cor_005_010"]


@rule("NEM-ROOM-NEST-03")
def test_nest_eggs_of_the_intruder_board_cannot_be_picked_up() -> None:
    t = nest()
    assert not t.can("scout", "pick_up")
    assert t.why_not("scout", "pick_up") == "no_object_here"
    t.object("egg", "nest")
    t.do("scout", "pick_up:egg")
    assert t.game.eggs == 5
    assert t.game.objects_in(SLOT) == []


@rule("NEM-ROOM-NEST-04")
def test_nest_cannot_be_searched() -> None:
    t = nest().hand("scout", "search", "scavenging", "rest")
    assert t.why_not("scout", "card:search:search") == "not_searchable"
    assert SLOT not in t.game.items_left


@rule("NEM-ROOM-NEST-05")
def test_nest_is_destroyed_for_good_with_the_last_egg_carried_away() -> None:
    t = nest(eggs=1).rig(noise=[3])
    assert t.told("nest_destroyed") == []
    t.do("scout", "room:nest:take_egg")
    assert t.game.nest_destroyed
    assert len(t.told("nest_destroyed")) == 1
    # An egg dropped here doesn't restore it, and the Queen lays none any more.
    t.do("scout", "drop:egg").at("scout", "cockpit").at("captain", "cockpit")
    t.rig(bag=["queen"]).run("develop_bag")
    assert t.game.nest_destroyed
    assert t.game.eggs == 0
    t.check()


@rule("NEM-ROOM-NEST-05", "NEM-ROOM-NEST-11")
def test_nest_is_destroyed_with_the_last_egg_shot() -> None:
    t = nest(eggs=2).rig(combat=["double_hit"], noise=[3])
    supply = eggs_in_supply(t.game)
    t.do("scout", "shoot:rifle:eggs")
    assert t.game.nest_destroyed
    assert t.game.eggs == 0
    assert eggs_in_supply(t.game) == supply + 2
    t.check()


@rule("NEM-ROOM-NEST-11")
def test_nest_egg_destroyed_may_be_laid_again() -> None:
    t = nest(eggs=5).rig(combat=["hit"], noise=[3])
    t.do("scout", "shoot:rifle:eggs").at("scout", "cockpit").at("captain", "cockpit")
    assert (t.game.eggs, eggs_in_supply(t.game)) == (4, 4)
    t.rig(bag=["queen"]).run("develop_bag")
    assert (t.game.eggs, eggs_in_supply(t.game)) == (5, 3)


@rule("NEM-ROOM-NEST-06")
def test_nest_loses_an_egg_to_fire_each_fire_step() -> None:
    t = nest().object("egg", "cockpit").object("egg", "cockpit").fire("nest", "cockpit").carry("captain", "egg")
    t.at("captain", "cockpit").run("fire_damage")
    # One in each burning room, none of those carried, no noise.
    assert t.game.eggs == 4
    assert t.game.objects_in("slot_001") == ["egg"]
    assert t.crew("captain").holds("egg") is not None
    assert t.game.noise == []


@rule("NEM-ROOM-NEST-06")
def test_nest_unexplored_burns_no_eggs() -> None:
    t = table("scout", "captain").met()
    t.game.tiles[SLOT] = "nest"
    t.game.tile_pools["room_1"].remove("nest")
    t.game.fire.append(SLOT)
    t.run("fire_damage")
    assert t.game.eggs == 5


@rule("NEM-ROOM-NEST-07")
@pytest.mark.parametrize(("face", "lost"), [("blank", 0), ("creeper", 1), ("adult", 1), ("hit", 1), ("double_hit", 2)])
def test_nest_each_injury_of_a_shot_destroys_an_egg(face: str, lost: int) -> None:
    t = nest().rig(combat=[face], noise=[3])
    t.do("scout", "shoot:rifle:eggs")
    assert t.game.eggs == 5 - lost


@rule("NEM-ROOM-NEST-07")
def test_nest_eggs_may_be_attacked_in_combat_and_in_other_rooms() -> None:
    t = nest().rig(combat=["hit", "hit"], noise=[3, 4])
    figure = t.intruder("adult", "nest")
    t.do("scout", "shoot:rifle:eggs")
    assert t.game.eggs == 4
    assert t.game.figures[0].injuries == 0
    assert t.can("scout", f"shoot:rifle:{figure}")
    t = nest().at("scout", "cockpit").object("egg", "cockpit").rig(combat=["hit"], noise=["silence"])
    t.do("scout", "melee:eggs")
    assert t.game.eggs == 5
    assert t.game.objects_in("slot_001") == []


@rule("NEM-ROOM-NEST-08")
def test_nest_melee_against_eggs_is_harmless() -> None:
    t = nest().rig(combat=["blank", "creeper"], noise=[3, 1])
    t.do("scout", "melee:eggs")
    me = t.crew("scout")
    assert t.game.eggs == 5
    assert (me.light, me.wounds) == (0, [])
    t.do("scout", "melee:eggs")
    assert t.game.eggs == 4
    assert "contamination" not in me.discard
    assert (me.light, me.wounds) == (0, [])


@rule("NEM-ROOM-NEST-09", "NEM-ROOM-NEST-10")
@pytest.mark.parametrize(("item", "lost"), [("grenade", 2), ("molotov_cocktail", 1)])
def test_nest_grenades_and_molotov_cocktails_destroy_eggs(item: str, lost: int) -> None:
    t = nest().item("scout", item).room("cabins", "slot_006").at("scout", "cabins").at("captain", "nest")
    t.rig(noise=[1], wound=["leg"]).turn("scout")
    t.do("scout", f"item:{item}:throw")
    assert t.game.eggs == 5 - lost
    # The rest of the card happens too; the noise is made where the thrower stands.
    assert t.crew("captain").wounds == ["leg"]
    assert t.game.fire == ([SLOT] if item == "molotov_cocktail" else [])
    assert t.game.noise == ["cor_006_007"]
    t.check()


@rule("NEM-ROOM-NEST-09")
def test_nest_must_be_explored_to_be_thrown_at_and_the_target_is_chosen() -> None:
    t = table("scout", "captain").room("cabins", "slot_006").at("scout", "slot_006").item("scout", "grenade").met()
    t.game.tile_pools["room_1"].remove("nest")
    t.game.tiles[SLOT] = "nest"
    t.any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "item:grenade:throw") == "nothing_to_throw_at"
    t.room("nest", SLOT)
    adult = t.intruder("adult", "nest")
    t.rig(attack=["scratch_4"], noise=[1]).do("scout", "item:grenade:throw")
    assert t.options("scout") == [f"intruder:{adult}", f"eggs:{SLOT}"]
    t.do("scout", f"eggs:{SLOT}")
    assert t.game.eggs == 3
    assert [f.injuries for f in t.game.figures] == [1]


@rule("NEM-ROOM-NEST-10")
@pytest.mark.parametrize("face", ["blank", "hit"])
@pytest.mark.parametrize("weapon", ["shoot:rifle:eggs", "melee:eggs"])
def test_nest_every_attempt_makes_a_noise_roll(face: str, weapon: str) -> None:
    t = nest().at("captain", "nest").rig(combat=[face], noise=[3])
    t.do("scout", weapon)
    assert t.game.noise == ["cor_005_006"]


@rule("NEM-ROOM-NEST-10")
def test_nest_noise_roll_in_combat_and_for_loose_eggs() -> None:
    t = nest().at("scout", "cockpit").object("egg", "cockpit").rig(combat=["blank"], noise=[3])
    t.intruder("adult", "cockpit")
    t.do("scout", "shoot:rifle:eggs")
    assert t.game.noise == ["cor_001_002"]


@rule("NEM-ROOM-NEST-12")
def test_nest_carried_eggs_are_no_target() -> None:
    t = table("scout", "captain").at("scout", "cockpit").at("captain", "cockpit").carry("captain", "egg")
    t.carry("scout", "egg").fire("cockpit").turn("scout")
    assert not t.can("scout", "shoot")
    assert not t.can("scout", "melee")
    t.run("fire_damage")
    assert t.crew("captain").holds("egg") is not None
    assert t.crew("scout").holds("egg") is not None


@rule("NEM-ROOM-NEST-07")
@pytest.mark.parametrize(
    ("way", "first", "left"),
    [
        ("shoot:rifle:eggs", "lying_eggs", (0, 2)),
        ("shoot:rifle:eggs", "nest_eggs", (1, 1)),
        ("melee:eggs", "lying_eggs", (0, 3)),
        ("melee:eggs", "nest_eggs", (1, 2)),
    ],
)
def test_nest_eggs_and_those_lying_there_are_told_apart_by_who_destroys_them(
    way: str, first: str, left: tuple[int, int]
) -> None:
    """A double hit of the rifle takes 2, a blow 1: those named first, then the others."""
    t = nest(eggs=3).object("egg", "nest").rig(combat=["double_hit"], noise=["silence"])
    t.do("scout", way)
    assert (t.asked("scout"), t.options("scout")) == ("which_eggs", ["lying_eggs", "nest_eggs"])
    # After the roll, before anything is destroyed and before the noise roll.
    assert (len(t.told("combat_rolled")), t.told("egg_destroyed"), t.told("noise_rolled")) == (1, [], [])
    t.answer("scout", first)
    assert (t.game.objects_in(SLOT).count("egg"), t.game.eggs) == left
    assert len(t.told("noise_rolled")) == 1
    t.check()


@rule("NEM-ROOM-NEST-09", "NEM-ROOM-NEST-07")
@pytest.mark.parametrize(("first", "left"), [("lying_eggs", (0, 2)), ("nest_eggs", (1, 1))])
def test_nest_eggs_are_chosen_by_the_thrower_from_next_door(first: str, left: tuple[int, int]) -> None:
    t = nest(eggs=3).object("egg", "nest").at("scout", "canteen", "slot_006").item("scout", "grenade").turn("scout")
    t.rig(noise=["silence"]).do("scout", "item:grenade:throw").answer("scout", first)
    assert (t.game.objects_in(SLOT).count("egg"), t.game.eggs) == left
    t.check()


@rule("NEM-ROOM-NEST-07")
@pytest.mark.parametrize(
    ("eggs", "lying", "face"), [(3, 0, "double_hit"), (0, 3, "double_hit"), (1, 1, "double_hit"), (2, 2, "blank")]
)
def test_nest_asks_for_no_choice_where_there_is_none(eggs: int, lying: int, face: str) -> None:
    """All of a kind, all destroyed anyway, or a miss."""
    t = nest(eggs=eggs)
    for _ in range(lying):
        t.object("egg", "nest")
    t.rig(combat=[face], noise=["silence"]).do("scout", "shoot:rifle:eggs")
    assert t.asked("scout") == "act"
    assert t.game.loose_eggs(SLOT) == eggs + lying - (0 if face == "blank" else 2)

"""Basic terms: rounds and turns, combat, neighbours, empty rooms, hands, supplies, the order of resolution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.survival.crew import CONTAMINATION
from airlock.survival.markers import place_fires
from airlock.survival.noise import roll_noise
from airlock.titles import TITLES
from airlock.titles.nemesis.board import BOARDS
from tests.rules import rule
from tests.table import Table, table

HOME = "slot_011"
NEMESIS = TITLES["nemesis"]


@rule("NEM-DEF-01")
def test_one_to_five_players_each_with_a_character_of_their_own() -> None:
    crew = ["captain", "scout", "pilot", "soldier", "mechanic"]
    for players in range(1, 6):
        match = new_match(NEMESIS, players, {"characters": ",".join(crew[:players])})
        assert [c.character for c in match.state.crew] == crew[:players]
        assert match.options["mode"] == ("solo" if players == 1 else "semi")
    for players in (0, 6):
        with pytest.raises(BadOptions):
            new_match(NEMESIS, players)
    with pytest.raises(BadOptions):
        new_match(NEMESIS, 2, {"characters": "captain,captain"})


@rule("NEM-DEF-02", "NEM-DEF-03")
def test_a_round_is_a_player_phase_of_turns_and_then_an_event_phase() -> None:
    t = table("captain", "scout").any_hand("captain", 4).any_hand("scout", 2).met()
    t.bag("blank_1").rig(event=["scent_of_prey"], noise=["silence"] * 4, bag=["blank"])
    t.room("canteen", "slot_006")
    start = len(t.match.history(-1))
    # The Captain has three turns in this player phase, two with actions and one to pass; the Scout has two.
    t.do("captain", "move:slot_006").do("captain", f"move:{HOME}")
    t.do("scout", "move:slot_006").do("scout", f"move:{HOME}")
    t.do("captain", "move:slot_006").do("captain", f"move:{HOME}")
    t.do("scout", "pass")
    t.do("captain", "pass")
    events = [e for e in t.match.history(-1)[start:] if e["event"] in ("turn", "time_advanced", "bag_step", "round")]
    assert [(e["event"], e.get("seat", -1)) for e in events][:8] == [
        ("turn", 1), ("turn", 0), ("turn", 1), ("turn", 0),
        ("time_advanced", -1), ("bag_step", -1), ("round", -1), ("turn", 1),
    ]  # fmt: skip


@rule("NEM-DEF-04")
def test_in_order_begins_with_the_first_player_token_and_goes_clockwise() -> None:
    t = table("captain", "scout", "pilot", "scientist").met().bag("adult_1").rig(noise=["silence"] * 12)
    t.game.first_player = 2
    t.run("develop_bag")
    assert [e["seat"] for e in t.told("noise_rolled")] == [2, 3, 0, 1]
    # The seat of a holder who is gone still marks the start.
    t.asleep("pilot").run("develop_bag")
    assert [e["seat"] for e in t.told("noise_rolled")][4:] == [3, 0, 1]


@rule("NEM-DEF-05")
def test_a_character_is_in_combat_with_an_intruder_in_the_same_room() -> None:
    t = table("captain", "scout").at("scout", "canteen", "slot_006").any_hand("scout", 3)
    t.intruder("larva", HOME)
    t.turn("scout")
    assert [t.game.in_combat(t.crew(who)) for who in ("captain", "scout")] == [True, False]
    assert t.can("scout", f"careful:{HOME}")
    t.game.figures[0].slot = "slot_006"
    assert not t.refresh().can("scout", "careful")


@rule("NEM-DEF-06")
def test_an_egg_is_no_intruder() -> None:
    t = table("captain", "scout").at("scout", "canteen", "slot_006").any_hand("scout", 5).object("egg", "canteen")
    t.game.eggs -= 1
    t.turn("scout").rig(noise=["silence"])
    assert not t.game.in_combat(t.crew("scout"))
    assert t.can("scout", f"careful:{HOME}")
    assert t.can("scout", "pick_up:egg")
    assert not t.game.first_encounter
    # It attacks nobody and does not move.
    t.run("intruder_attacks")
    assert t.told("attack") == []
    u = (
        table("captain", "scout")
        .room("canteen", "slot_006")
        .object("egg", "canteen")
        .any_hand("captain", 3)
        .turn("captain")
    )
    u.rig(noise=["silence"]).do("captain", "move:slot_006")
    assert len(u.told("noise_rolled")) == 1


@rule("NEM-DEF-07")
def test_an_intruder_with_a_character_is_in_combat_and_does_not_come() -> None:
    t = table("captain", "scout").at("scout", "canteen", "slot_006").any_hand("captain", 1)
    busy = t.intruder("adult", "slot_006")
    free = t.intruder("adult", "slot_008")
    t.rig(noise=["danger"]).flow(roll_noise(t.game, t.crew("captain")))
    assert [(f.name, f.slot) for f in t.game.figures] == [(busy, "slot_006"), (free, HOME)]


@rule("NEM-DEF-07")
@pytest.mark.parametrize("others", [["scout"], ["scout", "pilot"]])
def test_whoever_has_passed_still_keeps_an_intruder_in_combat(others: list[str]) -> None:
    t = table("captain", "scout", "pilot").at("pilot", "cockpit").any_hand("captain", 1)
    for who in others:
        t.at(who, "canteen", "slot_006").crew(who).passed = True
    t.intruder("adult", "slot_006")
    t.rig(noise=["danger"]).flow(roll_noise(t.game, t.crew("captain")))
    assert [f.slot for f in t.game.figures] == ["slot_006"]
    # So it is when all have passed and an event card moves the others.
    free = t.intruder("adult", "slot_007")
    t.rig(event=["bulkheads_open"]).run("event_card")
    assert [e["figure"] for e in t.told("intruder_moved")] == [free]


def with_a_character(t: Table) -> None:
    t.at("pilot", "canteen")


def with_an_intruder(t: Table) -> None:
    t.intruder("larva", "canteen")


def with_an_intruder_in_an_unexplored_room(t: Table) -> None:
    del t.game.rooms["slot_006"], t.game.where["canteen"], t.game.items_left["slot_006"]
    t.game.tiles["slot_006"] = "canteen"
    t.rig(explore={"slot_006": "malfunction"})
    t.intruder("larva", "slot_006")


def with_things(t: Table) -> None:
    t.object("egg", "canteen").object("carcass", "canteen").object("corpse_2", "canteen").fire("canteen")
    t.malfunction("canteen")


def with_nothing(t: Table) -> None:
    pass


@rule("NEM-DEF-08")
@pytest.mark.parametrize(
    ("arrange", "rolls"),
    [
        (with_nothing, 1),
        (with_things, 1),
        (with_a_character, 0),
        (with_an_intruder, 0),
        (with_an_intruder_in_an_unexplored_room, 0),
    ],
)
def test_a_room_is_empty_without_other_characters_and_intruders(arrange: Callable[[Table], None], rolls: int) -> None:
    t = table("scout", "captain", "pilot").room("canteen", "slot_006").any_hand("scout", 3).met().turn("scout")
    arrange(t)
    t.rig(noise=["silence"]).do("scout", "move:slot_006")
    assert t.crew("scout").slot == "slot_006"
    assert len(t.told("noise_rolled")) == rolls


@rule("NEM-DEF-08")
def test_who_waits_on_a_pod_is_not_in_the_room() -> None:
    t = table("scout", "captain").room("evacuation_a", "slot_013").room("cabins", "slot_014").aboard("captain")
    t.at("scout", "cabins").any_hand("scout", 3).turn("scout").rig(noise=["silence"])
    t.do("scout", "move:slot_013")
    assert len(t.told("noise_rolled")) == 1


@rule("NEM-DEF-09", "NEM-DEF-11")
def test_neighbours_are_joined_by_a_corridor_and_not_by_technical_corridors() -> None:
    t = table("captain", "scout").any_hand("captain", 3).turn("captain")
    moves = [key for key in t.options("captain") if key.startswith("move")]
    assert moves == ["move:slot_006", "move:slot_008", "move:slot_014", "move:slot_015"]
    # slot_014 and slot_002 both have an entrance, and no corridor between them.
    t.at("captain", "cabins", "slot_014")
    moves = [key for key in t.options("captain") if key.startswith("move")]
    assert moves == [f"move:{HOME}", "move:slot_013", "move:slot_017"]
    adult = t.intruder("adult", "slot_002")
    t.rig(noise=["danger"]).flow(roll_noise(t.game, t.crew("captain")))
    figure = t.game.figure(adult)
    assert figure is not None
    assert figure.slot == "slot_002"
    assert sorted(t.game.noise) == ["cor_011_014", "cor_013_014", "cor_014_017", "main"]


@rule("NEM-DEF-10")
def test_a_closed_door_ends_the_neighbourhood_for_characters_only() -> None:
    t = table("captain", "scout").any_hand("captain", 3).door("cor_006_011").turn("captain")
    assert not t.can("captain", "move:slot_006")
    assert not t.can("captain", "careful:slot_006")
    adult = t.intruder("adult", "slot_006")
    t.rig(noise=["danger"]).flow(roll_noise(t.game, t.crew("captain")))
    # The Adult counts as a neighbour: no noise is made, but it breaks the door instead of coming.
    figure = t.game.figure(adult)
    assert figure is not None
    assert (figure.slot, t.game.doors, t.game.noise) == ("slot_006", {"cor_006_011": "destroyed"}, [])


@rule("NEM-DEF-12")
def test_a_room_works_without_a_malfunction_marker() -> None:
    t = (
        table("captain", "scout")
        .at("captain", "canteen")
        .wounded("captain", light=1)
        .any_hand("captain", 3)
        .turn("captain")
    )
    assert t.can("captain", "room:canteen:snack")
    t.malfunction("canteen")
    assert not t.can("captain", "room:canteen")
    assert t.why_not("captain", "room:canteen:snack") == "room_broken"


@rule("NEM-DEF-13")
def test_a_room_burns_with_a_fire_marker() -> None:
    t = (
        table("captain", "scout")
        .at("captain", "canteen", "slot_006")
        .any_hand("captain", 1)
        .turn("captain")
        .fire("canteen")
    )
    adult = t.intruder("adult", "canteen")
    t.intruder("adult", "slot_007")
    t.do("captain", "pass")
    assert t.crew("captain").light == 1
    t.rig(attack=["scratch_4"]).run("fire_damage")
    assert [(f.name, f.injuries) for f in t.game.figures] == [(adult, 1), ("adult_2", 0)]


@rule("NEM-DEF-14")
def test_who_waits_on_a_pod_is_active_and_who_left_or_sleeps_is_not() -> None:
    t = table("captain", "scout", "pilot", "scientist", "mechanic").room("evacuation_a").aboard("scout", 1)
    t.asleep("pilot").escaped("scientist", pod=2)
    for who in ("captain", "scout", "pilot", "scientist", "mechanic"):
        t.hand(who)
    assert [c.character for c in t.game.in_order()] == ["captain", "scout", "mechanic"]
    t.run("draw_step")
    assert [len(c.hand) for c in t.game.crew] == [5, 5, 0, 0, 5]


@rule("NEM-DEF-15")
def test_hand_cards_are_action_and_contamination_cards() -> None:
    t = table("captain", "scout").hand("captain", "rest", "search", contamination=2).run("draw_step")
    # Filled up to five hand cards: one is drawn.
    assert len(t.crew("captain").hand) == 5
    assert t.view("scout")["crew"][0]["cards"] == 5


@rule("NEM-DEF-16")
def test_tokens_set_aside_after_an_encounter_are_in_the_supply_and_may_come_back() -> None:
    t = table("captain", "scout").met().any_hand("captain", 5).room("canteen", "slot_006").noise("cor_006_011")
    t.bag("adult_1", "larva_1").rig(noise=[2], bag=["adult"]).turn("captain").do("captain", "move:slot_006")
    assert "adult_1" in t.game.supply
    # All other adult tokens are in the bag already, so bag development takes this one.
    t.bag("larva_1", *(f"adult_{n}" for n in range(2, 13))).rig(bag=["larva"]).run("develop_bag")
    assert "adult_1" in t.game.bag
    assert "larva_1" in t.game.supply
    t.check()


@rule("NEM-DEF-17")
def test_what_is_discarded_may_come_back_and_what_is_removed_may_not() -> None:
    t = table("captain", "scout").hand("captain", "rest", contamination=1).turn("captain").rig(scan=["clean"])
    t.do("captain", "card:rest:scan")
    captain = t.crew("captain")
    captain.deck.middle, captain.discard = [], captain.discard + captain.deck.middle
    assert "rest" in captain.discard
    left = t.game.contamination_left
    t.run("draw_step")
    # The discarded action cards are a deck again; the scanned card is nowhere any more.
    assert len(captain.hand) + len(captain.deck) == 10
    assert (captain.discard, t.game.contamination_left, t.game.contamination_removed) == ([], left, 1)
    t.check()


@rule("NEM-DEF-18")
def test_carcasses_corpses_and_injuries_do_not_run_out() -> None:
    t = table("captain", "scout").at("captain", "canteen").any_hand("captain", 5)
    for _ in range(12):
        t.object("carcass", "canteen")
    t.intruder("larva", "canteen")
    t.intruder("queen", "canteen", injuries=40)
    t.turn("captain").rig(combat=["hit"], attack=["scratch_1", "tail_attack_1"])
    t.do("captain", "shoot:six_shooter:queen_2")
    assert t.game.objects[t.slot("canteen")].count("carcass") == 13


@rule("NEM-DEF-19")
def test_what_an_effect_triggers_is_finished_before_it_goes_on() -> None:
    t = table("captain", "scout", "pilot").met().any_hand("captain", 0).any_hand("scout", 5).any_hand("pilot", 5)
    t.at("scout", "canteen", "slot_006").noise("cor_011_014").bag("adult_10", "adult_1")
    t.rig(bag=["adult_1", "adult_10"], noise=[4, 2], attack=["scratch_1"]).run("develop_bag")
    # The Captain's roll: encounter, surprise attack, wound. Only then the Scout rolls; the Pilot, in combat, does not.
    names = ["noise_rolled", "encounter", "attack", "light_wound"]
    history: list[dict[str, Any]] = t.match.history(-1)
    told = [(e["event"], e.get("seat"), e["depth"]) for e in history if e["event"] in names]
    assert [(event, seat) for event, seat, _ in told] == [
        ("noise_rolled", 0), ("encounter", 0), ("attack", 0), ("light_wound", 0), ("noise_rolled", 1),
    ]  # fmt: skip
    # Each belongs to the one before.
    assert [depth - told[0][2] for _, _, depth in told] == [0, 1, 2, 3, 0]


@rule("NEM-DEF-21")
def test_group_effects_go_on_after_a_death() -> None:
    t = (
        table("captain", "scout", "pilot")
        .met()
        .any_hand("captain", 0)
        .wounded("captain", serious=["leg", "arm", "body"])
    )
    t.at("scout", "canteen", "slot_006").at("pilot", "slime", "slot_008").noise("cor_011_014").bag(
        "adult_10", "adult_1"
    )
    t.rig(bag=["adult_1", "adult_10"], noise=[4, 2, 2], attack=["scratch_1"]).run("develop_bag")
    assert t.crew("captain").status == "dead"
    assert [e["seat"] for e in t.told("noise_rolled")] == [0, 1, 2]


@rule("NEM-DEF-22")
def test_an_instruction_that_cannot_be_carried_out_is_ignored() -> None:
    t = table("captain", "scout").met()
    t.bag("creeper_1", "breeder_1", "breeder_2").rig(bag=["creeper"]).run("develop_bag")
    # No Breeder token is left to add, but the Creeper's leaves the bag all the same.
    assert sorted(t.game.bag) == ["breeder_1", "breeder_2"]
    t.check()


@rule("NEM-DEF-24")
def test_costs_are_paid_with_action_cards_only() -> None:
    t = table("captain", "scout").hand("captain", "search", contamination=4).turn("captain")
    assert t.can("captain", "move:slot_006")
    assert not t.can("captain", "careful")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "silence"}).do("captain", "move:slot_006")
    assert t.crew("captain").hand == [CONTAMINATION] * 4
    assert not t.can("captain", "move")


@rule("NEM-DEF-25")
def test_fire_spreads_only_through_corridors_without_a_closed_door() -> None:
    t = table("captain", "scout").room("cabins", "slot_014").fire("cabins").door("cor_013_014")
    t.rig(event=["consuming_fire"]).run("event_card")
    # Not to slot_013 behind the door, and to no room that only shares the technical corridors.
    assert sorted(t.game.fire) == [HOME, "slot_014", "slot_017"]


@rule("NEM-DEF-25")
def test_throwing_reaches_no_further() -> None:
    t = table("captain", "scout").at("captain", "cabins", "slot_014").any_hand("captain", 3).item("captain", "grenade")
    t.door("cor_013_014").turn("captain")
    t.intruder("adult", "slot_013")
    t.intruder("adult", "slot_002")
    assert not t.can("captain", "item:grenade")
    assert t.why_not("captain", "item:grenade:throw") == "nothing_to_throw_at"
    t.intruder("adult", "slot_017")
    assert t.can("captain", "item:grenade:throw")


@rule("NEM-DEF-26")
def test_room_numbers_run_from_1_to_21_on_both_sides() -> None:
    for board in BOARDS.values():
        assert [board.slots[slot].number for slot in board.by_number] == list(range(1, 22))


@rule("NEM-DEF-26")
def test_several_rooms_go_by_ascending_number_unexplored_ones_included() -> None:
    t = table("captain", "scout")
    place_fires(t.game, ["slot_019", "slot_003", HOME])
    assert [e["slot"] for e in t.told("fire_started")] == ["slot_003", HOME, "slot_019"]


@rule("NEM-DEF-17")
def test_a_removed_event_card_is_not_shuffled_in_with_the_discarded_ones() -> None:
    t = table("captain", "scout", "pilot").rig(event=["damage", "evacuation_pod_ejection"])
    t.run("event_card", "event_card")
    # One was discarded and is back in the deck, the other is gone for good.
    assert "damage" in t.game.events.cards()
    assert "evacuation_pod_ejection" not in t.game.events.cards() + t.game.event_discard
    t.check()


@rule("NEM-DEF-17")
def test_a_used_item_is_discarded_and_a_dropped_one_removed() -> None:
    t = table("captain", "scout").item("captain", "bandages").item("captain", "medkit").any_hand("captain", 3)
    t.wounded("captain", light=1).turn("captain")
    t.do("captain", "item:bandages:heal_light").do("captain", "drop:medkit")
    decks = t.view("captain")["decks"]
    assert (decks["item_discard"]["green"], decks["items_removed"]) == (["bandages"], 1)
    t.check()

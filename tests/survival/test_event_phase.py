"""The event phase: time, attacks, fire, the event card."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import retreat
from airlock.survival.state import DESTROYED
from tests.rules import rule
from tests.table import Table, table

ATTACKS = "intruder_attacks"
FIRE = "fire_damage"
EVENT = "event_card"
BAG = "develop_bag"


def discard_event(t: Table, *cards: str) -> Table:
    """These cards lie on the event discard pile."""
    for card in cards:
        t.game.events.middle.remove(card)
        t.game.event_discard.append(card)
    return t


def places(t: Table) -> dict[str, str]:
    return {f.name: f.slot for f in t.game.figures}


# -- the steps


@rule("NEM-EVENT-01")
def test_the_steps_of_the_event_phase_follow_one_another() -> None:
    t = table("captain", "scout").at("scout", "cockpit").any_hand("captain", 5).any_hand("scout", 5)
    adult = t.intruder("adult", "hibernatorium")
    # The captain suffers from neither: the attack misses, and the fire breaks out behind a passed turn.
    t.rig(attack=["summoning_1", "scratch_4"], event=["nest"], bag=["blank"])
    t.do("captain", "pass").fire("hibernatorium")
    t.do("scout", "pass")
    steps = ["time_advanced", "attack_step", "fire_step", "event_card", "bag_step", "round"]
    assert [e["event"] for e in t.match.history(-1) if e["event"] in steps][-6:] == steps
    figure = t.game.figure(adult)
    assert figure is not None
    assert figure.injuries == 1
    assert t.game.round == 2
    t.check()


@rule("NEM-EVENT-02")
def test_the_time_marker_moves_one_space() -> None:
    t = table("captain", "scout")
    t.run("advance_time")
    assert (t.game.time, t.self_destruct) == (14, -1)


@rule("NEM-EVENT-03")
def test_a_running_self_destruct_sequence_moves_with_it() -> None:
    t = table("captain", "scout")
    t.self_destruct = 6
    t.run("advance_time")
    assert (t.game.time, t.self_destruct) == (14, 5)


@rule("NEM-EVENT-04")
@pytest.mark.parametrize(("time", "sequence", "reason"), [(1, -1, "jump"), (9, 1, "self_destruct")])
def test_the_last_space_of_a_track_ends_the_game_before_anything_else(time: int, sequence: int, reason: str) -> None:
    t = table("captain", "scout").fire("hibernatorium")
    t.intruder("adult", "hibernatorium")
    t.game.time, t.self_destruct = time, sequence
    t.run("advance_time", ATTACKS, FIRE, EVENT, BAG)
    assert t.match.over
    assert t.game.end_reason == reason
    assert not [e for e in ("attack", "fire_step", "event_card", "bag_step") if t.told(e)]


# -- attacks


@rule("NEM-EVENT-05")
def test_every_intruder_in_a_room_with_a_character_attacks_once() -> None:
    t = table("captain", "scout").at("scout", "cockpit")
    here, also_here = t.intruder("adult", "hibernatorium"), t.intruder("creeper", "hibernatorium")
    there = t.intruder("larva", "cockpit")
    t.intruder("adult", "engine_1")
    t.rig(attack=["scratch_1", "scratch_2"]).run(ATTACKS)
    assert [(e["figure"], e["seat"]) for e in t.told("attack")] == [(here, 0), (also_here, 0), (there, 1)]
    assert (t.crew("captain").light, t.crew("scout").larva) == (2, True)
    t.check()


@rule("NEM-EVENT-06")
def test_attacks_go_by_turn_order_then_by_size_then_by_age() -> None:
    t = table("captain", "scout", "pilot").at("scout", "cockpit").at("pilot", "cockpit")
    t.game.first_player = t.seat("pilot")
    far = t.intruder("queen", "hibernatorium")
    small, young = t.intruder("creeper", "cockpit"), t.intruder("adult", "cockpit")
    old, large = t.intruder("adult", "cockpit"), t.intruder("breeder", "cockpit")
    assert young < old
    # Only the last of these cards shows the symbol of its attacker.
    t.rig(attack=["transformation_1", "transformation_2", "summoning_1", "frenzy_1", "scratch_1"]).run(ATTACKS)
    assert [e["figure"] for e in t.told("attack")] == [large, young, old, small, far]


@rule("NEM-EVENT-06")
def test_each_attack_finds_its_own_target() -> None:
    t = table("captain", "scout", "pilot").met().at("pilot", "cockpit").any_hand("captain", 1).any_hand("scout", 2)
    t.wounded("captain", serious=["leg", "hand"])
    t.intruder("breeder", "hibernatorium")
    t.intruder("adult", "hibernatorium")
    t.rig(attack=["bite_1", "scratch_1"]).run(ATTACKS)
    # The bite kills the captain, who had the fewest cards; the next attack goes for the scout.
    assert [e["seat"] for e in t.told("attack")] == [t.seat("captain"), t.seat("scout")]
    assert t.crew("scout").light == 1


@rule("NEM-EVENT-06")
def test_nobody_attacks_an_empty_room() -> None:
    t = table("captain", "scout").met().at("scout", "cockpit").wounded("captain", serious=["leg", "hand"])
    t.intruder("breeder", "hibernatorium")
    t.intruder("adult", "hibernatorium")
    t.rig(attack=["bite_1"]).run(ATTACKS)
    assert len(t.told("attack")) == 1
    t.check()


@rule("NEM-EVENT-07", "NEM-EVENT-15")
def test_intruders_that_arrive_by_movement_neither_attack_nor_surprise() -> None:
    t = table("captain", "scout").hand("captain").hand("scout")
    adult = t.intruder("adult", "slot_008")
    deck = len(t.game.attacks)
    t.rig(event=["scent_of_prey"], bag=["blank"]).run(ATTACKS, FIRE, EVENT, BAG)
    assert places(t) == {adult: "slot_011"}
    assert t.game.in_combat(t.crew("captain"))
    assert not t.told("attack")
    assert not t.told("encounter")
    assert len(t.game.attacks) == deck
    # The next attack step makes it attack.
    t.run(ATTACKS)
    assert len(t.told("attack")) == 1


# -- fire


@rule("NEM-EVENT-08")
def test_fire_injures_every_intruder_in_it_with_a_check_each() -> None:
    t = table("captain", "scout").at("scout", "cockpit").fire("hibernatorium")
    first, second = t.intruder("adult", "hibernatorium"), t.intruder("adult", "hibernatorium", injuries=1)
    outside = t.intruder("adult", "cockpit")
    t.rig(attack=["scratch_4", "scratch_1"]).run(FIRE)
    # 1 injury against 6, 2 injuries against 2.
    assert [(f.name, f.injuries) for f in t.game.figures] == [(first, 1), (outside, 0)]
    assert [e["figure"] for e in t.told("intruder_killed")] == [second]
    assert [e["card"] for e in t.told("injury_check")] == ["scratch_4", "scratch_1"]
    t.check()


@rule("NEM-EVENT-09")
def test_fire_hurts_each_intruder_once_even_if_it_flees_into_another_fire() -> None:
    t = table("captain", "scout").at("captain", "cockpit").at("scout", "cockpit").fire("slot_006", "hibernatorium")
    adult = t.intruder("adult", "slot_006")
    t.rig(attack=["claw_attack_4"], event=["hunt_2"]).run(FIRE)
    figure = t.game.figure(adult)
    assert figure is not None
    assert (figure.slot, figure.injuries) == ("slot_011", 1)
    assert t.game.event_discard == ["hunt_2"]


@rule("NEM-EVENT-09")
def test_fire_reaches_rooms_with_characters_first() -> None:
    t = (
        table("captain", "scout")
        .at("captain", "engine_2")
        .at("scout", "cockpit")
        .fire("slot_003", "slot_004", "engine_2")
    )
    small, large = t.intruder("creeper", "slot_004"), t.intruder("breeder", "slot_004")
    other, here = t.intruder("adult", "slot_003"), t.intruder("adult", "engine_2")
    t.rig(attack=["scratch_4", "scratch_3", "bite_3", "claw_attack_3", "tail_attack_2"]).run(FIRE)
    assert [e["figure"] for e in t.told("intruder_injured")] == [here, other, large, small]


@rule("NEM-EVENT-10")
def test_characters_are_not_wounded_by_fire_in_the_event_phase() -> None:
    t = table("captain", "scout").fire("hibernatorium").rig(event=["nest"], bag=["blank"])
    t.run("advance_time", ATTACKS, FIRE, EVENT, BAG)
    assert (t.crew("captain").light, t.crew("scout").light) == (0, 0)


# -- the event card


@rule("NEM-EVENT-12", "NEM-EVENT-20")
def test_the_example_card_moves_adults_breeders_and_the_queen_through_corridor_1() -> None:
    t = table("captain", "scout").at("scout", "cockpit")
    adult, breeder, queen = (
        t.intruder("adult", "slot_006"),
        t.intruder("breeder", "slot_014"),
        t.intruder("queen", "slot_020"),
    )
    larva, creeper = t.intruder("larva", "slot_006"), t.intruder("creeper", "slot_014")
    fighting = t.intruder("adult", "hibernatorium")
    t.rig(event=["coolant_leak"]).run(EVENT)
    assert places(t) == {
        adult: "slot_007",
        breeder: "slot_013",
        queen: "slot_018",
        larva: "slot_006",
        creeper: "slot_014",
        fighting: "slot_011",
    }
    t.check()


@rule("NEM-EVENT-13")
def test_who_moves_is_fixed_before_anybody_moves() -> None:
    t = table("captain", "scout").room("evacuation_a", "slot_006").run()
    t.aboard("scout", 1)
    # The first one comes into the section's room and drives the scout out of the pod; the second one was not in
    # combat when the card was drawn, so it leaves the room all the same.
    coming, going = t.intruder("adult", "slot_005"), t.intruder("adult", "slot_006")
    t.rig(event=["scent_of_prey"]).run(EVENT)
    assert places(t) == {coming: "slot_006", going: "slot_005"}
    assert t.crew("scout").slot == "slot_006"
    t.check()


@rule("NEM-EVENT-14")
def test_an_intruder_moving_into_an_entrance_leaves_the_board() -> None:
    t = table("captain", "scout").bag("blank_1").noise("main")
    t.intruder("adult", "slot_014", injuries=2)
    t.rig(event=["scent_of_prey"], supply=["adult_8"]).run(EVENT)
    assert t.game.figures == []
    assert t.game.bag == ["blank_1", "adult_8"]
    t.check()


@rule("NEM-EVENT-16")
def test_without_a_corridor_of_that_number_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("captain", "scout")
    adult = t.intruder("adult", "slot_006")
    monkeypatch.delitem(t.game.map.exits["slot_006"], 3)
    t.rig(event=["scent_of_prey"]).run(EVENT)
    assert places(t) == {adult: "slot_006"}


@rule("NEM-EVENT-12")
def test_a_closed_door_stops_event_movement() -> None:
    t = table("captain", "scout").door("cor_005_006")
    adult = t.intruder("adult", "slot_006")
    t.rig(event=["scent_of_prey"]).run(EVENT)
    assert places(t) == {adult: "slot_006"}
    assert t.game.doors == {"cor_005_006": DESTROYED}


@rule("NEM-EVENT-17")
def test_a_resolved_card_is_discarded_for_all_to_see() -> None:
    t = discard_event(table("captain", "scout"), "hunt_3").rig(event=["nest"]).run(EVENT)
    assert t.game.event_discard == ["hunt_3", "nest"]
    assert t.view("scout")["decks"]["event_discard"] == ["hunt_3", "nest"]
    assert t.view("scout")["decks"]["events"] == 18
    t.check()


@rule("NEM-EVENT-18")
def test_an_empty_event_deck_is_made_anew_when_a_card_is_needed() -> None:
    t = table("captain", "scout")
    t.game.events.middle.remove("coolant_leak")
    t.game.events_removed.append("coolant_leak")
    discard_event(t, *[card for card in t.game.events.cards() if card != "nest"])
    t.run(EVENT)
    # Nothing is shuffled as long as nothing has to be drawn.
    assert len(t.game.events) == 0
    assert len(t.game.event_discard) == 19
    t.rig(event=["hunt_2"]).run(EVENT)
    assert t.game.event_discard == ["hunt_2"]
    assert len(t.game.events) == 18
    assert "coolant_leak" not in t.game.events.cards()
    t.check()


@rule("NEM-EVENT-19", "NEM-EVENT-25")
def test_a_card_drawn_for_a_direction_does_nothing_else() -> None:
    t = discard_event(table("captain", "scout").room("generator", "slot_003").malfunction("generator"), "nest")
    fleeing, other = t.intruder("creeper", "slot_006"), t.intruder("adult", "slot_014")
    figure = t.game.figure(fleeing)
    assert figure is not None
    t.rig(event=["coolant_leak"]).flow(retreat(t.game, figure))
    # Corridor 1 for the one that retreats; the adult stays, nothing starts, and the card is just discarded.
    assert places(t) == {fleeing: "slot_007", other: "slot_014"}
    assert t.self_destruct == -1
    assert t.game.event_discard == ["nest", "coolant_leak"]
    assert t.game.events_removed == []
    t.check()

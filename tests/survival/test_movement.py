"""Characters moving: arriving, careful movement, moving together and by other ways."""

from __future__ import annotations

import pytest

from airlock.survival.movement import CAREFUL, SILENT, arrive, move
from tests.rules import rule
from tests.table import Table, table

# Around the Canteen in slot_006: corridors 1 to 4.
ONE, TWO, THREE, FOUR = "cor_006_007", "cor_006_011", "cor_005_006", "cor_002_006"


def scout_beside_canteen(cards: int = 5) -> Table:
    """The Scout is alone in the Hibernatorium next to the explored, empty Canteen (slot_006)."""
    t = table("captain", "scout").room("canteen", "slot_006").at("captain", "cockpit").met()
    return t.any_hand("scout", cards).turn("scout")


@rule("NEM-MOVE-01", "NEM-MOVE-03", "NEM-MOVE-04")
def test_movement_leads_into_neighbouring_rooms_only() -> None:
    t = scout_beside_canteen()
    moves = [key for key in t.options("scout") if key.startswith("move:")]
    assert moves == ["move:slot_006", "move:slot_008", "move:slot_014", "move:slot_015"]
    t.rig(noise=[1]).do("scout", "move:slot_006")
    assert t.crew("scout").slot == "slot_006"
    # The marker is placed after arriving, around the room that was entered.
    assert t.game.noise == [ONE]
    assert [e["event"] for e in t.match.history(-1)][-4:] == ["card_discarded", "moved", "noise_rolled", "noise_placed"]
    t.check()


@rule("NEM-MOVE-04")
def test_a_closed_door_blocks() -> None:
    t = scout_beside_canteen().door("cor_006_011")
    assert not t.can("scout", "move:slot_006")
    assert not t.can("scout", "careful:slot_006")
    assert t.refused("scout", "move:slot_006")
    assert t.can("scout", "move:slot_008")
    assert t.why_not("scout", "move") == ""
    for corridor in ("cor_008_011", "cor_011_014", "cor_011_015"):
        t.door(corridor)
    assert t.why_not("scout", "move") == "doors_closed"
    assert t.why_not("scout", "careful") == "doors_closed"


@pytest.mark.parametrize(("start", "special"), [("slot_003", "slot_001"), ("slot_018", "slot_020")])
@rule("NEM-MOVE-02")
def test_special_rooms_are_entered_like_any_other(start: str, special: str) -> None:
    t = table("captain", "scout").at("scout", "armory", start).turn("scout")
    t.rig(noise=[1]).do("scout", f"move:{special}")
    assert t.crew("scout").slot == special
    assert len(t.told("noise_rolled")) == 1
    assert t.told("room_explored") == []


@rule("NEM-MOVE-06", "NEM-MOVE-15")
def test_no_noise_roll_where_another_character_is() -> None:
    t = scout_beside_canteen().at("captain", "canteen")
    t.do("scout", "move:slot_006")
    assert t.crew("scout").slot == "slot_006"
    assert t.told("noise_rolled") == []
    assert t.game.noise == []


@rule("NEM-MOVE-06", "NEM-MOVE-08", "NEM-MOVE-15")
def test_entering_a_room_with_an_intruder_is_combat_but_no_encounter() -> None:
    t = scout_beside_canteen()
    t.intruder("creeper", "canteen")
    bag = sorted(t.game.bag)
    t.do("scout", "move:slot_006")
    assert t.game.in_combat(t.crew("scout"))
    assert t.told("noise_rolled") == t.told("encounter") == t.told("attack") == []
    assert sorted(t.game.bag) == bag
    assert t.why_not("scout", "careful") == "only_out_of_combat"


@rule("NEM-MOVE-09")
def test_moving_out_of_a_room_with_an_intruder_is_an_escape() -> None:
    t = scout_beside_canteen()
    t.intruder("larva", "hibernatorium")
    t.rig(noise=[3]).do("scout", "move:slot_006")
    assert len(t.told("escapes")) == 1
    assert len(t.told("attack")) == 1
    assert t.crew("scout").larva
    assert t.crew("scout").slot == "slot_006"


@rule("NEM-MOVE-16")
def test_the_scout_rolls_2_in_the_canteen() -> None:
    t = scout_beside_canteen().rig(noise=[2])
    t.do("scout", "move:slot_006")
    assert t.game.noise == [TWO]
    assert t.told("encounter") == []
    # With a marker in corridor 2 already, an encounter takes place.
    t = scout_beside_canteen().noise(TWO).bag("adult_1").rig(noise=[2])
    t.do("scout", "move:slot_006")
    assert len(t.told("encounter")) == 1
    assert [f.slot for f in t.game.figures] == ["slot_006"]
    assert t.game.noise == []


@rule("NEM-MOVE-17", "NEM-MOVE-05")
def test_the_scout_explores_the_canteen() -> None:
    t = table("captain", "scout").at("captain", "cockpit").any_hand("scout", 4).turn("scout")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "malfunction_2"}, noise=[4])
    t.do("scout", "move:slot_006")
    assert len(t.crew("scout").hand) == 3
    assert t.game.rooms["slot_006"] == "canteen"
    assert t.game.malfunction == ["slot_006"]
    assert t.game.items_left["slot_006"] == 3
    assert t.game.noise == [FOUR]
    told = [e["event"] for e in t.match.history(-1)]
    order = ["moved", "room_explored", "exploration_token", "malfunction_placed", "noise_rolled", "noise_placed"]
    assert [e for e in told if e in order] == order
    t.check()


def scout_takes_a_door() -> Table:
    """A door token waits in the unexplored Canteen, and all doors are in use: it will ask where to take one from."""
    t = table("captain", "scout").at("captain", "cockpit").met().turn("scout")
    for corridor in [c for c in t.game.map.corridors if c != TWO][: t.game.map.limits["doors"]]:
        t.door(corridor)
    return t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "doors_1"}, noise=[3])


def token_is_resolved(t: Table) -> None:
    assert t.asked("scout") == "take_door"
    assert t.told("exploration_token") != []
    t.answer("scout", t.options("scout")[0])
    assert t.game.doors[TWO] == "closed"


@rule("NEM-MOVE-07")
def test_whoever_comes_before_the_token_is_resolved_keeps_the_room_from_being_empty() -> None:
    t = scout_takes_a_door().do("scout", "move:slot_006")
    t.intruder("adult", "slot_006")
    token_is_resolved(t)
    assert t.told("noise_rolled") == []
    t = scout_takes_a_door().do("scout", "move:slot_006").at("captain", "canteen")
    token_is_resolved(t)
    assert t.told("noise_rolled") == []


@rule("NEM-MOVE-07")
def test_whoever_goes_before_the_token_is_resolved_leaves_the_room_empty() -> None:
    t = scout_takes_a_door()
    t.intruder("adult", "slot_006")
    t.do("scout", "move:slot_006")
    t.game.figures.clear()
    token_is_resolved(t)
    # The figure of the Scout herself doesn't count.
    assert [(e["seat"], e["slot"]) for e in t.told("noise_rolled")] == [(t.seat("scout"), "slot_006")]


@pytest.mark.parametrize("token", ["silence_1", "danger_1"])
@rule("NEM-MOVE-07")
def test_silence_and_danger_cancel_the_roll_even_in_an_empty_room(token: str) -> None:
    t = table("captain", "scout").at("captain", "cockpit").turn("scout")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": token}).do("scout", "move:slot_006")
    assert t.told("noise_rolled") == []


@rule("NEM-MOVE-05")
def test_an_explored_room_is_not_explored_again() -> None:
    t = scout_beside_canteen().rig(noise=[1])
    t.do("scout", "move:slot_006")
    assert t.told("room_explored") == t.told("exploration_token") == []


# -- careful movement


@rule("NEM-MOVE-10", "NEM-MOVE-11")
def test_careful_movement_costs_2_and_places_noise_where_the_player_likes() -> None:
    t = scout_beside_canteen().noise(FOUR)
    t.do("scout", "careful:slot_006")
    assert t.asked("scout") == "careful_noise"
    # The corridor just used may be chosen, one with a marker may not.
    assert sorted(t.options("scout")[:3]) == sorted([f"noise:{ONE}", f"noise:{TWO}", f"noise:{THREE}"])
    assert not t.can("scout", f"noise:{FOUR}")
    t.do("scout", f"noise:{TWO}")
    assert sorted(t.game.noise) == sorted([FOUR, TWO])
    assert t.told("noise_rolled") == []
    assert len(t.crew("scout").hand) == 3


@rule("NEM-MOVE-11")
def test_careful_noise_may_go_into_technical_corridors() -> None:
    t = table("captain", "scout").at("captain", "cockpit").room("shower", "slot_014").turn("scout")
    t.do("scout", "careful:slot_014")
    assert t.can("scout", "noise:main")
    t.do("scout", "noise:main")
    assert t.game.noise == ["main"]


@rule("NEM-MOVE-12")
def test_careful_movement_is_impossible_into_noise_everywhere_and_in_combat() -> None:
    t = scout_beside_canteen().noise(ONE, TWO, THREE, FOUR)
    assert not t.can("scout", "careful:slot_006")
    assert t.can("scout", "careful:slot_008")
    t = table("captain", "scout").at("captain", "cockpit").room("shower", "slot_014").turn("scout")
    t.noise("cor_011_014", "cor_013_014", "cor_014_017")
    # Its entrance still lacks a marker.
    assert t.can("scout", "careful:slot_014")
    t.noise("main")
    assert not t.can("scout", "careful:slot_014")
    t.noise(*t.game.map.corridors)
    assert t.why_not("scout", "careful") == "noise_everywhere"
    t = scout_beside_canteen()
    t.intruder("adult", "hibernatorium")
    assert not t.can("scout", "careful")
    assert t.why_not("scout", "careful") == "only_out_of_combat"
    assert scout_beside_canteen(1).why_not("scout", "careful") == "too_few_cards"


@pytest.mark.parametrize("quiet", [ONE, TWO, THREE, FOUR])
@rule("NEM-MOVE-12")
def test_one_quiet_corridor_is_enough_be_it_the_one_the_mover_comes_through(quiet: str) -> None:
    # Noise around the room that is left says nothing.
    noisy = [c for c in (ONE, TWO, THREE, FOUR, "cor_008_011", "cor_011_014", "cor_011_015") if c != quiet]
    t = scout_beside_canteen().noise(*noisy)
    t.do("scout", "careful:slot_006")
    assert t.crew("scout").slot == "slot_006"
    assert [e["place"] for e in t.told("noise_placed")] == [quiet]


@rule("NEM-MOVE-13")
def test_careful_movement_into_a_room_that_is_not_empty_places_no_marker() -> None:
    t = scout_beside_canteen().at("captain", "canteen")
    t.do("scout", "careful:slot_006")
    assert t.crew("scout").slot == "slot_006"
    assert t.game.noise == []
    # All corridors full still forbids it.
    t = scout_beside_canteen().at("captain", "canteen").noise(ONE, TWO, THREE, FOUR)
    assert not t.can("scout", "careful:slot_006")


@pytest.mark.parametrize("token", ["silence_1", "danger_1"])
@pytest.mark.parametrize("slime", [False, True])
@rule("NEM-MOVE-14")
def test_careful_movement_ignores_silence_and_danger(token: str, slime: bool) -> None:
    t = table("captain", "scout").at("captain", "cockpit").room("shower", "slot_007").turn("scout")
    t.crew("scout").slime = slime
    t.intruder("adult", "shower")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": token})
    t.do("scout", "careful:slot_006", f"noise:{ONE}")
    assert t.game.noise == [ONE]
    assert [f.slot for f in t.game.figures] == ["slot_007"]
    assert t.game.items_left["slot_006"] == (1 if token == "silence_1" else 3)


@rule("NEM-MOVE-14")
def test_careful_movement_does_not_ignore_other_tokens() -> None:
    t = table("captain", "scout").at("captain", "cockpit").turn("scout")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "doors_1"})
    t.do("scout", "careful:slot_006", f"noise:{ONE}")
    assert t.game.doors == {TWO: "closed"}
    assert t.game.noise == [ONE]


# -- moved by others, together, or by no corridor


@rule("NEM-MOVE-18")
def test_whoever_is_moved_by_another_players_card_resolves_the_arrival() -> None:
    t = table("captain", "scout").hand("captain", "order", "rest").turn("captain")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "slime_1"}, noise=[3])
    actions = t.game.actions_left
    t.do("captain", "card:order:order", "to:slot_006")
    assert t.crew("scout").slot == "slot_006"
    assert t.crew("scout").slime
    assert not t.crew("captain").slime
    [rolled] = t.told("noise_rolled")
    assert rolled["seat"] == t.seat("scout")
    # It was the Captain's action, not the Scout's.
    assert t.game.turn == t.seat("captain")
    assert t.game.actions_left == actions - 1


@rule("NEM-MOVE-18")
def test_a_closed_door_blocks_a_move_by_card_too() -> None:
    t = table("captain", "scout").hand("captain", "order", "rest").turn("captain")
    for corridor in t.game.map.corridors_of["slot_011"]:
        t.door(corridor)
    assert not t.can("captain", "card:order")


@rule("NEM-MOVE-19")
def test_two_who_move_together_explore_once_and_roll_once() -> None:
    t = table("captain", "scout", "pilot").at("pilot", "cockpit")
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "slime_1"}, noise=[1])
    both = [t.crew("captain"), t.crew("scout")]
    t.flow(arrive(t.game, both, "slot_006", TWO))
    assert [c.slot for c in both] == ["slot_006", "slot_006"]
    assert [c.slime for c in both] == [True, True]
    assert len(t.told("room_explored")) == 1
    [rolled] = t.told("noise_rolled")
    assert rolled["seat"] == t.seat("captain")


@rule("NEM-MOVE-19")
def test_two_who_move_together_into_company_make_no_noise() -> None:
    t = table("captain", "scout", "pilot").at("pilot", "canteen", "slot_006")
    t.flow(arrive(t.game, [t.crew("captain"), t.crew("scout")], "slot_006", TWO))
    assert t.told("noise_rolled") == []


@pytest.mark.parametrize(("slimed", "danger"), [("captain", 1), ("scout", 0)])
@rule("NEM-MOVE-19")
def test_only_the_slime_of_the_one_who_resolves_the_arrival_counts(slimed: str, danger: int) -> None:
    t = table("captain", "scout", "pilot").at("pilot", "cockpit")
    t.crew(slimed).slime = True
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "silence_1"})
    t.flow(arrive(t.game, [t.crew("captain"), t.crew("scout")], "slot_006", TWO))
    assert len(t.told("danger")) == danger
    assert t.told("noise_rolled") == []


@rule("NEM-MOVE-20", "NEM-EXPL-13")
def test_a_move_without_a_corridor_arrives_like_any_other() -> None:
    t = table("captain", "scout").at("captain", "cockpit")
    t.rig(room={"slot_002": "armory"}, explore={"slot_002": "doors_1"}, noise=[4])
    t.flow(arrive(t.game, [t.crew("scout")], "slot_002", ""))
    assert t.game.rooms["slot_002"] == "armory"
    assert t.game.items_left["slot_002"] == 4
    assert t.game.doors == {}
    assert t.game.noise == ["cor_002_006"]


def test_a_silent_arrival_makes_no_noise() -> None:
    t = scout_beside_canteen()
    t.flow(move(t.game, t.crew("scout"), ("slot_006",), SILENT))
    assert t.crew("scout").slot == "slot_006"
    assert t.game.noise == []
    assert t.told("noise_rolled") == []


# -- two corridors between two rooms


def alt_scout() -> Table:
    """On the alternative side, in the Hibernatorium (alt_008), which two corridors join to alt_005."""
    return table("captain", "scout", board="alt").at("captain", "cockpit").room("canteen", "alt_005").turn("scout")


@rule("NEM-ALTBOARD-03", "NEM-ALTBOARD-07")
def test_of_two_corridors_the_mover_says_which_one() -> None:
    t = alt_scout()
    ways = [key for key in t.options("scout") if key.startswith("move:alt_005")]
    assert ways == ["move:alt_005:acor_005_008_n", "move:alt_005:acor_005_008_s"]
    # A door in one doesn't close the other; with both closed the rooms aren't neighbours.
    t.door("acor_005_008_n")
    assert [k for k in t.options("scout") if k.startswith("move:alt_005")] == ["move:alt_005"]
    t.door("acor_005_008_s")
    assert not t.can("scout", "move:alt_005")


@pytest.mark.parametrize("way", ["acor_005_008_n", "acor_005_008_s"])
@rule("NEM-ALTBOARD-07")
def test_a_door_token_closes_the_corridor_that_was_used(way: str) -> None:
    t = table("captain", "scout", board="alt").at("captain", "cockpit").turn("scout")
    t.rig(room={"alt_005": "canteen"}, explore={"alt_005": "doors_2"}, noise=[1])
    t.do("scout", f"move:alt_005:{way}")
    assert t.game.doors == {way: "closed"}
    assert t.game.noise == ["acor_005_008_n"]


@rule("NEM-ALTBOARD-07", "NEM-MOVE-10")
def test_of_two_corridors_the_careful_mover_says_which_one() -> None:
    t = alt_scout()
    ways = [key for key in t.options("scout") if key.startswith("careful:alt_005")]
    assert ways == ["careful:alt_005:acor_005_008_n", "careful:alt_005:acor_005_008_s"]
    t.door("acor_005_008_n")
    assert [k for k in t.options("scout") if k.startswith("careful:alt_005")] == ["careful:alt_005"]


@pytest.mark.parametrize("way", ["acor_005_008_n", "acor_005_008_s"])
@rule("NEM-ALTBOARD-07")
def test_a_door_token_closes_the_corridor_of_a_careful_move(way: str) -> None:
    t = table("captain", "scout", board="alt").at("captain", "cockpit").turn("scout")
    t.rig(room={"alt_005": "canteen"}, explore={"alt_005": "doors_2"})
    t.do("scout", f"careful:alt_005:{way}")
    assert t.game.doors == {way: "closed"}
    assert t.asked("scout") == "careful_noise"


@rule("NEM-ALTBOARD-07", "NEM-MOVE-11")
def test_careful_movement_through_one_of_two_corridors() -> None:
    t = alt_scout().door("acor_005_008_n")
    t.flow(move(t.game, t.crew("scout"), ("alt_005",), CAREFUL))
    assert t.asked("scout") == "careful_noise"
    t.answer("scout", "noise:acor_005_008_s")
    # Noise in one doesn't count for the other.
    assert t.game.noise == ["acor_005_008_s"]
    assert t.crew("scout").slot == "alt_005"

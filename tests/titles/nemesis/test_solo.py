"""One player against the ship."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.survival.death import die
from airlock.survival.ending import NOBODY_LEFT
from airlock.titles import TITLES
from airlock.titles.nemesis.intruders import CREEPER, Intruders
from airlock.titles.nemesis.ship.pods import Pods
from airlock.titles.nemesis.title import CONTENT
from tests.rules import rule
from tests.table import table

SOLO = [o.id for o in CONTENT.objectives.values() if o.kind == "solo_coop"]


@rule("NEM-SOLO-01")
def test_the_setup_for_one_player() -> None:
    match = new_match(TITLES["nemesis"], 1, {}, "seed", {"draft:0": ["scout", "pilot"]})
    game = match.state
    assert game.mode.id == "solo"
    assert [c.number for c in game.crew] == [1]
    assert [(p.number, p.locked) for p in Pods.of(game).pods] == [(1, True), (2, True)]
    types = [game.species.type_of(token) for token in game.bag]
    assert {t: types.count(t) for t in set(types)} == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 4}
    # One character, drafted from two.
    assert [o.key for o in match.pending[0].options] == ["character:scout", "character:pilot"]
    match.answer(0, "character:pilot")
    assert game.crew[0].character == "pilot"
    assert len(game.crew[0].hand) == 5
    assert match.breaches() == []


@rule("NEM-SOLO-02")
def test_two_of_the_seven_solo_objectives_are_dealt() -> None:
    t = table("scout")
    dealt = t.crew("scout").dealt
    assert len(SOLO) == 7
    assert len(set(dealt)) == 2
    assert set(dealt) <= set(SOLO)
    # The rest is in the box, and nothing of the normal objectives is in play.
    assert sorted(t.game.objective_pools["solo_coop"] + dealt) == sorted(SOLO)
    assert list(t.game.objective_pools) == ["solo_coop"]


@rule("NEM-SOLO-03")
def test_one_of_the_two_is_kept_at_the_first_encounter() -> None:
    t = table("scout").objective("scout", "destination_earth", "special_delivery")
    species = t.game.species
    assert isinstance(species, Intruders)
    t.flow(species.place(t.game, CREEPER, t.slot("cockpit")))
    assert t.asked("scout") == "choose_objective"
    t.answer("scout", "objective:1")
    assert t.crew("scout").objectives == ["special_delivery"]
    # The ship reaches Earth, but that objective was removed.
    t.asleep("scout").end(to="earth")
    assert t.survivors == ["scout"]
    assert t.winners == []


@rule("NEM-SOLO-04")
@pytest.mark.parametrize(
    ("token", "printed", "found"),
    [("malfunction_7", 1, 1), ("malfunction_3", 2, 1), ("malfunction_2", 3, 2), ("malfunction_1", 4, 2)],
)
def test_rooms_hold_half_the_items_rounded_up(token: str, printed: int, found: int) -> None:
    assert CONTENT.exploration[token] == ("malfunction", printed)
    t = table("scout").any_hand("scout", 5).turn("scout")
    t.rig(room={"slot_015": "canteen"}, explore={"slot_015": token}, noise=["silence"]).do("scout", "move:slot_015")
    assert t.game.items_left["slot_015"] == found


@rule("NEM-SOLO-04")
def test_nothing_halved_is_nothing() -> None:
    assert table("scout").game.mode.item_counter(0) == 0


@rule("NEM-SOLO-05")
def test_the_kept_objective_and_survival_win() -> None:
    assert table("scout").keeps("scout", "destination_earth").asleep("scout").end().winners == ["scout"]


@rule("NEM-SOLO-05")
def test_survival_alone_does_not_win() -> None:
    t = table("scout").keeps("scout", "destination_earth").escaped("scout").end(to="mars")
    assert t.survivors == ["scout"]
    assert t.winners == []


@rule("NEM-SOLO-05")
def test_the_objective_alone_does_not_win() -> None:
    t = table("scout").keeps("scout", "first_contact_protocol")
    t.weakness("vital_places", "egg").weakness("way_of_moving", "carcass").end()
    assert t.survivors == []
    assert t.winners == []


@rule("NEM-SOLO-06")
def test_the_death_of_the_only_character_is_a_loss() -> None:
    t = table("scout").keeps("scout", "destination_earth")
    t.flow(die(t.game, t.crew("scout"), "wounds"))
    assert t.match.over
    assert t.game.end_reason == NOBODY_LEFT
    assert t.winners == []


@rule("NEM-SOLO-07")
def test_there_is_no_intruder_player_in_solo() -> None:
    with pytest.raises(BadOptions, match="mode intruder is for 2 to 5 players"):
        new_match(TITLES["nemesis"], 1, {"mode": "intruder"}, "seed")


def test_nobody_else_has_an_objective_to_look_at() -> None:
    assert not table("scout").game.mode.may_look_at_objectives()


def test_a_spectator_does_not_see_the_objectives() -> None:
    seen = table("scout").view("")["crew"][0]
    assert not {"dealt", "kept", "hand"} & set(seen)


@rule("NEM-OBJ-12")
@pytest.mark.parametrize(("kept", "winners"), [(0, ["scout"]), (1, [])])
def test_without_a_first_encounter_one_of_the_two_is_picked_at_the_objective_check(
    kept: int, winners: list[str]
) -> None:
    t = table("scout").objective("scout", "destination_earth", "special_delivery").asleep("scout").end(to="earth")
    assert (t.asked("scout"), t.options("scout")) == ("choose_objective", ["objective:0", "objective:1"])
    assert t.told("objective_revealed") == []
    t.answer("scout", f"objective:{kept}")
    assert t.match.over
    assert [e["objective"] for e in t.told("objective_revealed")] == [t.crew("scout").dealt[kept]]
    assert t.winners == winners


@rule("NEM-OBJ-12")
def test_the_dead_have_nothing_to_pick() -> None:
    t = table("scout").objective("scout", "destination_earth", "special_delivery").end(to="earth")
    assert t.match.over
    assert t.told("objective_chosen") == t.told("objective_revealed") == []

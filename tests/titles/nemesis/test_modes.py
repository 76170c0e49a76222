"""The standard mode: objectives that are dealt, kept and revealed."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import BadOptions
from airlock.kernel.match import new_match
from airlock.survival.crew import DEAD
from airlock.titles import TITLES
from airlock.titles.nemesis.intruders import CREEPER, Intruders
from airlock.titles.nemesis.title import CONTENT
from tests.rules import rule
from tests.table import Table, table


def meets(t: Table, room: str = "cockpit") -> Table:
    """An intruder appears on the board."""
    species = t.game.species
    assert isinstance(species, Intruders)
    return t.flow(species.place(t.game, CREEPER, t.slot(room)))


@rule("NEM-OBJ-01")
def test_everybody_has_two_objectives_until_the_first_encounter_and_then_one() -> None:
    t = table("captain", "scout", "pilot")
    kinds = CONTENT.objectives
    for c in t.game.crew:
        assert [kinds[o].kind for o in c.objectives] == ["personal", "corporate"]
    meets(t)
    assert sorted(q.seat for q in t.match.pending) == [0, 1, 2]
    t.answer("scout", "objective:1").answer("captain", "objective:0").answer("pilot", "objective:0")
    assert [kinds[c.objectives[0]].kind for c in t.game.crew] == ["personal", "corporate", "personal"]
    assert [len(c.objectives) for c in t.game.crew] == [1, 1, 1]


@rule("NEM-KEY-13")
def test_the_choice_is_irrevocable() -> None:
    t = (
        table("captain", "scout")
        .objective("captain", "hoarder", "ab_ovo")
        .objective("scout", "quarantine", "necroscopy")
    )
    meets(t)
    t.answer("captain", "objective:0")
    # Nobody can answer twice while the others still think.
    assert t.refused("captain", "objective:1")
    t.answer("scout", "objective:0")
    assert t.crew("captain").objectives == ["hoarder"]
    meets(t, "engine_1")
    assert t.asked() == "halted"
    # What the removed objective asks for doesn't help any more, and the end asks nobody again.
    t.weakness("vital_places", "egg").asleep("captain").end()
    assert t.match.over
    assert t.survivors == ["captain"]
    assert t.winners == []


@rule("NEM-KEY-13")
def test_what_somebody_kept_is_their_secret_until_the_end() -> None:
    t = table("captain", "scout")
    meets(t)
    t.answer("captain", "objective:1").answer("scout", "objective:0")
    assert [e["seat"] for e in t.told("objective_chosen", "scout")] == [0, 1]
    assert [e["objective"] for e in t.told("objective_kept", "captain")] == [t.crew("captain").dealt[1]]
    assert [e["seat"] for e in t.told("objective_kept", "scout")] == [1]
    seen = t.view("scout")["crew"][0]
    assert seen["chosen"] is True
    assert "dealt" not in seen
    assert "kept" not in seen


@rule("NEM-OBJ-05")
def test_the_signal_is_individual() -> None:
    t = table("captain", "scout").keeps("captain", "necroscopy").keeps("scout", "my_precious")
    t.weakness("vital_places", "carcass").at("scout", "comms").any_hand("scout", 5).turn("scout")
    t.do("scout", "room:comms:send_signal")
    assert (t.crew("scout").signal, t.crew("captain").signal) == (True, False)
    t.asleep("captain", "scout").end()
    assert t.winners == []


@rule("NEM-OBJ-05")
def test_the_own_signal_counts() -> None:
    t = table("captain", "scout").keeps("captain", "necroscopy").weakness("vital_places", "carcass")
    t.at("captain", "comms").any_hand("captain", 5).turn("captain").do("captain", "room:comms:send_signal")
    assert t.asleep("captain").end().winners == ["captain"]


@rule("NEM-OBJ-10")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_comms_nest_and_laboratory_are_in_every_game(board: str) -> None:
    t = table("captain", "scout", board=board)
    slots = [s for s in t.game.map.slots.values() if s.kind == "room_1"]
    basic = [r.id for r in CONTENT.rooms.values() if r.kind == "room_1"]
    assert {"comms", "nest", "laboratory"} <= set(basic)
    # As many basic rooms as places for them: none is left in the box.
    assert len(slots) == len(basic) == 11


@rule("NEM-OBJ-11")
@pytest.mark.parametrize("other", ["asleep", "dead"])
def test_a_win_does_not_depend_on_the_others(other: str) -> None:
    t = table("captain", "scout").keeps("captain", "ab_ovo").keeps("scout", "extreme_field_biology")
    t.weakness("vital_places", "egg").weakness("way_of_moving", "carcass").asleep("captain")
    if other == "asleep":
        t.asleep("scout")
    t.end()
    assert t.winners == (["captain", "scout"] if other == "asleep" else ["captain"])


@rule("NEM-OBJ-14")
def test_conditions_are_judged_at_the_objective_check_only() -> None:
    """The Captain has an egg and sends the signal, but carries the egg no longer when the game ends."""
    t = table("captain", "scout").keeps("captain", "my_precious").at("captain", "nest").any_hand("captain", 5)
    t.crew("captain").signal = True
    t.turn("captain").rig(noise=["silence"]).do("captain", "room:nest:take_egg").do("captain", "drop:egg")
    t.asleep("captain").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


@rule("NEM-OBJ-02", "NEM-VICT-16")
def test_the_dead_do_not_win() -> None:
    t = table("captain", "scout").keeps("captain", "ab_ovo").weakness("vital_places", "egg").asleep("scout").end()
    assert t.crew("captain").status == DEAD
    assert "captain" not in t.winners


@rule("NEM-OBJ-12")
def test_before_the_choice_no_objective_is_kept_and_quarantine_saves_nobody() -> None:
    t = table("captain", "scout").objective("captain", "quarantine", "ab_ovo").asleep("captain").end(to="mars")
    assert t.match.over
    assert t.survivors == []


@pytest.mark.parametrize(
    ("players", "mode"), [(1, "semi"), (6, "semi"), (2, "solo"), (6, "coop"), (1, "intruder"), (6, "intruder")]
)
def test_a_mode_is_for_so_many_players(players: int, mode: str) -> None:
    with pytest.raises(BadOptions, match=f"mode {mode} is for"):
        new_match(TITLES["nemesis"], players, {"mode": mode}, "seed")


@rule("NEM-OBJ-11")
def test_all_may_win() -> None:
    t = table("captain", "scout", "pilot").weakness("vital_places", "egg").weakness("way_of_moving", "carcass")
    t.keeps("captain", "ab_ovo").keeps("scout", "extreme_field_biology").keeps("pilot", "salvaging_the_prime_asset")
    t.asleep("captain", "scout", "pilot").end(to="earth")
    assert t.winners == ["captain", "scout", "pilot"]

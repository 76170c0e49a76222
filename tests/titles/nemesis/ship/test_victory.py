"""The final checks, in their order: engines, coordinates, contamination, objectives."""

from __future__ import annotations

from typing import Any

import pytest

from airlock.survival.crew import CONTAMINATION, DEAD
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.ship.pods import ESCAPED
from airlock.titles.nemesis.ship.self_destruct import SELF_DESTRUCT
from tests.rules import rule
from tests.table import Table, table


def contaminated(t: Table, who: str, hand: int = 0, deck: int = 0, discard: int = 0) -> Table:
    """Contamination cards, unscanned, where they are wanted."""
    me = t.crew(who)
    me.hand += [CONTAMINATION] * hand
    me.deck.middle += [CONTAMINATION] * deck
    me.discard += [CONTAMINATION] * discard
    t.game.contamination_left -= hand + deck + discard
    return t.check()


def events(t: Table, *kinds: str) -> list[dict[str, Any]]:
    return [e for e in t.match.history(-1) if e["event"] in kinds]


# -- the order


@rule("NEM-VICT-01", "NEM-VICT-17")
def test_each_check_is_finished_for_all_before_the_next() -> None:
    t = table("captain", "scout", "pilot").met().asleep("captain", "scout").escaped("pilot")
    contaminated(t, "captain", hand=1)
    contaminated(t, "pilot", discard=1)
    t.rig(scan=["clean", "clean"]).end()
    order = events(
        t, "engines_revealed", "coordinates_revealed", "final_scan", "survives", "objective_revealed", "game_ended"
    )
    assert [e["event"] for e in order] == [
        "game_ended",
        "engines_revealed",
        "coordinates_revealed",
        *("final_scan", "survives") * 3,
        *("objective_revealed",) * 3,
    ]


@rule("NEM-VICT-17", "NEM-OBJ-04")
def test_others_are_judged_only_after_all_were_scanned() -> None:
    """The first seat wants to be alone; the last seat dies only in its contamination check."""
    t = table("captain", "scout", "pilot").asleep("captain", "pilot").keeps("captain", "the_right_moment_to_strike")
    t.game.crew[0].number, t.game.crew[2].number = 3, 1
    contaminated(t, "pilot", deck=1)
    t.rig(scan=["infected"], **{"action:2": ["contamination", "rest", "search", "search"]}).end()
    assert t.survivors == ["captain"]
    assert t.winners == ["captain"]


# -- engines


@rule("NEM-VICT-02")
def test_the_engines_are_revealed_to_everybody() -> None:
    t = table("captain", "scout").met().asleep("scout").rig(engine={1: "working", 2: "damaged", 3: "working"})
    assert t.view("")["notes"]["engines"] == ["", "", ""]
    t.end()
    shown = events(t, "engines_revealed")[0]
    assert (shown["engine_1"], shown["engine_2"], shown["engine_3"]) == ("working", "damaged", "working")
    for who in ("captain", "scout", ""):
        assert t.view(who)["notes"]["engines"] == ["working", "damaged", "working"]


@rule("NEM-VICT-02")
def test_a_destroyed_ship_has_no_engines_to_reveal() -> None:
    t = table("captain", "scout").met().escaped("scout")
    t.end(SELF_DESTRUCT)
    assert not events(t, "engines_revealed", "coordinates_revealed")
    assert t.survivors == ["scout"]
    assert t.view("scout")["notes"]["engines"] == ["", "", ""]


@rule("NEM-VICT-03")
@pytest.mark.parametrize("damaged", [2, 3])
def test_two_damaged_engines_blow_up_the_ship_with_nest_and_intruders(damaged: int) -> None:
    t = table("captain", "scout", "pilot").asleep("captain", "scout").escaped("pilot")
    t.keeps("pilot", "the_great_hunt").crew("pilot").signal = True
    t.intruder("queen", "cockpit")
    t.end(damaged=damaged)
    assert t.ship_destroyed
    assert [t.crew(c).status for c in ("captain", "scout", "pilot")] == [DEAD, DEAD, ESCAPED]
    assert t.winners == ["pilot"]
    # There is no ship left whose coordinates matter.
    assert not events(t, "coordinates_revealed")


@rule("NEM-VICT-04")
@pytest.mark.parametrize("damaged", [0, 1])
def test_one_damaged_engine_does_no_harm(damaged: int) -> None:
    t = table("captain", "scout").met().asleep("captain", "scout")
    t.end(damaged=damaged)
    assert not t.ship_destroyed
    assert t.survivors == ["captain", "scout"]
    assert events(t, "coordinates_revealed")


@rule("NEM-VICT-05")
def test_malfunctions_in_engine_rooms_do_not_matter() -> None:
    t = table("captain", "scout").met().asleep("captain", "scout").malfunction("engine_1", "engine_2", "engine_3")
    t.end(damaged=0)
    assert not t.ship_destroyed
    assert t.survivors == ["captain", "scout"]


# -- coordinates


@rule("NEM-VICT-06")
def test_the_destination_is_read_at_the_markers_space() -> None:
    t = table("captain", "scout").met().asleep("captain", "scout").rig(coordinates=["coord_4"])
    t.course.space = "C"
    assert "coordinates" not in t.view("captain")["notes"]
    t.end()
    shown = events(t, "coordinates_revealed")[0]
    assert (shown["card"], shown["destination"]) == ("coord_4", "earth")
    assert t.view("")["notes"]["coordinates"] == "coord_4"
    assert t.survivors == ["captain", "scout"]


@rule("NEM-VICT-07", "NEM-VICT-10")
@pytest.mark.parametrize("to", ["mars", "venus", "deep_space"])
def test_anywhere_but_earth_the_sleepers_die_and_pods_are_safe(to: str) -> None:
    t = table("captain", "scout", "pilot").asleep("captain", "scout").escaped("pilot")
    t.keeps("captain", "hoarder").keeps("scout", "relentless_investigator").keeps("pilot", "quarantine")
    t.end(to=to)
    assert [e["seat"] for e in events(t, "wrong_destination")] == [0, 1]
    assert t.survivors == ["pilot"]


@rule("NEM-VICT-10")
def test_pods_are_safe_when_the_engines_fail() -> None:
    t = table("captain", "scout").met().escaped("captain", "scout")
    t.end(to="venus", damaged=3)
    assert t.survivors == ["captain", "scout"]


@rule("NEM-VICT-08")
def test_quarantine_survives_at_mars() -> None:
    t = table("captain", "scout").asleep("captain", "scout").keeps("scout", "quarantine").keeps("captain", "hoarder")
    t.end(to="mars")
    assert t.survivors == ["scout"]
    assert t.winners == ["scout"]


@rule("NEM-VICT-08")
@pytest.mark.parametrize("to", ["venus", "deep_space"])
def test_quarantine_survives_nowhere_else(to: str) -> None:
    t = table("captain", "scout").asleep("scout").keeps("scout", "quarantine")
    t.end(to=to)
    assert t.survivors == []


@rule("NEM-VICT-08")
def test_quarantine_survives_at_earth_but_fails() -> None:
    t = table("captain", "scout").asleep("scout").keeps("scout", "quarantine")
    t.end(to="earth")
    assert t.survivors == ["scout"]
    assert t.winners == []


@rule("NEM-VICT-08")
def test_a_quarantine_that_was_removed_saves_nobody() -> None:
    t = table("captain", "scout").asleep("scout").keeps("scout", "quarantine")
    t.crew("scout").kept = 1
    t.end(to="mars")
    assert t.survivors == []


@rule("NEM-VICT-09")
def test_a_wrong_destination_leaves_ship_and_intruders_whole() -> None:
    t = table("captain", "scout").asleep("captain").escaped("scout")
    t.keeps("captain", "hoarder").keeps("scout", "the_great_hunt").crew("scout").signal = True
    t.intruder("queen", "cockpit")
    t.end(to="venus")
    assert not t.ship_destroyed
    assert [f.kind for f in t.game.figures] == ["queen"]
    assert t.survivors == ["scout"]
    assert t.winners == []


# -- contamination


@rule("NEM-VICT-11")
def test_all_cards_everywhere_are_scanned_and_clean_ones_harm_nobody() -> None:
    t = table("captain", "scout").met().asleep("scout")
    contaminated(t, "scout", hand=1, deck=1, discard=1)
    t.rig(scan=["clean", "clean", "clean"]).end()
    scan = events(t, "final_scan")[0]
    assert (scan["seat"], scan["infected"], scan["clean"]) == (1, 0, 3)
    assert not events(t, "final_draw")
    assert t.survivors == ["scout"]
    t.check()


@rule("NEM-VICT-11")
@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
@pytest.mark.parametrize("left_by", ["pod", "hibernation"])
def test_one_infected_card_anywhere_leads_to_the_draw(where: str, left_by: str) -> None:
    t = table("captain", "scout").met()
    t.escaped("scout") if left_by == "pod" else t.asleep("scout")
    contaminated(t, "scout", **{where: 1})
    t.rig(scan=["infected"], **{"action:1": ["rest", "search", "search", "demolition"]}).end()
    assert events(t, "final_scan")[0]["infected"] == 1
    assert events(t, "final_draw")[0]["contamination"] == 0
    # No larva is placed by this scan.
    assert not t.crew("scout").larva
    assert t.survivors == ["scout"]


@rule("NEM-VICT-11")
def test_the_dead_are_not_scanned() -> None:
    t = table("captain", "scout").met().asleep("scout")
    contaminated(t, "captain", hand=2)
    t.end()
    assert [e["seat"] for e in events(t, "final_scan")] == [1]


@rule("NEM-VICT-12", "NEM-VICT-14")
def test_example_a_larva_and_no_contamination_card() -> None:
    t = table("captain", "scout").met().asleep("scout")
    t.crew("scout").larva = True
    t.end()
    assert not events(t, "final_scan")
    assert events(t, "final_draw")[0]["contamination"] == 0
    assert len(t.crew("scout").hand) == 4
    assert len(t.crew("scout").deck) == 6
    assert t.survivors == ["scout"]


@rule("NEM-VICT-12", "NEM-VICT-13")
def test_with_a_larva_even_a_clean_card_kills_when_it_is_drawn() -> None:
    t = table("captain", "scout").met().asleep("scout")
    t.crew("scout").larva = True
    contaminated(t, "scout", hand=1)
    t.rig(**{"action:1": ["rest", "search", "contamination", "search"]}).end()
    # Not scanned: whether it was infected nobody knows.
    assert not events(t, "final_scan")
    assert events(t, "final_draw")[0]["contamination"] == 1
    assert t.survivors == []
    assert t.crew("scout").status == DEAD


@rule("NEM-VICT-13")
def test_four_cards_are_drawn_from_all_own_cards_shuffled() -> None:
    t = table("captain", "scout").met().asleep("scout").any_hand("scout", 5)
    contaminated(t, "scout", deck=1)
    t.rig(scan=["infected"], **{"action:1": ["rest", "search", "search", "demolition"]}).end()
    me = t.crew("scout")
    assert len(me.hand) == 4
    assert len(me.deck) == 7
    assert me.discard == []
    assert t.survivors == ["scout"]
    t.check()


@rule("NEM-VICT-13")
@pytest.mark.parametrize("drawn", ["contamination_infected", "contamination_clean"])
def test_a_drawn_contamination_card_kills_infected_or_not(drawn: str) -> None:
    t = table("captain", "scout").met().escaped("scout")
    contaminated(t, "scout", deck=2)
    t.rig(scan=["infected", "clean"], **{"action:1": ["rest", "search", "search", drawn]}).end()
    assert [e["seat"] for e in events(t, "contamination_kills")] == [1]
    assert t.survivors == []


@rule("NEM-VICT-11")
def test_the_final_scan_is_public() -> None:
    t = table("captain", "scout").met().asleep("scout")
    contaminated(t, "scout", hand=1)
    t.rig(scan=["clean"]).end()
    for who in ("captain", "scout", ""):
        assert t.told("final_scan", who)[0]["clean"] == 1


# -- objectives


@rule("NEM-VICT-15")
def test_only_survivors_reveal_their_objectives() -> None:
    t = table("captain", "scout", "pilot").asleep("scout").escaped("pilot")
    t.keeps("captain", "hoarder").keeps("scout", "salvaging_the_prime_asset").keeps("pilot", "ab_ovo")
    t.end()
    revealed = [(e["seat"], e["objective"], e["fulfilled"]) for e in t.told("objective_revealed", "captain")]
    assert revealed == [(1, "salvaging_the_prime_asset", True), (2, "ab_ovo", False)]


@rule("NEM-VICT-16", "NEM-OBJ-11")
def test_several_can_win() -> None:
    t = table("captain", "scout", "pilot").met().asleep("captain", "scout").escaped("pilot")
    t.keeps("captain", "salvaging_the_prime_asset").keeps("scout", "the_oldest_friend").keeps("pilot", "hoarder")
    t.end()
    assert t.winners == ["captain", "scout"]


@rule("NEM-VICT-16")
def test_nobody_may_win() -> None:
    t = table("captain", "scout").met().asleep("captain", "scout")
    t.keeps("captain", "hoarder").keeps("scout", "quarantine")
    t.end()
    assert t.survivors == ["captain", "scout"]
    assert t.winners == []


@rule("NEM-VICT-16", "NEM-OBJ-02")
def test_who_dies_in_a_check_does_not_win_even_with_the_objective_fulfilled() -> None:
    t = table("captain", "scout").keeps("captain", "ab_ovo").keeps("scout", "extreme_field_biology")
    t.weakness("vital_places", "egg").weakness("way_of_moving", "carcass")
    t.asleep("captain").escaped("scout")
    t.end(to="venus")
    # Both wanted what is the case; only the one in the pod lives.
    assert t.survivors == ["scout"]
    assert t.winners == ["scout"]
    assert t.crew("captain").status == DEAD


@rule("NEM-OBJ-02")
@pytest.mark.parametrize("alive", [ESCAPED, HIBERNATING])
def test_both_ways_of_surviving_count(alive: str) -> None:
    t = table("captain", "scout").keeps("captain", "ab_ovo").weakness("vital_places", "egg")
    t.escaped("captain") if alive == ESCAPED else t.asleep("captain")
    t.end()
    assert t.winners == ["captain"]


@rule("NEM-VICT-04")
@pytest.mark.parametrize("damaged", [1, 2, 3])
def test_it_does_not_matter_which_engine_fails(damaged: int) -> None:
    t = table("captain", "scout").met().asleep("captain", "scout")
    t.rig(engine={n: "damaged" if n == damaged else "working" for n in (1, 2, 3)}).end()
    assert events(t, "ship_destroyed") == []
    assert t.survivors == ["captain", "scout"]


@rule("NEM-OBJ-12")
def test_without_a_first_encounter_survivors_choose_at_the_objective_check() -> None:
    t = table("captain", "scout", "pilot").asleep("scout").escaped("pilot")
    t.objective("scout", "salvaging_the_prime_asset", "ab_ovo").objective("pilot", "hoarder", "extreme_field_biology")
    t.end()
    # The Captain died in the jump and has nothing to choose.
    assert [(q.seat, q.prompt) for q in t.match.pending] == [(1, "choose_objective"), (2, "choose_objective")]
    assert events(t, "survives")
    assert not events(t, "objective_revealed")
    t.answer("pilot", "objective:1").answer("scout", "objective:0")
    assert t.match.over
    assert t.winners == ["scout"]
    revealed = [(e["seat"], e["objective"]) for e in events(t, "objective_revealed")]
    assert revealed == [(1, "salvaging_the_prime_asset"), (2, "extreme_field_biology")]
    assert t.crew("captain").kept == -1

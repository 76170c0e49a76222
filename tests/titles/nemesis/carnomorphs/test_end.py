"""The contamination check at the end of a game against Carnomorphs."""

from __future__ import annotations

import pytest

from airlock.survival.crew import CONTAMINATION
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import empty, mutated, mutations, table


def sleeper(where: str = "hand", contamination: int = 1) -> Table:
    """The captain hibernates with contamination cards; the rest of the crew doesn't make it."""
    t = empty(table()).met().any_hand("captain", 2, contamination=contamination)
    me = t.crew("captain")
    if where != "hand":
        cards = [card for card in me.hand if card == CONTAMINATION]
        me.hand = [card for card in me.hand if card != CONTAMINATION]
        (me.deck.middle if where == "deck" else me.discard).extend(cards)
    return t.asleep("captain")


def draws(t: Table, contamination: int) -> Table:
    """This many contamination cards are among the four that are drawn."""
    clean = sorted(card for card in t.crew("captain").deck.cards() + t.crew("captain").hand if card != CONTAMINATION)
    return t.rig(**{"action:0": [CONTAMINATION] * contamination + clean[: 4 - contamination]})


@rule("CAR-END-02", "CAR-END-05", "CAR-DIFF-06", "CAR-END-01")
@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
def test_without_an_infected_card_anywhere_one_survives(where: str) -> None:
    t = sleeper(where, contamination=3).rig(scan=["clean"] * 3).end()
    assert t.survivors == ["captain"]
    # Nobody draws four cards.
    assert t.told("final_draw") == []
    assert mutations(t).owners == []


@rule("CAR-END-02", "CAR-END-03", "CAR-END-04")
@pytest.mark.parametrize("where", ["hand", "deck", "discard"])
def test_an_infected_card_gives_a_mutation_card_and_step_b_follows(where: str) -> None:
    t = draws(sleeper(where, contamination=2), 0).rig(scan=["infected", "clean"]).end()
    assert mutations(t).card_of(0)
    # It was taken without a choice.
    assert t.asked("captain") != "keep_mutation"
    assert [e["contamination"] for e in t.told("final_draw")] == [0]
    assert t.survivors == ["captain"]


@rule("CAR-END-03", "CAR-END-04")
@pytest.mark.parametrize(("drawn", "lives"), [(3, True), (4, False)])
def test_each_contamination_card_is_a_marker_and_four_kill(drawn: int, lives: bool) -> None:
    t = sleeper(contamination=4).rig(scan=["infected", "clean", "clean", "clean"])
    faces = ["contamination_infected", *["contamination_clean"] * (drawn - 1)]
    rest = sorted(card for card in t.crew("captain").deck.cards() if card != CONTAMINATION)
    t.rig(**{"action:0": faces + rest[: 4 - drawn]}).end()
    assert mutations(t).markers[0] == drawn
    assert t.survivors == (["captain"] if lives else [])


@rule("CAR-END-01", "CAR-END-06")
@pytest.mark.parametrize(("drawn", "markers", "lives"), [(1, 3, True), (2, 4, False)])
def test_with_a_mutation_card_one_draws_at_once_and_old_markers_count(drawn: int, markers: int, lives: bool) -> None:
    t = draws(mutated(sleeper(contamination=2), "captain", markers=2), drawn).end()
    # Step A is left out: nothing is scanned.
    assert t.told("final_scan") == []
    assert mutations(t).markers[0] == markers
    assert t.survivors == (["captain"] if lives else [])


@rule("CAR-END-04")
def test_nothing_is_placed_for_whoever_dies_in_the_check() -> None:
    t = draws(mutated(sleeper(contamination=1), "captain", markers=3), 1).end()
    assert t.survivors == []
    assert t.game.figures == []
    assert not any("corpse_0" in objects for objects in t.game.objects.values())


@rule("CAR-END-07")
def test_the_check_comes_after_engines_and_coordinates_and_before_objectives() -> None:
    t = draws(mutated(sleeper(contamination=1), "captain", markers=3), 1)
    t.keeps("captain", "ab_ovo")
    mutations(t).removed.append("egg")
    t.end()
    told = [e["event"] for e in t.match.history(-1)]
    order = ["engines_revealed", "coordinates_revealed", "final_draw"]
    assert [event for event in told if event in order] == order
    # Whoever dies in it has not survived for any objective.
    assert t.winners == []
    assert t.told("objective_revealed") == []


@rule("CAR-END-01")
def test_whoever_left_in_a_pod_is_checked_too() -> None:
    t = empty(table()).met().any_hand("captain", 2, contamination=1).escaped("captain")
    t.rig(scan=["infected"])
    t.rig(**{"action:0": ["contamination_infected"]}).end()
    assert mutations(t).markers[0] == 1
    assert t.survivors == ["captain"]

"""What Carnomorphs go with: modes, boards, and coming back to life."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import BadOptions
from airlock.survival.death import die
from airlock.titles.nemesis.carnomorphs.mutation import get_marker
from airlock.titles.nemesis.carnomorphs.species import CARNOMORPHS
from airlock.titles.nemesis.title import NEMESIS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import all_adaptations_known, empty, mutated, mutations, put, table


def setting(players: int, **options: str) -> dict[str, str]:
    return dict(NEMESIS.setting(players, {"species": "carnomorphs", **options}))


@rule("CAR-COMBO-04", "CAR-COMBO-07")
def test_the_intruder_player_is_not_offered_nor_any_mode_but_three() -> None:
    with pytest.raises(
        BadOptions, match=r"species carnomorphs goes with mode semi, solo or coop only \(CAR-COMBO-04\)"
    ):
        setting(3, mode="intruder")
    assert [(need.other, list(need.only)) for need in CARNOMORPHS.needs] == [("mode", ["semi", "solo", "coop"])]


@rule("CAR-COMBO-01")
def test_one_species_hunts_in_a_match() -> None:
    with pytest.raises(BadOptions):
        NEMESIS.setting(3, {"species": "carnomorphs,intruders"})


@rule("CAR-COMBO-02", "CAR-COMBO-03", "CAR-COMBO-05")
@pytest.mark.parametrize("board", ["base", "alt"])
def test_solo_and_cooperative_matches_are_offered_on_both_sides(board: str) -> None:
    assert setting(1, mode="solo", board=board)["species"] == "carnomorphs"
    for players in (1, 2, 3, 4, 5):
        assert setting(players, mode="coop", board=board)["mode"] == "coop"
    for players in (2, 3, 4, 5):
        assert setting(players, mode="semi", board=board)["board"] == board


@rule("CAR-COMBO-02")
def test_item_counters_are_halved_in_solo_matches() -> None:
    t = table("captain", mode="solo").any_hand("captain", 3)
    t.rig(room={"slot_006": "canteen"}, explore={"slot_006": "malfunction_1"}, noise=[1])
    t.turn("captain").do("captain", "move:slot_006")
    # The token says 4.
    assert t.game.items_left["slot_006"] == 2


# -- coming back to life


def fallen(cause: str = "wounds") -> Table:
    """The scout lies dead in the Emergency Room of a cooperative match."""
    t = empty(all_adaptations_known(table("captain", "scout", "pilot", mode="coop"))).met()
    mutated(t, "scout", "mimicry", markers=2, faceup=True)
    t.at("captain", "cockpit").at("pilot", "cockpit").at("scout", "emergency")
    return t.flow(die(t.game, t.crew("scout"), cause))


@rule("CAR-COMBO-03")
def test_who_comes_back_keeps_mutation_card_and_markers() -> None:
    t = fallen().run("start_round")
    assert t.crew("scout").active
    assert mutations(t).card_of(1) == "mimicry"
    assert mutations(t).markers == [0, 2, 0]
    assert mutations(t).faceup == [1]
    t.check()


@rule("CAR-COMBO-03")
def test_who_was_killed_by_the_fourth_marker_does_not_come_back() -> None:
    t = empty(all_adaptations_known(table("captain", "scout", "pilot", mode="coop"))).met()
    mutated(t, "scout", "mimicry", markers=3)
    t.at("captain", "cockpit").at("pilot", "cockpit").at("scout", "emergency")
    t.flow(get_marker(t.game, t.crew("scout")))
    # The shambler there is not the reason.
    t.game.figures.clear()
    t.run("start_round")
    assert not t.crew("scout").active


@rule("CAR-COMBO-03", "CAR-FEED-16")
def test_an_eaten_corpse_does_not_come_back() -> None:
    t = fallen()
    eater = put(t, "metagorger", "emergency")
    t.run("attacks_and_feeding")
    t.game.figures.remove(eater)
    t.run("start_round")
    assert not t.crew("scout").active


@rule("CAR-COMBO-03")
def test_a_carried_corpse_is_safe() -> None:
    t = fallen().at("captain", "emergency").any_hand("captain", 3).empty_hands("captain").turn("captain")
    t.do("captain", "pick_up:corpse_1")
    hungry = put(t, "shambler", "emergency")
    # In combat, and hungry enough to feed first: it finds nothing.
    mutations(t).removed.clear()
    t.game.weaknesses["corpse"] = "voracious"
    t.rig(attack=["devour_1"]).run("attacks_and_feeding")
    assert hungry.kind == "shambler"
    assert t.told("carnomorph_feeds") == []
    # So it can still come back.
    t.game.figures.clear()
    t.crew("captain").hands.clear()
    t.object("corpse_1", "emergency").run("start_round")
    assert t.crew("scout").active

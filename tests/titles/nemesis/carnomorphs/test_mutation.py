"""Mutation cards and markers: getting them, who knows them, losing them, and the fourth marker."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import Fate
from airlock.survival.contamination import purge, scan_hand
from airlock.survival.crew import CLEAN, CONTAMINATION, INFECTED
from airlock.survival.secrets import determinize
from airlock.titles.nemesis.carnomorphs.mutation import get_marker, get_mutation_card
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import (
    all_adaptations_known,
    bag,
    kinds,
    lying,
    mutated,
    mutations,
    put,
    table,
)

HOME = "hibernatorium"


def get(t: Table, who: str = "captain") -> Table:
    return t.flow(get_mutation_card(t.game, t.crew(who)))


def mark(t: Table, who: str = "captain") -> Table:
    return t.flow(get_marker(t.game, t.crew(who)))


# -- cards


@rule("CAR-MUT-01")
def test_two_are_drawn_one_is_kept_and_the_other_goes_back() -> None:
    t = get(table().rig(mutation=["hive_mind", "mimicry"]))
    assert t.options("captain") == ["keep_mutation:hive_mind", "keep_mutation:mimicry"]
    assert len(mutations(t).deck) == 10
    t.answer("captain", "keep_mutation:mimicry")
    assert mutations(t).card_of(0) == "mimicry"
    assert len(mutations(t).deck) == 11
    assert "hive_mind" in mutations(t).deck.middle
    assert mutations(t).deck.top == mutations(t).deck.bottom == []
    t.check()


@rule("CAR-MUT-01")
@pytest.mark.parametrize(("left", "got"), [(1, "mimicry"), (0, "")])
def test_with_one_card_left_it_is_taken_and_with_none_nothing_happens(left: int, got: str) -> None:
    t = table()
    mutations(t).deck.middle[:] = ["mimicry"][:left]
    get(t)
    assert t.asked() == "halted"
    assert mutations(t).card_of(0) == got


@rule("CAR-MUT-02")
def test_only_the_owner_sees_what_was_drawn_and_what_was_kept() -> None:
    t = get(table().rig(mutation=["hive_mind", "mimicry"]))
    assert t.view("captain")["mutations"]["choosing"] == ["hive_mind", "mimicry"]
    for who in ("scout", ""):
        assert t.view(who)["mutations"]["choosing"] == []
        assert all("options" not in question for question in t.view(who)["questions"])
    t.answer("captain", "keep_mutation:mimicry")
    assert t.view("captain")["mutations"]["mine"] == "mimicry"
    for who in ("scout", ""):
        view = t.view(who)
        # That there is a card is public, which one is not.
        assert (view["mutations"]["mine"], view["crew"][0]["mutated"], view["crew"][0]["mutation"]) == ("", True, "")
        assert "mimicry" not in str(view)
        assert "mimicry" not in str(t.match.history(t.seat(who) if who else -1))
    assert [e["mutation"] for e in t.told("saw_mutation", to="captain")] == ["mimicry"]


@rule("CAR-MUT-02")
def test_in_the_minds_of_others_it_could_be_any_card_they_have_not_seen() -> None:
    t = mutated(mutated(table(), "captain", "mimicry"), "scout", "devourer")
    seen = set()
    for n in range(60):
        world = t.game.copy()
        determinize(world, 1, Fate(f"mind {n}"))
        part = type(mutations(t)).of(world)
        assert part.card_of(1) == "devourer"
        seen.add(part.card_of(0))
        world = t.game.copy()
        determinize(world, 0, Fate(f"mind {n}"))
        assert type(mutations(t)).of(world).card_of(0) == "mimicry"
    assert len(seen) == 11
    assert "devourer" not in seen


@rule("CAR-MUT-02")
def test_while_somebody_chooses_others_could_think_of_any_two() -> None:
    t = get(table().rig(mutation=["hive_mind", "mimicry"]))
    seen = set()
    for n in range(40):
        world = t.game.copy()
        determinize(world, 1, Fate(f"choice {n}"))
        drawn = type(mutations(t)).of(world).drawn
        assert len(drawn) == 2
        seen.update(drawn)
    assert len(seen) == 12


@rule("CAR-MUT-03")
def test_a_card_that_was_used_lies_open_for_everybody() -> None:
    t = mutated(table(), "captain", "mimicry", faceup=True)
    for who in ("captain", "scout", ""):
        assert t.view(who)["crew"][0]["mutation"] == "mimicry"
    world = t.game.copy()
    determinize(world, 1, Fate("open"))
    assert type(mutations(t)).of(world).card_of(0) == "mimicry"


@rule("CAR-MUT-04")
def test_nobody_gets_a_second_card() -> None:
    t = get(mutated(table(), "captain", "mimicry"))
    assert t.asked() == "halted"
    assert mutations(t).card_of(0) == "mimicry"
    assert len(mutations(t).deck) == 11


@rule("CAR-MUT-05", "CAR-MARK-05", "CAR-MUT-07", "CAR-CONT-04")
@pytest.mark.parametrize("faceup", [True, False])
def test_surgery_takes_the_card_and_leaves_the_markers(faceup: bool) -> None:
    t = mutated(table().at("captain", "surgery").any_hand("captain", 3), "captain", "mimicry", 2, faceup)
    # No contamination card anywhere: losing the mutation is reason enough.
    t.turn("captain").do("captain", "room:surgery:operate")
    assert mutations(t).card_of(0) == ""
    assert mutations(t).markers == [2, 0]
    assert mutations(t).faceup == []
    assert sorted(mutations(t).deck.middle).count("mimicry") == 1
    assert t.crew("captain").light == 1
    # A facedown card is not shown.
    assert ("mimicry" in str(t.match.history(1))) is False
    t.check()


@rule("CAR-MUT-07")
def test_without_mutation_and_contamination_there_is_nothing_to_cure() -> None:
    t = table().at("captain", "surgery").any_hand("captain", 3).turn("captain")
    assert t.why_not("captain", "room:surgery:operate") == "nothing_to_cure"


@rule("CAR-MUT-05", "CAR-MARK-05")
def test_an_antidote_takes_the_card_as_well() -> None:
    t = mutated(table().any_hand("captain", 3).item("captain", "antidote"), "captain", "mimicry", markers=3)
    t.turn("captain").do("captain", "item:antidote:inject")
    assert mutations(t).card_of(0) == ""
    assert mutations(t).markers == [3, 0]
    t.check()


@rule("CAR-MUT-05")
def test_the_rest_of_their_text_holds_without_a_mutation_too() -> None:
    t = table().at("captain", "surgery").any_hand("captain", 3, contamination=1).turn("captain")
    t.rig(scan=["contamination_infected"]).do("captain", "room:surgery:operate")
    assert t.game.contamination_removed == 1
    assert t.crew("captain").light == 1
    assert t.told("mutation_lost") == []


@rule("CAR-MUT-06", "CAR-MARK-05", "CAR-MARK-03")
def test_with_a_new_card_the_old_markers_still_count() -> None:
    t = mutated(table(), "captain", "mimicry", markers=2)
    t.game.species.cure(t.game, t.crew("captain"))
    mark(t.rig(mutation=["devourer", "hive_mind"])).answer("captain", "keep_mutation:devourer")
    assert mutations(t).markers == [2, 0]
    mark(t)
    assert mutations(t).markers == [3, 0]


# -- markers


@rule("CAR-MARK-02", "CAR-MARK-03", "CAR-MARK-07")
def test_the_first_marker_is_a_card_and_the_next_a_marker() -> None:
    t = mark(table().rig(mutation=["devourer", "hive_mind"]))
    assert t.asked("captain") == "keep_mutation"
    t.answer("captain", "keep_mutation:devourer")
    assert mutations(t).markers == [0, 0]
    assert mutations(mark(t)).markers == [1, 0]
    t.check()


@rule("CAR-MARK-06")
def test_two_markers_at_once_are_a_card_and_a_marker() -> None:
    t = table().rig(mutation=["devourer", "hive_mind"])
    me = t.crew("captain")

    def both() -> object:
        yield from get_marker(t.game, me)
        yield from get_marker(t.game, me)

    t.flow(both()).answer("captain", "keep_mutation:devourer")  # type: ignore[arg-type]
    assert mutations(t).markers == [1, 0]


@rule("CAR-MARK-04")
def test_the_fourth_marker_kills_and_a_shambler_stands_there() -> None:
    t = mutated(all_adaptations_known(table("captain", "scout", "pilot")), "captain", markers=3).met()
    t.at("captain", "canteen").at("scout", "canteen").carry("captain", "egg").hand("scout")
    t.game.eggs -= 1
    before = bag(t)
    mark(t)
    assert t.crew("captain").status == "dead"
    assert [e["cause"] for e in t.told("died")] == ["mutation"]
    assert kinds(t, "canteen") == ["shambler"]
    assert lying(t, "canteen") == ["corpse_0", "egg"]
    # The first death unlocks the pods; no token, no encounter, no surprise; others there are in combat now.
    assert all(not pod.locked for pod in t.pods)
    assert bag(t) == before
    assert t.told("encounter") == t.told("attack") == []
    assert t.game.in_combat(t.crew("scout"))
    t.check()


@rule("CAR-MARK-04")
def test_without_a_free_shambler_only_the_corpse_is_placed() -> None:
    t = mutated(all_adaptations_known(table()), "captain", markers=3)
    for _ in range(8):
        put(t, "shambler", "slot_012")
    mark(t)
    assert kinds(t, HOME) == []
    assert "corpse_0" in lying(t, HOME)


@rule("CAR-MARK-08", "CAR-TYPE-08")
def test_on_a_pod_shambler_and_corpse_are_left_in_the_section() -> None:
    t = mutated(all_adaptations_known(table("captain", "scout", "pilot")), "captain", markers=3).met()
    t.room("evacuation_a").unlocked(1).run().aboard("captain").aboard("scout")
    mark(t)
    assert kinds(t, "evacuation_a") == ["shambler"]
    assert lying(t, "evacuation_a") == ["corpse_0"]
    assert t.crew("scout").slot == t.slot("evacuation_a")
    t.check()


# -- contamination during play


@rule("CAR-CONT-01", "CAR-CONT-03", "CAR-MARK-07")
def test_an_infected_rest_gives_a_card_then_a_marker() -> None:
    t = table().hand("captain", "rest", contamination=2).turn("captain")
    t.rig(scan=["infected", "clean"], mutation=["devourer", "hive_mind"])
    t.do("captain", "card:rest:scan")
    assert t.asked("captain") == "keep_mutation"
    t.answer("captain", "keep_mutation:devourer")
    assert mutations(t).markers == [0, 0]
    # Infected cards stay, clean ones are out of the game.
    assert t.crew("captain").hand.count(INFECTED) == 1
    assert t.game.contamination_removed == 1
    t.flow(scan_hand(t.game, t.crew("captain")))
    assert mutations(t).markers == [1, 0]
    t.check()


@rule("CAR-CONT-01")
@pytest.mark.parametrize("room", ["canteen", "shower"])
def test_canteen_and_shower_infect_as_well(room: str) -> None:
    t = mutated(table().at("captain", room).any_hand("captain", 3, contamination=1), "captain").turn("captain")
    way = next(key for key in t.options("captain") if key.startswith(f"room:{room}"))
    t.rig(scan=["infected"]).do("captain", way)
    while "scan" in t.options("captain"):
        t.answer("captain", "scan")
    assert mutations(t).markers == [1, 0]


@rule("CAR-CONT-02")
def test_several_infected_cards_of_one_scan_are_one_marker() -> None:
    t = mutated(table().hand("captain", contamination=3), "captain")
    t.rig(scan=["infected"] * 3).flow(scan_hand(t.game, t.crew("captain")))
    assert mutations(t).markers == [1, 0]


@rule("CAR-CONT-04")
def test_no_other_scan_gives_a_marker() -> None:
    t = mutated(table().hand("captain", contamination=2), "captain").rig(scan=["infected"] * 2)
    purge(t.game, t.crew("captain"))
    assert mutations(t).markers == [0, 0]
    t = mutated(table().any_hand("captain", 3, contamination=1).item("captain", "alcohol"), "captain").turn("captain")
    way = next(key for key in t.options("captain") if key.startswith("item:alcohol"))
    t.rig(scan=["infected"]).do("captain", way)
    assert mutations(t).markers == [0, 0]


@rule("CAR-CONT-05")
def test_being_infected_again_is_a_marker_not_death() -> None:
    t = mutated(table().hand("captain", contamination=1), "captain").rig(scan=["infected"])
    t.flow(scan_hand(t.game, t.crew("captain")))
    assert t.crew("captain").active
    assert mutations(t).markers == [1, 0]
    assert CONTAMINATION not in t.crew("captain").hand
    assert CLEAN not in t.crew("captain").hand

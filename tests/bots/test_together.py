"""How the crew shares out the work of the cooperative mode."""

from __future__ import annotations

from random import Random

import pytest

from airlock.bots import BOTS, Sight, ask_bot
from airlock.bots.nemesis.plan import Plan
from airlock.bots.nemesis.scene import Scene
from airlock.bots.nemesis.tables import tables_of
from airlock.bots.nemesis.together import Together, together
from airlock.kernel.options import Question
from airlock.kernel.zones import only
from tests.asking import option, prompt
from tests.table import Table, table


def common(t: Table, who: str) -> Together:
    """The common work in somebody's eyes."""
    t.refresh()
    work = together(Scene(tables_of(t.match.options), t.view(who), t.seat(who)))
    assert work is not None
    return work


def job(t: Table, who: str) -> str:
    """What falls to somebody."""
    mine = common(t, who).mine
    return mine.reason if mine is not None else ""


def choice(t: Table, who: str) -> str:
    t.refresh()
    return ask_bot(BOTS["crew"](Random(1)), t.match, t.seat(who)).key


def pair(*goals: str) -> Table:
    return table("pilot", "scout", mode="coop").goals(*goals).met()


def test_the_nearest_sends_the_signal_and_nobody_else() -> None:
    t = pair("clean_up_crew", "special_delivery").room("nest", "slot_018").at("pilot", "comms").at("scout", "nest")
    assert (job(t, "pilot"), job(t, "scout")) == ("signal", "egg")


def test_two_goals_ask_for_two_signals_of_different_people() -> None:
    t = pair("clean_up_crew", "cutting_off_the_head").at("pilot", "comms").at("scout", "comms")
    assert (job(t, "pilot"), job(t, "scout")) == ("signal", "signal")
    t.crew("pilot").signal = True
    assert (job(t, "pilot"), job(t, "scout")) == ("look_for", "signal")


def test_nobody_explores_where_somebody_else_goes() -> None:
    t = pair("no_man_left_behind", "special_delivery").at("pilot", "hibernatorium").at("scout", "hibernatorium")
    slots = []
    for who in ("pilot", "scout"):
        mine = common(t, who).mine
        assert mine is not None
        assert mine.reason == "explore"
        slots += mine.slots
    assert len(set(slots)) == 2


def test_of_two_who_are_as_near_the_one_without_a_wound_goes() -> None:
    t = pair("clean_up_crew", "emergency_post_mortem").at("pilot", "hibernatorium").at("scout", "hibernatorium")
    t.room("comms", "slot_010").room("surgery", "slot_003")
    t.game.objects = {t.slot("surgery"): ["corpse_blue"]}
    t.self_destruct = 5
    assert job(t, "pilot") == "signal"
    t.wounded("pilot", serious=["leg"])
    assert (job(t, "pilot"), job(t, "scout")) == ("", "signal")


def test_who_has_nothing_to_do_leaves_and_who_has_stays() -> None:
    t = pair("clean_up_crew", "cutting_off_the_head").at("pilot", "evacuation_a").at("scout", "comms").unlocked(1)
    t.self_destruct = 3
    t.crew("pilot").signal = True
    assert Plan(Scene(tables_of(t.match.options), t.view("pilot"), 0)).leaving
    assert not Plan(Scene(tables_of(t.match.options), t.view("scout"), 1)).leaving
    t.crew("scout").signal = True
    assert Plan(Scene(tables_of(t.match.options), t.view("scout"), 1)).leaving


def test_who_carries_it_brings_it_there_and_others_explore() -> None:
    t = pair("emergency_post_mortem", "no_man_left_behind").room("surgery", "slot_013").at("pilot", "cockpit")
    t.at("scout", "cockpit").carry("pilot", "corpse_blue")
    t.game.objects[t.slot("hibernatorium")] = []
    assert (job(t, "pilot"), job(t, "scout")) == ("surgery", "explore")


def test_nobody_leaves_with_the_corpse_that_belongs_in_surgery() -> None:
    t = pair("emergency_post_mortem", "special_delivery").at("pilot", "evacuation_a").at("scout", "cockpit").unlocked(1)
    t.game.objects[t.slot("hibernatorium")] = []
    t.carry("pilot", "corpse_blue").carry("scout", "egg")
    assert not Plan(Scene(tables_of(t.match.options), t.view("pilot"), 0)).leaving


def test_the_corpse_goes_to_surgery_by_way_of_the_laboratory() -> None:
    t = pair("emergency_post_mortem", "first_contact_protocol").room("surgery", "slot_002")
    t.room("laboratory", "slot_018").at("pilot", "surgery").at("scout", "cockpit")
    t.game.objects[t.slot("hibernatorium")] = []
    t.carry("pilot", "corpse_blue").turn("pilot")
    assert job(t, "pilot") == "analyse"
    assert not choice(t, "pilot").startswith("drop:")
    t.weakness("vulnerability_to_fire", "corpse")
    assert choice(t, "pilot") == "drop:corpse_blue"


def test_a_weapon_makes_room_for_the_egg() -> None:
    t = pair("special_delivery", "first_contact_protocol").at("pilot", "nest").at("scout", "cockpit")
    t.carry("pilot", "corpse_blue").any_hand("pilot", 5).turn("pilot")
    t.game.objects[t.slot("hibernatorium")] = []
    assert t.crew("pilot").holds("shotgun") is not None
    assert choice(t, "pilot") == "drop:shotgun"


def test_the_last_egg_is_not_shot_if_one_has_to_come_along() -> None:
    t = pair("clean_up_crew", "destination_earth").at("pilot", "nest").at("scout", "cockpit")
    t.game.eggs = 1
    nest = next(task for task in common(t, "pilot").jobs if task.reason == "nest")
    assert "melee:eggs" in nest.does
    t = table("pilot", "scout", "captain", mode="coop").goals("clean_up_crew", "destination_earth", "special_delivery")
    t.at("pilot", "nest").at("scout", "cockpit").at("captain", "cockpit")
    t.game.eggs = 1
    nest = next(task for task in common(t, "pilot").jobs if task.reason == "nest")
    assert nest.does == ("room:nest:take_egg",)


def test_it_trusts_engines_that_a_companion_has_left() -> None:
    t = pair("destination_earth", "special_delivery").at("pilot", "cockpit").at("scout", "engine_1")
    t.engines.known[0] = only(t.seat("scout"))
    t.engines.known[1] = only(t.seat("scout"))
    assert {slot for task in common(t, "pilot").jobs if task.reason == "engines" for slot in task.slots} == {
        t.slot("engine_3")
    }
    t.at("scout", "hibernatorium")
    assert not [task for task in common(t, "pilot").jobs if task.reason == "engines"]


def test_earth_and_the_queen_together_are_given_up() -> None:
    t = pair("destination_earth", "cutting_off_the_head").at("pilot", "cockpit").at("scout", "cockpit")
    assert common(t, "pilot").lost
    t.game.queen_killed = True
    assert not common(t, "pilot").lost


def test_it_draws_for_the_repair_that_the_others_wait_for() -> None:
    t = pair("clean_up_crew", "special_delivery").at("pilot", "comms").at("scout", "cockpit").malfunction("comms")
    t.hand("pilot", "interruption", "search", "demolition", "rest")
    question = Question(0, prompt("discard_any"), [option("done"), option("discard", "search")])
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "discard:search"
    t.hand("pilot", "interruption", "search", "repairs", "rest")
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "done"


@pytest.mark.parametrize("mode", ["semi", "intruder"])
def test_there_is_no_common_work_where_everybody_has_an_objective(mode: str) -> None:
    t = table("pilot", "scout", mode=mode).met()
    assert together(Scene(tables_of(t.match.options), t.view("pilot"), 0)) is None


def test_who_plays_alone_has_the_same_jobs_once_the_objective_is_chosen() -> None:
    t = table("pilot", mode="solo").objective("pilot", "no_man_left_behind", "destination_earth")
    assert together(Scene(tables_of(t.match.options), t.view("pilot"), 0)) is None
    question = Question(0, prompt("choose_objective"), [option("objective", "0"), option("objective", "1")])
    assert BOTS["crew"](Random(1)).choose(question, Sight(t.match, 0)).key == "objective:1"
    t.met(kept=1)
    assert {task.reason for task in common(t, "pilot").jobs} == {"coordinates", "engines"}

"""Personal requirements, one by one: what fulfils each, and what doesn't."""

from __future__ import annotations

import pytest

from airlock.survival.analysis import discover
from airlock.survival.injuries import kill
from airlock.survival.markers import repair
from airlock.titles.nemesis.aftermath.epilogue.deeds import Deeds
from airlock.titles.nemesis.aftermath.epilogue.requirements import REQUIREMENTS
from airlock.titles.nemesis.aftermath.epilogue.wreck import Wreck
from airlock.titles.nemesis.aftermath.second_tokens import SecondTokens
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from airlock.titles.nemesis.ship.course import Course
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.epilogue.after import finished, with_left
from tests.titles.nemesis.aftermath.epilogue.playing import epilogue


def fulfilled(t: Table, requirement: str, who: str = "captain") -> bool:
    return REQUIREMENTS[requirement](t.game, t.crew(who))


def carrying(thing: str, nest_destroyed: bool = False) -> Table:
    t = epilogue("captain", "scout").empty_hands("captain").carry("captain", thing)
    Wreck.of(t.game).nest_destroyed = nest_destroyed
    return t


@rule("AFT-EPIVICT-02")
def test_there_are_thirteen() -> None:
    assert len(REQUIREMENTS) == 13
    t = epilogue("captain", "scout")
    assert set(t.game.content.objectives) == set(REQUIREMENTS)


def test_egg_collector() -> None:
    assert fulfilled(carrying("egg"), "egg_collector")
    assert not fulfilled(carrying("carcass"), "egg_collector")
    assert fulfilled(carrying("carcass", nest_destroyed=True), "egg_collector")
    # That it was destroyed in the Epilogue itself excuses nobody.
    t = carrying("carcass")
    t.game.nest_destroyed = True
    assert not fulfilled(t, "egg_collector")


def test_trophy() -> None:
    assert fulfilled(carrying("carcass"), "trophy")
    assert not fulfilled(carrying("egg"), "trophy")


@pytest.mark.parametrize("corpse", ["corpse_red", "corpse_1"])
def test_last_honours(corpse: str) -> None:
    assert fulfilled(carrying(corpse), "last_honours")
    assert not fulfilled(carrying("carcass"), "last_honours")


def test_call_home() -> None:
    t = epilogue("captain", "scout")
    assert not fulfilled(t, "call_home")
    t.crew("captain").signal = True
    assert fulfilled(t, "call_home")
    assert not fulfilled(t, "call_home", "scout")


def test_flight_data() -> None:
    t = epilogue("captain", "scout")
    assert not fulfilled(t, "flight_data")
    Course.of(t.game).known |= t.crew("captain").mask
    assert fulfilled(t, "flight_data")
    assert not fulfilled(t, "flight_data", "scout")


def test_engine_report() -> None:
    t = epilogue("captain", "scout")
    t.engines.known = [1, 2, 0]
    assert not fulfilled(t, "engine_report")
    t.engines.known = [1, 2, 3]
    assert fulfilled(t, "engine_report")


def test_salvage() -> None:
    t = epilogue("captain", "scout")
    t.crew("captain").inventory = [t.game.items["green"].middle.pop() for _ in range(2)]
    assert not fulfilled(t, "salvage")
    t.crew("captain").inventory.append(t.game.items["green"].middle.pop())
    assert fulfilled(t, "salvage")
    # What one brought along doesn't count.
    t = epilogue("captain", "scout")
    t.crew("captain").inventory = [*t.crew("captain").quests, t.game.items["green"].middle.pop()]
    assert not fulfilled(t, "salvage")


def test_quick_study() -> None:
    t = epilogue("captain", "scout")
    assert not fulfilled(t, "quick_study")
    discover(t.game, t.crew("scout"), "carcass")
    assert fulfilled(t, "quick_study")
    # That it is overcome later doesn't matter.
    t.game.weaknesses.pop("carcass")
    assert fulfilled(t, "quick_study")


@pytest.mark.parametrize(
    ("kinds", "done"),
    [([], False), (["larva"], False), (["larva", "larva"], True), (["creeper"], True), (["queen"], True)],
)
def test_monster_hunter(kinds: list[str], done: bool) -> None:
    t = epilogue("captain", "scout")
    t.game.acting = 0
    for kind in kinds:
        name = t.intruder(kind, "cockpit")
        figure = next(f for f in t.game.figures if f.name == name)
        for _ in kill(t.game, figure):
            pass
    assert fulfilled(t, "monster_hunter") == done
    assert not fulfilled(t, "monster_hunter", "scout")


def test_monster_hunter_does_not_count_what_fire_killed() -> None:
    t = epilogue("captain", "scout")
    name = t.intruder("adult", "cockpit")
    figure = next(f for f in t.game.figures if f.name == name)
    for _ in kill(t.game, figure):
        pass
    assert Deeds.of(t.game).kills == {}


@pytest.mark.parametrize(("before", "repaired", "done"), [(1, 1, True), (2, 1, True), (3, 1, False), (3, 2, True)])
def test_repair_order(before: int, repaired: int, done: bool) -> None:
    rooms = ["slot_001", "slot_011", "slot_019"][:before]
    t = epilogue("captain", "scout", before=with_left(finished(2, "a").leave(), malfunction=rooms))
    t.game.acting = 0
    for slot in rooms[:repaired]:
        repair(t.game, slot)
    assert fulfilled(t, "repair_order") == done
    assert not fulfilled(t, "repair_order", "scout")


@rule("AFT-EPISETUP-20")
def test_repair_order_is_not_dealt_where_nothing_is_broken() -> None:
    whole = with_left(finished(2, "a").leave(), malfunction=[])
    for seed in range(8):
        t = epilogue("captain", "scout", "soldier", "pilot", "mechanic", before=whole, seed=f"deal {seed}")
        dealt = [c.dealt[0] for c in t.game.crew]
        assert "repair_order" not in [*dealt, *t.game.objective_pools["requirement"]]


@pytest.mark.parametrize(("crew", "needed"), [(("captain", "scout"), 6), (("captain", "scout", "soldier"), 4)])
def test_pathfinder(crew: tuple[str, ...], needed: int) -> None:
    t = epilogue(*crew)
    SecondTokens.of(t.game).by_seat = {0: needed - 1}
    assert not fulfilled(t, "pathfinder")
    SecondTokens.of(t.game).by_seat = {0: needed}
    assert fulfilled(t, "pathfinder")


def test_clean_bill_of_health() -> None:
    t = epilogue("captain", "scout")
    me = t.crew("captain")
    assert fulfilled(t, "clean_bill_of_health")
    me.dressed = ["arm"]
    assert fulfilled(t, "clean_bill_of_health")
    me.dressed = ["arm", "leg"]
    assert not fulfilled(t, "clean_bill_of_health")
    me.dressed, me.wounds = [], ["arm"]
    assert not fulfilled(t, "clean_bill_of_health")
    me.wounds, me.slime = [], True
    assert not fulfilled(t, "clean_bill_of_health")


def test_first_aboard() -> None:
    t = epilogue("captain", "scout", "soldier", "pilot")
    t.crew("scout").slot = "slot_shuttle_1"
    t.crew("soldier").status, t.crew("soldier").slot = "escaped", ""
    t.crew("pilot").slot = t.slot("cockpit")
    t.game.round = 4
    t.run("shuttle_time")
    assert not fulfilled(t, "first_aboard")
    t.game.round = 5
    t.run("shuttle_time")
    assert [fulfilled(t, "first_aboard", who) for who in ("captain", "scout", "soldier", "pilot")] == [
        True,
        False,
        True,
        False,
    ]
    # Where one is later doesn't matter.
    t.crew("captain").slot = "slot_shuttle_1"
    assert fulfilled(t, "first_aboard")
    assert MAIN in t.game.map.slots

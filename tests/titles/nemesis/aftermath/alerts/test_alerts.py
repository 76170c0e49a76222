"""Alerts: how they are drawn, the action for them, their stages, and each of the ten."""

from __future__ import annotations

import pytest

from airlock.survival.analysis import objects_at
from airlock.survival.crew import is_object
from airlock.survival.injuries import kill, lose_nest_egg
from airlock.survival.markers import put_out, repair
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.alerts.part import Alerts
from airlock.titles.nemesis.aftermath.alerts.rules import complete, is_fulfilled, reveal_alert
from airlock.titles.nemesis.aftermath.shuttle import MAIN
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.aftermath.epilogue.after import finished, with_left
from tests.titles.nemesis.aftermath.epilogue.playing import alert, epilogue, without_alert

ANSWER = "answer_alert"


def crew(n: int) -> list[str]:
    return ["captain", "scout", "soldier", "pilot", "mechanic"][:n]


def opened(id: str, players: int = 2, **left: object) -> Table:
    """A whole ship, with this alert open."""
    before = with_left(finished(3, "f", modules="rooms,turrets,traits").leave(), **{"malfunction": [], **left})
    return alert(epilogue(*crew(players), before=before), id)


def part(t: Table) -> Alerts:
    return Alerts.of(t.game)


def stand(t: Table, who: str, room: str) -> Table:
    t.crew(who).slot = t.slot(room)
    return t.any_hand(who, 4).turn(who)


# -- drawing


@rule("AFT-ALERT-07")
def test_one_that_can_not_be_given_is_replaced_and_shuffled_back() -> None:
    t = without_alert(epilogue("captain", "scout"))
    t.game.nest_destroyed = True
    t.rig(alert=["purge_the_nest", "black_box"]).flow(reveal_alert(t.game))
    assert part(t).open == "black_box"
    assert "purge_the_nest" in part(t).deck.cards()
    assert part(t).breach(t.game) == ""
    for card in ALERTS.values():
        assert card.can_be_given(t.game) == (card.id != "purge_the_nest")


@rule("AFT-ALERT-08")
def test_an_empty_deck_brings_nothing_and_completed_ones_stay_away() -> None:
    t = opened("black_box")
    complete(t.game)
    assert part(t).removed == ["black_box"]
    part(t).removed += part(t).deck.cards()
    part(t).deck.middle = []
    t.flow(reveal_alert(t.game))
    assert part(t).open == ""
    assert is_fulfilled(t.game)


@rule("AFT-ALERT-09")
def test_what_was_done_before_does_not_count() -> None:
    t = without_alert(epilogue("captain", "scout"))
    slot = t.slot("cockpit")
    t.game.malfunction = [slot]
    repair(t.game, slot)
    t.rig(alert=["hull_failure"]).flow(reveal_alert(t.game))
    assert part(t).counted == []


# -- the action


@rule("AFT-ALERT-05")
def test_activation_costs_one_card_and_does_nothing_else() -> None:
    t = stand(opened("unstable_reactor"), "captain", "generator").malfunction("generator")
    assert t.match.cost(0, "act", ANSWER) == 1
    position = (t.game.malfunction[:], t.game.fire[:], t.game.noise[:], t.self_destruct)
    t.do("captain", ANSWER)
    assert len(t.crew("captain").hand) == 3
    assert (t.game.malfunction, t.game.fire, t.game.noise, t.self_destruct) == position
    assert part(t).done == ["generator"]
    assert t.game.actions_left == 1


@rule("AFT-ALERT-05")
def test_activation_is_possible_in_combat_and_only_in_the_named_room() -> None:
    t = opened("unstable_reactor")
    t.intruder("larva", "generator")
    stand(t, "captain", "generator")
    assert t.game.in_combat(t.crew("captain"))
    assert t.can("captain", ANSWER)
    stand(t, "captain", "engine_1")
    assert not t.can("captain", ANSWER)
    t = stand(without_alert(opened("unstable_reactor")), "captain", "generator")
    assert not t.can("captain", ANSWER)
    t = opened("unstable_reactor")
    stand(t, "captain", "generator").hand("captain").turn("captain")
    assert t.why_not("captain", ANSWER) == "too_few_cards"


@rule("AFT-ALERT-05")
def test_activation_can_be_interrupted() -> None:
    t = opened("unstable_reactor")
    t.crew("scout").slot = t.slot("generator")
    stand(t, "captain", "generator").hand("scout", "interruption").turn("captain")
    t.answer("captain", ANSWER)
    while t.asked("captain") == "pay":
        t.answer("captain", t.options("captain")[0])
    assert t.asked("scout") == "interrupt"
    t.answer("scout", next(key for key in t.options("scout") if "interruption" in key))
    assert part(t).done == []


# -- stages


@rule("AFT-ALERT-03", "AFT-ALERT-04", "AFT-ALERT-11")
@pytest.mark.parametrize(
    ("id", "first", "second"),
    [
        ("unstable_reactor", ["generator"], ["engine_2"]),
        ("distress_call", ["comms"], ["cockpit"]),
        ("course_correction", ["cockpit"], ["engine_3", "engine_1"]),
    ],
)
def test_rooms_of_the_second_stage_come_after_the_first(id: str, first: list[str], second: list[str]) -> None:
    t = opened(id)
    for room in second:
        stand(t, "captain", room)
        assert not t.can("captain", ANSWER)
    for room in [*first, *second]:
        assert not is_fulfilled(t.game)
        stand(t, "captain", room).do("captain", ANSWER)
        stand(t, "captain", room)
        assert not t.can("captain", ANSWER)
    assert is_fulfilled(t.game)
    assert t.view("captain")["alert"]["stage"] == 2
    assert not t.crew("captain").signal


# -- samples


@rule("AFT-ALERT-02")
@pytest.mark.parametrize(("id", "room"), [("biological_sample", "laboratory"), ("black_box", "cockpit")])
def test_a_sample_is_a_heavy_object_that_must_be_in_the_main_room(id: str, room: str) -> None:
    t = opened(id)
    assert t.game.objects[t.slot(room)] == ["sample"]
    assert is_object("sample")
    assert not is_fulfilled(t.game)
    stand(t.empty_hands("captain"), "captain", room).do("captain", "pick_up:sample")
    assert t.crew("captain").holds("sample") is not None
    assert "sample" not in t.game.species.analysable(t.game, t.slot(room))
    assert "sample" in objects_at(t.game, t.slot(room))
    t.crew("captain").slot = "slot_shuttle_1"
    assert not is_fulfilled(t.game)
    t.crew("captain").slot = MAIN
    assert is_fulfilled(t.game)
    t.empty_hands("captain")
    t.game.objects[MAIN] = ["sample"]
    assert is_fulfilled(t.game)


@rule("AFT-ALERT-12")
def test_a_sample_that_left_in_a_pod_is_lost() -> None:
    t = opened("black_box").empty_hands("captain").carry("captain", "sample")
    t.game.objects = {}
    t.crew("captain").status, t.crew("captain").slot = "escaped", ""
    assert not is_fulfilled(t.game)


@rule("AFT-ALERT-13")
def test_samples_leave_with_their_alert_also_out_of_hands() -> None:
    t = opened("black_box").empty_hands("captain").carry("captain", "sample")
    complete(t.game)
    assert all("sample" not in lying for lying in t.game.objects.values())
    assert t.crew("captain").holds("sample") is None
    t = opened("biological_sample")
    complete(t.game)
    assert all("sample" not in lying for lying in t.game.objects.values())


# -- the others


@rule("AFT-ALERT-11")
@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_hull_failure(players: int, needed: int) -> None:
    t = opened("hull_failure", players, malfunction=["slot_011"])
    assert len(t.game.malfunction) == 4
    assert t.game.malfunction[0] == "slot_011"
    broken = [slot for slot in t.game.map.by_number if slot in t.game.malfunction]
    # Repaired by anybody, in whatever way, or shored up; each room counts once.
    repair(t.game, broken[0])
    t.game.malfunction.append(broken[0])
    repair(t.game, broken[0])
    assert part(t).counted == [broken[0]]
    for slot in broken[1:needed]:
        assert not is_fulfilled(t.game)
        t.crew("captain").slot = slot
        t.any_hand("captain", 4).turn("captain").do("captain", ANSWER)
        assert slot in t.game.malfunction
        t.turn("captain")
        assert not t.can("captain", ANSWER)
    assert is_fulfilled(t.game)


def test_hull_failure_never_takes_the_last_marker() -> None:
    seven = ["slot_001", "slot_011", "slot_019", "slot_020", "slot_021"]
    t = opened("hull_failure", malfunction=seven)
    assert len(t.game.malfunction) == 5
    assert not t.match.over


@rule("AFT-ALERT-11")
def test_fire_hazard() -> None:
    t = opened("fire_hazard")
    rooms = [t.slot(room) for room in ("hibernatorium", "engine_1", "engine_3")]
    assert t.game.fire == rooms
    assert not is_fulfilled(t.game)
    put_out(t.game, rooms[0])
    stand(t, "captain", "engine_1").do("captain", ANSWER)
    # Closing a valve puts nothing out.
    assert rooms[1] in t.game.fire
    assert not is_fulfilled(t.game)
    put_out(t.game, rooms[2])
    assert is_fulfilled(t.game)
    # It is judged at the check: what burns again counts.
    t.game.fire.append(rooms[0])
    assert not is_fulfilled(t.game)


def test_fire_hazard_never_takes_the_last_marker() -> None:
    t = without_alert(epilogue("captain", "scout"))
    t.game.fire = t.game.map.by_number[1:7]
    t.rig(alert=["fire_hazard"]).flow(reveal_alert(t.game))
    assert len(t.game.fire) == 7
    assert not t.match.over


@rule("AFT-ALERT-11", "AFT-ALERT-03")
def test_decontamination() -> None:
    t = without_alert(epilogue("captain", "scout", "soldier"))
    t.crew("captain").slot = t.slot("cockpit")
    t.crew("scout").slot = t.slot("emergency")
    t.rig(alert=["decontamination"]).flow(reveal_alert(t.game))
    assert [c.slime for c in t.game.crew] == [True, True, False]
    assert not is_fulfilled(t.game)
    t.any_hand("scout", 4).turn("scout").do("scout", ANSWER)
    # It treats whoever is there and removes no marker.
    assert part(t).treated == [1]
    assert t.crew("scout").slime
    assert not is_fulfilled(t.game)
    t.turn("scout")
    assert not t.can("scout", ANSWER)
    t.crew("captain").slot = t.slot("emergency")
    t.turn("scout").do("scout", ANSWER)
    assert is_fulfilled(t.game)
    # Somebody else is slimed later; the dead don't matter.
    t.crew("soldier").slime = True
    assert not is_fulfilled(t.game)
    t.crew("soldier").status = "dead"
    assert is_fulfilled(t.game)


@rule("AFT-ALERT-11")
@pytest.mark.parametrize(("players", "rooms"), [(3, 2), (4, 3)])
def test_extermination(players: int, rooms: int) -> None:
    t = opened("extermination", players)
    places = ["hibernatorium", "engine_2", "cockpit"][:rooms]
    assert [(f.kind, f.slot) for f in t.game.figures] == [("adult", t.slot(room)) for room in places]
    assert not t.told("encounter")
    first, *others = list(t.game.figures)
    stand(t, "captain", "hibernatorium")
    assert t.can("captain", f"{ANSWER}:{first.name}")
    t.do("captain", f"{ANSWER}:{first.name}")
    assert first in t.game.figures
    t.turn("captain")
    assert not t.can("captain", f"{ANSWER}:{first.name}")
    # A marked one that is killed later counts once.
    list(kill(t.game, first))
    assert len(part(t).counted) == 1
    for figure in others:
        assert not is_fulfilled(t.game)
        list(kill(t.game, figure))
    assert is_fulfilled(t.game)


def test_extermination_sets_tokens_aside_from_the_bag_if_need_be() -> None:
    t = without_alert(epilogue("captain", "scout"))
    adults = [token for token in t.game.supply if token.startswith("adult")]
    t.game.supply = [token for token in t.game.supply if token not in adults]
    t.game.bag += adults
    have = sum(token.startswith("adult") for token in t.game.bag)
    t.rig(alert=["extermination"]).flow(reveal_alert(t.game))
    assert sum(token.startswith("adult") for token in t.game.bag) == have - 1
    t.check()


@rule("AFT-ALERT-11", "AFT-ALERT-07")
def test_purge_the_nest() -> None:
    t = opened("purge_the_nest", eggs=1, nest_destroyed=False)
    assert t.game.eggs == 2
    t = opened("purge_the_nest", eggs=4, nest_destroyed=False)
    assert t.game.eggs == 4
    lose_nest_egg(t.game)
    assert not is_fulfilled(t.game)
    lose_nest_egg(t.game)
    assert is_fulfilled(t.game)
    t = opened("purge_the_nest", eggs=4, nest_destroyed=False)
    t.game.nest_destroyed = True
    assert is_fulfilled(t.game)


def test_there_are_ten() -> None:
    assert len(ALERTS) == 10

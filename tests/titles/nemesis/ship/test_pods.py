"""Escape pods."""

from __future__ import annotations

import pytest

from airlock.survival.crew import CONTAMINATION
from airlock.survival.death import die
from airlock.survival.encounter import encounter
from airlock.titles.nemesis.ship.pods import SEATS
from tests.rules import rule
from tests.table import Table, table

# The section's room lies next to the Cockpit (corridor 3) and room 6 (corridor 4).
SECTION = "slot_002"


def section(*crew: str) -> Table:
    """The Scout is in Evacuation Section A, pod 1 is unlocked."""
    t = table(*(crew or ("scout", "captain"))).at("scout", "evacuation_a", SECTION).unlocked(1).met()
    return t.any_hand("scout", 4).turn("scout")


def aboard(t: Table, *who: str, pod: int = 1) -> Table:
    """These characters wait on a pod; their turn, if it is one of theirs, is over."""
    if any(t.asked(name) == "act" for name in who):
        t.run()
    for name in who:
        t.aboard(name, pod)
    return t


def waiting(*crew: str) -> Table:
    """The Scout waits on pod 1; the next player phase begins."""
    t = aboard(section(*crew), "scout")
    t.game.turn = 0
    return t.run("turn", arg=0)


def eligible(t: Table) -> list[str]:
    return [f"pod:{p.number}" for p in t.pods if not p.locked and not p.launched]


@rule("NEM-POD-01")
def test_pods_start_locked_and_are_unlocked_by_hand() -> None:
    t = table("scout", "captain", "pilot")
    assert [p.locked for p in t.pods] == [True, True, True]
    t.at("scout", "hatch").any_hand("scout", 2).turn("scout").do("scout", "room:hatch:turn_pod", "pod:2")
    assert eligible(t) == ["pod:2"]
    t.at("scout", "evacuation_a").item("scout", "evacuation_key").any_hand("scout", 2).turn("scout")
    t.do("scout", "item:evacuation_key:turn_pod")
    # Only those of the section.
    assert t.options("scout") == ["pod:1", "pod:3"]
    t.do("scout", "pod:3")
    assert eligible(t) == ["pod:2", "pod:3"]


@rule("NEM-POD-01")
def test_pods_are_unlocked_by_the_first_death() -> None:
    t = table("scout", "captain", "pilot").unlocked(2)
    t.flow(die(t.game, t.crew("captain"), "test"))
    assert not any(p.locked for p in t.pods)


@rule("NEM-POD-01")
def test_pods_are_unlocked_when_self_destruct_becomes_critical() -> None:
    t = table("scout", "captain", "pilot")
    t.self_destruct = 5
    t.run("advance_time")
    assert all(p.locked for p in t.pods)
    t.run("advance_time")
    assert not any(p.locked for p in t.pods)


@rule("NEM-POD-02")
def test_a_pod_has_two_seats() -> None:
    t = section("scout", "captain", "pilot", "soldier")
    assert SEATS == 2
    aboard(t, "captain")
    assert t.can("scout", "room:evacuation_a:board")
    aboard(t, "pilot")
    assert t.why_not("scout", "room:evacuation_a:board") == "no_pod_to_board"


@rule("NEM-POD-03")
def test_boarding_needs_a_pod_a_noise_roll_and_a_quiet_working_room() -> None:
    t = section()
    t.pods[0].locked = True
    assert t.refresh().why_not("scout", "room:evacuation_a:board") == "no_pod_to_board"
    t.unlocked(1).malfunction("evacuation_a")
    assert t.why_not("scout", "room:evacuation_a:board") == "room_broken"
    t.game.malfunction.clear()
    figure = t.intruder("larva", SECTION)
    assert t.why_not("scout", "room:evacuation_a:board") == "only_out_of_combat"
    t.game.figures.clear()
    assert figure
    t.refresh().rig(noise=[3]).do("scout", "room:evacuation_a:board", "wait")
    assert t.pod("scout") == 1
    assert t.game.noise == ["cor_001_002"]


@rule("NEM-POD-04")
def test_aboard_a_pod_nobody_is_in_the_room() -> None:
    t = section().fire("evacuation_a").rig(noise=["silence"])
    t.do("scout", "room:evacuation_a:board", "wait")
    me = t.crew("scout")
    assert (me.slot, t.pod("scout"), t.pods[0].aboard) == ("", 1, [0])
    assert [(e["seat"], e["pod"]) for e in t.told("pod_boarded")] == [(0, 1)]
    # No wound by the fire at the end of the turn, no attack.
    assert me.light == 0
    assert not t.game.is_occupied(SECTION)
    t.at("captain", "engine_2").run("intruder_attacks", "fire_damage")
    assert (t.told("attack"), me.light, me.serious) == ([], 0, 0)
    assert t.pod("scout") == 1
    # Whoever enters the room finds it empty.
    t.at("captain", "cockpit").any_hand("captain", 1).turn("captain").rig(noise=[4])
    t.do("captain", "move:slot_002")
    assert "cor_002_006" in t.game.noise
    t.check()


@rule("NEM-POD-05", "NEM-POD-06")
def test_launch_at_once() -> None:
    t = section().carry("scout", "egg").rig(noise=["silence"])
    t.do("scout", "room:evacuation_a:board")
    assert t.asked("scout") == "launch_or_wait"
    assert t.options("scout") == ["launch", "wait"]
    t.do("scout", "launch")
    me = t.crew("scout")
    assert (me.status, me.slot, t.pod("scout")) == ("escaped", "", 0)
    assert t.pods[0].launched
    assert [e["pod"] for e in t.told("pod_launched")] == [1]
    assert [e["seat"] for e in t.told("escaped")] == [0]
    assert me.holds("egg") is not None
    # No further part in the game: the Captain is next. The pod is gone.
    assert t.asked("captain") == "act"
    t.at("captain", SECTION).any_hand("captain", 3)
    assert t.why_not("captain", "room:evacuation_a:board") == "no_pod_to_board"
    t.check()


@rule("NEM-POD-06")
def test_the_game_ends_when_the_last_one_awake_launches() -> None:
    t = section().asleep("captain").rig(noise=["silence"], engine=["working"] * 3)
    t.do("scout", "room:evacuation_a:board", "launch")
    assert [e["reason"] for e in t.told("game_ended")] == ["nobody_left"]


@rule("NEM-POD-06")
def test_who_launched_counts_as_arrived_whatever_becomes_of_the_ship() -> None:
    t = section().rig(noise=["silence"])
    t.do("scout", "room:evacuation_a:board", "launch")
    t.end("explosion")
    assert t.survivors == ["scout"]


@rule("NEM-POD-06")
def test_who_launched_is_still_checked_for_contamination() -> None:
    t = section().rig(noise=["silence"])
    t.do("scout", "room:evacuation_a:board", "launch")
    me = t.crew("scout")
    me.larva = True
    me.discard += [CONTAMINATION] * 4
    t.game.contamination_left -= 4
    t.rig(**{"action:0": [CONTAMINATION] * 4}).end("explosion")
    assert t.survivors == []


@rule("NEM-POD-06", "NEM-POD-12")
def test_a_second_character_may_launch_and_takes_the_first_along() -> None:
    t = aboard(section("captain", "scout", "pilot"), "captain")
    t.rig(noise=["silence"]).do("scout", "room:evacuation_a:board", "launch")
    assert [t.crew(who).status for who in ("captain", "scout", "pilot")] == ["escaped", "escaped", "active"]
    assert t.pods[0].launched


@rule("NEM-POD-12")
def test_whoever_waits_has_passed_and_is_still_taken_along() -> None:
    t = section("captain", "scout", "pilot").at("captain", SECTION).any_hand("captain", 4).turn("captain")
    t.rig(noise=["silence", "silence"]).do("captain", "room:evacuation_a:board", "wait")
    assert t.crew("captain").passed
    assert t.asked("scout") == "act"
    t.do("scout", "room:evacuation_a:board")
    assert t.options("scout") == ["launch", "wait"]
    t.do("scout", "launch")
    assert [(e["seat"], e["pod"]) for e in t.told("escaped")] == [(0, 1), (1, 1)]
    assert [t.crew(who).status for who in ("captain", "scout", "pilot")] == ["escaped", "escaped", "active"]
    t.check()


@rule("NEM-POD-07")
def test_waiting_is_a_pass_even_with_the_first_action() -> None:
    t = section().rig(noise=["silence"])
    t.do("scout", "room:evacuation_a:board", "wait")
    assert t.crew("scout").passed
    assert t.asked("captain") == "act"
    t.any_hand("captain", 0).game.agenda = [("halt", -1), ("player_turns", -1)]
    t.do("captain", "pass")
    # Nobody is left to take a turn.
    assert t.asked() == "halted"


@rule("NEM-POD-08")
def test_who_waits_decides_at_the_start_of_the_turn() -> None:
    t = waiting()
    assert t.asked("scout") == "on_pod"
    assert t.options("scout") == ["stay", "leave_pod", "launch"]
    t.do("scout", "launch")
    assert t.crew("scout").status == "escaped"


@rule("NEM-POD-08", "NEM-POD-10")
def test_who_stays_passes() -> None:
    t = waiting().do("scout", "stay")
    assert t.crew("scout").passed
    assert t.pod("scout") == 1
    assert t.asked("scout") == "halted"
    # Asked again in the next player phase.
    t.run("start_round", "draw_step", "player_turns")
    t.game.first_player = 0
    t.game.turn = -1
    t.run("player_turns")
    assert t.asked("scout") == "on_pod"


@rule("NEM-POD-09")
def test_leaving_is_free_and_silent() -> None:
    t = waiting().do("scout", "leave_pod")
    me = t.crew("scout")
    assert (me.slot, t.pod("scout"), t.pods[0].aboard) == (SECTION, 0, [])
    assert [(e["seat"], e["slot"]) for e in t.told("pod_left")] == [(0, SECTION)]
    assert t.told("noise_rolled") == []
    # A normal turn of two actions follows.
    assert t.asked("scout") == "act"
    assert t.game.actions_left == 2
    t.rig(noise=[1]).do("scout", "move:slot_001")
    assert t.game.actions_left == 1
    t.check()


@rule("NEM-POD-11")
def test_an_intruder_that_appears_throws_everybody_out() -> None:
    t = aboard(section("scout", "captain", "pilot"), "captain")
    t.any_hand("captain", 0).unlocked(3)
    aboard(t, "pilot", pod=3).hand("pilot")
    t.any_hand("scout", 2).rig(bag=["creeper"], attack=["scratch_1"])
    t.hand("scout")
    t.flow(encounter(t.game, t.crew("scout")))
    assert [(t.crew(who).slot, t.pod(who)) for who in t.names] == [(SECTION, 0)] * 3
    assert [p.aboard for p in t.pods] == [[], [], []]
    assert [(e["seat"], e["pod"]) for e in t.told("thrown_out")] == [(1, 1), (2, 3)]
    assert all(t.game.in_combat(c) for c in t.game.crew)
    # The surprise attack hits only who caused the encounter, though nobody has a card.
    assert [c.light for c in t.game.crew] == [1, 0, 0]
    t.check()


@rule("NEM-POD-11")
def test_an_intruder_that_moves_in_throws_everybody_out_of_this_section_only() -> None:
    t = aboard(section("scout", "captain", "pilot"), "captain").room("evacuation_b").unlocked(2)
    aboard(t, "pilot", pod=2).at("scout", "engine_1")
    t.intruder("adult", "slot_006")
    card = next(e.id for e in t.game.content.events.values() if e.direction == 4 and "adult" in e.moving)
    t.rig(event=[card]).run("event_card")
    assert (t.crew("captain").slot, t.pod("captain")) == (SECTION, 0)
    assert (t.crew("pilot").slot, t.pod("pilot")) == ("", 2)


@rule("NEM-POD-13")
def test_objects_take_no_seat() -> None:
    t = section("scout", "captain", "pilot").carry("captain", "corpse_2").carry("captain", "egg")
    aboard(t, "captain").empty_hands("scout").carry("scout", "carcass").carry("scout", "egg")
    t.rig(noise=["silence"]).do("scout", "room:evacuation_a:board", "launch")
    assert sorted(t.pods[0].aboard) == [0, 1]
    assert [held.kind for held in t.crew("scout").hands] == ["carcass", "egg"]


@rule("NEM-POD-14")
def test_locking_prevents_boarding_only() -> None:
    t = aboard(section("scout", "captain", "pilot"), "captain")
    t.pods[0].locked = True
    assert t.refresh().why_not("scout", "room:evacuation_a:board") == "no_pod_to_board"
    t.game.turn = 1
    t.run("turn", arg=1)
    assert t.options("captain") == ["stay", "leave_pod", "launch"]
    t.do("captain", "launch")
    assert t.crew("captain").status == "escaped"
    t = waiting()
    t.pods[0].locked = True
    t.do("scout", "leave_pod")
    assert t.crew("scout").slot == SECTION


@rule("NEM-POD-15")
def test_fire_and_malfunction_do_not_stop_those_aboard() -> None:
    for choice, status in (("launch", "escaped"), ("leave_pod", "active"), ("stay", "active")):
        t = waiting().fire("evacuation_a").malfunction("evacuation_a")
        t.do("scout", choice)
        assert t.crew("scout").status == status
        assert t.crew("scout").light == 0


@rule("NEM-POD-16")
def test_an_unlaunched_pod_is_still_on_board() -> None:
    for reason in ("jump", "explosion"):
        t = aboard(section(), "scout").end(reason)
        assert t.crew("scout").status == "dead"
        assert t.survivors == []


@rule("NEM-POD-17")
def test_who_waits_draws_cards_too() -> None:
    t = aboard(section(), "scout").hand("scout").run("draw_step")
    assert len(t.crew("scout").hand) == 5
    t.check()


@rule("NEM-POD-18")
def test_effects_on_characters_in_rooms_pass_over_pods() -> None:
    t = aboard(section(), "scout").at("captain", "engine_1").any_hand("captain", 3)
    # Both rooms have an entrance of the technical corridors, but in the section nobody stands there to roll.
    t.noise("main").rig(event=["noise_in_technical_corridors"], noise=["silence"]).run("event_card")
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]
    # Egg Protection looks for characters with eggs in rooms.
    t.carry("scout", "egg").rig(event=["egg_protection"]).run("event_card")
    assert t.told("encounter") == []
    assert t.pod("scout") == 1


@rule("NEM-POD-18")
def test_effects_on_the_character_itself_reach_a_pod() -> None:
    t = aboard(section("scout", "captain", "pilot"), "scout")
    t.crew("scout").larva = True
    t.rig(event=["eclosion"]).run("event_card")
    assert t.crew("scout").status == "dead"
    # The Creeper appears in the section's room.
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", SECTION)]
    assert t.pods[0].aboard == []


@rule("NEM-POD-19")
def test_an_ejected_pod_takes_everybody_along() -> None:
    t = aboard(section("scout", "captain", "pilot"), "captain")
    t.pods[0].locked = True
    t.rig(event=["evacuation_pod_ejection"]).run("event_card")
    assert [p.launched for p in t.pods] == [True, False, False]
    assert t.crew("captain").status == "escaped"
    t.end("explosion")
    assert t.survivors == ["captain"]


@rule("NEM-POD-08", "NEM-POD-10")
def test_two_who_wait_on_one_pod_decide_one_by_one() -> None:
    t = aboard(section("scout", "captain", "pilot"), "scout", "captain")
    t.game.turn, t.game.first_player = -1, 0
    t.run("start_round", "player_turns")
    assert (t.asked("scout"), t.options("scout")) == ("on_pod", ["stay", "leave_pod", "launch"])
    t.do("scout", "stay")
    assert (t.asked("captain"), t.options("captain")) == ("on_pod", ["stay", "leave_pod", "launch"])
    t.do("captain", "leave_pod")
    assert [t.crew(who).slot for who in ("scout", "captain")] == ["", SECTION]
    assert [t.crew(who).passed for who in ("scout", "captain")] == [True, False]


@rule("NEM-POD-10")
def test_staying_aboard_is_a_pass_with_all_that_follows() -> None:
    t = aboard(section(), "scout").wounded("scout", serious=["bleeding"])
    t.game.turn = 0
    t.run("turn", arg=0).answer("scout", "stay")
    assert [e["seat"] for e in t.told("passed")] == [0]
    assert t.crew("scout").light == 1
    # Cards may be discarded as after any pass.
    assert t.asked("scout") == "discard_any"


@rule("NEM-POD-19")
@pytest.mark.parametrize("unlocked", [[], [2], [1, 2, 3]])
def test_the_pod_with_the_lowest_number_is_ejected_locked_or_not(unlocked: list[int]) -> None:
    t = aboard(table("scout", "captain", "pilot").met().unlocked(*unlocked), "captain", pod=2)
    t.escaped(pod=3).rig(event=["evacuation_pod_ejection"]).run("event_card")
    assert [e["pod"] for e in t.told("pod_launched")] == [1]
    assert t.told("escaped") == []
    # The next one is pod 2: the others have left.
    t.rig(event=["evacuation_pod_ejection"])
    t.game.events.shuffle_in(t.game.events_removed)
    t.game.events_removed.clear()
    t.run("event_card")
    assert [e["pod"] for e in t.told("pod_launched")] == [1, 2]
    assert [(e["seat"], e["pod"]) for e in t.told("escaped")] == [(t.seat("captain"), 2)]

"""Dropping things: free, between any two effects of one's own turn, and never at the price of a click."""

from __future__ import annotations

import pytest

from airlock.survival.rounds import everybody_passes
from tests.rules import rule
from tests.table import Table, table

SECTION = "slot_002"


def scout() -> Table:
    """The Scout is alone in the Canteen, with her rifle and a medkit."""
    t = table("scout", "captain").at("captain", "cockpit").room("canteen", "slot_006").at("scout", "canteen")
    t.room("shower", "slot_005")
    return t.item("scout", "medkit").any_hand("scout", 4).turn("scout")


def in_hands(t: Table, who: str) -> list[str]:
    return [h.kind for h in t.crew(who).hands]


# -- between the effects of a turn


@rule("NEM-HAND-06", "NEM-ROUND-16")
def test_things_fall_while_a_find_is_chosen() -> None:
    t = scout().hand("scout", "search", "rest").turn("scout").rig(items_red=["grenade", "decoy"])
    t.do("scout", "card:search:search")
    assert t.asked("scout") == "keep_item"
    found = t.options("scout")
    t.answer("scout", "drop:medkit").answer("scout", "drop:rifle")
    # The same question again; nothing was paid, nothing found goes away.
    assert (t.asked("scout"), t.options("scout"), t.game.actions_left) == ("keep_item", found, 2)
    t.answer("scout", found[0])
    assert t.crew("scout").inventory == [found[0].split(":")[1]]
    t.check()


@rule("NEM-HAND-06")
def test_things_fall_while_passing_before_the_turn_is_over() -> None:
    t = scout().carry("scout", "egg").turn("scout").answer("scout", "pass")
    assert t.asked("scout") == "discard_any"
    t.answer("scout", "drop:egg")
    assert (t.asked("scout"), t.game.objects_in("slot_006")) == ("discard_any", ["egg"])


@rule("NEM-HAND-06")
def test_whoever_must_pass_in_the_turn_of_another_drops_nothing() -> None:
    t = scout().item("captain", "tools").any_hand("captain", 2)
    t.flow(everybody_passes(t.game))
    assert (t.asked("scout"), t.can("scout", "drop:medkit")) == ("discard_any", True)
    t.answer("scout", "done")
    assert t.asked("captain") == "discard_any"
    assert (t.asides("captain"), t.asides("scout")) == ([], [])
    assert t.refused("captain", "drop:tools")


@rule("NEM-HAND-06")
def test_things_fall_before_and_after_a_pod_is_boarded() -> None:
    t = table("scout", "captain", "pilot", "soldier", "mechanic").at("scout", "evacuation_a", SECTION)
    t.unlocked(1, 3).met().any_hand("scout", 4)
    t.carry("scout", "egg").item("scout", "medkit").turn("scout").rig(noise=["silence"])
    t.do("scout", "room:evacuation_a:board")
    assert t.asked("scout") == "choose_pod"
    t.answer("scout", "drop:medkit").answer("scout", "pod:1")
    assert t.asked("scout") == "launch_or_wait"
    # What falls on a pod falls in the room beside it.
    t.answer("scout", "drop:egg")
    assert (t.asked("scout"), t.game.objects_in(SECTION)) == ("launch_or_wait", ["egg"])
    t.check()


@rule("NEM-HAND-06")
def test_whoever_waits_on_a_pod_drops_things_before_deciding_about_it() -> None:
    t = table("scout", "captain").at("scout", "evacuation_a", SECTION).unlocked(1).met().carry("scout", "egg")
    t.run().aboard("scout", 1)
    t.game.turn = 0
    t.run("turn", arg=0)
    assert t.asked("scout") == "on_pod"
    t.answer("scout", "drop:egg")
    assert (t.asked("scout"), t.game.objects_in(SECTION)) == ("on_pod", ["egg"])


# -- while trading


def traders() -> Table:
    """The Scout wants to give the Captain an egg, whose hands are full. It is his turn."""
    t = table("captain", "scout", "pilot").any_hand("captain", 2).carry("captain", "carcass").carry("scout", "egg")
    t.turn("captain").do("captain", "trade").answer("captain", "no_proposal").answer("scout", "propose:0")
    return t


@rule("NEM-HAND-06", "NEM-TRADE-08")
def test_the_starter_makes_room_for_what_is_offered() -> None:
    t = traders().answer("scout", "offer:egg").answer("scout", "offered")
    assert t.asked("captain") == "answer_offer"
    t.answer("captain", "drop:carcass").answer("captain", "answer").answer("captain", "offered")
    t.answer("scout", "agree")
    assert (in_hands(t, "captain"), in_hands(t, "scout")) == (["six_shooter", "egg"], ["rifle"])
    assert "carcass" in t.game.objects_in(t.crew("captain").slot)
    t.check()


@rule("NEM-HAND-06", "NEM-TRADE-08")
def test_the_starter_may_drop_while_others_are_asked_and_they_may_not() -> None:
    t = traders()
    assert t.asked("scout") == "offer"
    assert t.asides("captain") == ["drop:six_shooter", "drop:carcass", "linger"]
    assert (t.asides("scout"), t.asides("pilot")) == ([], [])
    assert t.refused("scout", "drop:rifle")
    t.answer("captain", "drop:carcass")
    # The Scout's question waited meanwhile.
    assert t.asked("scout") == "offer"
    t.answer("scout", "offer:egg").answer("scout", "offered").answer("captain", "answer").answer("captain", "offered")
    assert t.asked("scout") == "agree"
    assert (t.asides("captain"), t.asides("scout")) == (["drop:six_shooter", "linger"], [])


@rule("NEM-HAND-06", "NEM-TRADE-03")
def test_what_is_laid_out_is_not_dropped() -> None:
    t = table("captain", "scout").any_hand("captain", 2).carry("captain", "egg").item("captain", "medkit")
    t.turn("captain").do("captain", "trade")
    assert t.can("captain", "drop:egg")
    t.answer("captain", "propose:1").answer("captain", "offer:egg").answer("captain", "offer:medkit")
    assert t.asides("captain") == ["drop:six_shooter", "linger"]
    t.answer("captain", "drop:six_shooter")
    # Nothing else is left to lay out, so the offer stands as it is.
    assert t.asked("scout") == "answer_offer"
    assert t.refused("captain", "drop:egg")


# -- nobody is asked because of it


@rule("NEM-ROUND-16")
def test_what_can_be_answered_in_one_way_only_is_not_asked_because_things_could_fall() -> None:
    t = table("scout", "captain").at("scout", "evacuation_a", SECTION).unlocked(1).met().any_hand("scout", 4)
    t.item("scout", "medkit").turn("scout").rig(noise=["silence"]).do("scout", "room:evacuation_a:board")
    # There is one pod, so nobody asks which.
    assert t.asked("scout") == "launch_or_wait"


@rule("NEM-ROUND-16")
def test_the_turn_ends_after_the_second_action_without_a_question() -> None:
    t = scout().turn("scout", actions=1).rig(noise=["silence"]).do("scout", "move:slot_005")
    assert t.asked("captain") == "act"


@rule("NEM-ROUND-16", "NEM-HAND-06")
def test_whoever_says_so_before_drops_after_the_last_action() -> None:
    t = scout().carry("scout", "egg").turn("scout", actions=1).rig(noise=["silence"]).answer("scout", "linger")
    assert (t.asked("scout"), t.can("scout", "linger"), t.game.actions_left) == ("act", False, 1)
    t.do("scout", "move:slot_005")
    assert (t.asked("scout"), t.options("scout")) == ("before_end", ["end_turn"])
    assert t.asides("scout") == ["drop:rifle", "drop:egg", "drop:medkit"]
    t.answer("scout", "drop:egg").answer("scout", "drop:medkit")
    assert (t.asked("scout"), t.game.objects_in("slot_005")) == ("before_end", ["egg"])
    t.answer("scout", "end_turn")
    assert t.asked("captain") == "act"
    t.check()


@rule("NEM-ROUND-16")
def test_it_is_asked_before_the_room_burns_and_after_a_pass() -> None:
    t = scout().fire("canteen").any_hand("scout", 2).turn("scout")
    t.answer("scout", "linger").answer("scout", "pass").answer("scout", "done")
    assert (t.asked("scout"), t.crew("scout").light) == ("before_end", 0)
    t.answer("scout", "end_turn")
    assert t.crew("scout").light == 1


@rule("NEM-ROUND-16")
def test_it_is_said_for_one_turn_and_asked_only_while_there_is_something_to_drop() -> None:
    t = scout().turn("scout").answer("scout", "linger").answer("scout", "drop:rifle").answer("scout", "drop:medkit")
    t.do("scout", "pass", "done")
    assert t.asked("captain") == "act"
    t = scout().turn("scout", actions=1).rig(noise=["silence"] * 2)
    t.answer("scout", "linger").do("scout", "move:slot_005").answer("scout", "end_turn").do("captain", "pass", "done")
    assert (t.asked("scout"), t.can("scout", "linger")) == ("act", True)
    t.do("scout", "pass", "done")
    assert t.asked("scout") != "before_end"


@rule("NEM-ROUND-16")
@pytest.mark.parametrize("to", ["captain", ""])
def test_nobody_else_hears_of_the_wish(to: str) -> None:
    t = scout()
    before = t.view(to)
    t.answer("scout", "linger")
    assert [e["seat"] for e in t.told("lingers", "scout")] == [0]
    assert t.told("lingers", to) == []
    assert {k: v for k, v in t.view(to).items() if k != "seq"} == {k: v for k, v in before.items() if k != "seq"}

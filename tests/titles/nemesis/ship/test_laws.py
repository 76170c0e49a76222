"""The laws of the ship's parts notice what can't be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from airlock.survival.death import die
from tests.table import Table, table


def aboard_twice(t: Table) -> None:
    t.aboard("scout", pod=1).aboard("scout", pod=2)


def aboard_and_in_a_room(t: Table) -> None:
    t.pods[0].aboard.append(t.seat("scout"))


def nowhere(t: Table) -> None:
    t.crew("scout").slot = ""


def dead_on_a_pod(t: Table) -> None:
    t.aboard("scout").crew("scout").status = "dead"


def three_on_a_pod(t: Table) -> None:
    for who in t.names:
        t.aboard(who, pod=1)


def a_second_coordinates_card(t: Table) -> None:
    t.course.card = t.course.pool[0]


def a_fourth_engine(t: Table) -> None:
    t.engines.tops.append("working")


def an_engine_in_between(t: Table) -> None:
    t.engines.tops[1] = "limping"


def off_the_track(t: Table) -> None:
    t.self_destruct = 7


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (aboard_twice, "pods: seat 1 is in slot '' and on pods [1, 2]"),
        (aboard_and_in_a_room, "pods: seat 1 is in slot 'slot_011' and on pods [1]"),
        (nowhere, "pods: seat 1 is in slot '' and on pods []"),
        (dead_on_a_pod, "pods: seat 1 is dead but on pod 1"),
        (three_on_a_pod, "pods: a pod is too full"),
        (a_second_coordinates_card, "course: these are the coordinates cards"),
        (a_fourth_engine, "engines: there are 4 engines"),
        (an_engine_in_between, "engines: an engine is 'limping'"),
        (off_the_track, "self_destruct: the self-destruct marker is at 7"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_what_cannot_be_is_noticed(spoil: Callable[[Table], None], words: str) -> None:
    t = table("captain", "scout", "pilot").run().check()
    spoil(t)
    assert any(words in breach for breach in t.match.breaches()), t.match.breaches()


def test_the_cards_of_the_intruder_player_are_all_there() -> None:
    t = table("captain", "scout", mode="intruder").met()
    t.flow(die(t.game, t.crew("captain"), "test")).do("captain", "take_over").check()
    card = t.intruders.deck.middle.pop()
    assert t.match.breaches() == [f"parts: intruder_seat: too many {{}}, missing {{{card!r}: 1}}"]
    t.intruders.hand.append(card)
    t.check()
    t.intruders.seat = -1
    assert "too many" in t.match.breaches()[0]


def test_cards_that_the_intruder_player_looks_at_are_not_missing() -> None:
    t = table("captain", "scout", mode="intruder").met()
    t.flow(die(t.game, t.crew("captain"), "test")).do("captain", "take_over")
    t.intruders.looking.append(t.game.attacks.draw(t.game.fate))
    t.check()
    t.intruders.looking.clear()
    assert t.match.breaches()[0].startswith("decks: too many {}, missing")

"""Evacuation Pod Ejection."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import among_seeders, happens

CARD = "void_evacuation_pod_ejection"


def test_void_evacuation_pod_ejection_launches_the_highest_number_locked_or_not() -> None:
    t = among_seeders("captain", "scout", "pilot").unlocked(1, 2)
    happens(t, CARD)
    assert [p.number for p in t.pods if p.launched] == [3]
    assert t.pods[2].locked
    t.check()


def test_void_evacuation_pod_ejection_takes_the_highest_that_is_left() -> None:
    t = among_seeders("captain", "scout", "pilot")
    t.pods[2].launched = True
    happens(t, CARD)
    assert [p.number for p in t.pods if p.launched] == [2, 3]


@rule("NEM-POD-19")
def test_void_evacuation_pod_ejection_takes_those_aboard_along() -> None:
    t = among_seeders("captain", "scout").room("evacuation_a").room("evacuation_b").aboard("scout", 2)
    happens(t, CARD)
    assert t.crew("scout").status == "escaped"
    assert t.crew("captain").active


def test_void_evacuation_pod_ejection_does_nothing_without_pods() -> None:
    t = among_seeders("captain", "scout")
    for pod in t.pods:
        pod.launched = True
    happens(t, CARD)
    assert t.told("pod_launched") == []
    # The card leaves the game all the same.
    assert t.game.events_removed == [CARD]

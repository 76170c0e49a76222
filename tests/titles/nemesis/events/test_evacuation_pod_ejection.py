"""Evacuation Pod Ejection."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


def test_evacuation_pod_ejection_launches_the_lowest_pod_locked_as_it_is() -> None:
    t = table("captain", "scout")
    t.pods[0].launched = True
    t.rig(event=["evacuation_pod_ejection"]).run("event_card")
    assert [(p.number, p.launched) for p in t.pods] == [(1, True), (2, True)]
    assert t.pods[1].locked
    assert t.game.events_removed == ["evacuation_pod_ejection"]
    t.check()


@rule("NEM-POD-19")
def test_evacuation_pod_ejection_takes_those_who_wait_along() -> None:
    t = table("captain", "scout", "pilot").room("evacuation_a", "slot_003").aboard("scout", 1).aboard("pilot", 1)
    t.rig(event=["evacuation_pod_ejection"]).run("event_card")
    assert t.crew("scout").status == t.crew("pilot").status == "escaped"
    assert [p.launched for p in t.pods] == [True, False, False]
    assert t.crew("captain").active
    t.check()


def test_evacuation_pod_ejection_may_leave_nobody_on_board() -> None:
    t = table("captain", "scout").met().room("evacuation_a", "slot_003").run()
    t.aboard("captain", 1).aboard("scout", 1).rig(event=["evacuation_pod_ejection"]).run("event_card")
    assert t.game.end_reason == "nobody_left"


def test_evacuation_pod_ejection_without_a_pod_does_nothing() -> None:
    t = table("captain", "scout")
    for p in t.pods:
        p.launched = True
    t.rig(event=["evacuation_pod_ejection"]).run("event_card")
    assert not t.told("pod_launched")
    t.check()

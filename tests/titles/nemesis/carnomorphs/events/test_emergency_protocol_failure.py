"""Emergency Protocol Failure."""

from __future__ import annotations

from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "emergency_protocol_failure"


def test_emergency_protocol_failure_takes_the_last_pod_of_section_b() -> None:
    t = hunted("captain", "scout", "pilot", "mechanic", "soldier")
    assert [(p.number, p.section) for p in t.pods] == [(1, "a"), (2, "b"), (3, "a"), (4, "b")]
    t.rig(event=[CARD]).run("event_card")
    assert [p.launched for p in t.pods] == [False, False, False, True]
    assert t.pods[3].locked
    assert t.game.events_removed == [CARD]
    t.check()


def test_emergency_protocol_failure_takes_those_who_wait_along() -> None:
    t = hunted("captain", "scout", "pilot").room("evacuation_b", "slot_003").aboard("scout", 2)
    t.rig(event=[CARD]).run("event_card")
    assert t.crew("scout").status == "escaped"
    assert t.crew("captain").active
    t.check()


def test_emergency_protocol_failure_does_nothing_without_a_pod_in_section_b() -> None:
    t = hunted("captain", "scout")
    t.pods[1].launched = True
    t.rig(event=[CARD]).run("event_card")
    assert [p.launched for p in t.pods] == [False, True]
    assert not t.told("pod_launched")
    t.check()

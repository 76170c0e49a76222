"""Generator Overload."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.ship.self_destruct import OFF, TRACK
from tests.titles.nemesis.carnomorphs.hunted import hunted

CARD = "generator_overload"


@pytest.mark.parametrize(("broken", "starts"), [(2, False), (3, True), (4, True)])
def test_generator_overload_needs_three_malfunctions(broken: int, starts: bool) -> None:
    t = hunted("captain", "scout").malfunction(*["cockpit", "engine_1", "engine_2", "engine_3"][:broken])
    t.rig(event=[CARD]).run("event_card")
    assert t.self_destruct == (len(TRACK) - 1 if starts else OFF)
    # The card leaves the game in any case.
    assert t.game.events_removed == [CARD]
    assert t.game.event_discard == []
    t.check()


def test_generator_overload_leaves_a_running_sequence_as_it_is() -> None:
    t = hunted("captain", "scout").malfunction("cockpit", "engine_1", "engine_2")
    t.self_destruct = 4
    t.rig(event=[CARD]).run("event_card")
    assert t.self_destruct == 4


def test_generator_overload_minds_no_sleepers_and_shuffles_the_discard_pile_back() -> None:
    t = hunted("captain", "scout").malfunction("cockpit", "engine_1", "engine_2").asleep("scout")
    t.game.events.middle.remove("growl")
    t.game.event_discard = ["growl"]
    t.rig(event=[CARD]).run("event_card")
    assert t.self_destruct == len(TRACK) - 1
    assert "growl" in t.game.events.middle
    assert (len(t.game.events), t.game.event_discard) == (19, [])
    t.check()

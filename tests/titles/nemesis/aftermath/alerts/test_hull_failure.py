"""Hull Failure."""

from __future__ import annotations

import pytest

from airlock.survival.markers import repair
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import (
    CREW,
    FIVE,
    activates,
    alerts,
    check_alert,
    mission,
    no_tokens,
    open_alert,
)


@rule("AFT-ALERT-09")
def test_hull_failure_breaks_rooms_until_there_are_four() -> None:
    t = no_tokens(mission()).room("canteen").room("nest").malfunction("engine_3")
    open_alert(t, "hull_failure")
    game = t.game
    # The lowest numbers first; neither the Nest nor the shuttle.
    fit = [s for s in game.map.by_number if s in game.rooms and s not in game.map.docked and game.rooms[s] != "nest"]
    assert [e["slot"] for e in t.told("malfunction_placed")] == [s for s in fit if s != t.slot("engine_3")][:3]
    assert len(game.malfunction) == 4
    t = open_alert(
        mission().malfunction("cockpit", "hibernatorium", "engine_1", "engine_2", "engine_3"), "hull_failure"
    )
    assert not t.told("malfunction_placed")
    t.check()


@pytest.mark.parametrize(("crew", "rooms"), [(CREW, 2), (FIVE[:3], 2), (FIVE[:4], 3), (FIVE, 3)])
@rule("AFT-ALERT-11")
def test_hull_failure_counts_repairs_and_rooms_that_were_shored_up(crew: tuple[str, ...], rooms: int) -> None:
    t = no_tokens(mission(*crew))
    # Repairs before the reveal don't count.
    t.malfunction("cockpit")
    repair(t.game, t.slot("cockpit"))
    open_alert(t, "hull_failure")
    broken = [t.game.rooms[s] for s in t.game.map.by_number if s in t.game.malfunction]
    activates(t, "captain", broken[0])
    # It does nothing else, and each room counts once, also when it is repaired later.
    assert t.slot(broken[0]) in t.game.malfunction
    assert not t.can("captain", "activation")
    repair(t.game, t.slot(broken[0]))
    assert len(alerts(t).repaired) == 1
    for room in broken[1 : rooms - 1]:
        repair(t.game, t.slot(room))
    check_alert(t)
    assert alerts(t).open == "hull_failure"
    repair(t.game, t.slot(broken[rooms - 1]))
    check_alert(t)
    assert alerts(t).done == ["hull_failure"]
    t.check()


@rule("AFT-ALERT-05")
def test_hull_failure_offers_nothing_more_once_it_is_fulfilled() -> None:
    t = open_alert(no_tokens(mission()), "hull_failure")
    broken = [t.game.rooms[s] for s in t.game.map.by_number if s in t.game.malfunction]
    activates(t, "captain", broken[0])
    activates(t, "scout", broken[1])
    t.at("captain", broken[2]).any_hand("captain", 2).turn("captain")
    assert not t.can("captain", "activation")

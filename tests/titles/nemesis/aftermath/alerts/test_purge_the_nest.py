"""Purge the Nest."""

from __future__ import annotations

from airlock.survival.hands import take_object
from airlock.survival.injuries import burn_eggs, lose_nest_egg
from airlock.titles.nemesis.aftermath.alerts.running import draw_alert
from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, check_alert, mission, no_tokens, open_alert


@rule("AFT-ALERT-11", "AFT-ALERT-09")
def test_purge_the_nest_counts_eggs_of_the_intruder_board_since_the_reveal() -> None:
    t = no_tokens(mission()).room("nest")
    lose_nest_egg(t.game)
    open_alert(t, "purge_the_nest")
    assert t.game.eggs == 4
    t.object("egg", "cockpit").fire("cockpit")
    # One that lies elsewhere is none of the Nest's.
    burn_eggs(t.game, t.slot("cockpit"))
    burn_eggs(t.game, t.slot("nest"))
    assert alerts(t).eggs == 1
    check_alert(t)
    assert alerts(t).open == "purge_the_nest"
    t.empty_hands("captain")
    take_object(t.game, t.crew("captain"), "egg")
    lose_nest_egg(t.game)
    check_alert(t)
    assert alerts(t).done == ["purge_the_nest"]
    t.check()


@rule("AFT-ALERT-09")
def test_purge_the_nest_adds_eggs_up_to_two() -> None:
    t = no_tokens(mission())
    t.game.eggs = 1
    open_alert(t, "purge_the_nest")
    assert t.game.eggs == 2
    t = no_tokens(mission())
    t.game.eggs = 1
    for _ in range(7):
        t.object("egg", "cockpit")
    open_alert(t, "purge_the_nest")
    assert t.game.eggs == 1
    # A Nest that is destroyed with fewer eggs fulfils it.
    lose_nest_egg(t.game)
    check_alert(t)
    assert alerts(t).done == ["purge_the_nest"]
    t.check()


@rule("AFT-ALERT-07")
def test_purge_the_nest_is_replaced_and_shuffled_back_when_there_is_no_nest() -> None:
    t = no_tokens(mission())
    t.game.eggs, t.game.nest_destroyed = 0, True
    t.rig(alert=["purge_the_nest", "distress_call"]).flow(draw_alert(t.game))
    assert alerts(t).open == "distress_call"
    assert "purge_the_nest" in alerts(t).deck
    assert len(alerts(t).deck) == 9
    # If nothing else is left nothing is drawn.
    alerts(t).open, alerts(t).deck = "", ["purge_the_nest"]
    t.flow(draw_alert(t.game))
    assert alerts(t).open == ""
    assert alerts(t).deck == ["purge_the_nest"]

"""Black Box."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import alerts, check_alert, mission, no_tokens, open_alert


@rule("AFT-ALERT-02", "AFT-ALERT-13")
def test_black_box_goes_from_the_cockpit_to_the_shuttle() -> None:
    t = open_alert(no_tokens(mission()), "black_box")
    assert "sample" in t.game.objects_in(t.slot("cockpit"))
    check_alert(t)
    assert alerts(t).open == "black_box"
    t.at("captain", "cockpit").empty_hands("captain").any_hand("captain", 2).turn("captain")
    t.do("captain", "pick_up:sample")
    t.at("captain", "shuttle_main")
    check_alert(t)
    assert alerts(t).done == ["black_box"]
    assert t.crew("captain").hands == []
    t.check()

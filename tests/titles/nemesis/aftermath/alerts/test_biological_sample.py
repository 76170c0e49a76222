"""Biological Sample."""

from __future__ import annotations

from tests.rules import rule
from tests.titles.nemesis.aftermath.mission import SHUTTLE, alerts, check_alert, mission, no_tokens, open_alert


@rule("AFT-ALERT-02", "AFT-ALERT-10", "AFT-ALERT-11")
def test_biological_sample_lies_in_the_laboratory_even_while_nobody_has_been_there() -> None:
    t = no_tokens(mission())
    slot = next(s for s in t.game.map.by_number if t.game.map.slots[s].kind == "room_1" and s not in t.game.rooms)
    t.rig(alert_tile={"laboratory": slot})
    open_alert(t, "biological_sample")
    # The tile lies faceup for all to see, and is unexplored.
    for who in ("captain", "scout", ""):
        seen = next(r for r in t.view(who)["rooms"] if r["slot"] == slot)
        assert (seen["room"], seen["explored"], seen["objects"]) == ("laboratory", False, ["sample"])
    assert slot not in t.game.rooms
    t.check()


@rule("AFT-ALERT-02")
def test_biological_sample_is_carried_like_any_heavy_object_but_not_analysed() -> None:
    t = open_alert(no_tokens(mission()).at("captain", "laboratory"), "biological_sample")
    t.empty_hands("captain").carry("captain", "egg").carry("captain", "carcass").any_hand("captain", 4).turn("captain")
    assert not t.can("captain", "pick_up:sample")
    assert t.why_not("captain", "pick_up") == "hands_full"
    t.do("captain", "drop:egg")
    t.do("captain", "pick_up:sample")
    assert t.crew("captain").holds("sample") is not None
    assert "sample" not in t.game.species.analysable(t.game, t.slot("laboratory"))
    assert "sample" not in t.game.weaknesses
    t.do("captain", "drop:sample")
    assert "sample" in t.game.objects_in(t.slot("laboratory"))
    t.check()


@rule("AFT-ALERT-11", "AFT-ALERT-13")
def test_biological_sample_has_to_be_in_the_main_room_when_the_alert_is_checked() -> None:
    for carried in (True, False):
        t = open_alert(no_tokens(mission()).room("laboratory"), "biological_sample")
        t.game.objects[t.slot("laboratory")] = []
        if carried:
            t.at("captain", "shuttle_main").carry("captain", "sample")
        else:
            t.object("sample", "shuttle_main")
        check_alert(t)
        assert alerts(t).done == ["biological_sample"]
        # It leaves the game with its alert, also out of hands.
        assert t.crew("captain").holds("sample") is None
        assert "sample" not in t.game.objects_in(SHUTTLE)
        t.check()


@rule("AFT-ALERT-11")
def test_biological_sample_elsewhere_is_not_enough_and_having_been_there_neither() -> None:
    t = open_alert(no_tokens(mission()).room("laboratory"), "biological_sample")
    check_alert(t)
    assert alerts(t).open
    t.game.objects[t.slot("laboratory")] = []
    t.at("captain", "slot_shuttle_1").carry("captain", "sample")
    check_alert(t)
    assert alerts(t).open
    # Once it was in the main room, but nobody checked.
    t.at("captain", "shuttle_main").at("captain", "cockpit")
    check_alert(t)
    assert alerts(t).open


@rule("AFT-ALERT-12")
def test_biological_sample_in_a_pod_is_lost() -> None:
    t = open_alert(no_tokens(mission("captain", "scout", "soldier")).room("laboratory"), "biological_sample", left=1)
    t.game.objects[t.slot("laboratory")] = []
    t.carry("scout", "sample").escaped("scout")
    t.run("advance_alert", "alert_check")
    assert t.game.end_reason == "alert"

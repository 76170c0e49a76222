"""Emergency Room."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-EMERGENCY-01")
def test_emergency_dresses_all_serious_wounds() -> None:
    t = table("scout", "captain").at("scout", "emergency").wounded("scout", light=2, serious=["leg", "hand"])
    t.any_hand("scout", 3).turn("scout")
    t.do("scout", "room:emergency:dress_all")
    me = t.crew("scout")
    assert (me.wounds, me.dressed, me.light) == ([], ["leg", "hand"], 2)
    assert len(me.hand) == 1
    t.check()


@rule("NEM-ROOM-EMERGENCY-01")
def test_emergency_heals_one_dressed_wound() -> None:
    t = table("scout", "captain").at("scout", "emergency").wounded("scout", 1, ["body"], ["leg", "hand"])
    t.any_hand("scout", 3).turn("scout")
    t.do("scout", "room:emergency:heal_serious", "wound:hand")
    me = t.crew("scout")
    assert (me.wounds, me.dressed, me.light) == (["body"], ["leg"], 1)
    assert t.game.wound_discard == ["hand"]
    t.check()


@rule("NEM-ROOM-EMERGENCY-01")
def test_emergency_heals_all_light_wounds() -> None:
    t = table("scout", "captain").at("scout", "emergency").wounded("scout", 2, ["body"], ["leg"])
    t.any_hand("scout", 3).turn("scout")
    t.do("scout", "room:emergency:heal_light")
    me = t.crew("scout")
    assert (me.wounds, me.dressed, me.light) == (["body"], ["leg"], 0)
    t.check()


def test_emergency_offers_only_what_helps() -> None:
    t = table("scout", "captain").at("scout", "emergency").wounded("scout", 0, [], ["leg"])
    t.any_hand("scout", 3).turn("scout")
    assert [o for o in t.options("scout") if o.startswith("room")] == ["room:emergency:heal_serious"]
    assert t.why_not("scout", "room:emergency:dress_all") == "no_wound_to_dress"
    assert t.why_not("scout", "room:emergency:heal_light") == "no_light_wound"
    t.wounded("scout", 1, ["arm"])
    assert t.why_not("scout", "room:emergency:heal_serious") == "no_wound_to_heal"


@rule("NEM-ROOM-EMERGENCY-02")
def test_emergency_revives_the_dead_in_the_cooperative_mode_only() -> None:
    for mode in ("coop", "semi"):
        t = table("scout", "captain", mode=mode).at("scout", "emergency").at("captain", "emergency").met()
        t.wounded("scout", serious=["leg", "leg", "body"])
        t.hand("scout", "rest", "search").fire("emergency").turn("scout")
        t.do("scout", "pass")
        assert t.crew("scout").status == "dead"
        t.run("start_round")
        assert t.crew("scout").status == ("active" if mode == "coop" else "dead")
        assert t.crew("scout").slot == (t.slot("emergency") if mode == "coop" else "")

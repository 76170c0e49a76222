"""Hibernatorium."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table

SLOT = "slot_011"


def chambers(time: int = 8, *crew: str) -> Table:
    t = table(*(crew or ("scout", "captain"))).at("captain", "cockpit").any_hand("scout", 4).met()
    t.game.time = time
    return t.turn("scout")


@rule("NEM-ROOM-HIBERNATORIUM-01")
def test_hibernatorium_opens_with_the_blue_spaces() -> None:
    t = chambers(9)
    assert t.refused("scout", "room:hibernatorium:hibernate")
    assert t.why_not("scout", "room:hibernatorium:hibernate") == "chambers_closed"
    for time in (8, 1):
        assert chambers(time).can("scout", "room:hibernatorium:hibernate")


@rule("NEM-ROOM-HIBERNATORIUM-02")
def test_hibernatorium_sleeper_leaves_the_board() -> None:
    t = chambers().carry("scout", "egg").fire("hibernatorium").rig(noise=[2])
    t.do("scout", "room:hibernatorium:hibernate")
    me = t.crew("scout")
    assert (me.status, me.slot) == ("hibernating", "")
    assert t.game.noise == ["cor_006_011"]
    assert [e["seat"] for e in t.told("hibernates")] == [0]
    # The turn is over, without a wound by fire, and everything carried comes along.
    assert me.light == 0
    assert me.holds("egg") is not None
    assert me.holds("rifle") is not None
    assert t.asked("captain") == "act"
    t.check()


@rule("NEM-ROOM-HIBERNATORIUM-02")
@pytest.mark.parametrize("token", ["creeper", "larva"])
def test_hibernatorium_attempt_fails_if_an_intruder_appears(token: str) -> None:
    t = chambers().hand("scout", "rest", "search").noise("cor_006_011").rig(noise=[2], bag=[token], attack=["slime_1"])
    t.do("scout", "room:hibernatorium:hibernate")
    assert (t.crew("scout").status, t.crew("scout").slot) == ("active", SLOT)
    assert t.crew("scout").larva == (token == "larva")


@rule("NEM-ROOM-HIBERNATORIUM-02")
def test_hibernatorium_attempt_fails_if_an_intruder_moves_in() -> None:
    t = chambers()
    t.intruder("adult", "slot_014")
    t.rig(noise=["danger"]).do("scout", "room:hibernatorium:hibernate")
    assert (t.crew("scout").status, t.crew("scout").slot) == ("active", SLOT)


@rule("NEM-ROOM-HIBERNATORIUM-02")
def test_hibernatorium_blank_token_does_not_disturb() -> None:
    t = chambers().noise("cor_006_011").rig(noise=[2], bag=["blank"])
    t.do("scout", "room:hibernatorium:hibernate")
    assert t.crew("scout").status == "hibernating"


@rule("NEM-ROOM-HIBERNATORIUM-03")
def test_hibernatorium_cannot_be_used_with_an_intruder_there() -> None:
    t = chambers()
    t.intruder("larva", SLOT)
    assert t.refused("scout", "room:hibernatorium:hibernate")
    assert t.why_not("scout", "room:hibernatorium:hibernate") == "only_out_of_combat"


@rule("NEM-ROOM-HIBERNATORIUM-04")
def test_hibernatorium_sleeper_takes_no_further_part() -> None:
    t = chambers().rig(noise=["silence"])
    t.do("scout", "room:hibernatorium:hibernate").any_hand("captain", 0)
    hand = list(t.crew("scout").hand)
    t.intruder("adult", SLOT)
    t.fire("hibernatorium").rig(bag=["adult"], noise=[4])
    t.run("start_round", "draw_step", "first_player_step", "intruder_attacks", "fire_damage", "develop_bag")
    me = t.crew("scout")
    assert (me.status, me.hand, me.light, me.wounds) == ("hibernating", hand, 0, [])
    assert t.options("scout") == ["go_on"]
    assert t.game.turn != 0
    t.end("jump", "earth")
    assert t.survivors == ["scout"]


@rule("NEM-ROOM-HIBERNATORIUM-04")
def test_hibernatorium_sleeper_dies_with_the_ship() -> None:
    t = chambers().rig(noise=["silence"])
    t.do("scout", "room:hibernatorium:hibernate").end("explosion")
    assert t.crew("scout").status == "dead"
    assert t.survivors == []


@rule("NEM-ROOM-HIBERNATORIUM-05")
def test_hibernatorium_sleeper_fixes_destination_and_self_destruct() -> None:
    t = chambers().rig(noise=["silence"]).any_hand("captain", 4)
    t.do("scout", "room:hibernatorium:hibernate")
    assert t.why_not("captain", "room:cockpit:set_destination") == "somebody_hibernates"
    t.at("captain", "generator").turn("captain")
    assert t.why_not("captain", "room:generator:start") == "somebody_hibernates"


@rule("NEM-ROOM-HIBERNATORIUM-06")
def test_hibernatorium_has_room_for_everybody() -> None:
    crew = ("scout", "captain", "pilot", "soldier", "mechanic")
    t = chambers(8, *crew)
    for who in crew:
        t.at(who, "hibernatorium").any_hand(who, 2).turn(who).rig(noise=["silence"])
        t.do(who, "room:hibernatorium:hibernate")
        assert t.crew(who).status == "hibernating" or t.game.end_reason
    # With the last one nobody is awake any more.
    assert t.game.end_reason == "nobody_left"


@rule("NEM-ROOM-HIBERNATORIUM-07")
def test_hibernatorium_is_where_all_start_with_the_blue_corpse() -> None:
    t = Table("scout", "captain", "pilot")
    assert {c.slot for c in t.game.crew} == {t.slot("hibernatorium")}
    assert t.game.objects == {t.slot("hibernatorium"): ["corpse_blue"]}


@rule("NEM-ROOM-HIBERNATORIUM-01")
def test_hibernatorium_costs_two_cards_even_for_a_vain_try() -> None:
    t = chambers().bag("larva_1").noise("cor_006_011").rig(noise=[2])
    t.do("scout", "room:hibernatorium:hibernate")
    assert t.crew("scout").status == "active"
    assert (len(t.crew("scout").hand), t.game.actions_left) == (2, 1)
    u = chambers().any_hand("scout", 1)
    assert u.why_not("scout", "room:hibernatorium:hibernate") == "too_few_cards"

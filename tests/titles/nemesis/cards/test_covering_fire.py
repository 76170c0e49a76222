"""Covering Fire."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table, table

HOME = "slot_011"


def fight() -> Table:
    t = table("soldier", "scout", "captain").at("captain", "cockpit").hand("soldier", "covering_fire", "rest")
    t.hand("scout", "rest").intruder("adult", "hibernatorium")
    return t.turn("soldier")


@rule("NEM-MOVE-19")
def test_covering_fire_takes_both_to_one_room_at_once() -> None:
    t = fight().rig(room={"slot_006": "canteen"}, explore={"slot_006": "slime_1"}, noise=[1])
    t.answer("soldier", "card:covering_fire:leave")
    assert t.options("soldier") == ["go:0", "go:1", "go:0:1"]
    t.answer("soldier", "go:0:1").answer("soldier", "to:slot_006")
    assert t.asked("scout") == "consent"
    t.do("scout", "agree")
    assert [c.slot for c in t.game.crew[:2]] == ["slot_006"] * 2
    assert t.crew("soldier").hands[0].ammo == 4
    assert t.told("attack") == []
    # One exploration, one noise roll by the Soldier; the slime hits both.
    assert len(t.told("room_explored")) == 1
    assert [e["seat"] for e in t.told("noise_rolled")] == [0]
    assert t.crew("soldier").slime
    assert t.crew("scout").slime
    t.check()


@rule("NEM-MOVE-19")
def test_covering_fire_for_the_companion_alone_is_resolved_by_the_companion() -> None:
    t = fight().room("canteen", "slot_006").rig(noise=[1])
    t.answer("soldier", "card:covering_fire:leave").answer("soldier", "go:1").answer("soldier", "to:slot_006")
    t.do("scout", "agree")
    assert [c.slot for c in t.game.crew[:2]] == [HOME, "slot_006"]
    assert [e["seat"] for e in t.told("noise_rolled")] == [1]


@rule("NEM-ACT-36")
def test_covering_fire_without_consent_costs_nothing() -> None:
    t = fight()
    t.answer("soldier", "card:covering_fire:leave").answer("soldier", "go:0:1").answer("soldier", "to:slot_006")
    t.answer("scout", "decline")
    assert t.crew("soldier").hand == ["covering_fire", "rest"]
    assert t.crew("soldier").hands[0].ammo == 5
    assert [c.slot for c in t.game.crew[:2]] == [HOME, HOME]
    assert t.game.actions_left == 2


def test_covering_fire_for_the_soldier_alone() -> None:
    t = fight().room("canteen", "slot_006").rig(noise=["silence"])
    t.do("soldier", "card:covering_fire:leave", "go:0", "to:slot_006")
    assert [c.slot for c in t.game.crew[:2]] == ["slot_006", HOME]
    assert t.told("attack") == []


def test_covering_fire_needs_ammo() -> None:
    t = fight().ammo("soldier", "assault_rifle", 0)
    assert t.why_not("soldier", "card:covering_fire:leave") == "no_ammo"

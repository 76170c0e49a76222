"""Canteen."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION, INFECTED
from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-CANTEEN-01")
def test_canteen_snack_heals_a_light_wound() -> None:
    t = table("scout", "captain").at("scout", "canteen").wounded("scout", light=2).any_hand("scout", 4).turn("scout")
    t.do("scout", "room:canteen:snack", "no_scan")
    assert t.crew("scout").light == 1
    assert len(t.crew("scout").hand) == 2


@rule("NEM-ROOM-CANTEEN-01")
def test_canteen_may_be_used_for_the_scan_alone() -> None:
    t = table("scout", "captain").at("scout", "canteen").any_hand("scout", 3).turn("scout")
    assert t.why_not("scout", "room:canteen:snack") == "would_change_nothing"
    t.any_hand("scout", 3, contamination=1).rig(scan=["clean"]).do("scout", "room:canteen:snack", "scan")
    assert t.game.contamination_removed == 1
    t.check()


@rule("NEM-ROOM-CANTEEN-02")
def test_canteen_scan_removes_harmless_cards_from_the_hand() -> None:
    t = table("scout", "captain").at("scout", "canteen").any_hand("scout", 3, contamination=2).turn("scout")
    t.crew("scout").discard.append(CONTAMINATION)
    t.game.contamination_left -= 1
    t.rig(scan=["clean", "clean"]).do("scout", "room:canteen:snack")
    # All or none, decided before anything is scanned.
    assert t.options("scout")[:2] == ["no_scan", "scan"]
    assert t.told("scanned") == []
    t.do("scout", "scan")
    assert t.crew("scout").hand.count(CONTAMINATION) == 0
    assert t.game.contamination_removed == 2
    assert CONTAMINATION in t.crew("scout").discard
    assert t.told("scan_result", "captain") == []
    assert len(t.told("scan_result", "scout")) == 1
    t.check()


@rule("NEM-ROOM-CANTEEN-02")
def test_canteen_scan_is_optional_and_the_question_betrays_nothing() -> None:
    t = table("scout", "captain").at("scout", "canteen").wounded("scout", light=1).any_hand("scout", 4).turn("scout")
    t.do("scout", "room:canteen:snack")
    # Asked even without a contamination card, so that nobody can tell.
    assert t.asked("scout") == "scan_hand"
    assert t.options("scout") == ["no_scan"]
    t = table("scout", "captain").at("scout", "canteen").any_hand("scout", 3, contamination=1).turn("scout")
    t.do("scout", "room:canteen:snack", "no_scan")
    assert t.crew("scout").hand.count(CONTAMINATION) == 1
    assert not t.crew("scout").larva


@rule("NEM-ROOM-CANTEEN-03")
def test_canteen_infected_scan_places_a_larva() -> None:
    t = table("scout", "captain").at("scout", "canteen").any_hand("scout", 3, contamination=3).turn("scout")
    t.rig(scan=["infected", "clean", "infected"]).do("scout", "room:canteen:snack", "scan")
    assert t.crew("scout").larva
    assert t.crew("scout").hand.count(INFECTED) == 2
    assert t.game.contamination_removed == 1
    t.check()


@rule("NEM-ROOM-CANTEEN-03")
def test_canteen_infected_scan_kills_with_a_larva() -> None:
    t = table("scout", "captain").at("scout", "canteen").at("captain", "cockpit").met()
    t.any_hand("scout", 3, contamination=1).turn("scout")
    t.crew("scout").larva = True
    t.rig(scan=["infected"]).do("scout", "room:canteen:snack", "scan")
    assert t.crew("scout").status == "dead"
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", t.slot("canteen"))]
    t.check()

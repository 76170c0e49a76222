"""Shower Room."""

from __future__ import annotations

from airlock.survival.crew import CONTAMINATION, INFECTED
from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-SHOWER-01")
def test_shower_washes_the_slime_off() -> None:
    t = table("scout", "captain").at("scout", "shower").any_hand("scout", 4).turn("scout")
    assert t.why_not("scout", "room:shower:shower") == "would_change_nothing"
    t.crew("scout").slime = t.crew("captain").slime = True
    t.refresh().do("scout", "room:shower:shower", "no_scan")
    assert (t.crew("scout").slime, t.crew("captain").slime) == (False, True)
    assert len(t.crew("scout").hand) == 2


@rule("NEM-ROOM-SHOWER-02")
def test_shower_scan_removes_harmless_cards_or_is_left_alone() -> None:
    t = table("scout", "captain").at("scout", "shower").any_hand("scout", 3, contamination=2).turn("scout")
    t.rig(scan=["clean", "clean"]).do("scout", "room:shower:shower", "scan")
    assert CONTAMINATION not in t.crew("scout").hand
    assert t.game.contamination_removed == 2
    t.check()
    t = table("scout", "captain").at("scout", "shower").any_hand("scout", 3, contamination=2).turn("scout")
    t.crew("scout").slime = True
    t.do("scout", "room:shower:shower", "no_scan")
    assert t.crew("scout").hand.count(CONTAMINATION) == 2
    assert not t.crew("scout").slime


@rule("NEM-ROOM-SHOWER-03")
def test_shower_infected_scan_places_a_larva_or_kills() -> None:
    t = table("scout", "captain").at("scout", "shower").at("captain", "cockpit").met()
    t.any_hand("scout", 5, contamination=1).turn("scout").rig(scan=["infected"])
    t.do("scout", "room:shower:shower", "scan")
    assert t.crew("scout").larva
    assert t.crew("scout").hand.count(INFECTED) == 1
    # The same card infects again.
    t.do("scout", "room:shower:shower", "scan")
    assert t.crew("scout").status == "dead"
    assert [(f.kind, f.slot) for f in t.game.figures] == [("creeper", t.slot("shower"))]
    t.check()


@rule("NEM-ROOM-SHOWER-04")
def test_shower_does_not_put_out_fire() -> None:
    t = table("scout", "captain").at("scout", "shower").any_hand("scout", 4).fire("shower").turn("scout")
    t.crew("scout").slime = True
    t.refresh().do("scout", "room:shower:shower", "no_scan")
    assert t.game.fire == [t.slot("shower")]
    t.do("scout", "pass")
    assert t.crew("scout").light == 1

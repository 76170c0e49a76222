"""Hatch Control System."""

from __future__ import annotations

from tests.rules import rule
from tests.table import table


@rule("NEM-ROOM-HATCH-01")
def test_hatch_turns_a_pod_of_any_section() -> None:
    t = table("scout", "captain").at("scout", "hatch").any_hand("scout", 5).turn("scout")
    t.do("scout", "room:hatch:turn_pod")
    assert t.options("scout") == ["pod:1", "pod:2"]
    t.do("scout", "pod:2")
    assert [p.locked for p in t.pods] == [True, False]
    assert len(t.crew("scout").hand) == 3
    t.do("scout", "room:hatch:turn_pod", "pod:2")
    assert [p.locked for p in t.pods] == [True, True]
    assert [(e["pod"], e["locked"]) for e in t.told("pod_turned")] == [(2, False), (2, True)]


@rule("NEM-ROOM-HATCH-01")
def test_hatch_turns_occupied_pods_but_no_launched_ones() -> None:
    t = table("scout", "captain").at("scout", "hatch").any_hand("scout", 5).unlocked(1)
    t.aboard("captain")
    t.pods[1].launched = True
    t.turn("scout").do("scout", "room:hatch:turn_pod")
    assert t.pods[0].locked
    assert t.pods[0].aboard == [1]
    assert t.pod("captain") == 1
    t.escaped("captain")
    t.turn("scout")
    assert t.why_not("scout", "room:hatch:turn_pod") == "no_pod_here"

"""Ab Ovo: the weakness of the egg discovered."""

from __future__ import annotations

from airlock.survival.crew import EGG, Held
from tests.rules import rule
from tests.table import Table, table


def crew() -> Table:
    return table("captain", "scout").keeps("captain", "ab_ovo").keeps("scout", "hoarder")


def test_ab_ovo_with_the_egg_analysed() -> None:
    assert crew().asleep("captain").weakness("vital_places", "egg").end().winners == ["captain"]


def test_ab_ovo_with_other_weaknesses() -> None:
    t = crew().asleep("captain").weakness("vital_places", "carcass").weakness("way_of_moving", "corpse").end()
    assert t.survivors == ["captain"]
    assert t.winners == []


@rule("NEM-OBJ-07")
def test_ab_ovo_no_matter_who_analysed() -> None:
    t = crew().at("scout", "laboratory").any_hand("scout", 5).empty_hands("scout")
    t.game.eggs -= 1
    t.crew("scout").hands.append(Held(EGG))
    t.turn("scout").rig(weakness=["vital_places"]).do("scout", "room:laboratory:analyse")
    assert t.game.weaknesses["egg"]
    t.asleep("captain", "scout").end()
    assert t.winners == ["captain"]
    t.check()

"""The weakness cards: where they lie, how they are discovered, for whom they hold."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.weaknesses import WEAKNESSES
from tests.rules import rule
from tests.table import Table, table


def laboratory(*things: str) -> Table:
    t = table("captain", "scout").at("captain", "laboratory").any_hand("captain", 5)
    for thing in things:
        t.object(thing, "laboratory")
    return t.turn("captain")


def test_the_weaknesses_are_those_printed() -> None:
    assert sorted(WEAKNESSES) == [
        "reaction_to_danger",
        "species_on_the_brink",
        "susceptibility_to_phosphates",
        "vital_places",
        "vulnerability_to_energy",
        "vulnerability_to_fire",
        "way_of_fighting",
        "way_of_moving",
    ]


@rule("NEM-WEAK-01", "NEM-WEAK-02")
@pytest.mark.parametrize(
    ("thing", "place"), [("corpse_blue", "corpse"), ("corpse_1", "corpse"), ("egg", "egg"), ("carcass", "carcass")]
)
def test_analysing_an_object_turns_over_its_weakness_for_good(thing: str, place: str) -> None:
    t = laboratory(thing)
    if thing == "egg":
        t.game.eggs -= 1
    t.rig(weakness={place: "vital_places"})
    assert t.view("scout")["intruders"]["weaknesses"] == {"corpse": "", "egg": "", "carcass": ""}
    t.do("captain", "room:laboratory:analyse")
    assert {k: v for k, v in t.game.weaknesses.items() if v} == {place: "vital_places"}
    # Face up for everybody.
    assert t.view("scout")["intruders"]["weaknesses"][place] == "vital_places"
    assert "vital_places" not in t.game.weakness_pool


@rule("NEM-WEAK-03")
def test_a_discovered_weakness_holds_for_all_players() -> None:
    t = laboratory("carcass").rig(weakness={"carcass": "vital_places"})
    t.do("captain", "room:laboratory:analyse")
    t.at("scout", "canteen").any_hand("scout", 3)
    t.intruder("adult", "canteen")
    t.game.round += 5
    t.turn("scout").rig(combat=["blank"], attack=["scratch_4"])
    t.do("scout", "shoot:rifle:adult_1")
    assert t.game.figures[0].injuries == 1


@rule("NEM-WEAK-04")
def test_before_it_is_discovered_a_weakness_has_no_effect() -> None:
    t = table("scout", "captain").at("scout", "canteen").any_hand("scout", 3)
    t.intruder("adult", "canteen")
    t.turn("scout").rig(combat=["blank"])
    assert "vital_places" in t.game.weakness_pool
    t.do("scout", "shoot:rifle:adult_1")
    assert t.game.figures[0].injuries == 0


@rule("NEM-WEAK-05")
def test_a_discovered_weakness_is_not_discovered_again() -> None:
    t = laboratory("carcass", "carcass", "corpse_blue").rig(weakness={"carcass": "vital_places"})
    t.do("captain", "room:laboratory:analyse", "analyse:carcass")
    assert t.game.weaknesses["carcass"] == "vital_places"
    assert t.can("captain", "room:laboratory:analyse")
    t.game.objects[t.slot("laboratory")].remove("corpse_blue")
    t.refresh()
    assert not t.can("captain", "room:laboratory:analyse")
    assert t.why_not("captain", "room:laboratory:analyse") == "nothing_to_analyse"


@rule("NEM-WEAK-03")
def test_all_discovered_weaknesses_hold_at_once() -> None:
    t = table("captain", "scout").at("scout", "canteen").any_hand("scout", 3)
    t.weakness("way_of_moving", "corpse").weakness("vulnerability_to_energy", "egg").weakness("vital_places", "carcass")
    t.intruder("adult", "canteen")
    t.turn("scout").rig(combat=["blank"], attack=["bite_3"])
    t.do("scout", "shoot:rifle:adult_1")
    # The blank is a hit, and the hit of an energy weapon does one more.
    assert [f.injuries for f in t.game.figures] == [2]

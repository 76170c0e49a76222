"""Laboratory."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table, table


def laboratory() -> Table:
    return table("scout", "captain").at("scout", "laboratory").any_hand("scout", 5).turn("scout")


@rule("NEM-ROOM-LABORATORY-01", "NEM-ROOM-LABORATORY-02")
@pytest.mark.parametrize("thing", ["corpse_blue", "egg", "carcass"])
def test_laboratory_analyses_what_lies_there(thing: str) -> None:
    t = laboratory()
    assert t.why_not("scout", "room:laboratory:analyse") == "nothing_to_analyse"
    if thing == "corpse_blue":
        t.game.objects["slot_011"].clear()
    t.object(thing, "laboratory").rig(weakness=["vital_places"])
    kind = thing.split("_")[0]
    t.do("scout", "room:laboratory:analyse")
    assert t.game.weaknesses == {"corpse": "", "egg": "", "carcass": "", kind: "vital_places"}
    # It is not used up.
    assert t.game.objects_in(t.slot("laboratory")) == [thing]
    assert t.view("captain")["intruders"]["weaknesses"][kind] == "vital_places"
    assert [(e["object"], e["weakness"]) for e in t.told("weakness_discovered")] == [(kind, "vital_places")]
    t.check()


@rule("NEM-ROOM-LABORATORY-01")
def test_laboratory_analyses_what_anybody_there_carries() -> None:
    t = laboratory().at("captain", "laboratory").carry("captain", "egg").carry("scout", "carcass")
    t.rig(weakness=["way_of_moving"])
    t.do("scout", "room:laboratory:analyse")
    assert t.options("scout") == ["analyse:egg", "analyse:carcass"]
    t.do("scout", "analyse:egg")
    assert t.game.weaknesses == {"corpse": "", "egg": "way_of_moving", "carcass": ""}
    assert t.crew("captain").holds("egg") is not None


@rule("NEM-ROOM-LABORATORY-01")
def test_laboratory_analyses_no_object_elsewhere_and_no_kind_twice() -> None:
    t = laboratory().at("captain", "cockpit").carry("captain", "egg").object("carcass", "cockpit")
    assert t.refused("scout", "room:laboratory:analyse")
    t.object("egg", "laboratory").weakness("vital_places", "egg")
    assert t.refused("scout", "room:laboratory:analyse")


@rule("NEM-ROOM-LABORATORY-01")
def test_laboratory_used_from_afar_needs_the_object_there() -> None:
    t = table("scientist", "captain").room("laboratory").at("scientist", "comms").carry("scientist", "egg")
    t.hand("scientist", "intranet", "rest", "search").turn("scientist")
    at = t.slot("laboratory")
    t.do("scientist", "card:intranet:room_action")
    assert t.refused("scientist", f"slot:{at}")
    t = table("scientist", "captain").room("laboratory").at("scientist", "comms").object("egg", "laboratory")
    t.hand("scientist", "intranet", "rest", "search").turn("scientist")
    t.do("scientist", "card:intranet:room_action", f"slot:{at}")
    assert t.game.weaknesses["egg"]


@rule("NEM-ROOM-LABORATORY-03")
def test_laboratory_discovers_one_weakness_an_action() -> None:
    t = laboratory().object("egg", "laboratory").object("carcass", "laboratory")
    t.do("scout", "room:laboratory:analyse", "analyse:carcass")
    assert [thing for thing, card in t.game.weaknesses.items() if card] == ["carcass"]
    assert len(t.game.weakness_pool) == 7
    t.do("scout", "room:laboratory:analyse")
    assert [thing for thing, card in t.game.weaknesses.items() if card] == ["egg", "carcass"]


@rule("NEM-ROOM-LABORATORY-04")
def test_laboratory_takes_any_corpse_and_any_carcass() -> None:
    t = laboratory().object("corpse_1", "laboratory")
    t.do("scout", "room:laboratory:analyse")
    assert t.game.weaknesses["corpse"]
    t = laboratory().carry("scout", "corpse_blue")
    t.game.objects["slot_011"].clear()
    t.refresh().do("scout", "room:laboratory:analyse")
    assert t.game.weaknesses["corpse"]
    # A carcass has no type: a Creeper's serves like a Queen's.
    t = laboratory()
    figure = t.intruder("creeper", "laboratory", injuries=5)
    t.rig(combat=["hit"], attack=["scratch_4"]).do("scout", f"shoot:rifle:{figure}")
    t.do("scout", "room:laboratory:analyse")
    assert t.game.weaknesses["carcass"]

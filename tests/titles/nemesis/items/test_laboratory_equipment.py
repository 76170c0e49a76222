"""Laboratory Equipment, a quest item of the Scientist."""

from __future__ import annotations

from tests.table import Table, table

ANALYSE = "item:quest_laboratory_equipment:analyse"


def scientist() -> Table:
    t = table("scientist", "captain").at("scientist", "canteen").at("captain", "cockpit")
    return t.any_hand("scientist", 3).item("scientist", "quest_laboratory_equipment").turn("scientist")


def test_laboratory_equipment_analyses_what_lies_or_is_carried_here() -> None:
    t = scientist()
    assert t.why_not("scientist", ANALYSE) == "nothing_to_analyse"
    t.object("carcass", "canteen").at("captain", "canteen").carry("captain", "egg").rig(weakness=["vital_places"])
    t.do("scientist", ANALYSE, "analyse:egg")
    assert t.game.weaknesses == {"corpse": "", "egg": "vital_places", "carcass": ""}
    assert t.view("captain")["intruders"]["weaknesses"]["egg"] == "vital_places"
    assert t.crew("captain").holds("egg") is not None
    assert "quest_laboratory_equipment" in t.game.items_spent
    t.check()


def test_laboratory_equipment_analyses_an_egg_of_the_nest() -> None:
    t = scientist().at("scientist", "nest").rig(weakness=["way_of_moving"])
    t.do("scientist", ANALYSE)
    assert t.game.weaknesses["egg"] == "way_of_moving"
    assert t.game.eggs == 5


def test_laboratory_equipment_is_activated_with_chemicals() -> None:
    t = table("scientist", "captain").any_hand("scientist", 3).item("scientist", "chemicals").turn("scientist")
    t.do("scientist", "activate:quest_laboratory_equipment", "use:chemicals")
    assert t.crew("scientist").inventory == ["quest_laboratory_equipment"]
    assert t.game.item_discard["yellow"] == ["chemicals"]

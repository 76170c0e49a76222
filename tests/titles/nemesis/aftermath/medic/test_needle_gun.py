"""Needle Gun."""

from __future__ import annotations

from tests.table import Table, table


def fight(kind: str = "queen", modules: str = "medic") -> Table:
    t = table("medic", "scout", modules=modules).at("scout", "cockpit").any_hand("medic", 3)
    t.intruder(kind, "hibernatorium")
    return t.turn("medic")


def test_needle_gun_drives_its_target_away_without_an_injury() -> None:
    for face in ("hit", "double_hit"):
        t = fight().rig(combat=[face])
        t.do("medic", "shoot:needle_gun:queen_1")
        figure = t.game.figure("queen_1")
        assert figure is None or figure.injuries == 0
        # One event card for the corridor, however many injuries it would have been.
        assert len(t.told("intruder_retreats")) == 1
        assert t.told("injury_check") == []
        assert t.crew("medic").hands[0].ammo == 1
        t.check()


def test_needle_gun_that_misses_does_nothing() -> None:
    t = fight().rig(combat=["creeper"]).do("medic", "shoot:needle_gun:queen_1")
    assert t.told("intruder_retreats") == []
    assert len(t.told("missed")) == 1


def test_needle_gun_drives_a_larva_away_instead_of_killing_it() -> None:
    t = fight("larva").rig(combat=["creeper"]).do("medic", "shoot:needle_gun:larva_1")
    assert t.told("intruder_killed") == []
    assert len(t.told("intruder_retreats")) == 1


def test_needle_gun_destroys_eggs_as_usual() -> None:
    t = table("medic", "scout", modules="medic").at("medic", "nest").any_hand("medic", 2).turn("medic")
    t.rig(combat=["hit"], noise=["silence"]).do("medic", "shoot:needle_gun:eggs")
    assert t.game.eggs == 4


def test_needle_gun_is_loaded_with_chemicals_and_nothing_else() -> None:
    t = table("medic", "scout", modules="medic").any_hand("medic", 3).ammo("medic", "needle_gun", 0)
    t.item("medic", "chemicals").item("medic", "energy_charge_red").at("medic", "armory").turn("medic")
    assert t.why_not("medic", "room:armory:recharge") == "no_energy_weapon"
    assert t.why_not("medic", "item:energy_charge_red:load") == "no_energy_weapon"
    t.do("medic", "item:chemicals:load_needles")
    assert t.crew("medic").hands[0].ammo == 2
    assert t.game.item_discard["yellow"] == ["chemicals"]
    assert len(t.crew("medic").hand) == 2
    t.check()


def test_needle_gun_is_loaded_out_of_combat_and_by_whoever_holds_it() -> None:
    t = fight().ammo("medic", "needle_gun", 1).item("medic", "chemicals").turn("medic")
    assert t.why_not("medic", "item:chemicals:load_needles") == "only_out_of_combat"
    t = table("scout", "medic", modules="medic").any_hand("scout", 2).item("scout", "chemicals").turn("scout")
    assert t.why_not("scout", "item:chemicals:load_needles") == "no_weapon"

"""Fireproof: fire does not hurt them."""

from __future__ import annotations

import pytest

from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted


@pytest.mark.parametrize(("adaptation", "injuries"), [("", 1), ("fireproof", 0)])
def test_fireproof_keeps_fire_markers_from_hurting(adaptation: str, injuries: int) -> None:
    t = hunted("captain", "scout", adaptation=adaptation).fire("slot_006").rig(attack=["whiplash_4"])
    figure = put(t, "fleshbeast", "slot_006")
    t.run("fire_damage")
    assert figure.injuries == injuries
    assert len(t.told("injury_check")) == injuries


def test_fireproof_is_no_help_against_fire_weapons() -> None:
    t = hunted("mechanic", "scout", adaptation="fireproof").empty_hands("mechanic").item("mechanic", "flamethrower", 3)
    target = put(t.any_hand("mechanic", 4), "butcher", "hibernatorium")
    t.turn("mechanic").rig(combat=["adult"], attack=["whiplash_4"]).do("mechanic", f"shoot:flamethrower:{target.name}")
    assert target.injuries == 1
    t = hunted("captain", "scout", adaptation="fireproof").item("captain", "molotov_cocktail").any_hand("captain", 4)
    target = put(t, "butcher", "slot_006")
    t.turn("captain").rig(attack=["whiplash_4"]).do("captain", "item:molotov_cocktail:throw")
    assert target.injuries > 0


def test_fireproof_saves_no_eggs() -> None:
    t = hunted("captain", "scout", adaptation="fireproof").room("nest", "slot_002").fire("nest").run("fire_damage")
    assert t.game.eggs == 7

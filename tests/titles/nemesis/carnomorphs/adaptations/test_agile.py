"""Agile: the creeper face never hits them."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted

TYPES = ("metagorger", "shambler", "fleshbeast", "butcher")


def shot(adaptation: str, kind: str, weapon: str, face: str) -> Table:
    """The Mechanic shoots one with many injuries to go."""
    t = hunted("mechanic", "scout", adaptation=adaptation).at("scout", "cockpit").empty_hands("mechanic")
    t.item("mechanic", weapon, 3) if weapon in t.game.crafted else t.ammo("mechanic", weapon, 3)
    target = put(t.any_hand("mechanic", 4), kind, "hibernatorium")
    # A high number for every type but the metagorger, which dies of any injury by this card.
    t.turn("mechanic").rig(combat=[face], attack=["whiplash_4"])
    return t.do("mechanic", f"shoot:{weapon}:{target.name}")


def hits(t: Table) -> bool:
    return bool(t.told("intruder_injured"))


@rule("CAR-ADAPT-11", "CAR-ADAPT-12")
@pytest.mark.parametrize("kind", TYPES)
def test_agile_goes_before_a_weapon_that_always_hits(kind: str) -> None:
    t = shot("agile", kind, "flamethrower", "creeper")
    assert not hits(t)
    assert len(t.told("missed")) == 1
    assert not t.told("injury_check")
    # With the card removed the weapon makes it a hit.
    assert hits(shot("", kind, "flamethrower", "creeper"))
    # All other faces are as they were.
    assert hits(shot("agile", kind, "flamethrower", "adult"))
    assert hits(shot("agile", kind, "flamethrower", "hit"))
    assert not hits(shot("agile", kind, "flamethrower", "blank"))


@rule("CAR-ADAPT-12", "CAR-GEN-07")
@pytest.mark.parametrize(
    ("kind", "face", "plain", "agile"),
    [
        ("metagorger", "creeper", True, False),
        ("metagorger", "adult", True, True),
        ("shambler", "creeper", False, False),
        ("shambler", "adult", True, True),
        ("fleshbeast", "adult", False, False),
        ("butcher", "hit", True, True),
        ("butcher", "double_hit", True, True),
    ],
)
def test_agile_concerns_the_creeper_face_alone(kind: str, face: str, plain: bool, agile: bool) -> None:
    for adaptation, hit in (("", plain), ("agile", agile)):
        t = hunted("scientist", "scout", adaptation=adaptation).at("scout", "cockpit").any_hand("scientist", 4)
        target = put(t, kind, "hibernatorium")
        t.turn("scientist").rig(combat=[face], attack=["whiplash_4"])
        t.do("scientist", f"shoot:pistol:{target.name}")
        assert hits(t) == hit


@rule("CAR-ADAPT-11")
def test_agile_makes_a_blow_miss_and_wound_as_usual() -> None:
    for adaptation, wounds in (("", 0), ("agile", 1)):
        t = hunted("captain", "scout", adaptation=adaptation).any_hand("captain", 4)
        target = put(t, "metagorger", "hibernatorium")
        t.turn("captain").rig(combat=["creeper"], attack=["slash_2"]).do("captain", f"melee:{target.name}")
        assert t.crew("captain").serious == wounds
        assert hits(t) != bool(wounds)


def test_agile_protects_no_eggs() -> None:
    t = hunted("captain", "scout", adaptation="agile").at("captain", "nest", "slot_002").any_hand("captain", 4)
    t.turn("captain").rig(combat=["creeper"], noise=["1"]).do("captain", "melee:eggs")
    assert t.game.eggs == 7


def test_agile_does_not_stop_injuries_without_a_roll() -> None:
    t = hunted("captain", "scout", adaptation="agile").fire("slot_006").rig(attack=["whiplash_4"])
    shambler = put(t, "shambler", "slot_006")
    t.run("fire_damage")
    assert shambler.injuries == 1

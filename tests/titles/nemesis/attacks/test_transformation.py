"""Transformation: the Creeper becomes a Breeder."""

from __future__ import annotations

import pytest

from airlock.survival.attacks import attack
from tests.rules import rule
from tests.titles.nemesis.attacks.striking import ROOM, hitters, strike, victim


@rule("NEM-ATT-06")
def test_transformation_is_the_creepers_alone() -> None:
    assert hitters("transformation_1") == ["creeper"]


@rule("NEM-ATT-17")
def test_transformation_makes_a_breeder_with_the_same_injuries() -> None:
    t = victim(cards=1)
    creeper = t.game.figure(t.intruder("creeper", ROOM, injuries=2))
    assert creeper is not None
    bag, supply = sorted(t.game.bag), sorted(t.game.supply)
    t.rig(attack=["transformation_1"]).flow(attack(t.game, creeper, t.crew("captain")))
    assert [(f.name, f.slot, f.injuries) for f in t.game.figures] == [("breeder_1", t.slot(ROOM), 2)]
    # Somebody with a card is not attacked again; no token moves, and it isn't an encounter.
    assert len(t.told("attack")) == 1
    assert (sorted(t.game.bag), sorted(t.game.supply), t.told("encounter")) == (bag, supply, [])
    assert [(e["creeper"], e["breeder"]) for e in t.told("transformed")] == [("creeper_1", "breeder_1")]
    t.check()


@rule("NEM-ATT-17")
def test_transformation_surprises_a_target_without_cards() -> None:
    t = victim(cards=0).rig(wound=["leg"])
    t.rig(attack=["transformation_2", "bite_1"])
    creeper = t.game.figure(t.intruder("creeper", ROOM))
    assert creeper is not None
    t.flow(attack(t.game, creeper, t.crew("captain")))
    assert [(e["figure"], e["seat"], e["surprise"]) for e in t.told("attack")] == [
        ("creeper_1", 0, False),
        ("breeder_1", 0, True),
    ]
    assert t.crew("captain").wounds == ["leg"]
    assert t.game.attack_discard == ["bite_1", "transformation_2"]
    t.check()


@rule("NEM-ATT-17", "NEM-DEF-24")
def test_transformation_does_not_surprise_who_holds_a_contamination_card() -> None:
    t = victim().any_hand("captain", 0, contamination=1)
    strike(t, "creeper", "transformation_1")
    assert [f.kind for f in t.game.figures] == ["breeder"]
    assert len(t.told("attack")) == 1


@rule("NEM-ATT-17", "NEM-DEF-18")
@pytest.mark.parametrize("breeders", [1, 2])
def test_transformation_needs_a_breeder_that_is_not_on_the_board(breeders: int) -> None:
    t = victim(cards=0)
    for _ in range(breeders):
        t.intruder("breeder", "slot_001")
    t.rig(attack=["transformation_1", "tail_attack_1"])
    creeper = t.game.figure(t.intruder("creeper", ROOM))
    assert creeper is not None
    t.flow(attack(t.game, creeper, t.crew("captain")))
    assert creeper.kind == ("breeder" if breeders == 1 else "creeper")
    assert len(t.told("attack")) == (2 if breeders == 1 else 1)

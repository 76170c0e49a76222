"""Duplicate: another one of the attacker's type comes."""

from __future__ import annotations

from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.void_seeders.attacks.striking import hitters, strike, victim
from tests.titles.nemesis.void_seeders.madness import HOME


def kinds(t: Table) -> list[str]:
    return [f.kind for f in t.game.figures_in(HOME)]


@rule("NEM-ATT-06")
def test_void_duplicate_is_an_attack_of_lurker_and_whisperer() -> None:
    assert hitters("void_duplicate_1") == ["lurker", "whisperer"]


def test_void_duplicate_brings_one_of_the_same_type_and_hurts_nobody() -> None:
    t = victim()
    tokens = sorted(t.game.bag)
    strike(t, "whisperer", "void_duplicate_1")
    assert kinds(t) == ["whisperer", "whisperer"]
    captain = t.crew("captain")
    assert (captain.light, captain.serious, captain.discard) == (0, 0, [])
    assert sorted(t.game.bag) == tokens
    assert t.told("token_added") == []
    t.check()


def test_void_duplicate_does_not_attack_in_the_same_step() -> None:
    t = victim()
    t.intruder("lurker", HOME)
    t.rig(attack=["void_duplicate_2", "void_scratch_1"]).run("intruder_attacks")
    assert kinds(t) == ["lurker", "lurker"]
    assert [(e["figure"], e["surprise"]) for e in t.told("attack")] == [("lurker_1", False)]
    # In the next one it does.
    t.rig(attack=["void_scratch_2"]).run("intruder_attacks")
    assert len(t.told("attack")) == 3


def test_void_duplicate_does_not_attack_whoever_is_escaping() -> None:
    t = victim().any_hand("captain", 3).turn("captain")
    t.intruder("lurker", HOME)
    t.rig(attack=["void_duplicate_1"]).do("captain", "move:slot_006")
    assert t.crew("captain").slot == "slot_006"
    assert len(t.told("attack")) == 1
    assert len(kinds(t)) == 2


@rule("VOI-ENC-07")
def test_void_duplicate_takes_the_next_lower_type_when_none_is_left() -> None:
    t = victim()
    for _ in range(3):
        t.intruder("whisperer", "slot_003")
    strike(t, "whisperer", "void_duplicate_1")
    assert kinds(t) == ["whisperer", "lurker"]


@rule("VOI-ENC-07")
def test_void_duplicate_does_nothing_without_a_figure() -> None:
    t = victim()
    for _ in range(5):
        t.intruder("lurker", "slot_003")
    strike(t, "lurker", "void_duplicate_1")
    assert kinds(t) == ["lurker"]
    t.check()

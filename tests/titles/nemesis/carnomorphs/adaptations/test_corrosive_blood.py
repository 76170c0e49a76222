"""Corrosive Blood: their blood covers everyone near."""

from __future__ import annotations

import pytest

from airlock.survival.attacks import attack
from airlock.survival.injuries import injure, kill
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted


def scene(adaptation: str = "corrosive_blood") -> Table:
    """The Captain in the section, the Scout on one of its pods, the Pilot elsewhere."""
    t = hunted("captain", "scout", "pilot", adaptation=adaptation).at("captain", "evacuation_a", "slot_003")
    return t.aboard("scout", 1)


def slimed(t: Table) -> list[str]:
    return [who for who in t.names if t.crew(who).slime]


@pytest.mark.parametrize("kind", ["metagorger", "shambler", "fleshbeast", "butcher"])
def test_corrosive_blood_slimes_everybody_in_the_room_of_a_killed_one(kind: str) -> None:
    t = scene()
    figure = put(t, kind, "slot_003")
    t.rig(attack=["slash_3"]).flow(injure(t.game, figure, 3))
    assert figure not in t.game.figures
    assert slimed(t) == ["captain"] if kind in ("metagorger", "shambler") else "captain" in slimed(t)
    assert not t.crew("pilot").slime
    t.check()


def test_corrosive_blood_comes_before_what_the_dead_one_leaves() -> None:
    t = scene()
    t.flow(kill(t.game, put(t, "fleshbeast", "slot_003")))
    # The shambler throws the Scout out of the pod, too late for the blood.
    assert t.crew("scout").slot == "slot_003"
    assert slimed(t) == ["captain"]
    order = [e["event"] for e in t.match.history(-1) if e["event"] in ("slimed", "intruder_appeared")]
    assert order == ["slimed", "intruder_appeared"]


def test_corrosive_blood_gives_no_second_marker_and_nothing_without_the_card() -> None:
    t = scene()
    t.crew("captain").slime = True
    t.flow(kill(t.game, put(t, "shambler", "slot_003")))
    assert not t.told("slimed")
    t = scene("")
    t.flow(kill(t.game, put(t, "shambler", "slot_003")))
    assert slimed(t) == []


def test_corrosive_blood_does_not_count_those_vented_eaten_or_gone_by_their_own_attack() -> None:
    t = scene()
    t.flow(kill(t.game, put(t, "shambler", "slot_003"), vented=True))
    assert slimed(t) == []
    t.rig(mutation=["mimicry", "devourer"]).flow(attack(t.game, put(t, "metagorger", "slot_003"), t.crew("captain")))
    t.answer("captain", "keep_mutation:mimicry")
    assert t.game.figures == []
    assert slimed(t) == []

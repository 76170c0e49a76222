"""Thick Hide: they endure one injury more."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import injure
from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted


@rule("CAR-ADAPT-05")
@pytest.mark.parametrize(
    ("kind", "card", "number"),
    [("metagorger", "regurgitate_1", 2), ("shambler", "slash_3", 3), ("butcher", "carnomorph_bite_2", 5)],
)
def test_thick_hide_raises_the_number_of_the_own_column_by_one(kind: str, card: str, number: int) -> None:
    for adaptation, more in (("", 0), ("thick_hide", 1)):
        for injuries, dies in ((number + more - 1, False), (number + more, True)):
            t = hunted("captain", "scout", adaptation=adaptation)
            figure = put(t, kind, "slot_006")
            t.rig(attack=[card]).flow(injure(t.game, figure, injuries))
            assert (figure not in t.game.figures) == dies, (adaptation, injuries)


def test_thick_hide_leaves_an_arrow_an_arrow() -> None:
    t = hunted("captain", "scout", adaptation="thick_hide")
    figure = put(t, "shambler", "slot_006")
    t.rig(attack=["slash_1"], event=["rampant_mutation_1"]).flow(injure(t.game, figure, 9))
    assert figure.slot == "slot_007"
    assert len(t.told("intruder_retreats")) == 1

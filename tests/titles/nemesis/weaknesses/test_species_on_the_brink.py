"""Species on the Brink of Extinction: one injury less is needed to kill."""

from __future__ import annotations

import pytest

from airlock.survival.injuries import injure
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.weaknesses.facing import facing

WEAKNESS = "species_on_the_brink"


def injured(kind: str, weakness: str, injuries: int, cards: list[str]) -> Table:
    t = facing("scout", kind, weakness, injuries - 1).rig(attack=cards, event=["damage"])
    return t.flow(injure(t.game, t.game.figures[0], 1))


@rule("NEM-WEAK-03", "NEM-WEAK-04")
@pytest.mark.parametrize("kind", ["creeper", "adult"])
def test_species_on_the_brink_dies_of_one_injury_less(kind: str) -> None:
    assert injured(kind, "", 2, ["scratch_2"]).game.figures
    assert not injured(kind, WEAKNESS, 2, ["scratch_2"]).game.figures
    assert injured(kind, WEAKNESS, 1, ["scratch_2"]).game.figures


@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_species_on_the_brink_counts_once_for_the_sum_of_two_cards(kind: str) -> None:
    assert injured(kind, WEAKNESS, 3, ["scratch_1", "scratch_2"]).game.figures
    assert not injured(kind, WEAKNESS, 4, ["scratch_1", "scratch_2"]).game.figures


def test_species_on_the_brink_leaves_an_arrow_an_arrow() -> None:
    t = injured("adult", WEAKNESS, 9, ["bite_4"])
    assert [(f.injuries, f.slot) for f in t.game.figures] == [(9, "slot_011")]

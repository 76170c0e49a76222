"""The Way of Fighting: an adult's bite deals a light wound."""

from __future__ import annotations

import pytest

from airlock.survival.attacks import attack
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.weaknesses.facing import facing

WEAKNESS = "way_of_fighting"


def attacked(kind: str, card: str, weakness: str = WEAKNESS, wounds: list[str] | None = None) -> Table:
    t = facing("scout", kind, weakness).wounded("scout", serious=wounds or []).rig(attack=[card], wound=["body"])
    return t.flow(attack(t.game, t.game.figures[0], t.crew("scout")))


@rule("NEM-WEAK-03", "NEM-WEAK-04")
@pytest.mark.parametrize(("weakness", "light", "serious"), [("", 0, 1), (WEAKNESS, 1, 0)])
def test_way_of_fighting_makes_an_adults_bite_light(weakness: str, light: int, serious: int) -> None:
    scout = attacked("adult", "bite_1", weakness).crew("scout")
    assert (scout.light, scout.serious) == (light, serious)


@pytest.mark.parametrize(("kind", "card"), [("breeder", "bite_1"), ("queen", "bite_1"), ("queen", "tail_attack_1")])
def test_way_of_fighting_changes_no_other_attack(kind: str, card: str) -> None:
    scout = attacked(kind, card).crew("scout")
    assert (scout.light, scout.serious) == (0, 1)


def test_way_of_fighting_leaves_the_bite_deadly() -> None:
    assert attacked("adult", "bite_1", wounds=["leg", "hand"]).crew("scout").status == "dead"

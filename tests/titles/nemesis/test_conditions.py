"""What objectives ask for, one condition at a time."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.conditions import CONDITIONS
from airlock.titles.nemesis.objectives import OBJECTIVES
from tests.rules import rule
from tests.table import table


def test_every_condition_of_an_objective_is_known_and_none_is_idle() -> None:
    asked = {condition for objective in OBJECTIVES for way in objective.any_of for condition in way}
    assert asked == set(CONDITIONS)


@rule("NEM-OBJ-08", "NEM-OBJ-09", "NEM-END-06")
@pytest.mark.parametrize("condition", ["nest_destroyed", "queen_killed"])
def test_the_destruction_of_the_ship_destroys_the_nest_and_kills_the_queen(condition: str) -> None:
    for reason, damaged, holds in (("jump", 0, False), ("jump", 2, True), ("self_destruct", 0, True)):
        t = table("captain", "scout").met().escaped("captain").end(reason, damaged=damaged)
        assert CONDITIONS[condition](t.game, t.crew("captain")) is holds

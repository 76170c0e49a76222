"""Faults are what people can do wrong; bugs of a title are something else."""

from __future__ import annotations

import pytest

from airlock.kernel import faults
from airlock.kernel.faults import DeadEnd, Ended, Fault


@pytest.mark.parametrize(
    "name", ["WrongSeat", "UnknownKey", "Stale", "MatchOver", "CannotUndo", "BadOptions", "BadSave"]
)
def test_what_people_do_wrong_is_a_fault(name: str) -> None:
    assert issubclass(getattr(faults, name), Fault)


def test_bugs_and_the_end_of_a_game_are_no_faults() -> None:
    assert not issubclass(DeadEnd, Fault)
    assert not issubclass(Ended, Fault)

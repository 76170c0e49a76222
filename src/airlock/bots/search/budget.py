"""How long to think: a time, or a number of simulations for runs that must not depend on the clock."""

from __future__ import annotations

import re
from dataclasses import dataclass

from airlock.kernel.faults import Fault

_FORM = re.compile(r"(\d+(?:\.\d+)?)(ms|s|sims)")


class BadBudget(Fault):
    """A setting of the search bot that means nothing."""


@dataclass(frozen=True)
class Budget:
    """Seconds for one decision; where `sims` is not 0, so many simulations instead."""

    seconds: float = 1.0
    sims: int = 0


def budget(setting: str) -> Budget:
    """`200ms`, `1.5s` or `64sims`. Raises BadBudget in words."""
    found = _FORM.fullmatch(setting)
    if found is None:
        raise BadBudget(f"the search bot can't think for {setting!r}; a budget looks like 200ms, 1.5s or 64sims")
    number, unit = float(found[1]), found[2]
    if unit == "sims":
        return Budget(0.0, int(number))
    return Budget(number / 1000 if unit == "ms" else number)

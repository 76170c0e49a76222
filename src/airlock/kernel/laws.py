"""Conservation laws: nothing appears or vanishes, limits hold. A title declares them; `--check` runs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Law:
    """`breach` says in words what is wrong in a state, or returns an empty string."""

    __slots__ = ("breach", "name")

    def __init__(self, name: str, breach: Callable[[Any], str]) -> None:
        self.name = name
        self.breach = breach


def breaches(laws: list[Law], state: Any) -> list[str]:
    out = []
    for law in laws:
        words = law.breach(state)
        if words:
            out.append(f"{law.name}: {words}")
    return out

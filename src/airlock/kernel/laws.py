"""Conservation laws: nothing appears or vanishes, limits hold. A title declares them; `--check` runs them after every answer."""

from __future__ import annotations

from collections.abc import Callable


class Law:
    """`breach` says in words what is wrong in a state, or returns an empty string."""

    __slots__ = ("breach", "name")

    def __init__(self, name: str, breach: Callable[[object], str]) -> None:
        self.name = name
        self.breach = breach


def breaches(laws: list[Law], state: object) -> list[str]:
    out = []
    for law in laws:
        words = law.breach(state)
        if words:
            out.append(f"{law.name}: {words}")
    return out

"""What a species does to somebody, in a few plain words, for those who watch an environment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def ailing(c: Mapping[str, Any]) -> list[str]:
    """By the board of one of the crew; nothing where the species does nothing of the kind."""
    out = [f"insanity {c['insanity']}"] if "insanity" in c else []
    if c.get("mutated"):
        out.append(c["mutation"] or "mutated")
    if c.get("mutation_markers"):
        out.append(f"markers {c['mutation_markers']}")
    return out

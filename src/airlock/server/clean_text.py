"""Texts that people type: what is taken out of them before they are kept."""

from __future__ import annotations

import unicodedata
from typing import Any

from airlock.server.refused import Refused

# They turn the words of others around, far behind their own end.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean(text: str, lines: bool = False) -> str:
    """Without control characters and half characters, which databases and screens choke on."""
    bad = ("Cc", "Cs", "Cn")
    kept = (c for c in text if (c == "\n" and lines) or (unicodedata.category(c) not in bad and c not in TURNING))
    return "".join(kept).strip()


def clean_facts(value: Any, depth: int = 0) -> Any:
    """Structured words (claims and the like): small, flat, and as clean as texts."""
    if isinstance(value, str):
        return clean(value)[:200]
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int | float):
        if abs(value) < 1e9:
            return value
    elif isinstance(value, list) and depth < 2 and len(value) <= 20:
        return [clean_facts(one, depth + 1) for one in value]
    elif isinstance(value, dict) and depth < 2 and len(value) <= 20:
        return {clean(str(key))[:64]: clean_facts(one, depth + 1) for key, one in value.items()}
    raise Refused(400, "bad_input", "`what` must be a small, flat object of words and numbers")

"""Texts that people type: what is taken out of them before they are kept."""

from __future__ import annotations

import unicodedata
from typing import Any

from airlock.server.refused import Refused

# They turn the words of others around, far behind their own end.
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

# Letters and signs that look like nothing: fillers of Hangul, the empty Braille cell, a note without a head.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")


def clean(text: str, lines: bool = False) -> str:
    """Without control characters and half characters, which databases and screens choke on."""
    bad = ("Cc", "Cs", "Cn")
    kept = (c for c in text if (c == "\n" and lines) or (unicodedata.category(c) not in bad and c not in TURNING))
    return "".join(kept).strip()


def is_visible(text: str) -> bool:
    """Whether there is anything to see: a letter, a digit or a sign, not only marks that belong to others."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in text)


def clean_name(text: str) -> str:
    """A name for others to read. Nobody has to give one, but one that nobody sees is refused."""
    name = clean(text)
    if text.strip() and not is_visible(name):
        raise Refused(
            400, "bad_name", "nobody can see this name: use at least one letter, digit or sign, or none at all"
        )
    return name


def must_be_one_word(code: str, name: str, text: str) -> None:
    """Refuse spaces and control characters, which no part of an address is made of."""
    if clean(text) != text or any(c.isspace() for c in text):
        raise Refused(400, code, f"{name} must not have spaces or control characters in it")


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

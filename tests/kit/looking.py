"""All that can be seen of a match, as text that is compared byte for byte."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from airlock.kernel.match import Match


def seats(match: Match) -> range:
    """A spectator and everybody else."""
    return range(-1, match.players)


def observed(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat sees of a position."""
    return {"view": match.view(seat), "why_not": [refusal.plain() for refusal in match.why_not(seat)]}


def text(seen: object) -> str:
    return msgspec.json.encode(seen).decode()


def everything(match: Match) -> str:
    """All that anybody sees or has seen, and the hash of the rest."""
    seen = [[observed(match, seat), match.history(seat)] for seat in seats(match)]
    return text([match.hash(), match.seq, match.over, seen])


def position(match: Match) -> str:
    """The same without history: a fork has none."""
    return text([match.hash(), match.seq, match.over, [observed(match, seat) for seat in seats(match)]])


def same(one: str, two: str, words: str) -> None:
    """Two texts are equal byte for byte, or the first difference is named."""
    assert one == two, f"{words}: {difference(json.loads(one), json.loads(two))}"


def difference(one: Any, two: Any, path: str = "") -> str:
    if isinstance(one, dict) and isinstance(two, dict) and list(one) == list(two):
        for key in one:
            if one[key] != two[key]:
                return difference(one[key], two[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (left, right) in enumerate(zip(one, two, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{i}]")
    return f"{path or 'all'}: {one!r} and {two!r}"


def public(position: str) -> str:
    """A fork doesn't know the seed that its parent publishes at the end."""
    hash, seq, over, seen = json.loads(position)
    for one in seen:
        one["view"].pop("seed", None)
    return text([hash, seq, over, seen])

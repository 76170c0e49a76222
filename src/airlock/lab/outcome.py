"""What came of a match, as the laboratory counts it; a title need not know of all of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from airlock.kernel.match import Match

# Why a match ended if its title gives no reason.
OVER = "over"


class Outcome(NamedTuple):
    """Who won and who survived, and when and why it was over; 0 if the title counts no rounds."""

    winners: Collection[int]
    survivors: Collection[int]
    round: int
    reason: str


def outcome_of(match: Match) -> Outcome:
    result: dict[str, Any] = match.title.result(match.state)
    return Outcome(
        result.get("winners", ()),
        result.get("survivors", ()),
        result.get("round", 0),
        result.get("reason", OVER),
    )

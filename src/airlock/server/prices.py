"""What the answers of a seat cost, said with its question."""

from __future__ import annotations

from airlock.kernel.match import Match


def prices(match: Match, seat: int) -> dict[str, int]:
    """By the key of the option or by what is refused: what is too expensive shows its price too."""
    asked = [(q.prompt, o.key) for q in match.pending if q.seat == seat for o in q.options]
    refused = [("", r.what) for r in match.why_not(seat)]
    found = {key: match.cost(seat, prompt, key) for prompt, key in asked + refused}
    return {key: cost for key, cost in found.items() if cost is not None}

"""What the actions of a seat cost, said with its question."""

from __future__ import annotations

from airlock.kernel.match import Match
from airlock.survival.costs import action_cost


def prices(match: Match, seat: int) -> dict[str, int]:
    """In cards, by the key of the option or by what is refused: what is too dear shows its price too."""
    crew = match.state.crew
    if not 0 <= seat < len(crew) or not crew[seat].active:
        return {}
    keys = [o.key for q in match.pending if q.seat == seat and q.prompt == "act" for o in q.options]
    keys += [r.what for r in match.why_not(seat)]
    found = {key: action_cost(match.state, crew[seat], key) for key in keys}
    return {key: cost for key, cost in found.items() if cost is not None}

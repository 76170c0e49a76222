"""Whether the chance of a finished match came from its seed: the proof that the published seed makes possible."""

from __future__ import annotations

from airlock.kernel.fate import commitment
from airlock.kernel.faults import Fault
from airlock.kernel.match import Match, begin


def verify_seed(match: Match) -> bool:
    """Play the answers of a finished match again with nothing but its seed, and compare what chance decided."""
    if not match.over:
        raise Fault("the seed of a match is published at its end: only then can it be verified")
    if not match.seed or commitment(match.seed, match.mark) != match.seed_hash:
        return False
    again = begin(match.title, match.players, match.options, match.seed, listening=False, before=match.before)
    if again.opening != match.opening:
        return False
    for given in match.answers:
        try:
            again.answer(given.seat, given.key)
        except Fault:
            return False
        if again.answers[-1].outcomes != given.outcomes:
            return False
    return again.over

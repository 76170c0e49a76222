"""Random play against another species is about as fast as against the Intruders."""

from __future__ import annotations

import time
from random import Random

import pytest

from airlock.kernel.match import new_match
from airlock.titles.nemesis.species import INTRUDERS, SPECIES
from airlock.titles.nemesis.title import NEMESIS

GAMES = 60
LEAST = 0.8


def played(species: str, seed: int) -> tuple[int, float]:
    """How many answers a match took, and how long."""
    begin = time.process_time()
    match = new_match(NEMESIS, 4, {"species": species}, f"speed {seed}", listening=False)
    match.hashing = False
    rng = Random(seed)
    while not match.over:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    return match.seq, time.process_time() - begin


@pytest.mark.soak
@pytest.mark.parametrize("species", [species.id for species in SPECIES[1:]])
def test_it_takes_at_most_a_quarter_longer(species: str) -> None:
    """One match after the other in turns, so that both find the same machine."""
    rates = []
    for _ in range(3):
        answers, took = {}, {}
        for name in (INTRUDERS.id, species):
            answers[name] = took[name] = 0.0
        for seed in range(GAMES):
            for name in answers:
                given, seconds = played(name, seed)
                answers[name] += given
                took[name] += seconds
        rates.append(answers[species] / took[species] / (answers[INTRUDERS.id] / took[INTRUDERS.id]))
    assert max(rates) >= LEAST, rates

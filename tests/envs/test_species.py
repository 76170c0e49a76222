"""Environments against the other species: PettingZoo's own tests, and what only these matches show."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import gymnasium
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import airlock.envs
from airlock.envs.table import Table
from airlock.titles.nemesis.species import SPECIES
from tests.envs.test_pettingzoo import masked, play

OTHERS = [species.id for species in SPECIES[1:]]
each_species = pytest.mark.parametrize("species", OTHERS)


@masked
@each_species
def test_api(species: str) -> None:
    api_test(airlock.envs.aec("nemesis", players=3, species=species), num_cycles=60)
    api_test(airlock.envs.aec("nemesis", players=1, species=species, observations="dict"), num_cycles=30)


@each_species
def test_seeds(species: str) -> None:
    seed_test(partial(airlock.envs.aec, "nemesis", players=4, mode="coop", species=species), num_cycles=15)


@each_species
def test_parallel_api_and_seeds(species: str) -> None:
    made = partial(airlock.envs.parallel, "nemesis", players=3, species=species)
    parallel_api_test(made(), num_cycles=40)
    parallel_seed_test(partial(made, illegal="stay"), num_cycles=20)


@each_species
def test_a_whole_match_is_played_and_rendered(species: str) -> None:
    env = airlock.envs.aec("nemesis", players=4, species=species, board="alt", render_mode="ansi")
    assert len(play(env, 3)) == 4
    assert env.unwrapped.table.match.over
    assert env.render()


@each_species
def test_who_plays_alone_has_it_too(species: str) -> None:
    env = gymnasium.make("airlock/Nemesis-Solo-v2", species=species, disable_env_checker=True)
    observation, _ = env.reset(seed=1)
    assert observation["action_mask"].any()


def moments(species: str, steps: int) -> Any:
    """Positions of random matches, each with what a seat sees as numbers, block by block."""
    table = Table("nemesis", 4, {"species": species}, observations="dict")
    rng = Random(species)
    for seed in range(steps):
        table.deal(f"blocks/{seed}")
        while not table.match.over:
            if not table.match.seq % 20:
                for seat in range(4):
                    yield table.match.view(seat), table.observe(seat)["observation"]
            question = table.match.pending[0]
            table.match.answer(question.seat, rng.choice(question.options).key)


def test_mutations_are_numbers() -> None:
    table = Table("nemesis", 4, {"species": "carnomorphs"})
    cards = list(table.title.content(table.options).values["mutation"])
    met: set[str] = set()
    for view, seen in moments("carnomorphs", 12):
        rows = seen["mutations"]
        assert [round(4 * float(row[1])) for row in rows[:4]] == [c["mutation_markers"] for c in view["crew"]]
        assert [bool(row[0]) for row in rows[:4]] == [c["mutated"] for c in view["crew"]]
        for c, row in zip(view["crew"], rows):
            known = view["mutations"]["mine"] if c["seat"] == view["seat"] else c["mutation"]
            assert [card for n, card in enumerate(cards) if row[4 + n]] == ([known] if known else [])
            met.update({"mine"} if known and not c["mutation"] else {"shown"} if known else ())
        assert bool(seen["adaptations_removed"].any()) == bool(view["mutations"]["removed"])
    assert met == {"mine", "shown"}


def test_insanity_and_panic_are_numbers() -> None:
    levels: set[int] = set()
    piled = False
    for view, seen in moments("void_seeders", 6):
        found = [round(5 * float(n)) for n in seen["insanity"]]
        assert found == [c["insanity"] for c in view["crew"]] + [0]
        assert round(3 * float(seen["lairs_destroyed"][0])) == view["lairs_destroyed"]
        assert int(seen["tokens_on"].sum()) == len(view["tokens_on"])
        assert bool(seen["panic_pile"].any()) == bool(view["panic"]["discard"])
        piled |= bool(view["panic"]["discard"])
        levels.update(found)
    assert piled
    assert len(levels) >= 5

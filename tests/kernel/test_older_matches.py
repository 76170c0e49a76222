"""A title gains an option: matches that were begun before go on, and are written as they were."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from airlock.kernel.declaration import Declaration, MatchOption, Needs
from airlock.kernel.fate import Fate
from airlock.kernel.faults import BadOptions
from airlock.kernel.match import Match, new_match, replay
from airlock.kernel.save import load, save
from airlock.kernel.title import Title
from airlock.kernel.verify import verify_seed
from tests.kit.vault import VAULT, Vault, new, vault


def new_with_guards(players: int, options: Mapping[str, str], fate: Fate) -> Vault:
    v = new(players, options, fate)
    v.noise = {"asleep": 0, "awake": 3}[options["guards"]]
    return v


# The older matches are long, and such can't be begun any more.
GUARDED: Title = vault(
    new=new_with_guards,
    declared=Declaration(
        [MatchOption("length", ["short", "long"]), MatchOption("guards", ["asleep", "awake"])],
        [Needs("length", ["long"], "guards", ["awake"], "VAULT-10")],
        players=(2, 4),
    ),
)


def older(answers: int = 12) -> Match:
    match = new_match(VAULT, 3, {"length": "long"}, "before the guards")
    play_on(match, answers)
    return match


def play_on(match: Match, answers: int) -> None:
    rng = Random(match.seq)
    for _ in range(answers):
        if match.over:
            return
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)


def test_an_older_save_is_loaded_played_on_and_written_as_it_was() -> None:
    before = older()
    match = load(save(before), {"vault": GUARDED})

    assert save(match) == save(before)
    play_on(match, 400)
    play_on(before, 400)
    assert match.over
    assert save(match) == save(before)
    assert verify_seed(match)


def test_forks_and_undo_of_an_older_match_know_its_options() -> None:
    before = older()
    match = replay(GUARDED, 3, before.options, before.seed, before.opening, before.answers)

    assert match.fork(Random(1)).state.plain() == match.state.plain()
    while match.answers[-1].outcomes or match.answers[-1].revealed:
        play_on(match, 1)
    seq = match.seq
    match.undo()
    assert match.seq == seq - 1
    assert match.options == {"length": "long"}


def test_a_new_match_must_fit_and_holds_no_defaults_of_new_options() -> None:
    with pytest.raises(
        BadOptions, match=r"length long goes with guards awake only \(VAULT-10\), not with guards asleep"
    ):
        new_match(GUARDED, 3, {"length": "long"})
    assert new_match(GUARDED, 3, {"guards": "asleep"}).options == {}
    assert new_match(GUARDED, 3, {"length": "long", "guards": "awake"}).state.noise == 3
    # With the default it is the match that it always was.
    assert new_match(GUARDED, 3, {}, "same").hash() == new_match(VAULT, 3, {}, "same").hash()

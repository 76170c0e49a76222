"""The seed that is published at the end proves that nobody meddled with chance."""

from __future__ import annotations

import pytest

from airlock.kernel.fate import commitment
from airlock.kernel.faults import Fault
from airlock.kernel.match import Match
from airlock.kernel.options import Flow, ask
from airlock.kernel.save import load, save
from airlock.kernel.verify import verify_seed
from tests.asking import prompt
from tests.kernel.toy import Toy, keys, pick, toy_match


def draw_three(toy: Toy, seat: int) -> Flow[None]:
    for _ in range(3):
        yield pick(seat, "draw", "take")
        toy.deal(seat)
    yield ask(seat, prompt("which"), lambda: keys("none", *sorted(set(toy.hands[seat]))))


def play(match: Match, interrupted: bool = False) -> Match:
    while not match.over:
        match.answer(match.pending[0].seat, match.pending[0].options[-1].key)
        if interrupted:
            match = load(save(match), {"toy": match.title})
            match.fork()
            if not match.over and not match.answers[-1].outcomes:
                match.undo()
                match.answer(match.pending[0].seat, match.pending[0].options[-1].key)
    return match


def new(rigged: dict[str, list[str]] | None = None) -> Match:
    return toy_match({"step": draw_three}, [("step", 0), ("step", 1)], rigged=rigged)


def test_an_honest_match_is_verified() -> None:
    assert verify_seed(play(new()))


def test_a_match_that_was_loaded_forked_and_undone_on_the_way_is_verified() -> None:
    match = play(new(), interrupted=True)
    assert verify_seed(match)
    assert match.hash() == play(new()).hash()


def test_a_rigged_match_is_not_verified() -> None:
    match = play(new({"card": ["ace", "ace"]}))
    assert not verify_seed(match)


def test_a_rigged_opening_is_not_verified() -> None:
    def dealt(toy: Toy) -> None:
        for _ in range(4):
            toy.deal(0)

    match = play(toy_match({"step": draw_three}, set_up=dealt, rigged={"card": ["ten"]}))
    assert not verify_seed(match)
    assert verify_seed(play(toy_match({"step": draw_three}, set_up=dealt)))


def test_another_seed_is_not_verified() -> None:
    match = play(new())
    match.seed = "another"
    assert not verify_seed(match)
    match.seed_hash = commitment("another")
    assert not verify_seed(match)


def test_outcomes_or_answers_that_were_changed_afterwards_are_not_verified() -> None:
    match = play(new())
    match.answers[0].outcomes[0] = "ace" if match.answers[0].outcomes[0] != "ace" else "ten"
    assert not verify_seed(match)
    match = play(new())
    match.answers[0].key = "no such key"
    assert not verify_seed(match)
    match = play(new())
    del match.answers[-1]
    assert not verify_seed(match)


def test_a_fork_has_no_seed_to_verify() -> None:
    fork = new().fork()
    play(fork)
    assert not verify_seed(fork)


def test_a_match_under_way_keeps_its_seed() -> None:
    with pytest.raises(Fault, match="at its end"):
        verify_seed(new())

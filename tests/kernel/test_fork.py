"""Forks: exact, independent, possible everywhere."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from airlock.kernel.match import Match
from airlock.kernel.options import Aside, Flow, Option, ask_all
from airlock.kernel.save import load, save
from tests.kernel.toy import NOTED, Toy, asked, everything, keys, notes, pick, toy_match


def turn(toy: Toy, seat: int) -> Flow[None]:
    """A step with everything: chance before and between its questions, asides that ask, an ask_all with asides."""
    toy.deal(seat)

    def interrupt(chosen: Option) -> Flow[None]:
        toy.deal(1)
        toy.note((yield pick(1, "softly", "loudly")).key)
        toy.note(toy.fate.roll("die", ["1", "2", "3", "4"]))

    def asides() -> list[Aside]:
        return [Aside(1, lambda: keys("interrupt"), interrupt)]

    toy.note((yield pick(seat, "a", "b", asides=asides)).key)
    for _ in range(3):
        toy.note(toy.fate.roll("die", ["1", "2", "3", "4"]))
    together = ask_all([pick(s, "c", "d", asides=asides) for s in range(2)])
    yield together
    toy.note(together.answers[0].key + together.answers[1].key)
    toy.note((yield pick(seat, "e", "f")).key)
    # The answer that ends a step uses chance before and after the checkpoint.
    for _ in range(3):
        toy.note(toy.fate.roll("die", ["1", "2", "3", "4"]))


# Two steps; the places between these answers are all the places there are.
ANSWERS = [
    (1, "interrupt"),
    (1, "softly"),
    (0, "a"),
    (0, "d"),
    (1, "interrupt"),
    (1, "loudly"),
    (1, "c"),
    (0, "f"),
    (1, "b"),
    (1, "c"),
    (0, "c"),
    (1, "e"),
]


def new() -> Match:
    return toy_match({"turn": turn}, [("turn", 0), ("turn", 1)])


def at(place: int) -> Match:
    match = new()
    for seat, key in ANSWERS[:place]:
        match.answer(seat, key)
    return match


def position(match: Match) -> tuple[object, ...]:
    """Everything but the log and the hashes, which forks do without, and the published seed."""
    seats = range(-1, match.players)
    views = [{k: v for k, v in match.view(seat).items() if k != "seed"} for seat in seats]
    return match.hash(), match.seq, match.over, asked(match), views


def forked(match: Match) -> Match:
    return match.fork()


def twice_forked(match: Match) -> Match:
    return match.fork().fork()


def loaded_and_forked(match: Match) -> Match:
    return load(save(match), {"toy": match.title}).fork()


def kept_from_the_start(match: Match) -> Match:
    """A match whose checkpoints have been kept from the start."""
    early = new()
    early.fork()
    for given in match.answers:
        early.answer(given.seat, given.key)
    return early.fork()


@pytest.mark.parametrize("place", range(len(ANSWERS) + 1))
@pytest.mark.parametrize("how", [forked, twice_forked, loaded_and_forked, kept_from_the_start])
def test_a_fork_is_exact_and_independent_everywhere(place: int, how: Callable[[Match], Match]) -> None:
    match = at(place)
    before = everything(match)
    fork = how(match)
    assert position(fork) == position(match)
    assert fork.state is not match.state
    assert [(a.seat, a.key, a.outcomes) for a in fork.answers] == [(a.seat, a.key, a.outcomes) for a in match.answers]
    for seat, key in ANSWERS[place:]:
        fork.answer(seat, key)
    assert fork.over
    assert everything(match) == before
    assert everything(at(place)) == before

    again = how(match)
    for seat, key in ANSWERS[place:]:
        match.answer(seat, key)
    assert position(again) == position(at(place))
    assert match.over


@pytest.mark.parametrize("place", range(len(ANSWERS) + 1))
def test_equal_answers_with_equal_fate_give_equal_hashes(place: int) -> None:
    match = at(place)
    hashes = []
    for fork in (match.fork(Random(7)), match.fork(Random(7)), match.fork().fork(Random(7))):
        so_far = []
        for seat, key in ANSWERS[place:]:
            fork.answer(seat, key)
            so_far.append(fork.hash())
        hashes.append(so_far)
    assert hashes[0] == hashes[1] == hashes[2]


@pytest.mark.parametrize("place", range(len(ANSWERS)))
def test_a_fork_that_is_given_the_same_outcomes_goes_the_same_way(place: int) -> None:
    match = at(place)
    fork = match.fork()
    for seat, key in ANSWERS[place:]:
        match.answer(seat, key)
        fork.state.fate.script = match.answers[-1].outcomes[::-1]
        fork.answer(seat, key)
        assert position(fork) == position(match)


def test_forks_go_different_ways_where_chance_decides() -> None:
    match = at(2)
    notes_after = set()
    for _ in range(30):
        fork = match.fork()
        fork.answer(0, "a")
        notes_after.add(notes(fork)[-1])
    assert len(notes_after) > 1


def test_a_fork_of_a_fork_that_went_on() -> None:
    match = at(2)
    fork = match.fork()
    for seat, key in ANSWERS[2:9]:
        fork.answer(seat, key)
        inner = fork.fork()
        assert position(inner) == position(fork)
        inner.play(lambda question: question.options[0])
        assert inner.over
    assert position(match) == position(at(2))


def test_forking_goes_on_after_an_undo() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note((yield pick(0, "a", "b")).key)
        toy.note((yield pick(0, "a", "b")).key)

    match = toy_match({"step": step}, [("step", 0), ("step", 0)])
    match.answer(0, "a")
    match.fork()
    match.answer(0, "a")
    match.undo()
    for key in ("b", "b"):
        match.answer(0, key)
        assert position(match.fork()) == position(match)


def test_a_fork_keeps_no_seed_no_log_and_no_rigged_outcomes() -> None:
    match = toy_match({"turn": turn}, [("turn", 0)], rigged={"die": ["4", "4"]})
    fork = match.fork()
    assert match.seed
    assert fork.seed == fork.state.fate.seed == ""
    assert fork.state.fate.rigged == {}
    assert fork.state.log is None
    fork.answer(0, "a")
    assert fork.history(0) == []
    assert fork.answers[-1].hash == ""
    assert match.state.fate.rigged == {"die": ["4", "4"]}


def test_a_fork_does_not_speak_into_the_log_of_its_parent() -> None:
    class Sharing(Toy):
        def copy(self) -> Toy:
            toy = super().copy()
            toy.__class__ = Sharing
            toy.log = self.log
            return toy

    def become_sharing(toy: Toy) -> None:
        toy.__class__ = Sharing

    match = toy_match({"turn": turn}, [("turn", 0), ("turn", 1)], set_up=become_sharing)
    match.fork()
    for seat, key in [(0, "a"), (0, "c"), (1, "c"), (0, "e")]:
        match.answer(seat, key)
    before = match.history(0)
    match.fork().answer(1, "a")
    assert match.history(0) == before


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = at(len(ANSWERS))
    assert match.over
    fork = match.fork().fork()
    assert fork.over
    assert fork.view(0) == match.view(0)
    assert fork.state is not match.state


def test_only_the_first_fork_replays_the_match() -> None:
    begun = []
    match = toy_match({"turn": turn}, [("turn", 0), ("turn", 1)], set_up=lambda _: begun.append(1))
    for n, (seat, key) in enumerate(ANSWERS):
        match.fork()
        # The match itself, and once for its first fork; a fork of a fork has its checkpoint too.
        assert len(begun) == 2
        if n % 3 == 0:
            fork = match.fork().fork()
            for later in ANSWERS[n:]:
                fork.answer(*later)
                fork.fork()
            assert len(begun) == 2
        match.answer(seat, key)


def test_a_fork_runs_the_last_step_only() -> None:
    begun = []

    def step(toy: Toy, seat: int) -> Flow[None]:
        begun.append(1)
        yield pick(0, "a", "b")

    match = toy_match({"step": step}, [("step", 0)] * 20)
    match.fork()
    for each in (match, match.fork()):
        for _ in range(8):
            each.answer(0, "a")
        begun.clear()
        each.fork()
        assert len(begun) == 1


def test_snapshots_are_only_taken_once_somebody_forks() -> None:
    copies = []

    class Counting(Toy):
        def copy(self) -> Toy:
            copies.append(1)
            return super().copy()

    def become_counting(toy: Toy) -> None:
        toy.__class__ = Counting

    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a", "b")

    match = toy_match({"step": step}, [("step", 0)] * 5, set_up=become_counting)
    for _ in range(3):
        match.answer(0, "a")
    assert not copies
    match.fork()
    assert copies


def test_a_fork_knows_what_everybody_saw_before_it() -> None:
    match = at(5)
    told = match.public_events()
    assert {event.kind for event in told} == {NOTED}
    assert len(told) < len(match.state.log.events)
    fork = match.fork()
    assert fork.state.log is None
    assert fork.public_events() == told == fork.fork().public_events()
    assert match.determinize(0, Random(1)).public_events() == told
    seat, key = ANSWERS[5]
    match.answer(seat, key)
    # What happens to its origin afterwards is none of its business; from an index on only the rest is told.
    assert fork.public_events() == told
    assert match.public_events(told[-1].index + 1) == match.public_events()[len(told) :] != []

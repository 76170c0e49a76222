"""Undo: back to the last point since which chance decided nothing and nothing hidden was revealed."""

from __future__ import annotations

from random import Random

import pytest

from airlock.kernel.faults import CannotUndo, Fault
from airlock.kernel.match import Match
from airlock.kernel.options import Aside, Flow, Option, ask_all
from airlock.kernel.save import load, save
from tests.kernel.toy import Toy, everything, keys, notes, pick, pick_and_note, shout, toy_match


def take_back(match: Match, seat: int, key: str) -> None:
    """Answer, take it back, and be where we were; answer again, and be where we went."""
    before = everything(match)
    match.answer(seat, key)
    after = everything(match)
    match.undo()
    assert everything(match) == before
    match.answer(seat, key)
    assert everything(match) == after
    match.undo()
    assert everything(match) == before


def test_undo_in_the_middle_of_a_step_and_across_steps() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note((yield pick(seat, "a", "b")).key)
        toy.note((yield pick(seat, "c", "d")).key)

    match = toy_match({"step": step}, [("step", 0), ("step", 1), ("step", 0)])
    start = everything(match)
    for seat, key in [(0, "a"), (0, "d"), (1, "b"), (1, "c"), (0, "a")]:
        take_back(match, seat, key)
        match.answer(seat, key)
    for _ in range(5):
        match.undo()
    assert everything(match) == start
    match.answer(0, "b")
    assert notes(match) == ["b"]


def test_undo_of_an_answer_in_an_ask_all() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        together = ask_all([pick(s, "a", "b") for s in range(3)])
        yield together
        toy.note("".join(together.answers[s].key for s in range(3)))
        yield pick(0, "a", "b")

    match = toy_match({"step": step}, players=3)
    for seat in (1, 2, 0):
        take_back(match, seat, "a")
        match.answer(seat, "b")
    assert notes(match) == ["bbb"]


def test_undo_of_an_aside_and_of_answers_inside_it() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        def interrupt(chosen: Option) -> Flow[None]:
            toy.note((yield pick(1, "softly", "loudly", asides=lambda: [shout(toy, 0)])).key)

        def asides() -> list[Aside]:
            return [shout(toy, 0), Aside(1, lambda: keys("interrupt"), interrupt)]

        toy.note((yield pick(0, "a", "b", asides=asides)).key)
        yield pick(0, "a", "b")

    match = toy_match({"step": step})
    for seat, key in [(0, "shout"), (1, "interrupt"), (0, "shout"), (1, "softly"), (0, "b")]:
        take_back(match, seat, key)
        match.answer(seat, key)
    assert notes(match) == ["0 shout", "0 shout", "softly", "b"]


def test_undo_before_the_first_answer_is_refused() -> None:
    match = toy_match({"step": pick_and_note})
    with pytest.raises(CannotUndo, match="no answer has been given"):
        match.undo()


def with_effect(toy: Toy, seat: int) -> Flow[None]:
    chosen = yield pick(0, "roll", "look", "wait")
    if chosen.key == "roll":
        toy.note(toy.fate.roll("die", ["1", "2"]))
    if chosen.key == "look":
        toy.reveals += 1
    toy.agenda.append(("step", 0))


@pytest.mark.parametrize(
    ("key", "reason"), [("roll", "chance has decided something"), ("look", "something hidden has been revealed")]
)
def test_undo_is_refused_after_chance_and_after_a_reveal(key: str, reason: str) -> None:
    match = toy_match({"step": with_effect})
    match.answer(0, "wait")
    match.answer(0, key)
    before = everything(match)
    with pytest.raises(CannotUndo, match=reason):
        match.undo()
    assert everything(match) == before

    # What was harmless since then can be taken back, up to there and no further.
    match.answer(0, "wait")
    match.undo()
    assert everything(match) == before
    with pytest.raises(CannotUndo, match=reason):
        match.undo()


def test_undo_is_refused_when_an_aside_used_chance() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        def roll(chosen: Option) -> Flow[None]:
            toy.note(toy.fate.roll("die", ["1", "2"]))
            yield from ()

        yield pick(0, "a", "b", asides=lambda: [Aside(1, lambda: keys("roll"), roll)])

    match = toy_match({"step": step})
    match.answer(1, "roll")
    with pytest.raises(CannotUndo, match="chance"):
        match.undo()


def test_undo_is_refused_after_the_end_because_the_seed_is_published() -> None:
    match = toy_match({"step": pick_and_note})
    match.answer(0, "left")
    before = everything(match)
    with pytest.raises(CannotUndo, match="seed is published"):
        match.undo()
    assert everything(match) == before


def test_undo_leaves_the_hashes_of_earlier_answers_in_the_record() -> None:
    match = toy_match({"step": pick_and_note}, [("step", 0)] * 3)
    match.answer(0, "left")
    match.answer(0, "left")
    first = match.answers[0].hash
    match.undo()
    assert [a.hash for a in match.answers] == [first] != [""]


def test_chance_after_an_undo_is_what_it_would_have_been() -> None:
    straight = toy_match({"step": with_effect})
    straight.answer(0, "wait")
    straight.answer(0, "roll")
    match = toy_match({"step": with_effect})
    match.answer(0, "wait")
    match.answer(0, "wait")
    match.undo()
    match.answer(0, "roll")
    assert everything(match) == everything(straight)


def test_undo_keeps_what_is_rigged() -> None:
    match = toy_match({"step": with_effect}, rigged={"die": ["1", "2", "1"]})
    match.answer(0, "roll")
    match.answer(0, "wait")
    match.undo()
    match.answer(0, "roll")
    match.answer(0, "roll")
    assert notes(match) == ["1", "2", "1"]


def test_undo_after_load_and_in_a_fork() -> None:
    match = toy_match({"step": with_effect})
    for key in ("roll", "wait"):
        match.answer(0, key)
    for other in (load(save(match), {"toy": match.title}), match.fork()):
        other.undo()
        assert other.seq == 1
        with pytest.raises(CannotUndo, match="chance"):
            other.undo()
        other.answer(0, "wait")
        assert other.hash() == match.hash()


def test_a_fork_keeps_its_own_fate_through_an_undo() -> None:
    """Two forks that are taken back must not go on with one and the same chance."""
    match = toy_match({"step": with_effect})
    rolls = []
    for _ in range(8):
        fork = match.fork()
        fork.answer(0, "wait")
        fork.undo()
        for _ in range(8):
            fork.answer(0, "roll")
        rolls.append(tuple(notes(fork)))
    assert len(set(rolls)) > 1


def test_forks_with_equal_fate_stay_equal_through_an_undo() -> None:
    match = toy_match({"step": with_effect})
    rolls = []
    for _ in range(2):
        fork = match.fork(Random(4))
        fork.answer(0, "roll")
        fork.answer(0, "wait")
        fork.undo()
        for _ in range(20):
            fork.answer(0, "roll")
        rolls.append(notes(fork))
    assert rolls[0] == rolls[1]


def test_a_match_that_was_played_out_can_not_be_taken_back() -> None:
    match = toy_match({"step": pick_and_note}, [("step", 0), ("step", 0)])
    match.answer(0, "left")
    child = match.determinize(0)
    with pytest.raises(Fault, match="without a record"):
        child.undo()

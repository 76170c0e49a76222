"""The flow: steps come off the agenda one by one, a step may change what follows, the end may come in the middle."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import DeadEnd, Ended
from airlock.kernel.options import Aside, Flow, Option, Question, ask_all
from tests.kernel.toy import Toy, asked, keys, notes, pick, pick_and_note, toy_match


def plain_note(toy: Toy, seat: int) -> None:
    toy.note(f"note {seat}")


def test_steps_run_in_the_order_of_the_agenda() -> None:
    match = toy_match(
        {"pick": pick_and_note, "note": plain_note},
        [("note", 7), ("pick", 1), ("note", 8), ("pick", 0), ("note", 9)],
    )
    assert notes(match) == ["note 7"]
    match.answer(1, "left")
    assert notes(match)[1:] == ["1 left", "note 8"]
    match.answer(0, "right")
    assert notes(match)[3:] == ["0 right", "note 9"]
    assert match.over
    assert match.pending == []


def test_a_step_may_put_others_on_the_agenda() -> None:
    def again(toy: Toy, seat: int) -> Flow[None]:
        yield from pick_and_note(toy, seat)
        if len(toy.notes) < 3:
            toy.agenda.append(("step", 1 - seat))

    match = toy_match({"step": again})
    for seat in (0, 1, 0):
        match.answer(seat, "left")
    assert match.over
    assert notes(match) == ["0 left", "1 left", "0 left"]


def test_an_empty_agenda_is_the_end() -> None:
    match = toy_match({}, [])
    assert match.over
    assert match.view(0)["result"] == {"notes": 0}


def test_flows_call_flows_and_get_their_results() -> None:
    def double(toy: Toy, seat: int) -> Flow[int]:
        chosen = yield pick(seat, "1", "2")
        return 2 * int(chosen.key)

    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note(str((yield from double(toy, 0)) + (yield from double(toy, 1))))

    match = toy_match({"step": step})
    match.answer(0, "2")
    match.answer(1, "1")
    assert notes(match) == ["6"]


def close(toy: Toy) -> None:
    toy.note("closed")
    toy.agenda = [("last", 0)]


def test_the_end_comes_at_once_in_the_middle_of_a_flow() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        chosen = yield pick(0, "boom", "wait")
        if chosen.key == "boom":
            raise Ended
        toy.note("unreachable")

    match = toy_match({"step": step, "last": plain_note}, [("step", 0), ("step", 0)], on_ended=close)
    match.answer(0, "boom")
    assert notes(match) == ["closed", "note 0"]
    assert match.over


def test_the_end_comes_at_once_in_a_step_without_questions() -> None:
    def step(toy: Toy, seat: int) -> None:
        raise Ended

    match = toy_match({"step": step, "last": pick_and_note}, on_ended=close)
    assert notes(match) == ["closed"]
    assert asked(match) == [(0, "pick", ["left", "right"])]
    match.answer(0, "left")
    assert match.over


def test_the_end_comes_at_once_inside_an_aside() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        def explode(chosen: Option) -> Flow[None]:
            yield pick(1, "sure", "quite sure")
            raise Ended

        yield pick(0, "a", "b", asides=lambda: [Aside(1, lambda: keys("explode"), explode)])
        toy.note("unreachable")

    match = toy_match({"step": step, "last": pick_and_note}, [("step", 0), ("step", 0)], on_ended=close)
    match.answer(1, "explode")
    match.answer(1, "sure")
    assert notes(match) == ["closed"]
    match.answer(0, "left")
    assert match.over
    assert notes(match) == ["closed", "0 left"]


def test_an_unknown_step_is_a_bug_of_the_title() -> None:
    with pytest.raises(KeyError, match="missing"):
        toy_match({}, [("missing", 0)])


def test_a_question_whose_options_vanish_through_an_aside_is_a_bug_of_the_title() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.hands[0] = ["ace"]

        def drop(chosen: Option) -> Flow[None]:
            toy.hands[0].clear()
            yield from ()

        question = pick(0, "a", asides=lambda: [Aside(0, lambda: keys("drop"), drop)])
        question.again = lambda: keys(*toy.hands[0])
        yield question

    match = toy_match({"step": step})
    with pytest.raises(DeadEnd, match="pick"):
        match.answer(0, "drop")
    assert asked(match) == [(0, "pick", ["a"])]


def test_play_asks_the_chooser_everything() -> None:
    match = toy_match({"step": pick_and_note}, [("step", 0), ("step", 1)])
    seats: list[int] = []

    def choose(question: Question) -> Option:
        seats.append(question.seat)
        return question.options[-1]

    assert match.play(choose) == 2
    assert match.over
    assert seats == [0, 1]
    assert notes(match) == ["0 right", "1 right"]


@pytest.mark.parametrize("quiet", [True, False])
def test_only_quiet_asides_leave_a_single_answer_automatic(quiet: bool) -> None:
    def shout(chosen: Option) -> Flow[None]:
        yield from ()

    def step(toy: Toy, seat: int) -> Flow[None]:
        def asides() -> list[Aside]:
            return [Aside(1, lambda: keys("shout"), shout)]

        question = pick(0, "single", asides=asides)
        question.quiet = quiet
        toy.note((yield question).key)
        both = [pick(0, "a", "b", asides=asides), pick(1, "c", asides=asides)]
        for q in both:
            q.quiet = quiet
        yield ask_all(both)

    match = toy_match({"step": step})
    if not quiet:
        assert [q.seat for q in match.pending] == [0]
        match.answer(0, "single")
    assert notes(match) == ["single"]
    # Of two who are asked at once, whoever has a choice is waited for, and there are asides meanwhile.
    assert [q.seat for q in match.pending] == ([0] if quiet else [0, 1])
    assert [o.key for o in match.aside_options(1)] == ["shout"]
    match.answer(1, "shout")
    assert [q.seat for q in match.pending] == ([0] if quiet else [0, 1])


def test_play_goes_on_from_within_an_aside_and_through_an_ask_all() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        def interrupt(chosen: Option) -> Flow[None]:
            toy.note((yield pick(1, "c", "d")).key)

        aside = Aside(1, lambda: keys("interrupt"), interrupt)
        together = ask_all([pick(0, "a", "b", asides=lambda: [aside]), pick(1, "a", "b"), pick(2, "single")])
        yield together
        toy.note("".join(together.answers[s].key for s in range(3)))
        toy.note((yield pick(0, "single")).key)

    match = toy_match({"step": step}, [("step", 0), ("step", 0)], players=3)
    match.answer(1, "a")
    match.answer(1, "interrupt")
    # Single options aren't decisions.
    assert match.play(lambda question: question.options[-1]) == 4
    assert match.over
    assert notes(match) == ["d", "basingle", "single", "bbsingle", "single"]

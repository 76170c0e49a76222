"""Questions: one seat, or several at once, pick one of a list; asides come in between."""

from __future__ import annotations

import pytest

from airlock.kernel.faults import DeadEnd, UnknownKey
from airlock.kernel.options import Aside, Flow, Option, Question, Together, ask, ask_all
from tests.asking import option, prompt
from tests.kernel.toy import Toy, asked, keys, notes, pick, shout, toy_match


def test_a_key_is_the_verb_and_its_arguments() -> None:
    move = option("move", "slot_007", "fast")
    assert (move.key, move.verb, move.args) == ("move:slot_007:fast", "move", ("slot_007", "fast"))
    assert option("pass").key == "pass"
    assert repr(move) == "<move:slot_007:fast>"


def test_equal_options_are_one_object() -> None:
    assert option("move", "a") is option("move", "a")
    assert option("move", "a") is not option("move", "b")


def test_a_question_finds_its_options_by_key() -> None:
    question = Question(0, prompt("pick"), keys("a", "b:1"))
    assert question.option("b:1") is option("b", "1")
    assert question.option("b") is None
    assert "pick" in repr(question)
    assert "b:1" in repr(question)


def test_ask_computes_its_options_anew() -> None:
    cards = ["a"]
    question = ask(0, prompt("pick"), lambda: keys(*cards))
    cards.append("b")
    assert question.option("b") is None
    question.refresh()
    assert question.option("b") is not None


def test_fixed_options_stay() -> None:
    question = Question(0, prompt("pick"), keys("a"))
    question.refresh()
    assert [o.key for o in question.options] == ["a"]


def test_a_single_option_is_answered_by_itself() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        only_one = yield pick(0, "only")
        toy.note(only_one.key)
        yield pick(0, "a", "b")

    match = toy_match({"step": step})
    assert notes(match) == ["only"]
    assert match.seq == 0
    assert asked(match) == [(0, "pick", ["a", "b"])]


def test_a_single_option_is_shown_if_the_title_says_so() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note((yield pick(0, "only", show=True)).key)

    match = toy_match({"step": step})
    assert asked(match) == [(0, "pick", ["only"])]
    match.answer(0, "only")
    assert notes(match) == ["only"]


def test_a_question_that_may_have_asides_is_always_put() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "only", asides=list)

    assert asked(toy_match({"step": step})) == [(0, "pick", ["only"])]


def test_a_question_without_options_is_a_bug_of_the_title() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0)

    with pytest.raises(DeadEnd, match="pick"):
        toy_match({"step": step})


def test_an_ask_all_without_options_is_a_bug_of_the_title() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield ask_all([pick(0, "a", "b"), pick(1, prompt="nothing")])

    with pytest.raises(DeadEnd, match="nothing"):
        toy_match({"step": step})


# -- ask_all


def draft(toy: Toy, seat: int) -> Flow[None]:
    together = ask_all([pick(s, "a", "b") for s in range(len(toy.hands))])
    yield together
    toy.note(" ".join(f"{s}{together.answers[s].key}" for s in sorted(together.answers)))


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_several_seats_answer_in_any_order(order: list[int]) -> None:
    match = toy_match({"step": draft}, players=3)
    for i, seat in enumerate(order):
        assert notes(match) == []
        assert sorted(q.seat for q in match.pending) == sorted(order[i:])
        match.answer(seat, "a" if seat else "b")
    assert notes(match) == ["0b 1a 2a"]
    assert match.over


def test_a_seat_answers_an_ask_all_once() -> None:
    match = toy_match({"step": draft}, players=3)
    match.answer(1, "a")
    with pytest.raises(Exception, match="seat 1 isn't asked"):
        match.answer(1, "b")


def test_a_single_option_in_an_ask_all_is_answered_by_itself() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        together = ask_all([pick(0, "only"), pick(1, "a", "b"), pick(2, "shown", show=True)])
        yield together
        toy.note("".join(together.answers[s].key for s in range(3)))

    match = toy_match({"step": step}, players=3)
    assert [q.seat for q in match.pending] == [1, 2]
    match.answer(2, "shown")
    match.answer(1, "a")
    assert notes(match) == ["onlyashown"]


def test_an_ask_all_that_answers_itself_asks_nobody() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        together = ask_all([pick(0, "x"), pick(1, "y")])
        yield together
        toy.note(together.answers[0].key + together.answers[1].key)
        yield pick(0, "a", "b")

    match = toy_match({"step": step})
    assert notes(match) == ["xy"]
    assert asked(match) == [(0, "pick", ["a", "b"])]


def test_nobody_can_be_asked_two_things_at_once() -> None:
    with pytest.raises(ValueError, match="two things"):
        Together([pick(0, "a"), pick(0, "b")])


# -- asides


def test_an_aside_of_the_same_seat_runs_and_the_question_is_computed_anew() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.hands[0] = ["ace", "king"]

        def drop(chosen: Option) -> Flow[None]:
            toy.hands[0].remove(chosen.args[0])
            yield from ()

        aside = Aside(0, lambda: [option("drop", card) for card in toy.hands[0]], drop)
        chosen = yield ask(0, prompt("play"), lambda: keys("pass", *toy.hands[0]), asides=lambda: [aside])
        toy.note(chosen.key)

    match = toy_match({"step": step})
    assert asked(match) == [(0, "play", ["pass", "ace", "king"])]
    assert [o.key for o in match.aside_options(0)] == ["drop:ace", "drop:king"]
    match.answer(0, "drop:ace")
    assert asked(match) == [(0, "play", ["pass", "king"])]
    assert [o.key for o in match.aside_options(0)] == ["drop:king"]
    with pytest.raises(UnknownKey, match="drop:king"):
        match.answer(0, "ace")
    match.answer(0, "king")
    assert notes(match) == ["king"]


def test_an_aside_of_another_seat_asks_its_own_questions_first() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        def interrupt(chosen: Option) -> Flow[None]:
            how = yield pick(1, "softly", "loudly", prompt="how")
            toy.note(f"1 {chosen.key} {how.key}")

        aside = Aside(1, lambda: keys("interrupt"), interrupt)
        said = yield ask(0, prompt("say"), lambda: keys("yes", "no", f"heard:{len(toy.notes)}"), asides=lambda: [aside])
        toy.note(f"0 {said.key}")

    match = toy_match({"step": step})
    assert match.aside_options(0) == []
    assert [o.key for o in match.aside_options(1)] == ["interrupt"]
    match.answer(1, "interrupt")
    assert asked(match) == [(1, "how", ["softly", "loudly"])]
    assert match.aside_options(1) == []
    match.answer(1, "loudly")
    assert asked(match) == [(0, "say", ["yes", "no", "heard:1"])]
    match.answer(1, "interrupt")
    match.answer(1, "softly")
    match.answer(0, "heard:2")
    assert notes(match) == ["1 interrupt loudly", "1 interrupt softly", "0 heard:2"]


def test_asides_nest() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        def object_to(chosen: Option) -> Flow[None]:
            toy.note((yield pick(1, "strongly", "weakly", asides=lambda: [shout(toy, 0)])).key)

        aside = Aside(1, lambda: keys("object"), object_to)
        toy.note((yield pick(0, "yes", "no", asides=lambda: [aside])).key)

    match = toy_match({"step": step})
    for seat, key in [(1, "object"), (0, "shout"), (0, "shout"), (1, "weakly"), (0, "yes")]:
        match.answer(seat, key)
    assert notes(match) == ["0 shout", "0 shout", "weakly", "yes"]
    assert match.over


def test_asides_while_an_ask_all_is_open() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        def asides() -> list[Aside]:
            return [shout(toy, s) for s in range(3)]

        together = ask_all(
            [ask(s, prompt("bid"), lambda: keys("0", f"1:{len(toy.notes)}"), asides=asides) for s in range(3)],
        )
        yield together
        toy.note(" ".join(together.answers[s].key for s in range(3)))

    match = toy_match({"step": step}, players=3)
    # All three questions offer the same asides; each counts once.
    assert [[o.key for o in match.aside_options(s)] for s in range(3)] == [["shout"]] * 3
    match.answer(1, "1:0")
    match.answer(1, "shout")
    assert asked(match) == [(0, "bid", ["0", "1:1"]), (2, "bid", ["0", "1:1"])]
    match.answer(0, "shout")
    match.answer(2, "0")
    match.answer(0, "1:2")
    assert notes(match) == ["1 shout", "0 shout", "1:2 1:0 0"]


def test_an_aside_of_the_question_after_an_ask_all() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield ask_all([pick(0, "a", "b"), pick(1, "a", "b")])
        toy.note((yield pick(0, "c", "d", asides=lambda: [shout(toy, 1)])).key)

    match = toy_match({"step": step})
    for seat, key in [(0, "a"), (1, "b"), (1, "shout"), (1, "shout"), (0, "d")]:
        match.answer(seat, key)
    assert notes(match) == ["1 shout", "1 shout", "d"]


def test_after_the_end_there_are_no_asides() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a", "b", asides=lambda: [shout(toy, 1)])

    match = toy_match({"step": step})
    match.answer(0, "a")
    assert match.over
    assert match.aside_options(1) == []


def test_the_asides_of_an_answered_question_are_gone() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield ask_all([pick(0, "a", "b", asides=lambda: [shout(toy, 0)]), pick(1, "a", "b")])

    match = toy_match({"step": step})
    assert len(match.aside_options(0)) == 1
    match.answer(0, "a")
    assert match.aside_options(0) == []


def test_an_answer_that_is_also_an_aside_is_the_answer() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note((yield pick(0, "shout", "b", asides=lambda: [shout(toy, 0)])).key)

    match = toy_match({"step": step})
    match.answer(0, "shout")
    assert notes(match) == ["shout"]
    assert match.over

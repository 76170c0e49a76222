"""A match: what an answer may be, what a seat sees of it, and that a fault changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from airlock.kernel.fate import commitment
from airlock.kernel.faults import BadOptions, DeadEnd, Fault, MatchOver, Stale, UnknownKey, WrongSeat
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Aside, Flow, Option, ask, ask_all
from tests.asking import prompt
from tests.kernel.toy import (
    SEED,
    Toy,
    asked,
    everything,
    keys,
    notes,
    pick,
    pick_and_note,
    shout,
    toy_match,
    toy_title,
)


def two_steps() -> Match:
    return toy_match({"step": pick_and_note}, [("step", 0), ("step", 1)])


# -- faults


def refuse(match: Match, fault: type[Fault], words: str, request: Callable[[], None]) -> None:
    before = everything(match)
    with pytest.raises(fault, match=words):
        request()
    assert everything(match) == before


def test_a_wrong_seat_is_refused() -> None:
    match = two_steps()
    refuse(
        match, WrongSeat, "seat 1 isn't asked anything now; it is the turn of seat 0", lambda: match.answer(1, "left")
    )
    refuse(match, WrongSeat, "seat -1", lambda: match.answer(-1, "left"))
    refuse(match, WrongSeat, "seat 9", lambda: match.answer(9, "left"))


def test_an_unknown_key_is_refused_with_the_possible_ones() -> None:
    match = two_steps()
    refuse(match, UnknownKey, "'up' doesn't answer 'pick'; possible answers: left right", lambda: match.answer(0, "up"))


def test_an_unknown_aside_is_refused_with_the_possible_ones() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a", "b", asides=lambda: [shout(toy, 0), shout(toy, 1)])

    match = toy_match({"step": step}, players=3)
    refuse(match, UnknownKey, "possible answers: a b shout", lambda: match.answer(0, "sing"))
    refuse(
        match, UnknownKey, "not for seat 1 while seat 0 is asked; possible answers: shout", lambda: match.answer(1, "a")
    )
    refuse(match, WrongSeat, "seat 2", lambda: match.answer(2, "shout"))


def test_a_stale_answer_is_refused() -> None:
    match = two_steps()
    match.answer(0, "left", seq=0)
    refuse(match, Stale, "question 0, but the match is at question 1", lambda: match.answer(1, "left", seq=0))
    refuse(match, Stale, "question 2", lambda: match.answer(1, "left", seq=2))
    match.answer(1, "left", seq=1)


def test_an_answer_after_the_end_is_refused() -> None:
    match = two_steps()
    match.answer(0, "left")
    match.answer(1, "left")
    refuse(match, MatchOver, "the match is over", lambda: match.answer(0, "left"))
    refuse(match, MatchOver, "the match is over", lambda: match.answer(0, "left", seq=0))


def test_wrong_options_of_a_new_match_are_refused() -> None:
    with pytest.raises(BadOptions, match="toy is for 1 to 9 players, not for 10"):
        new_match(toy_title(), 10)


# -- a bug in the rules


class Bug(Exception):
    """What a broken rule raises."""


def broken_late(toy: Toy, seat: int) -> Flow[None]:
    """Changes the state, draws cards, tells events, and then fails."""
    chosen = yield pick(0, "fine", "broken", asides=lambda: [broken_aside(toy)])
    toy.deal(0)
    toy.note("half done")
    toy.agenda.append(("step", 0))
    if chosen.key == "broken":
        raise Bug


def broken_aside(toy: Toy) -> Aside:
    def run(chosen: Option) -> Flow[None]:
        toy.deal(1)
        yield pick(1, "only")
        raise Bug

    return Aside(1, lambda: keys("broken aside"), run)


@pytest.mark.parametrize(("seat", "key"), [(0, "broken"), (1, "broken aside")])
@pytest.mark.parametrize("forked", [False, True])
def test_a_bug_in_the_middle_of_an_answer_leaves_nothing_changed(seat: int, key: str, forked: bool) -> None:
    match = toy_match({"step": broken_late})
    match.answer(0, "fine")
    if forked:
        match.fork()
    before = everything(match)
    for _ in range(2):
        with pytest.raises(Bug):
            match.answer(seat, key)
        assert everything(match) == before
    assert match.fork().hash() == match.hash()
    match.answer(0, "fine")

    straight = toy_match({"step": broken_late})
    straight.answer(0, "fine")
    straight.answer(0, "fine")
    assert everything(match) == everything(straight)


def test_a_bug_in_the_middle_of_an_answer_gives_rigged_outcomes_back() -> None:
    match = toy_match({"step": broken_late}, rigged={"card": ["ten", "king"]})
    with pytest.raises(Bug):
        match.answer(0, "broken")
    match.answer(0, "fine")
    assert match.state.hands[0] == ["ten"]


def test_a_bug_in_a_redealt_match_is_reported_as_it_is() -> None:
    child = toy_match({"step": broken_late}).determinize(0)
    with pytest.raises(Bug):
        child.answer(0, "broken")


def test_a_dead_end_leaves_nothing_changed() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note((yield pick(0, "a", "b")).key)
        yield pick(0, prompt="nothing")

    match = toy_match({"step": step})
    before = everything(match)
    with pytest.raises(DeadEnd):
        match.answer(0, "a")
    assert everything(match) == before


@pytest.mark.parametrize("at_the_end", [False, True])
def test_a_state_that_has_no_hash_leaves_nothing_changed(at_the_end: bool) -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a", "b")
        toy.notes.append(object())  # type: ignore[arg-type]
        if not at_the_end:
            yield pick(0, "a", "b")

    match = toy_match({"step": step})
    before = everything(match)
    with pytest.raises(ValueError):
        match.answer(0, "a")
    assert everything(match) == before


# -- what an answer records


def test_an_answer_records_what_chance_made_of_it() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a", "b")
        toy.note(toy.fate.roll("die", ["1", "2", "3"]))
        toy.deal(0)
        yield pick(0, "c", "d")

    match = toy_match({"step": step})
    match.answer(0, "a")
    match.answer(0, "d")
    first, second = match.answers
    assert (first.seat, first.key, first.revealed) == (0, "a", True)
    assert first.outcomes == [notes(match)[0], match.state.hands[0][0]]
    assert (second.key, second.outcomes, second.revealed) == ("d", [], False)
    assert second.hash == match.hash() != first.hash


def test_what_is_played_without_a_record_leaves_the_record_alone() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        for _ in range(3):
            yield pick(0, "a", "b")
            toy.deal(0)

    match = toy_match({"step": step})
    match.answer(0, "a")
    fork = match.fork()
    outcomes = match.answers[0].outcomes[:]
    for each in (fork, match):
        each.play(lambda question: question.options[0])
        assert each.answers[0].outcomes == outcomes
        assert each.seq == 1


def test_what_chance_decides_before_the_first_answer_is_the_opening() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.deal(0)
        yield pick(0, "a", "b")

    match = toy_match({"step": step}, set_up=lambda toy: toy.deal(1))
    assert match.opening == match.state.hands[1] + match.state.hands[0]


# -- what a seat sees


def test_a_view_shows_a_question_to_everybody_and_its_options_to_the_one_asked() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield ask(
            0, prompt("say"), lambda: keys("a", "b:1"), about=("me",), rule="TOY-09", asides=lambda: [shout(toy, 1)]
        )

    match = toy_match({"step": step})
    assert match.view(0)["questions"] == [
        {
            "seat": 0,
            "prompt": "say",
            "rule": "TOY-09",
            "about": ["me"],
            "kinds": ["anything*"],
            "options": [
                {"key": "a", "verb": "a", "args": [], "kinds": []},
                {"key": "b:1", "verb": "b", "args": ["1"], "kinds": ["anything"]},
            ],
        }
    ]
    assert match.view(0)["asides"] == []
    for seat in (1, -1):
        assert match.view(seat)["questions"] == [{"seat": 0, "prompt": "say", "rule": "TOY-09"}]
    assert match.view(1)["asides"] == [{"key": "shout", "verb": "shout", "args": [], "kinds": []}]
    assert match.view(-1)["asides"] == []


def test_a_view_tells_where_the_match_stands() -> None:
    match = two_steps()
    match.answer(0, "left")
    view = match.view(1)
    assert (view["title"], view["seq"], view["over"]) == ("toy", 1, False)
    assert view["notes"] == ["0 left"]
    assert "result" not in view


def test_the_seed_is_hidden_until_the_end_and_its_hash_is_not() -> None:
    match = two_steps()
    for seat in (0, 1):
        for viewer in (-1, 0, 1):
            assert SEED not in repr(match.view(viewer))
            assert match.view(viewer)["seed_hash"] == commitment(SEED)
        match.answer(seat, "left")
    assert match.over
    assert match.view(-1)["seed"] == SEED
    assert match.view(-1)["seed_hash"] == commitment(SEED)
    assert match.view(-1)["result"] == {"notes": 2}


def test_a_match_without_a_seed_gets_one_that_nobody_can_guess() -> None:
    seeds = {new_match(toy_title(), 2).seed for _ in range(3)}
    assert len(seeds) == 3
    assert all(len(seed) >= 32 for seed in seeds)


def test_why_not_is_the_word_of_the_title() -> None:
    match = two_steps()
    assert match.why_not(0) == []
    match.state.deck.middle.clear()
    assert [refusal.plain() for refusal in match.why_not(0)] == [
        {"what": "draw", "reason": "the deck is empty", "rule": "TOY-03", "args": []}
    ]


def test_breaches_are_the_broken_laws() -> None:
    match = two_steps()
    assert match.breaches() == []
    match.state.deck.middle.clear()
    assert match.breaches() == ["cards: these are the cards: []"]


def test_history_is_the_log_through_the_eyes_of_a_seat() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        yield pick(0, "a", "b")
        toy.note("hello")
        toy.deal(1)

    match = toy_match({"step": step})
    match.answer(0, "a")
    assert [e["event"] for e in match.history(1)] == ["toy_noted", "toy_drew"]
    for seat in (0, -1):
        assert [e["event"] for e in match.history(seat)] == ["toy_noted"]
    assert match.history(1)[0]["seq"] == 1


def test_nobody_listens_nothing_is_logged() -> None:
    match = toy_match({"step": pick_and_note}, listening=False)
    match.answer(0, "left")
    assert match.state.log is None
    assert match.history(0) == []


# -- the hash


def test_the_hash_tells_states_and_questions_apart() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        chosen = yield pick(0, "a", "b", "same", "more")
        if chosen.key in ("a", "b"):
            toy.note(chosen.key)
        names = ["a", "b", "c"] if chosen.key == "more" else ["a", "b"]
        yield ask_all([pick(s, *names) for s in (0, 1)])

    hashes = set()
    for key in ("a", "b", "same", "more"):
        match = toy_match({"step": step})
        match.answer(0, key)
        hashes.add(match.hash())
        match.answer(0, "a")
        hashes.add(match.hash())
    assert len(hashes) == 8


def test_equal_answers_give_equal_hashes() -> None:
    hashes = []
    for _ in range(2):
        match = two_steps()
        match.answer(0, "left")
        hashes.append([match.answers[0].hash, match.hash()])
    assert hashes[0] == hashes[1]


# -- determinize: the same position for one seat, another deal behind it


def dealt(toy: Toy, seat: int) -> Flow[None]:
    for s in (0, 1):
        for _ in range(3):
            toy.deal(s)
    chosen = yield ask(0, prompt("give"), lambda: keys("pass", *sorted(set(toy.hands[0]))), show=True)
    if chosen.key != "pass":
        toy.hands[0].remove(chosen.key)
        toy.deck.bury(chosen.key, 1)


def test_determinize_redeals_what_the_seat_does_not_know() -> None:
    match = toy_match({"step": dealt})
    hands = set()
    for _ in range(20):
        child = match.determinize(1)
        assert child.view(1) == match.view(1)
        assert child.state.hands[1] == match.state.hands[1]
        assert child.breaches() == []
        hands.add(tuple(child.state.hands[0]))
    assert len(hands) > 5


def test_determinize_computes_open_questions_and_asides_anew() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.deal(0)
        toy.deal(1)

        def play(chosen: Option) -> Flow[None]:
            toy.note(f"played {chosen.key}")
            yield from ()

        def asides() -> list[Aside]:
            # Whether there is an aside at all hangs on hidden cards.
            return [Aside(0, lambda: keys("fool"), play)] if toy.hands[0] != ["ace"] else []

        yield ask(0, prompt("say"), lambda: keys("pass", *toy.hands[0]), asides=asides)

    match = toy_match({"step": step}, rigged={"card": ["ace", "king"]})
    assert match.aside_options(0) == []
    changed = 0
    for _ in range(20):
        child = match.determinize(1)
        card = child.state.hands[0][0]
        assert asked(child) == [(0, "say", ["pass", card])]
        assert [o.key for o in child.aside_options(0)] == ([] if card == "ace" else ["fool"])
        changed += card != "ace"
    assert changed


def hide_a_card(toy: Toy, seat: int) -> Flow[None]:
    for s in range(2):
        for _ in range(3):
            toy.deal(s)

    def shouts() -> list[Aside]:
        return [shout(toy, 1)]

    def cards_of(s: int) -> Callable[[], list[Option]]:
        return lambda: keys(*sorted(set(toy.hands[s])))

    together = ask_all([ask(s, prompt("hide"), cards_of(s), show=True, asides=shouts) for s in range(2)])
    yield together
    for s in range(2):
        toy.hands[s].remove(together.answers[s].key)
        toy.deck.bury(together.answers[s].key, 1 << s)
    yield pick(0, "a", "b")


@pytest.mark.parametrize("shouting", [False, True])
def test_determinize_does_not_keep_what_others_secretly_said(shouting: bool) -> None:
    match = toy_match({"step": hide_a_card}, rigged={"card": ["ace", "king", "queen", "ten", "ten", "ace"]})
    match.answer(0, "ace")
    if shouting:
        match.answer(1, "shout")
    said = set()
    for _ in range(30):
        child = match.determinize(1)
        assert child.view(1) == match.view(1)
        child.answer(1, "ten")
        assert child.breaches() == []
        said.add(child.state.deck.bottom[0])
    assert len(said) > 2


def test_determinize_keeps_what_the_seat_itself_said() -> None:
    match = toy_match({"step": hide_a_card}, rigged={"card": ["ace", "king", "queen", "ten", "ten", "jack"]})
    match.answer(1, "jack")
    for _ in range(10):
        child = match.determinize(1)
        child.answer(0, child.pending[0].options[0].key)
        assert child.state.deck.bottom[1] == "jack"


def test_after_the_end_there_is_nothing_left_to_redeal() -> None:
    match = toy_match({"step": dealt})
    match.answer(0, "pass")
    child = match.determinize(1)
    assert child.over
    assert child.state.hands == match.state.hands
    assert child.view(1) == match.view(1)


def test_a_redealt_match_can_be_forked_and_redealt_again() -> None:
    match = toy_match({"step": dealt, "pick": pick_and_note}, [("step", 0), ("pick", 0), ("pick", 1)])
    before = everything(match)
    child = match.determinize(1)
    assert child.fork().hash() == child.hash()
    child.answer(0, "pass")
    assert child.fork().hash() == child.hash()
    again = match.determinize(1).determinize(1, Random(3))
    assert again.hash() == match.determinize(1, Random(3)).hash()
    assert everything(match) == before


def test_a_match_that_forgot_its_origin_can_be_played_on_but_not_forked() -> None:
    match = toy_match({"step": dealt, "pick": pick_and_note}, [("step", 0), ("pick", 0), ("pick", 1)])
    child = match.determinize(1)
    child.forget()
    with pytest.raises(Fault, match="fork its origin"):
        child.fork()
    child.answer(0, "pass")
    with pytest.raises(Fault, match="fork its origin"):
        child.fork()
    before = everything(match)
    child.play(lambda question: question.options[-1])
    assert child.over
    assert everything(match) == before

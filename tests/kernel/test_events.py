"""Events: typed, nested, for those who may see them; free when nobody listens."""

from __future__ import annotations

import pytest

from airlock.kernel.events import EVERYBODY, Log
from airlock.kernel.faults import Ended
from airlock.kernel.options import Flow
from airlock.kernel.zones import only
from tests.asking import event
from tests.kernel.toy import Toy, pick, toy_match

MOVED = event("toy_moved", "TOY-11", "seat", "slot")
ATTACKED = event("toy_attacked", "TOY-12", "seat")


def words(log: Log, seat: int) -> list[tuple[object, object]]:
    return [(event["event"], event["depth"]) for event in log.seen_by(seat)]


def test_an_event_names_its_kind_its_rule_its_values_and_its_answer() -> None:
    log = Log()
    log.seq = 3
    log.add(EVERYBODY, MOVED, (1, "canteen"))
    assert log.seen_by(-1) == [
        {"event": "toy_moved", "rule": "TOY-11", "seq": 3, "seat": 1, "slot": "canteen", "depth": 0}
    ]


def test_an_event_with_the_wrong_number_of_values_is_a_bug() -> None:
    with pytest.raises(TypeError, match="toy_moved takes"):
        Log().add(EVERYBODY, MOVED, (1,))


def test_only_its_audience_sees_an_event() -> None:
    log = Log()
    log.add(EVERYBODY, ATTACKED, (0,))
    log.add(only(0) | only(2), MOVED, (0, "nest"))
    for seat, n in [(0, 2), (1, 1), (2, 2), (-1, 1)]:
        assert len(log.seen_by(seat)) == n


def test_events_nest() -> None:
    log = Log()
    log.add(EVERYBODY, ATTACKED, (0,))
    log.open()
    log.add(EVERYBODY, MOVED, (0, "a"))
    log.open()
    log.add(EVERYBODY, MOVED, (0, "b"))
    log.close()
    log.add(EVERYBODY, MOVED, (0, "c"))
    log.close()
    log.add(EVERYBODY, ATTACKED, (1,))
    assert [depth for _, depth in words(log, 0)] == [0, 1, 2, 1, 0]


def test_closing_what_is_not_open_does_nothing() -> None:
    log = Log()
    log.close()
    log.add(EVERYBODY, ATTACKED, (0,))
    assert words(log, 0) == [("toy_attacked", 0)]


def test_a_hidden_event_leaves_no_gap() -> None:
    log, without = Log(), Log()
    log.add(only(1), ATTACKED, (0,))
    log.open()
    for each in (log, without):
        each.add(EVERYBODY, MOVED, (0, "a"))
    log.add(only(1), ATTACKED, (1,))
    log.close()
    for each in (log, without):
        each.add(EVERYBODY, ATTACKED, (0,))
    assert log.seen_by(0) == without.seen_by(0)
    assert [depth for _, depth in words(log, 1)] == [0, 1, 1, 0]


def test_between_two_steps_nothing_is_open() -> None:
    def unfinished(toy: Toy, seat: int) -> Flow[None]:
        toy.note("chapter")
        if toy.log is not None:
            toy.log.open()
        chosen = yield pick(0, "end", "go on")
        toy.note("inside")
        if chosen.key == "end":
            raise Ended

    def close(toy: Toy) -> None:
        toy.agenda = [("after", 0)]

    def after(toy: Toy, seat: int) -> None:
        toy.note("after")

    for key in ("end", "go on"):
        match = toy_match({"step": unfinished, "after": after}, [("step", 0), ("after", 0)], on_ended=close)
        match.answer(0, key)
        assert [(e["words"], e["depth"]) for e in match.history(0)] == [("chapter", 0), ("inside", 1), ("after", 0)]


def test_events_belong_to_the_answer_that_led_to_them() -> None:
    def step(toy: Toy, seat: int) -> Flow[None]:
        toy.note("opening")
        for _ in range(2):
            toy.note((yield pick(0, "a", "b")).key)

    match = toy_match({"step": step})
    match.answer(0, "a")
    match.answer(0, "b")
    assert [(e["words"], e["seq"]) for e in match.history(-1)] == [("opening", 0), ("a", 1), ("b", 2)]


def test_nobody_listens_no_log_exists() -> None:
    """Rules look at `log` before they say anything, so a playout without one builds no event at all."""

    def step(toy: Toy, seat: int) -> Flow[None]:
        assert toy.log is None
        yield pick(0, "a", "b")
        assert toy.log is None

    match = toy_match({"step": step}, [("step", 0)] * 3, listening=False)
    match.answer(0, "a")
    fork = match.fork()
    assert fork.state.log is None
    fork.play(lambda question: question.options[0])
    match.determinize(0).play(lambda question: question.options[0])

"""The driver runs the rules until somebody must decide: one step after the other, asides in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from airlock.kernel.faults import DeadEnd, Ended, UnknownKey, WrongSeat
from airlock.kernel.options import Aside, Ask, Flow, Option, Question, Together
from airlock.kernel.title import Title

Chooser = Callable[[Question], Option]


class Driver:
    """A game under way: its state, the flows that wait for an answer, and what they ask."""

    __slots__ = ("_asides", "_flows", "_open", "_together", "decisions", "over", "pending", "state", "title")

    def __init__(self, title: Title, state: Any) -> None:
        self.title = title
        self.state = state
        self.pending: list[Question] = []
        self.over = False
        # How many questions were decided on the spot by `play`.
        self.decisions = 0
        # The flow of the running step; above it the flows of asides, each with the ask it interrupted.
        self._flows: list[Flow[None]] = []
        self._open: list[Ask] = []
        self._together: Together | None = None
        self._asides: list[Aside] = []

    def question(self, seat: int) -> Question | None:
        """The open question of a seat."""
        for q in self.pending:
            if q.seat == seat:
                return q
        return None

    def aside_options(self, seat: int) -> list[Option]:
        """What a seat may do apart from answering, while a question is open."""
        # The questions of an ask_all may all offer the same asides: each counts once.
        return list({o.key: o for aside in self._asides if aside.seat == seat for o in aside.options()}.values())

    def _find(self, seat: int, key: str) -> tuple[Option, Question | None, Aside | None]:
        """What a key means now: an answer to a question, or an aside."""
        question = self.question(seat)
        if question is not None:
            chosen = question.option(key)
            if chosen is not None:
                return chosen, question, None
        for aside in self._asides:
            if aside.seat == seat:
                for o in aside.options():
                    if o.key == key:
                        return o, None, aside
        possible = [o.key for o in self.aside_options(seat)]
        if question is not None:
            possible = [o.key for o in question.options] + possible
            raise UnknownKey(f"{key!r} doesn't answer {question.prompt!r}; possible answers: {' '.join(possible)}")
        asked = ", ".join(f"seat {q.seat}" for q in self.pending)
        if possible:
            raise UnknownKey(
                f"{key!r} is not for seat {seat} while {asked} is asked; possible answers: {' '.join(possible)}"
            )
        raise WrongSeat(f"seat {seat} isn't asked anything now; it is the turn of {asked}")

    def _reply(self, question: Question, chosen: Option) -> None:
        together = self._together
        if together is not None:
            together.answers[question.seat] = chosen
            self.pending.remove(question)
            if self.pending:
                self._gather_asides()
                return
            self._together = None
        self._advance(chosen, None)

    def _run_aside(self, aside: Aside, chosen: Option) -> None:
        self._open.append(self._together if self._together is not None else self.pending[0])
        self._together = None
        self._flows.append(aside.run(chosen))
        self._advance(None, None)

    def _advance(self, answer: Option | None, choose: Chooser | None) -> None:
        """Run the rules until somebody must decide. With `choose`, decide on the spot and go on to the end."""
        flows = self._flows
        asked: Ask
        while True:
            if not flows:
                if not self._next_step():
                    return
                answer = None
                continue
            try:
                asked = flows[-1].send(answer)  # type: ignore[arg-type]
            except StopIteration:
                flows.pop()
                if not self._open:
                    continue
                asked = self._open.pop()
                for q in asked.questions if isinstance(asked, Together) else [asked]:
                    q.refresh()
            except Ended:
                flows.clear()
                self._open.clear()
                self.title.on_ended(self.state)
                continue
            if isinstance(asked, Question):
                options = asked.options
                if len(options) == 1 and not asked.show and (asked.asides is None or asked.quiet):
                    answer = options[0]
                elif not options:
                    raise DeadEnd(f"nobody can answer {asked.prompt!r} of seat {asked.seat}")
                elif choose is not None:
                    self.decisions += 1
                    # Whoever decides on the spot can't do anything else.
                    self._asides = []
                    answer = choose(asked)
                else:
                    self.pending = [asked]
                    self._gather_asides()
                    return
            else:
                if self._ask_all(asked):
                    return
                answer = None

    def _next_step(self) -> bool:
        """Take the next step of the agenda. False at the end of the match."""
        state = self.state
        if state.log is not None:
            state.log.reset()
        if not state.agenda:
            self.over = True
            self.pending = []
            self._asides = []
            return False
        self._at_checkpoint()
        name, seat = state.agenda.pop()
        try:
            flow = self.title.steps[name](state, seat)
        except Ended:
            self.title.on_ended(state)
            return True
        if flow is not None:
            self._flows.append(flow)
        return True

    def _at_checkpoint(self) -> None:
        """Between two steps: the state is all there is."""

    def _ask_all(self, together: Together) -> bool:
        """Put a question to several seats. False if all of them answered themselves."""
        self.pending = []
        for q in together.questions:
            if q.seat in together.answers:
                continue
            if not q.options:
                raise DeadEnd(f"nobody can answer {q.prompt!r} of seat {q.seat}")
            if len(q.options) == 1 and not q.show and (q.asides is None or q.quiet):
                together.answers[q.seat] = q.options[0]
            else:
                self.pending.append(q)
        self._together = together if self.pending else None
        self._gather_asides()
        return bool(self.pending)

    def _gather_asides(self) -> None:
        self._asides = [aside for q in self.pending if q.asides is not None for aside in q.asides()]

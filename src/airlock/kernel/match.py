"""A match: answers go in, questions come out. Fork, undo and rebuild all replay answers from a checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from airlock.kernel.events import Log
from airlock.kernel.fate import Fate, commitment, new_seed
from airlock.kernel.faults import BadSave, CannotUndo, DeadEnd, Ended, Fault, MatchOver, Stale, UnknownKey, WrongSeat
from airlock.kernel.hashing import state_hash
from airlock.kernel.laws import breaches
from airlock.kernel.options import Ask, Aside, Flow, Option, Question, Together
from airlock.kernel.title import Refusal, Title

Chooser = Callable[[Question], Option]


class Answer:
    """An answer that was given, and what chance made of it."""

    __slots__ = ("hash", "key", "outcomes", "revealed", "seat")

    def __init__(self, seat: int, key: str, outcomes: list[str], revealed: bool, hash: str) -> None:
        self.seat = seat
        self.key = key
        self.outcomes = outcomes
        self.revealed = revealed
        self.hash = hash


class Match:
    """One game being played. Make one with `new_match`, `Match.fork` or `airlock.kernel.save.load`."""

    __slots__ = (
        "_asides",
        "_base",
        "_flows",
        "_keep",
        "_lead",
        "_lead_from",
        "_open",
        "_since",
        "_together",
        "_unrecorded",
        "answers",
        "hashing",
        "opening",
        "options",
        "over",
        "pending",
        "players",
        "seed",
        "state",
        "title",
    )

    def __init__(self, title: Title, players: int, options: dict[str, str], seed: str, state: Any) -> None:
        self.title = title
        self.players = players
        self.options = options
        self.seed = seed
        self.state = state
        self.pending: list[Question] = []
        self.over = False
        self.answers: list[Answer] = []
        # What chance decided before the first answer.
        self.opening: list[str] = []
        self.hashing = True
        # The flow of the running step; above it the flows of asides, each with the ask it interrupted.
        self._flows: list[Flow[None]] = []
        self._open: list[Ask] = []
        self._together: Together | None = None
        self._asides: list[Aside] = []
        # The last checkpoint (never changed, only copied), what chance decided between it and the next answer
        # (from a place in the list of outcomes on), and the answers since. Kept only if somebody forks.
        self._base: Any = None
        self._lead: list[str] = []
        self._lead_from = 0
        self._since: list[Answer] = []
        self._keep = False
        # True once the answers no longer tell how this position came about.
        self._unrecorded = False

    # -- what is asked, what is known

    @property
    def seq(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    def question(self, seat: int) -> Question | None:
        """The open question of a seat."""
        for q in self.pending:
            if q.seat == seat:
                return q
        return None

    def aside_options(self, seat: int) -> list[Option]:
        """What a seat may do besides answering, while a question is open."""
        return [o for aside in self._asides if aside.seat == seat for o in aside.options()]

    def view(self, seat: int) -> dict[str, object]:
        """Everything a seat may know, and nothing else; -1 is a spectator."""
        view = self.title.view(self.state, seat)
        waiting: list[dict[str, object]] = []
        for q in self.pending:
            shown: dict[str, object] = {"seat": q.seat, "prompt": q.prompt, "rule": q.rule}
            if q.seat == seat:
                shown["about"] = list(q.about)
                shown["options"] = [{"key": o.key, "verb": o.verb, "args": list(o.args)} for o in q.options]
            waiting.append(shown)
        view["title"] = self.title.name
        view["seq"] = self.seq
        view["questions"] = waiting
        view["asides"] = [{"key": o.key, "verb": o.verb, "args": list(o.args)} for o in self.aside_options(seat)]
        view["over"] = self.over
        if self.seed:
            view["seed_hash"] = commitment(self.seed)
        if self.over:
            view["result"] = self.title.result(self.state)
            view["seed"] = self.seed
        return view

    def history(self, seat: int) -> list[dict[str, object]]:
        """What happened, through the eyes of a seat."""
        log: Log | None = self.state.log
        return log.seen_by(seat) if log is not None else []

    def why_not(self, seat: int) -> list[Refusal]:
        """What a person in this seat could expect to do but may not do now, with reason and clause."""
        return self.title.why_not(self.state, seat)

    def breaches(self) -> list[str]:
        """Broken laws; always empty unless the rules have a bug."""
        return breaches(self.title.laws, self.state)

    def hash(self) -> str:
        """The hash of the state; equal states have equal hashes everywhere."""
        asked = [[q.seat, q.prompt, sorted(o.key for o in q.options)] for q in self.pending]
        return state_hash([self.state.plain(), asked])

    # -- answering

    def answer(self, seat: int, key: str, seq: int | None = None) -> None:
        """Give an answer. A fault changes nothing."""
        if self.over:
            raise MatchOver("the match is over: no answer is possible any more")
        if seq is not None and seq != self.seq:
            raise Stale(f"this answer is for question {seq}, but the match is at question {self.seq}: look again")
        question = self.question(seat)
        found = question.option(key) if question is not None else None
        if found is None:
            for aside in self._asides:
                if aside.seat == seat:
                    for o in aside.options():
                        if o.key == key:
                            self._take(seat, o, None, aside)
                            return
            if question is None:
                asked = ", ".join(f"seat {q.seat}" for q in self.pending)
                raise WrongSeat(f"seat {seat} isn't asked anything now; it is the turn of {asked}")
            keys = " ".join(o.key for o in question.options)
            raise UnknownKey(f"{key!r} is no answer to {question.prompt!r}; possible are: {keys}")
        self._take(seat, found, question, None)

    def _take(self, seat: int, chosen: Option, question: Question | None, aside: Aside | None) -> None:
        fate: Fate = self.state.fate
        trace: list[str] = []
        fate.trace = trace
        fate.at_answer(self.seq + 1)
        before: int = self.state.reveals
        log: Log | None = self.state.log
        if log is not None:
            log.seq = self.seq + 1
        record = Answer(seat, chosen.key, trace, False, "")
        self.answers.append(record)
        self._since.append(record)
        try:
            if aside is not None:
                self._run_aside(aside, chosen)
            else:
                assert question is not None
                self._reply(question, chosen)
        except Exception:
            # A bug in the rules must not leave half an answer behind.
            self.answers.pop()
            if not fate.replaying and not self._unrecorded:
                self._rebuild(self.answers)
            raise
        record.revealed = self.state.reveals != before
        if self.hashing:
            record.hash = self.hash()

    def _reply(self, question: Question, chosen: Option) -> None:
        together = self._together
        if together is None:
            self._advance(chosen, None)
            return
        together.answers[question.seat] = chosen
        self.pending.remove(question)
        if not self.pending:
            self._together = None
            self._advance(chosen, None)

    def _run_aside(self, aside: Aside, chosen: Option) -> None:
        interrupted: Ask = self._together if self._together is not None else self.pending[0]
        self._open.append(interrupted)
        self._together = None
        self._flows.append(aside.run(chosen))
        self._advance(None, None)

    def play(self, choose: Chooser) -> None:
        """Play to the end; `choose` answers every question. Nothing is recorded, so this is the fastest way."""
        self.state.fate.trace = None
        self._keep = False
        self._base = None
        self._unrecorded = True
        pending = self.pending
        while not self.over:
            question = pending[0]
            chosen = choose(question)
            if self._together is not None:
                self._reply(question, chosen)
            else:
                self._advance(chosen, choose)
            pending = self.pending

    def _advance(self, answer: Option | None, choose: Chooser | None) -> None:
        """Run the rules until somebody must decide. With `choose`, decide on the spot and go on to the end."""
        flows = self._flows
        state = self.state
        title = self.title
        asked: Ask
        while True:
            if flows:
                try:
                    asked = flows[-1].send(answer)  # type: ignore[arg-type]
                except StopIteration:
                    flows.pop()
                    if not self._open:
                        answer = None
                        continue
                    asked = self._open.pop()
                    for q in asked.questions if isinstance(asked, Together) else [asked]:
                        q.refresh()
                except Ended:
                    flows.clear()
                    self._open.clear()
                    title.on_ended(state)
                    continue
            else:
                if state.log is not None:
                    state.log.reset()
                if not state.agenda:
                    self.over = True
                    self.pending = []
                    self._asides = []
                    return
                if self._keep:
                    self._base = state.copy()
                    trace: list[str] | None = state.fate.trace
                    self._lead = trace if trace is not None else []
                    self._lead_from = len(self._lead)
                    self._since = []
                name, seat = state.agenda.pop()
                answer = None
                try:
                    flow = title.steps[name](state, seat)
                except Ended:
                    title.on_ended(state)
                    continue
                if flow is not None:
                    flows.append(flow)
                continue
            if isinstance(asked, Question):
                options = asked.options
                if len(options) == 1 and not asked.show and asked.asides is None:
                    answer = options[0]
                elif not options:
                    raise DeadEnd(f"nobody can answer {asked.prompt!r} of seat {asked.seat}")
                elif choose is not None:
                    answer = choose(asked)
                else:
                    self.pending = [asked]
                    self._asides = asked.asides() if asked.asides is not None else []
                    return
            else:
                if self._ask_all(asked):
                    return
                answer = None

    def _ask_all(self, together: Together) -> bool:
        """Put a question to several seats. False if all of them answered themselves."""
        self.pending = []
        self._asides = []
        for q in together.questions:
            if q.seat in together.answers:
                continue
            if not q.options:
                raise DeadEnd(f"nobody can answer {q.prompt!r} of seat {q.seat}")
            if len(q.options) == 1 and not q.show:
                together.answers[q.seat] = q.options[0]
            else:
                self.pending.append(q)
        self._together = together if self.pending else None
        return bool(self.pending)

    def start(self) -> None:
        """Run to the first question."""
        fate: Fate = self.state.fate
        fate.trace = self.opening
        fate.at_answer(0)
        self._advance(None, None)

    # -- going back, going elsewhere

    def undo(self) -> None:
        """Take back the last answer, unless chance was used or something hidden was revealed since."""
        if not self.answers:
            raise CannotUndo("nothing to take back: no answer has been given yet")
        last = self.answers[-1]
        if last.outcomes:
            raise CannotUndo("the last answer can't be taken back: chance has decided something since")
        if last.revealed:
            raise CannotUndo("the last answer can't be taken back: something hidden has been revealed since")
        self._rebuild(self.answers[:-1])

    def _rebuild(self, answers: list[Answer]) -> None:
        """Become the match in which only these answers were given."""
        again = self._replayed(answers, self.state.log is not None)
        again.state.fate.rigged = self.state.fate.rigged
        self.state = again.state
        self.pending = again.pending
        self.over = again.over
        self.answers = again.answers
        self._flows = again._flows
        self._open = again._open
        self._together = again._together
        self._asides = again._asides
        self._base = None

    def _replayed(self, answers: list[Answer], listening: bool, keep: bool = False) -> Match:
        if self._unrecorded:
            raise Fault("this match was played out or redealt without a record: fork its origin instead")
        return replay(self.title, self.players, self.options, self.seed, self.opening, answers, listening, keep)

    def fork(self, rng: Random | None = None) -> Match:
        """An independent match in the same position, with fresh fate and without log or hashes."""
        if self._base is None and not self.over:
            # Nobody wanted to fork so far: find the last checkpoint by replay, and keep one at every step from now on.
            again = self._replayed(self.answers, False, keep=True)
            self._base = again._base
            self._lead = again._lead
            self._lead_from = again._lead_from
            self._since = again._since
            self._keep = True
        base = self.state if self.over else self._base
        state = base.copy()
        fate = Fate(rng=rng or Random())
        state.fate = fate
        child = Match(self.title, self.players, self.options, "", state)
        child.hashing = False
        child.opening = self.opening
        child.over = self.over
        if not self.over:
            lead = self._lead[self._lead_from :]
            since = self._since
            fate.script = lead[::-1]
            child._advance(None, None)
            for given in since:
                fate.script = given.outcomes[::-1]
                child._repeat(given)
            child._base = base
            child._lead = lead
            child._since = since[:]
            child._keep = True
        child.answers = self.answers[:]
        return child

    def _repeat(self, given: Answer) -> None:
        """Give an answer again, outcomes as scripted, nothing recorded."""
        question = self.question(given.seat)
        chosen = question.option(given.key) if question is not None else None
        if question is not None and chosen is not None:
            self._reply(question, chosen)
            return
        for aside in self._asides:
            if aside.seat == given.seat:
                for o in aside.options():
                    if o.key == given.key:
                        self._run_aside(aside, o)
                        return
        raise UnknownKey(f"answer {given.key!r} of seat {given.seat} is not possible here")

    def determinize(self, seat: int, rng: Random | None = None) -> Match:
        """A fork in which everything this seat can't know was dealt anew."""
        child = self.fork(rng)
        child.title.determinize(child.state, seat, child.state.fate)
        # The checkpoint still holds the old deal, so this match can be played on but not forked.
        child._base = None
        child._keep = False
        child._unrecorded = True
        for q in child.pending:
            q.refresh()
        return child


def new_match(
    title: Title,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: str = "",
    rigged: Mapping[str, list[str]] | None = None,
    listening: bool = True,
) -> Match:
    """Set up a match and run to the first question. Raises BadOptions in words."""
    setting = title.setting(players, options or {})
    seed = seed or new_seed()
    fate = Fate(seed)
    if rigged:
        fate.rigged = {label: list(faces) for label, faces in rigged.items()}
    match = _set_up(title, players, setting, seed, fate, listening)
    match.start()
    return match


def _set_up(title: Title, players: int, setting: dict[str, str], seed: str, fate: Fate, listening: bool) -> Match:
    opening: list[str] = []
    fate.trace = opening
    state = title.new(players, setting, fate)
    state.log = Log() if listening else None
    match = Match(title, players, setting, seed, state)
    match.opening = opening
    return match


def replay(
    title: Title,
    players: int,
    options: Mapping[str, str],
    seed: str,
    opening: list[str],
    answers: list[Answer],
    listening: bool = True,
    keep: bool = False,
    check: Callable[[Match, Answer], None] | None = None,
) -> Match:
    """Play recorded answers with their recorded outcomes. Raises BadSave where they don't fit the rules."""
    fate = Fate(seed)
    fate.replaying = True
    fate.script = opening[::-1]
    match = _set_up(title, players, dict(options), seed, fate, listening)
    match.hashing = check is not None
    match._keep = keep
    match.start()
    for given in answers:
        fate.script = given.outcomes[::-1]
        match.answer(given.seat, given.key)
        if fate.script:
            raise BadSave(
                f"answer {match.seq}, {given.key!r}: the save has outcomes that nothing asks for: {fate.script}"
            )
        if check is not None:
            check(match, given)
    fate.replaying = False
    match.hashing = True
    return match

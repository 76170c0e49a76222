"""A match: answers go in, questions come out. Fork, undo and rebuild all replay answers from a checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from airlock.kernel.carried import Before
from airlock.kernel.driver import Chooser, Driver
from airlock.kernel.events import EVERYBODY, Event, Log
from airlock.kernel.fate import Fate, commitment, new_seed
from airlock.kernel.faults import BadOptions, BadRecord, CannotUndo, Fault, MatchOver, Stale
from airlock.kernel.hashing import state_hash
from airlock.kernel.laws import breaches
from airlock.kernel.options import Option, Together
from airlock.kernel.title import FORMAT, Refusal, Title

# How many different redeals there are.
SEEDS: Final = 1 << 52


class Answer:
    """An answer that was given, and what chance made of it."""

    __slots__ = ("hash", "key", "outcomes", "revealed", "seat")

    def __init__(self, seat: int, key: str, outcomes: list[str], revealed: bool, hash: str) -> None:
        self.seat = seat
        self.key = key
        self.outcomes = outcomes
        self.revealed = revealed
        self.hash = hash


class Redeal:
    """Everything that a seat couldn't know was redealt here, by a chance of its own."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed


class Match(Driver):
    """One game being played. Make one with `new_match`, `Match.fork` or `airlock.kernel.save.load`."""

    __slots__ = (
        "_base",
        "_keep",
        "_lead",
        "_lead_from",
        "_past",
        "_since",
        "answers",
        "before",
        "format",
        "hashing",
        "opening",
        "options",
        "players",
        "recorded",
        "seed",
        "seed_hash",
    )

    def __init__(
        self,
        title: Title,
        players: int,
        options: dict[str, str],
        seed: str,
        state: Any,
        format: int = FORMAT,
        before: Before | None = None,
    ) -> None:
        super().__init__(title, state)
        self.format = format
        # What the match goes on from; most go on from nothing.
        self.before = before
        self.players = players
        # As they were given and are saved: those that came into being after the match are not among them.
        self.options = options
        self.seed = seed
        self.seed_hash = commitment(seed, self.mark) if seed else ""
        self.answers: list[Answer] = []
        # What chance decided before the first answer.
        self.opening: list[str] = []
        self.hashing = True
        # False once the answers no longer tell how this position came about.
        self.recorded = True
        # The last checkpoint (never changed, only copied), what chance decided between it and the next answer
        # (from a place in the list of outcomes on), and the answers and redeals since. Kept only if somebody forks.
        self._base: Any = None
        self._lead: list[str] = []
        self._lead_from = 0
        self._since: list[Answer | Redeal] = []
        self._keep = False
        # In a fork: the log of its origin, and how much of it had been told by then.
        self._past: tuple[Log, int] | None = None

    # -- what is asked, what is known

    @property
    def mark(self) -> str:
        """Names the record that the match goes on from; empty if there is none."""
        return self.before.mark if self.before is not None else ""

    @property
    def seq(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    def view(self, seat: int) -> dict[str, object]:
        """Everything a seat may know, and nothing else; -1 is a spectator."""
        view = self.title.view(self.state, seat)
        waiting: list[dict[str, object]] = []
        for q in self.pending:
            shown: dict[str, object] = {"seat": q.seat, "prompt": q.prompt, "rule": self.title.cited(q.rule)}
            if q.seat == seat:
                shown["about"] = list(q.about)
                shown["kinds"] = q.kinds()
                shown["options"] = _shown(q.options)
            waiting.append(shown)
        view["title"] = self.title.name
        view["seat"] = seat
        view["seq"] = self.seq
        view["questions"] = waiting
        view["asides"] = _shown(self.aside_options(seat))
        view["over"] = self.over
        view["seed_hash"] = self.seed_hash
        if self.over:
            view["result"] = self.title.result(self.state)
            view["seed"] = self.seed
        return view

    def history(self, seat: int) -> list[dict[str, object]]:
        """What happened, through the eyes of a seat."""
        log: Log | None = self.state.log
        return log.seen_by(seat) if log is not None else []

    def public_events(self, since: int = 0) -> list[Event]:
        """What everybody saw happen, from an index on. A fork has no log but knows what had happened before it."""
        log: Log | None = self.state.log
        if log is not None:
            events = log.events[since:]
        elif self._past is not None:
            past, told = self._past
            events = past.events[since:told]
        else:
            return []
        return [event for event in events if event.audience == EVERYBODY]

    def why_not(self, seat: int) -> list[Refusal]:
        """What a person in this seat could expect to do but may not do now, with reason and clause."""
        title = self.title
        refusals = title.why_not(self.state, seat)
        for refusal in refusals:
            refusal.rule = title.cited(refusal.rule or title.reasons[refusal.reason])
        return refusals

    def cost(self, seat: int, prompt: str, key: str) -> int | None:
        """What a seat would pay for an answer to a prompt, or for what it is refused (no prompt); None has no price."""
        cost = self.title.cost
        return cost(self.state, seat, prompt, key) if cost is not None else None

    def breaches(self) -> list[str]:
        """Broken laws; always empty unless the rules have a bug."""
        return breaches(self.title.laws, self.state)

    def hash(self) -> str:
        """The hash of the state; equal states have equal hashes everywhere."""
        asked = [[q.seat, q.prompt, sorted(o.key for o in q.options)] for q in self.pending]
        older = self.title.older.get(self.format)
        whole: list[object] = [self.state.plain() if older is None else older(self.state), asked]
        if self.before is not None:
            whole.append(self.before.mark)
        return state_hash(whole)

    def leave(self) -> Before:
        """What this match leaves to the next one."""
        if not self.over:
            raise Fault("this match isn't over: only a finished one leaves something to go on from")
        title = self.title
        if title.leaves is None:
            raise Fault(f"nothing goes on from a match of {title.name}")
        earlier = self.before.matches if self.before is not None else ()
        return Before(
            title.name, title.rules_version, self.players, self.options, (*earlier, self.seed_hash),
            title.result(self.state), title.leaves(self.state),
        )  # fmt: skip

    # -- answering

    def answer(self, seat: int, key: str, seq: int | None = None) -> None:
        """Give an answer. A fault changes nothing."""
        if self.over:
            raise MatchOver("the match is over: no answer is possible any more")
        if seq is not None and seq != self.seq:
            raise Stale(f"this answer is for question {seq}, but the match is at question {self.seq}: look again")
        chosen, question, aside = self._find(seat, key)
        fate: Fate = self.state.fate
        wishes = fate.wishes()
        trace: list[str] = []
        fate.trace = trace
        fate.at_answer(self.seq + 1)
        before: int = self.state.reveals
        log: Log | None = self.state.log
        if log is not None:
            log.seq = self.seq + 1
        record = Answer(seat, key, trace, False, "")
        self.answers.append(record)
        self._since.append(record)
        try:
            if question is not None:
                self._reply(question, chosen)
            elif aside is not None:
                self._run_aside(aside, chosen)
            record.revealed = self.state.reveals != before
            if self.hashing:
                record.hash = self.hash()
        except BaseException:
            # A bug in the rules must not leave half an answer behind.
            self.answers.pop()
            if self.recorded and not fate.replaying:
                fate.rigged = wishes
                self._rebuild(self.answers)
            raise

    def play(self, choose: Chooser) -> int:
        """Play to the end; `choose` answers every question. Nothing is recorded, so this is the fastest way.

        Returns the number of decisions.
        """
        self.decisions = 0
        self.state.fate.trace = None
        self.forget()
        while not self.over:
            question = self.pending[0]
            self.decisions += 1
            self._asides = []
            chosen = choose(question)
            if self._together is not None:
                self._reply(question, chosen)
            else:
                self._advance(chosen, choose)
        return self.decisions

    def start(self) -> None:
        """Run to the first question."""
        self._advance(None, None)

    # -- going back, going elsewhere

    def undo(self) -> None:
        """Take back the last answer, unless chance was used or something hidden was revealed since."""
        if not self.answers:
            raise CannotUndo("nothing to take back: no answer has been given yet")
        if self.over:
            raise CannotUndo("the last answer can't be taken back: the match is over and its seed is published")
        last = self.answers[-1]
        if last.outcomes:
            raise CannotUndo("the last answer can't be taken back: chance has decided something since")
        if last.revealed:
            raise CannotUndo("the last answer can't be taken back: something hidden has been revealed since")
        self._rebuild(self.answers[:-1])

    def _rebuild(self, answers: list[Answer]) -> None:
        """Become the match in which only these answers were given."""
        again = self._replayed(answers, self.state.log is not None)
        again.state.fate.take_over(self.state.fate)
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
        if not self.recorded:
            raise Fault("this match was played out or redealt without a record: fork its origin instead")
        return replay(
            self.title, self.players, self.options, self.seed, self.opening, answers, listening, keep,
            format=self.format, before=self.before,
        )  # fmt: skip

    def _at_checkpoint(self) -> None:
        if self._keep:
            self._base = self.state.copy()
            trace: list[str] | None = self.state.fate.trace
            self._lead = trace if trace is not None else []
            self._lead_from = len(self._lead)
            self._since = []

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
        state.log = None
        # The seed stays behind until it is published; a fork knows its hash only.
        seed = self.seed if self.over else ""
        child = Match(self.title, self.players, self.options, seed, state, self.format, self.before)
        child.seed_hash = self.seed_hash
        log: Log | None = self.state.log
        child._past = self._past if log is None else (log, len(log.events))
        child.hashing = False
        child.opening = self.opening
        child.over = self.over
        if not self.over:
            lead = self._lead[self._lead_from :]
            since = self._since
            fate.script = lead[::-1]
            child._advance(None, None)
            for given in since:
                if isinstance(given, Redeal):
                    child._deal_anew(given)
                else:
                    fate.script = given.outcomes[::-1]
                    child._repeat(given)
            child._base = base
            child._lead = lead
            child._since = since[:]
            child._keep = True
        child.answers = self.answers[:]
        child.recorded = self.recorded
        return child

    def _repeat(self, given: Answer) -> None:
        """Give an answer again, outcomes as scripted, nothing recorded."""
        chosen, question, aside = self._find(given.seat, given.key)
        if question is not None:
            self._reply(question, chosen)
        elif aside is not None:
            self._run_aside(aside, chosen)

    def determinize(self, seat: int, rng: Random | None = None) -> Match:
        """A fork in which everything this seat can't know was redealt.

        What is dealt depends on the generator and on what the seat knows, never on what was there before.
        """
        child = self.fork(rng)
        if self.over:
            # The seed is published, and with it everything.
            return child
        fate: Fate = child.state.fate
        deal = Redeal(seat, fate.below(SEEDS))
        child._deal_anew(deal)
        child._since.append(deal)
        child.recorded = False
        return child

    def _deal_anew(self, deal: Redeal) -> None:
        fate = Fate(rng=Random(deal.seed))
        self.title.determinize(self.state, deal.seat, fate)
        for ask in (*self._open, self._together):
            if isinstance(ask, Together):
                # What the others have already said is as unknown as their cards, and may not even fit the new ones.
                for q in ask.questions:
                    if q.seat != deal.seat and q.seat in ask.answers:
                        q.refresh()
                        ask.answers[q.seat] = q.options[fate.below(len(q.options))]
        for q in self.pending:
            q.refresh()
        self._gather_asides()

    def forget(self) -> None:
        """Forget how this position came about, an older deal included: it can be played on but not forked."""
        self._base = None
        self._keep = False
        self.recorded = False


def _shown(options: list[Option]) -> list[dict[str, object]]:
    return [{"key": o.key, "verb": o.verb, "args": list(o.args), "kinds": o.names} for o in options]


def new_match(
    title: Title,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: str = "",
    rigged: Mapping[str, list[str]] | None = None,
    listening: bool = True,
    before: Before | None = None,
) -> Match:
    """Set up a match and run to the first question. Raises BadOptions or BadRecord in words."""
    setting = title.setting(players, options or {}, before)
    return begin(title, players, setting, seed or new_seed(), rigged, listening, before)


def begin(
    title: Title,
    players: int,
    setting: dict[str, str],
    seed: str,
    rigged: Mapping[str, list[str]] | None = None,
    listening: bool = True,
    before: Before | None = None,
) -> Match:
    """A match whose setting was checked before, maybe long ago."""
    fate = Fate(seed)
    if rigged:
        fate.rigged = {label: list(faces) for label, faces in rigged.items()}
    match = _set_up(title, players, setting, seed, fate, listening, before=before)
    match.start()
    return match


def _set_up(
    title: Title,
    players: int,
    setting: dict[str, str],
    seed: str,
    fate: Fate,
    listening: bool,
    format: int = FORMAT,
    before: Before | None = None,
) -> Match:
    opening: list[str] = []
    fate.trace = opening
    # Here every match passes, new or old: an old one is given the options that it couldn't know.
    state = _first_state(title, players, title.complete(setting), fate, before)
    state.fate = fate
    state.log = Log(title.clauses) if listening else None
    match = Match(title, players, setting, seed, state, format, before)
    match.opening = opening
    return match


def _first_state(title: Title, players: int, options: Mapping[str, str], fate: Fate, before: Before | None) -> Any:
    follows = title.declared.followed(options)
    if before is None:
        if follows is not None:
            raise BadOptions(f"{follows.option} {follows.value} has no match before it ({follows.rule})")
        return title.new(players, options, fate)
    if title.go_on is None or before.title != title.name:
        raise BadRecord(f"{title.name} can't go on from a match of {before.title}")
    if follows is None:
        raise BadRecord(f"{title.name} with these options doesn't go on from a match before it")
    try:
        return title.go_on(players, options, fate, before)
    except Fault:
        raise
    except Exception as error:
        # Its mark is right, so it was made by other rules or by somebody who can count.
        raise BadRecord(f"the record of the match before doesn't fit the rules, which fail on it: {error!r}") from error


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
    format: int = FORMAT,
    before: Before | None = None,
) -> Match:
    """Play recorded answers with their recorded outcomes. Raises a fault where they don't fit the rules."""
    fate = Fate(seed)
    fate.replaying = True
    fate.script = opening[::-1]
    match = _set_up(title, players, dict(options), seed, fate, listening, format, before)
    match.hashing = check is not None
    match._keep = keep
    match.start()
    fate.expect_spent("the opening")
    for given in answers:
        fate.script = given.outcomes[::-1]
        match.answer(given.seat, given.key)
        fate.expect_spent(f"answer {match.seq}, {given.key!r}")
        if check is not None:
            check(match, given)
        else:
            match.answers[-1].hash = given.hash
    fate.replaying = False
    match.hashing = True
    return match

"""Let bots play many matches and count what came of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from airlock.bots import Beginning, Bot, Heard, RandomBot, Sight, find_bot, let_talk
from airlock.kernel.events import Log
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Option, Question
from airlock.kernel.title import Title
from airlock.lab.outcome import outcome_of
from airlock.lab.touched import touched

# Gets every finished match with its number and how many decisions it took.
Keep = Callable[[int, Match, int], None]


@dataclass
class Setup:
    """What is to be played. `bots` names one for each seat; with `rotate` they move on by one seat every game.

    Where the matches go on from others, `after` says how those are played; what comes of them isn't counted.
    """

    title: Title
    players: int
    options: Mapping[str, str]
    bots: list[str]
    seed: str
    check: bool = False
    rotate: bool = False
    after: Beginning | None = None

    def seated(self, n: int) -> list[str]:
        """The bots of game n, seat by seat."""
        shift = n % self.players if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


@dataclass
class Tally:
    """What has come of the matches so far."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)
    end_reasons: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    seats_by_bot: Counter[str] = field(default_factory=Counter)
    survived_by_bot: Counter[str] = field(default_factory=Counter)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    touched: Counter[str] = field(default_factory=Counter)

    def add(self, bots: list[str], match: Match, decisions: int) -> None:
        found = outcome_of(match)
        self.games += 1
        self.decisions += decisions
        self.end_reasons[found.reason] += 1
        self.rounds[found.round] += 1
        for seat, bot in enumerate(bots):
            self.seats_by_bot[bot] += 1
            self.survived_by_bot[bot] += seat in found.survivors
            self.wins_by_bot[bot] += seat in found.winners

    def merge(self, other: Tally) -> None:
        """Take in the matches of another tally; the time is the caller's to measure."""
        self.games += other.games
        self.decisions += other.decisions
        self.violations += other.violations
        for mine, theirs in (
            (self.end_reasons, other.end_reasons),
            (self.seats_by_bot, other.seats_by_bot),
            (self.survived_by_bot, other.survived_by_bot),
            (self.wins_by_bot, other.wins_by_bot),
            (self.touched, other.touched),
        ):
            mine.update(theirs)
        self.rounds.update(other.rounds)

    def plain(self) -> dict[str, object]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_s": round(self.decisions / self.seconds) if self.seconds else 0,
            "violations": self.violations,
            "outcomes": {
                "end_reasons": dict(self.end_reasons.most_common()),
                "rounds": {str(r): n for r, n in sorted(self.rounds.items())},
                "seats_by_bot": dict(self.seats_by_bot),
                "survived_by_bot": dict(self.survived_by_bot),
                "wins_by_bot": dict(self.wins_by_bot),
            },
        }


def simulate(setup: Setup, games: int, first: int = 0, keep: Keep | None = None) -> Iterator[Tally]:
    """Play game after game; the tally after each. Game n depends on the seed and n alone."""
    tally = Tally()
    play = checked_game if setup.check else quick_game
    begin = time.perf_counter()
    for n in range(first, first + games):
        play(setup, n, tally, keep)
        tally.seconds = time.perf_counter() - begin
        yield tally


def bots_of(setup: Setup, n: int) -> list[Bot]:
    return [find_bot(name)(Random(f"{setup.seed}/{n}/{seat}")) for seat, name in enumerate(setup.seated(n))]


def match_seed(setup: Setup, n: int) -> str:
    return f"{setup.seed}/{n}"


def begun(setup: Setup, n: int, listening: bool = True) -> Match:
    """Match n before its first answer."""
    seed, before = match_seed(setup, n), None
    if setup.after is not None:
        before = setup.after.played(setup.title, setup.players, setup.options, setup.bots, seed)
    return new_match(setup.title, setup.players, setup.options, seed, listening=listening, before=before)


def quick_game(setup: Setup, n: int, tally: Tally, keep: Keep | None = None) -> None:
    """As fast as can be: nothing is recorded unless somebody wants to keep it."""
    seats = bots_of(setup, n)
    blind = all(isinstance(bot, RandomBot) for bot in seats)
    # Whoever looks also hears what happens.
    listening = keep is not None or not blind
    match = begun(setup, n, listening)
    if blind:
        decisions = play_blindly(match, seats)
    else:
        decisions = play_looking(match, seats)
    tally.add(setup.seated(n), match, decisions)
    if keep is not None:
        keep(n, match, decisions)


def play_blindly(match: Match, seats: list[Bot]) -> int:
    """Bots that never look need neither sight nor asides."""
    decisions = 0
    choosers = [bot.choose for bot in seats]
    log: Log | None = match.state.log

    def choose(question: Question) -> Option:
        nonlocal decisions
        decisions += 1
        if log is not None:
            log.seq = decisions
        return choosers[question.seat](question)

    match.play(choose)
    return decisions


def play_looking(match: Match, seats: list[Bot]) -> int:
    """Bots that look may also do something other than answer, and talk about what they saw."""
    match.hashing = False
    heard, bots = Heard(), dict(enumerate(seats))
    while not match.over:
        question = match.pending[0]
        sight = Sight(match, question.seat, heard)
        match.answer(question.seat, seats[question.seat].choose(question, sight).key)
        let_talk(bots, match, heard)
    return match.seq


def checked_game(setup: Setup, n: int, tally: Tally, keep: Keep | None = None) -> None:
    """Through the front door: answer by answer, free asides included, and every law after every answer."""
    match = begun(setup, n)
    match.hashing = False
    seats = bots_of(setup, n)
    heard, bots = Heard(), dict(enumerate(seats))
    chance = Random(f"{setup.seed}/{n}/asides")
    sound = len(tally.violations)
    try:
        while not match.over:
            question = match.pending[int(chance.random() * len(match.pending))]
            chosen = seats[question.seat].choose(question, Sight(match, question.seat, heard))
            if chance.random() < ASIDE:
                besides = match.aside_options(question.seat)
                chosen = besides[int(chance.random() * len(besides))] if besides else chosen
            match.answer(question.seat, chosen.key)
            let_talk(bots, match, heard)
            for words in match.breaches():
                tally.violations.append(f"game {n}, answer {match.seq} ({chosen.key}): {words}")
            if len(tally.violations) > sound:
                break
    except Exception as error:
        tally.violations.append(f"game {n}, answer {match.seq + 1}: {type(error).__name__}: {error}")
    tally.add(setup.seated(n), match, match.seq)
    tally.touched.update(touched(match))
    # A broken match isn't a result.
    if keep is not None and len(tally.violations) == sound:
        keep(n, match, match.seq)


# How often a checked game does something other than answer.
ASIDE = 0.03

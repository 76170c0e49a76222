"""Random play through `Match.answer`, asides included. A seed decides chance and answers, so it can be repeated."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from airlock.kernel.match import Match, new_match
from airlock.kernel.title import Title

Options = Mapping[str, str]

# How many answers a match may take before it counts as endless.
LIMIT = 20_000
# How likely an aside is taken where there is one.
ASIDES = 0.15


class Playout:
    """A random match under way."""

    def __init__(self, title: Title, players: int, options: Options, seed: str) -> None:
        self.match = new_match(title, players, options, seed=long(seed))
        self.rng = Random(f"{seed}/answers")

    def choose(self) -> tuple[int, str]:
        return random_answer(self.match, self.rng)

    def step(self) -> None:
        give(self.match, *self.choose())


def long(seed: str) -> str:
    """A seed that can't be in a view by accident."""
    return f"seed-{seed}-0123456789abcdef"


def random_answer(match: Match, rng: Random) -> tuple[int, str]:
    assert match.pending, f"{where(match)}: the match isn't over, but nobody is asked"
    if rng.random() < ASIDES:
        asides = [(seat, o.key) for seat in range(match.players) for o in match.aside_options(seat)]
        if asides:
            return rng.choice(asides)
    question = rng.choice(match.pending)
    assert question.options, f"{where(match)}: {question} has no options"
    return question.seat, rng.choice(question.options).key


def give(match: Match, seat: int, key: str) -> None:
    """Answer; whatever goes wrong is a failure of the title."""
    place = where(match)
    assert match.seq < LIMIT, f"{place}: no end after {LIMIT} answers"
    try:
        match.answer(seat, key)
    except Exception as error:
        raise AssertionError(f"{place}: {key!r} of seat {seat} fails: {error!r}") from error


def where(match: Match) -> str:
    """Which position of a match, or of a fork, this is."""
    return f"{'after' if match.seed else 'in a fork, after'} answer {match.seq}"


def playout(title: Title, players: int, options: Options, seed: str) -> Match:
    """A random match, played to its end."""
    play = Playout(title, players, options, seed)
    while not play.match.over:
        play.step()
    return play.match


def sample(title: Title, players: int, options: Options, seed: str, n: int) -> set[int]:
    """Positions of a match: the first, the last, one for every kind of question that is asked, and n others."""
    play = Playout(title, players, options, seed)
    asked: dict[str, list[int]] = {}
    while not play.match.over:
        for question in play.match.pending:
            asked.setdefault(question.prompt, []).append(play.match.seq)
        play.step()
    length = play.match.seq
    rng = Random(f"{seed}/sample")
    return {0, length, *map(rng.choice, asked.values()), *rng.sample(range(length), min(n, length))}


def forked(match: Match, rng: Random | None = None) -> Match:
    try:
        return match.fork(rng)
    except Exception as error:
        raise AssertionError(f"{where(match)}: a fork fails: {error!r}") from error


def play_out(match: Match, rng: Random) -> None:
    """The fast way to the end."""
    place = where(match)
    try:
        match.play(lambda question: rng.choice(question.options))
    except Exception as error:
        raise AssertionError(f"{place}: playing on fails: {error!r}") from error


def redealt(match: Match, seat: int, rng: Random) -> Match:
    try:
        return match.determinize(seat, rng)
    except Exception as error:
        raise AssertionError(f"{where(match)}: redealing for seat {seat} fails: {error!r}") from error


def answers_of(match: Match, seat: int) -> list[str]:
    question = match.question(seat)
    return [o.key for o in (question.options if question is not None else [])] + [
        o.key for o in match.aside_options(seat)
    ]

"""Bots think outside the request path: quick ones between two requests, the others in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random, SystemRandom

from msgspec import Struct

from airlock.bots import BOTS, ask_bot
from airlock.kernel.match import Answer, Match
from airlock.server import wire
from airlock.server.follow import rebuild
from airlock.titles import TITLES

# Bots that need less time to choose than another process needs to rebuild the match.
QUICK = frozenset({"random", "crew", "easy", "normal"})
# Who plays where nobody said otherwise.
DEFAULT = "normal"
GUESS = wire.Why("guess", "")


@dataclass(frozen=True)
class Position:
    """Everything that another process needs to think about a match. The seed is not among it."""

    title: str
    players: int
    options: dict[str, str]
    opening: list[str]
    answers: list[Answer]
    seat: int
    bot: str
    seed: int


def position(match: Match, seat: int, bot: str) -> Position:
    answers = [Answer(a.seat, a.key, a.outcomes, a.revealed, "") for a in match.answers]
    chance = SystemRandom().getrandbits(64)
    return Position(match.title.name, match.players, match.options, match.opening, answers, seat, bot, chance)


class Thought(Struct, frozen=True):
    """What a bot answers, and why."""

    key: str
    why: wire.Why


def choose(match: Match, seat: int, bot: str, rng: Random) -> Thought:
    """The answer that a bot gives to the question of its seat."""
    player = BOTS[bot](rng)
    key = ask_bot(player, match, seat).key
    return Thought(key, wire.Why(player.why.reason, player.why.slot))


def think(at: Position) -> Thought:
    """In another process: rebuild the match, deal anew what the seat can't know, choose."""
    rng = Random(at.seed)
    match = rebuild(TITLES[at.title], at.players, at.options, "", at.opening, at.answers)
    return choose(match.determinize(at.seat, rng), at.seat, at.bot, rng)


class Thinkers:
    """The processes in which bots think; started when the first one has to."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def is_quick(self, bot: str) -> bool:
        return bot in QUICK or self._processes == 0

    async def think(self, at: Position) -> Thought:
        """The answer of a bot. A process that died is replaced."""
        loop = asyncio.get_running_loop()
        for again in (True, False):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))
            try:
                return await loop.run_in_executor(self._pool, think, at)
            except BrokenProcessPool:
                self.close()
                if not again:
                    raise
        raise AssertionError("never reached")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

"""Bots think outside the request path: quick ones between two requests, the others in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

import structlog
from msgspec import Struct

from airlock.bots import BOTS, Claim, Heard, Sight, ask_bot, said_by
from airlock.bots.heard import What
from airlock.kernel.carried import read_before
from airlock.kernel.match import Answer, Match
from airlock.server import wire
from airlock.server.follow import rebuild
from airlock.server.levels import DEFAULT, QUICK
from airlock.titles import TITLES

log = structlog.get_logger(__name__)

GUESS = wire.Why("guess", "")
# Seconds that a bot waits for a free process, and that it may think there. Bots stop by themselves much earlier: one
# that needs this long hangs. A process that has to be started first is inside.
WAITING = 10.0
THINKING = 15.0


@dataclass(frozen=True)
class Position:
    """Everything that another process needs to think about a match. The seed is not among it."""

    title: str
    players: int
    options: dict[str, str]
    opening: list[str]
    format: int
    answers: list[Answer]
    claims: list[Claim]
    seat: int
    bot: str
    seed: int
    # What the match goes on from, if it does.
    before: dict[str, Any] | None


def position(match: Match, seat: int, bot: str, heard: Heard) -> Position:
    answers = [Answer(a.seat, a.key, a.outcomes, a.revealed, "") for a in match.answers]
    chance = SystemRandom().getrandbits(64)
    title, options, opening = match.title.name, match.options, match.opening
    before = match.before.plain() if match.before is not None else None
    return Position(
        title, match.players, options, opening, match.format, answers, heard.claims, seat, bot, chance, before
    )  # fmt: skip


class Thought(Struct, frozen=True):
    """What a bot answers, and why."""

    key: str
    why: wire.Why


class Impossible(Exception):
    """A bot chose what it can't have."""


def choose(match: Match, seat: int, bot: str, rng: Random, heard: Heard) -> Thought:
    """The answer that a bot gives to the question of its seat, after what it has heard."""
    player = BOTS[bot](rng)
    key = ask_bot(player, match, seat, heard).key
    if not is_possible(match, seat, key):
        raise Impossible(f"{key!r} is not possible for seat {seat}")
    return Thought(key, wire.Why(player.why.reason, player.why.slot))


def is_possible(match: Match, seat: int, key: str) -> bool:
    question = match.question(seat)
    return question is not None and key in [o.key for o in (*question.options, *match.aside_options(seat))]


def choose_surely(match: Match, seat: int, bot: str, rng: Random, heard: Heard) -> Thought:
    """The same, but a bot that fails doesn't stop its table: then another one answers for it."""
    for name in dict.fromkeys((bot, DEFAULT, "random")):
        try:
            return choose(match, seat, name, rng, heard)
        except Exception:
            log.exception("a bot failed", bot=name, seat=seat)
    question = match.question(seat)
    assert question is not None
    return Thought(question.options[0].key, GUESS)


def think(at: Position) -> Thought:
    """In another process: rebuild the match, redeal what the seat can't know, choose."""
    rng = Random(at.seed)
    before = read_before(at.before) if at.before is not None else None
    match = rebuild(TITLES[at.title], at.players, at.options, "", at.opening, at.answers, at.format, before)
    heard = Heard()
    heard.listen(match)
    heard.claims = at.claims
    return choose(match.determinize(at.seat, rng), at.seat, at.bot, rng, heard)


def claims_of(match: Match, seat: int, bot: str, rng: Random, heard: Heard) -> list[What]:
    """What a bot says about what it has just learned. One that fails is silent."""
    try:
        return said_by(BOTS[bot](rng), Sight(match, seat, heard))
    except Exception:
        log.exception("a bot failed to speak", bot=bot, seat=seat)
        return []


class Thinkers:
    """The processes in which bots think; started when the first one has to."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        # As many at once as there are processes, so that the time of a thought is its own.
        self._room = asyncio.Semaphore(max(1, processes))

    def is_quick(self, bot: str) -> bool:
        return bot in QUICK or bot not in BOTS

    async def think(self, at: Position) -> Thought:
        """The answer of a bot. Raises if there is none in time."""
        await asyncio.wait_for(self._room.acquire(), WAITING)
        try:
            if self._processes == 0:
                return await asyncio.to_thread(think, at)
            return await self._think_apart(at)
        finally:
            self._room.release()

    async def _think_apart(self, at: Position) -> Thought:
        loop = asyncio.get_running_loop()
        for again in (True, False):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))
            pool = self._pool
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, think, at), THINKING)
            except TimeoutError:
                self._end(pool)
                raise
            except BrokenProcessPool:
                # A process died, perhaps with somebody else's thought: once more with new ones.
                self._end(pool)
                if not again:
                    raise
        raise AssertionError("never reached")

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End the processes, whatever they are doing."""
        if self._pool is pool:
            self._pool = None
        # The executor itself can't do that before Python 3.14, and waits for who never ends.
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        if self._pool is not None:
            self._end(self._pool)

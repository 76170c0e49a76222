"""The one who writes to an SQLite file: in a thread of its own, and whatever has piled up meanwhile in one transaction.

SQLite lets one write at a time. Many connections that want to would sleep in its busy handler and wake by chance. And
most of what a small transaction costs, the way to a thread and the way to the disk, is paid once for all that share it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from airlock.server.outage import Outage, is_away

T = TypeVar("T")
# What is done inside a transaction. It may be done again if the transaction fails because of another one in it.
Job = Callable[[Connection], T]
# Its result, or what it failed with.
Outcome = tuple[Any, Exception | None]
# The most of them in one transaction: nobody should wait for long.
TOGETHER = 50


@dataclass(eq=False)
class Waiting:
    """A job, and who waits for it."""

    job: Job[Any]
    done: asyncio.Future[Any]


class Writer:
    """Writes by an engine that nobody else uses."""

    def __init__(self, engine: Engine, outage: Outage) -> None:
        self._engine = engine
        self._outage = outage
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._line: list[Waiting] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, job: Job[T]) -> T:
        """Do this, and return when it is on the disk. Whoever is cancelled knows that it is done, or never will be."""
        waiting = Waiting(job, asyncio.get_running_loop().create_future())
        self._line.append(waiting)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        try:
            result: T = await asyncio.shield(waiting.done)
            return result
        except asyncio.CancelledError:
            if waiting in self._line:
                self._line.remove(waiting)
            else:
                await asyncio.wait([waiting.done])
            # Asked here, because the loop complains about a failure that nobody has asked about.
            with suppress(Exception, asyncio.CancelledError):
                waiting.done.cancelled() or waiting.done.exception()
            raise

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._line:
                together, self._line = self._line[:TOGETHER], self._line[TOGETHER:]
                try:
                    self._outage.check()
                    jobs = [waiting.job for waiting in together]
                    outcomes = await loop.run_in_executor(self._thread, self._commit, jobs)
                except Exception as error:
                    outcomes = [(None, error)] * len(together)
                for waiting, (result, failure) in zip(together, outcomes, strict=True):
                    if failure is None:
                        waiting.done.set_result(result)
                    else:
                        # Noted here, so that those who stand behind are told before they try.
                        waiting.done.set_exception(self._outage.note(failure) if is_away(failure) else failure)
        finally:
            self._working = None

    def _commit(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """In the thread: what became of each job."""
        if len(jobs) > 1:
            try:
                return self._commit_together(jobs)
            except Exception as failure:
                if is_away(failure):
                    raise
        # One of them would spoil it for the others: each for itself.
        outcomes: list[Outcome] = []
        for job in jobs:
            last = outcomes[-1][1] if outcomes else None
            is_over = last is not None and is_away(last)
            outcomes.append((None, last) if is_over else self._commit_one(job))
        return outcomes

    def _commit_together(self, jobs: list[Job[Any]]) -> list[Outcome]:
        with self._engine.begin() as connection:
            return [(job(connection), None) for job in jobs]

    def _commit_one(self, job: Job[Any]) -> Outcome:
        try:
            with self._engine.begin() as connection:
                return job(connection), None
        except Exception as failure:
            return None, failure

    async def close(self) -> None:
        """When everything is written."""
        while self._working is not None:
            await asyncio.wait([self._working])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

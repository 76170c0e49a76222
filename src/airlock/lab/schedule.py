"""Hand out games in chunks that take about a second, until all are played."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from airlock.lab.chunk import Played
from airlock.lab.workers import Here, Workers

# How long a chunk should take, and how many games it has at most: what an interruption loses, and how often files are
# written.
SECONDS = 1.0
MOST = 250
# How long this process plays alone: small runs are over before other processes would have started.
ALONE = 0.4


def played(todo: list[range], here: Here | None, gather: Callable[[], Workers]) -> Iterator[Played]:
    """Chunk after chunk in the order in which they are finished. `gather` finds workers when it is worth it.

    Whatever happens, the workers are sent away at the end.
    """
    work = _Work(todo)
    begin = time.perf_counter()
    while here is not None and work.left and time.perf_counter() - begin < ALONE:
        here.submit(*work.take(1, ALONE / 4))
        for chunk in here.collect():
            work.learn(chunk)
            yield chunk
    if not work.left:
        return
    workers = gather()
    try:
        busy = 0
        while work.left or busy:
            while work.left and busy < workers.size:
                workers.submit(*work.take(workers.size, SECONDS))
                busy += 1
            for chunk in workers.collect():
                busy -= 1
                work.learn(chunk)
                yield chunk
    finally:
        workers.stop()


class _Work:
    """What is left to play, and how long a game takes."""

    def __init__(self, todo: list[range]) -> None:
        self._todo = [games for games in todo if games]
        self.left = sum(len(games) for games in self._todo)
        self._pace = 0.0

    def learn(self, chunk: Played) -> None:
        """Games take longer and shorter; the last chunks say most."""
        if chunk.count:
            pace = chunk.seconds / chunk.count
            self._pace = (self._pace + pace) / 2 if self._pace else pace

    def take(self, size: int, seconds: float) -> tuple[int, int]:
        """The next chunk: one game while nobody knows how long that takes, and no worker's last chunk is a long one."""
        wish = int(seconds / self._pace) if self._pace else 1
        count = max(1, min(wish, MOST, self.left // size, len(self._todo[0])))
        games = self._todo[0]
        self._todo[0] = games[count:]
        if not self._todo[0]:
            self._todo.pop(0)
        self.left -= count
        return games.start, count

"""An experiment from its first game to its last, wherever it is played and whether or not it is kept."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

from airlock.lab.faults import LabFault
from airlock.lab.read import Tables
from airlock.lab.run import Run
from airlock.lab.schedule import played
from airlock.lab.simulate import Setup, Tally
from airlock.lab.workers import Here, Processes, Workers, cores


@dataclass
class Engine:
    """Where games are played. `workers` is how many at once; the default is what there is."""

    name: str = "local"
    workers: int | None = None
    ray_address: str = ""

    def gather(self, setup: Setup, record: bool) -> Workers:
        if self.name == "ray":
            from airlock.lab.cluster import Cluster

            return Cluster(setup, record, self.ray_address, self.workers)
        size = self.workers or cores()
        return Here(setup, record) if size == 1 else Processes(setup, record, size)


def experiment(setup: Setup, games: int, engine: Engine, run: Run | None = None) -> Generator[Tally, None, None]:
    """The tally of everything there is after each chunk; a run that goes on begins with what it has."""
    tally = earlier(run) if run is not None else Tally()
    todo = run.todo(games) if run is not None else [range(games)]
    record = run is not None
    here = None if engine.name == "ray" else Here(setup, record)
    before, begin = tally.seconds, time.perf_counter()
    yield tally
    stopped = "interrupted"
    try:
        for chunk in played(todo, here, lambda: engine.gather(setup, record)):
            tally.merge(chunk.tally)
            now = before + time.perf_counter() - begin
            if run is not None:
                run.add(chunk, now - tally.seconds)
            tally.seconds = now
            yield tally
            if tally.violations:
                stopped = "a law was broken"
                return
        stopped = ""
    except LabFault as fault:
        stopped = str(fault)
        raise
    finally:
        if run is not None:
            run.finish(tally.violations, stopped)


def earlier(run: Run) -> Tally:
    """The tally of what a run has already."""
    tally = Tally(games=run.done, seconds=float(run.about["seconds"]))
    if not run.parts:
        return tally
    tables = Tables([run])
    tally.decisions = tables.rows("SELECT sum(decisions) FROM matches")[0][0]
    tally.end_reasons = Counter(dict(tables.rows("SELECT end_reason, count(*) FROM matches GROUP BY 1 ORDER BY 1")))
    tally.rounds = Counter(dict(tables.rows("SELECT rounds, count(*) FROM matches GROUP BY 1 ORDER BY 1")))
    for bot, seats, survived, won in tables.rows(
        "SELECT bot, count(*), count_if(survived), count_if(won) FROM seats GROUP BY 1 ORDER BY min((game, seat))"
    ):
        tally.seats_by_bot[bot] = seats
        tally.survived_by_bot[bot] = survived
        tally.wins_by_bot[bot] = won
    tables.close()
    return tally

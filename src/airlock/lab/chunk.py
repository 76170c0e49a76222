"""A unit of work: some games in a row, played by whoever has a processor free."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field, replace

from airlock import __version__
from airlock.bots import UnknownBot
from airlock.lab.faults import LabFault
from airlock.lab.simulate import Setup, Tally, simulate
from airlock.titles import TITLES


@dataclass
class Played:
    """What came of a chunk: games `first` to `first + count - 1`."""

    first: int
    count: int
    tally: Tally
    # How long it took the one who played it.
    seconds: float
    # The rows as Parquet files, if they were wanted.
    tables: dict[str, bytes] = field(default_factory=dict)


@dataclass
class Order:
    """A setup that can travel to another process: titles by name, and where modules are found."""

    title: str
    setup: Setup
    record: bool
    version: str = __version__
    path: list[str] = field(default_factory=lambda: list(sys.path))

    def unpacked(self) -> Setup:
        """The setup at the other end. Raises a fault in words if this end is another version."""
        known = TITLES.get(self.title)
        if known is None or self.version != __version__:
            raise LabFault(
                f"a worker has airlock {__version__}, but this is {self.version}: install the same version everywhere"
            )
        sys.path += [place for place in self.path if place not in sys.path]
        return replace(self.setup, title=known)


def order_for(setup: Setup, record: bool) -> Order:
    # Functions of a title need not travel: the other end has the same title.
    return Order(setup.title.name, replace(setup, title=None), record)  # type: ignore[arg-type]


def play_chunk(setup: Setup, first: int, count: int, record: bool) -> Played:
    """Play the games of a chunk. It ends early, without the broken game's rows, where a law is broken."""
    begin = time.perf_counter()
    rows = None
    if record:
        from airlock.lab.rows import Rows

        rows = Rows(setup)
    tally = Tally()
    games = simulate(setup, count, first, rows.keep if rows is not None else None)
    while True:
        try:
            tally = next(games)
        except StopIteration:
            break
        except UnknownBot as fault:
            raise LabFault(f"a worker can't play: {fault}") from fault
        except Exception as error:
            raise LabFault(_blame(setup, first + tally.games, error)) from error
        if tally.violations:
            break
    done = tally.games - bool(tally.violations)
    tables = rows.parquet() if rows is not None and done else {}
    return Played(first, done, tally, time.perf_counter() - begin, tables)


def _blame(setup: Setup, n: int, error: Exception) -> str:
    """Which match failed and how to see it fail again."""
    bots = ", ".join(dict.fromkeys(setup.seated(n)))
    return (
        f"match {n} (seed {setup.seed}/{n}; bots {bots}) broke off: {type(error).__name__}: {error}; "
        "the run can't go on until this is fixed"
    )

"""Who plays chunks: this process, or a process for each core."""

from __future__ import annotations

import multiprocessing
import os
import signal
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from airlock.lab.chunk import Played, order_for, play_chunk
from airlock.lab.faults import LabFault
from airlock.lab.simulate import Setup


class Workers(Protocol):
    """Takes chunks and gives them back played."""

    # How many chunks are played at the same time.
    size: int

    def submit(self, first: int, count: int) -> None: ...

    def collect(self) -> list[Played]:
        """Wait until at least one chunk is played. Raises LabFault if that can't happen any more."""

    def stop(self) -> None:
        """At once, whatever is under way."""


class Here:
    """This process plays."""

    size = 1

    def __init__(self, setup: Setup, record: bool) -> None:
        self.setup = setup
        self.record = record
        self._asked: list[tuple[int, int]] = []

    def submit(self, first: int, count: int) -> None:
        self._asked.append((first, count))

    def collect(self) -> list[Played]:
        first, count = self._asked.pop(0)
        return [play_chunk(self.setup, first, count, self.record)]

    def stop(self) -> None:
        self._asked.clear()


class Processes:
    """A process for each core. If this process dies, theirs end with the chunk in hand: their pipe is closed."""

    def __init__(self, setup: Setup, record: bool, size: int) -> None:
        self.size = size
        # A fresh interpreter each: neither threads nor open files of this process are copied.
        context = multiprocessing.get_context("spawn")
        self._idle: list[Connection[Any, Any]] = []
        self._busy: dict[Connection[Any, Any], Any] = {}
        self._processes: dict[Connection[Any, Any], Any] = {}
        for _ in range(size):
            mine, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, order_for(setup, record)), daemon=True)
            process.start()
            theirs.close()
            self._idle.append(mine)
            self._processes[mine] = process

    def submit(self, first: int, count: int) -> None:
        pipe = self._idle.pop()
        self._busy[pipe] = (first, count)
        try:
            pipe.send((first, count))
        except OSError:
            raise LabFault(self._lost(pipe)) from None

    def collect(self) -> list[Played]:
        out = []
        for pipe in wait(list(self._busy)):
            assert isinstance(pipe, Connection)
            try:
                played = pipe.recv()
            except (EOFError, OSError):
                raise LabFault(self._lost(pipe)) from None
            if isinstance(played, str):
                raise LabFault(played)
            del self._busy[pipe]
            self._idle.append(pipe)
            out.append(played)
        return out

    def stop(self) -> None:
        for pipe, process in self._processes.items():
            process.kill()
            pipe.close()
        for process in self._processes.values():
            process.join()
        self._processes.clear()

    def _lost(self, pipe: Connection[Any, Any]) -> str:
        first, count = self._busy[pipe]
        process = self._processes[pipe]
        process.join(1)
        return (
            f"a worker process ended (code {process.exitcode}) while it played matches {first} to {first + count - 1}; "
            "is there enough memory? --workers takes fewer"
        )


def _serve(pipe: Connection[Any, Any], order: Any) -> None:
    """The life of a worker process."""
    # Ctrl-C reaches all processes of a terminal; the one that gives the orders decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        setup = order.unpacked()
        while True:
            first, count = pipe.recv()
            pipe.send(play_chunk(setup, first, count, order.record))
    except LabFault as fault:
        pipe.send(str(fault))
    except (EOFError, OSError):
        # Nobody waits for it any more.
        return


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

"""The process that starts the workers, and the workers themselves.

uvicorn's own parent waits for the answer of a worker that has just died, stops all of them when one can't start, and
ends with 0 then; and its workers go on without it. It also lets every worker read the whole program again, which takes
seconds on a busy machine: here they are copies of the parent, where the system has such.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import pickle
import signal
import socket
import sys
import threading
import time
from multiprocessing.connection import wait
from typing import cast

import uvicorn
from uvicorn._subprocess import subprocess_started
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import SIGNALS, Multiprocess, Process

from airlock.server.awaiting import NeverCame, wait_for
from airlock.server.database import connect
from airlock.server.listening import Listening

# Elsewhere a copy of a process may not do much.
CAN_FORK = sys.platform == "linux"
# Seconds between two looks at the workers, of which one that dies is noticed at once; and of theirs at the parent.
LOOK = 0.5
WATCH = 0.25
# Seconds until a worker that can't start is tried again: at first, at most.
PAUSE, LONGEST_PAUSE = 0.5, 5.0
log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """A process that serves. It can be stopped while it still waits for its database."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        starting = asyncio.create_task(self._start(sockets))
        while not starting.done():
            await asyncio.wait({starting}, timeout=0.1)
            if self.should_exit and not starting.done():
                starting.cancel()
                await asyncio.wait({starting})
                return
        await starting

    async def _start(self, sockets: list[socket.socket] | None) -> None:
        settings = cast(Listening, self.config).settings
        engine = connect(settings.database_url)
        try:
            await wait_for(engine, settings.database_seconds)
        except NeverCame as error:
            log.error("%s", error)
            sys.exit(STARTUP_FAILURE)
        finally:
            await engine.dispose()
        await super().startup(sockets)


class Worker(Process):
    """A process that serves, as its parent sees it."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        if CAN_FORK:
            given = {"config": config, "target": self.target, "sockets": sockets, "stdin_fileno": None}
            self.process = multiprocessing.get_context("fork").Process(target=subprocess_started, kwargs=given)  # type: ignore[assignment]
        self.is_serving = False
        self._asked: float | None = None
        self._parent = os.getpid()

    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = Server(self.config)
        return self._server

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        for number in SIGNALS:
            # Those of the parent come along with the copy.
            signal.signal(number, signal.SIG_DFL)
        threading.Thread(target=self._end_with_parent, daemon=True).start()
        super().target(sockets)

    def _end_with_parent(self) -> None:
        """In the worker: end in good order when the parent is gone, however that came about."""
        while os.getppid() == self._parent:
            time.sleep(WATCH)
        log.error("the parent process is gone: this worker ends too")
        os.kill(os.getpid(), signal.SIGTERM)

    def is_well(self, seconds: float) -> bool:
        """Whether it lives and has answered in time. Nobody waits for the answer."""
        if not self.process.is_alive():
            return False
        now = time.monotonic()
        try:
            while self.parent_conn.poll():
                self.is_serving = self.parent_conn.recv()
                self._asked = None
            if self._asked is None:
                self.parent_conn.send(b"ping")
                self._asked = now
        except (OSError, EOFError, pickle.UnpicklingError):
            return False
        return now - self._asked < seconds


class Parent(Multiprocess):
    """Keeps as many workers as it was asked for."""

    def __init__(self, config: Listening, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.exit_code = 0
        # When to start workers in place of others.
        self._due: list[float] = []
        self._failures = 0

    def run(self) -> None:
        log.info("Started parent process [%d]", os.getpid())
        if CAN_FORK and isinstance(self.config.app, str):
            importlib.import_module(self.config.app.partition(":")[0])
        for _ in range(self.processes_num):
            self._start()
        while not self.should_exit.is_set():
            wait([worker.process.sentinel for worker in self.processes], LOOK)
            self.handle_signals()
            self.keep_subprocess_alive()
        self.terminate_all()
        self.join_all()
        log.info("Stopping parent process [%d]", os.getpid())

    def _start(self) -> None:
        worker = Worker(self.config, self.sockets)
        worker.start()
        self.processes.append(worker)

    def keep_subprocess_alive(self) -> None:
        now = time.monotonic()
        for worker in list(self.processes):
            assert isinstance(worker, Worker)
            if self.should_exit.is_set():
                return
            if worker.is_well(self.config.timeout_worker_healthcheck):
                if worker.is_serving:
                    self._failures = 0
                continue
            worker.kill()
            worker.join()
            self.processes.remove(worker)
            self._lose(worker, now)
        for due in [due for due in self._due if due <= now]:
            self._due.remove(due)
            self._start()

    def _lose(self, worker: Worker, now: float) -> None:
        """A worker has ended, and another takes its place: at once if it had been serving."""
        others = any(other.is_serving for other in self.processes if isinstance(other, Worker))
        if worker.exitcode == STARTUP_FAILURE and not others:
            log.error("worker [%s] can't start and no other one serves: giving up", worker.pid)
            self.exit_code = STARTUP_FAILURE
            self.should_exit.set()
            return
        pause = 0.0 if worker.is_serving else min(LONGEST_PAUSE, PAUSE * 2**self._failures)
        self._failures += not worker.is_serving
        log.error("worker [%s] ended with %s: another one starts in %.1f s", worker.pid, worker.exitcode, pause)
        self._due.append(now + pause)

    def join_all(self) -> None:
        end = time.monotonic() + (self.config.timeout_graceful_shutdown or 10) + 5
        for worker in self.processes:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.is_alive():
                log.error("worker [%s] does not stop: killed", worker.pid)
                worker.process.kill()
                worker.process.join()

    def restart_all(self) -> None:
        """SIGHUP: replace each worker, once another one is ready to serve in its place."""
        for old in list(self.processes):
            new = Worker(self.config, self.sockets)
            new.start()
            if not new.wait_until_ready(self.config.timeout_worker_healthcheck, self.should_exit):
                new.kill()
                new.join()
                log.error("worker [%s] was not ready in time: worker [%s] stays", new.pid, old.pid)
                return
            old.terminate()
            old.join()
            self.processes[self.processes.index(old)] = new

    def handle_ttin(self) -> None:
        self.processes_num += 1
        self._start()

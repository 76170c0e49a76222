"""Real processes on loopback: servers of Airlock, PostgreSQL and Redis. Each test ends what it started."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").is_dir() else []
POSTGRES_BIN = POSTGRES[-1] if POSTGRES else None
REDIS = shutil.which("redis-server")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int, process: subprocess.Popen[bytes], seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nothing listens at {port}")


def stop(process: subprocess.Popen[bytes], how: int = signal.SIGTERM) -> None:
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Server:
    """A server of Airlock in a process of its own."""

    def __init__(self, folder: Path, env: Mapping[str, str] | None = None, port: int = 0, workers: int = 1) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = (folder / f"server-{self.port}.log").open("ab")
        given = {
            "AIRLOCK_DATABASE_URL": str(folder / "airlock.sqlite3"),
            "AIRLOCK_RATE_LIMITS": "off",
            "AIRLOCK_SWEEP_SECONDS": "0.3",
            "AIRLOCK_STATIC": str(folder / "static"),
        }
        begin = "from airlock.cli import main; main()"
        command = [sys.executable, "-c", begin, "serve", "--port", str(self.port), "--log", "json"]
        if workers > 1:
            command += ["--workers", str(workers)]
        self.process = subprocess.Popen(
            command, env={**os.environ, **given, **(env or {})}, stdout=self._log, stderr=subprocess.STDOUT
        )

    def wait(self, seconds: float = 90) -> None:
        wait_for_port(self.port, self.process, seconds)
        end = time.monotonic() + seconds
        while not self.is_ready():
            if time.monotonic() > end:
                raise RuntimeError("the server does not get ready")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Whether it can be used now. A worker that is killed takes down the connections it had."""
        try:
            return httpx.get(f"{self.url}/ready", timeout=20).status_code == 200
        except httpx.TransportError:
            return False

    def workers(self) -> list[int]:
        """The processes that a parent has started."""
        return children_of(self.process.pid)

    def log(self, since: int = 0) -> str:
        with Path(self._log.name).open("rb") as log:
            log.seek(since)
            return log.read().decode()

    def kill(self) -> None:
        """kill -9."""
        stop(self.process, signal.SIGKILL)
        self._log.close()

    def stop(self) -> None:
        stop(self.process)
        self._log.close()


@contextmanager
def server(folder: Path, **env: str) -> Iterator[Server]:
    running = Server(folder, env)
    try:
        running.wait()
        yield running
    finally:
        running.stop()


def unprivileged() -> int | None:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    return None


class Postgres:
    """A PostgreSQL server with an empty database, which can be ended and started again."""

    def __init__(self, folder: str) -> None:
        assert POSTGRES_BIN is not None, "PostgreSQL is missing below /usr/lib/postgresql: `make packages` installs it"
        self._bin, self._folder, self._user, self._port = POSTGRES_BIN, folder, unprivileged(), free_port()
        self.url = f"postgresql://airlock@127.0.0.1:{self._port}/postgres"
        if self._user is not None:
            os.chown(folder, self._user, -1)
        init = [str(self._bin / "initdb"), "-D", folder, "-U", "airlock", "-A", "trust", "-N", "-E", "UTF8"]
        subprocess.run(init, check=True, user=self._user, stdout=subprocess.DEVNULL, cwd="/")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            str(self._bin / "postgres"), "-D", self._folder, "-p", str(self._port), "-h", "127.0.0.1",
            "-c", f"unix_socket_directories={self._folder}", "-c", "shared_buffers=16MB", "-c", "fsync=off",
        ]  # fmt: skip
        self._process = subprocess.Popen(
            command, user=self._user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        wait_for_port(self._port, self._process)

    def end(self, how: int = signal.SIGINT) -> None:
        if self._process is not None:
            stop(self._process, how)

    def crash(self) -> None:
        """kill -9 of all its processes."""
        assert self._process is not None
        pids = [self._process.pid, *children_of(self._process.pid)]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait(20)
        # Whatever still writes would keep a new one from starting.
        while any(Path(f"/proc/{pid}").exists() for pid in pids):
            time.sleep(0.01)


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    # Not in the folder of the test: other users can't enter that.
    with tempfile.TemporaryDirectory(prefix="airlock-postgres-") as data:
        server = Postgres(data)
        server.start()
        try:
            yield server
        finally:
            server.end()


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server with an empty database; its address."""
    with postgres_server() as server:
        yield server.url


@contextmanager
def redis(folder: Path, port: int = 0) -> Iterator[str]:
    """A Redis server; its address."""
    assert REDIS is not None, "redis-server is missing: `make packages` installs it"
    port = port or free_port()
    command = [REDIS, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port, process)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        stop(process)

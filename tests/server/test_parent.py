"""Workers and their parent when one of them, or the database, is gone."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from airlock.server.listening import AddressTaken, listen
from tests.server.processes import Server, free_port, postgres_server, redis

# What a start that fails ends with, so that a supervisor sees it.
FAILED = 3


def until(is_true: Callable[[], bool], what: str, seconds: float = 60) -> float:
    """How long it took until something was true."""
    begin = time.monotonic()
    while not is_true():
        assert time.monotonic() < begin + seconds, what
        time.sleep(0.05)
    return time.monotonic() - begin


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_workers_that_die_are_replaced_and_none_outlives_its_parent(tmp_path: Path) -> None:
    with redis(tmp_path) as notes:
        env = {"AIRLOCK_CHANNEL_URL": notes}
        server = Server(tmp_path, env, workers=3)
        try:
            server.wait()
            until(lambda: server.log().count("Application startup complete") == 3, "not all workers start")
            first = server.workers()
            for pid in first:
                os.kill(pid, signal.SIGKILL)
            until(lambda: not any(map(is_running, first)), "a killed worker lives")
            # Longer than it takes, but shorter than the time that a worker has for an answer to its parent.
            until(server.is_ready, "nobody serves", 25)
            until(lambda: len(server.workers()) == 3, "not all workers are replaced", 25)
            second = server.workers()
            until(lambda: server.log().count("Application startup complete") == 6, "not all workers start")

            server.process.kill()
            server.process.wait(20)
            # At once: the workers still have the address.
            again = Server(tmp_path, env, port=server.port, workers=2)
            try:
                until(lambda: not any(map(is_running, second)), "a worker outlives its parent")
                again.wait()
                until(lambda: again.log().count("Application startup complete") == 8, "not all workers start")
            finally:
                again.stop()
            assert again.process.returncode == 0
        finally:
            server.stop()


def test_a_healthy_worker_goes_on_while_another_cannot_start(tmp_path: Path) -> None:
    with postgres_server() as database:
        env = {
            "AIRLOCK_DATABASE_URL": database.url,
            "AIRLOCK_CHANNEL_URL": database.url,
            "AIRLOCK_DATABASE_SECONDS": "0.5",
        }
        server = Server(tmp_path, env, workers=2)
        try:
            server.wait()
            until(lambda: server.log().count("Application startup complete") == 2, "not all workers start")
            healthy, other = server.workers()
            database.crash()
            os.kill(other, signal.SIGKILL)
            until(lambda: server.log().count("did not answer for") >= 2, "the start is not tried again")
            assert is_running(healthy)
            assert httpx.get(f"{server.url}/health", timeout=20).status_code == 200
            assert server.process.poll() is None
            database.start()
            until(lambda: server.log().count("Application startup complete") == 3, "no worker follows")
            until(server.is_ready, "not ready with its database back")
            assert healthy in server.workers()
        finally:
            server.stop()
        assert server.process.returncode == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_start_without_a_database_waits_and_then_fails(tmp_path: Path, workers: int) -> None:
    away = f"postgresql://airlock@127.0.0.1:{free_port()}/postgres"
    env = {"AIRLOCK_DATABASE_URL": away, "AIRLOCK_CHANNEL_URL": away, "AIRLOCK_DATABASE_SECONDS": "0.5"}
    server = Server(tmp_path, env, workers=workers)
    try:
        assert server.process.wait(60) == FAILED
        assert "waiting for the database" in server.log()
        assert "did not answer for" in server.log()
    finally:
        server.stop()


def test_a_start_that_waits_for_its_database_can_be_stopped(tmp_path: Path) -> None:
    away = f"postgresql://airlock@127.0.0.1:{free_port()}/postgres"
    server = Server(tmp_path, {"AIRLOCK_DATABASE_URL": away, "AIRLOCK_DATABASE_SECONDS": "300"})
    try:
        until(lambda: "waiting for the database" in server.log(), "the start does not wait")
        server.process.terminate()
        assert server.process.wait(20) == -signal.SIGTERM
    finally:
        server.stop()


def test_an_address_that_stays_taken_is_told() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(AddressTaken, match=f"127.0.0.1:{port}"):
            listen("127.0.0.1", port, 0.2)
    for one in listen("localhost", port):
        assert one.getsockname()[1] == port
        one.close()

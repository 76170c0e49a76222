"""Chunks on Ray: on a cluster of many machines, or on a small one of its own on this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from typing import Any
from urllib.parse import urlsplit

from airlock.extras import how_to_install
from airlock.lab.chunk import Order, Played, order_for, play_chunk
from airlock.lab.faults import LabFault
from airlock.lab.simulate import Setup

# How long a cluster may take to answer: a knock at its door, and a real visit.
KNOCK = 3.0
VISIT = 15.0
# A cluster of our own holds results only until they are fetched.
STORE = 200 * 1024 * 1024
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
# Nothing is reported to anybody.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


class Cluster:
    """Workers of Ray. `address` is a cluster that runs already; without one a local one is started."""

    def __init__(self, setup: Setup, record: bool, address: str, size: int | None) -> None:
        ray = _ray()
        self._folder = ""
        if address:
            _visit(address)
            _start(address=address, **QUIET)
        else:
            self._folder = tempfile.mkdtemp(prefix="airlock-ray-")
            own = {"num_cpus": size, "object_store_memory": STORE, "include_dashboard": False}
            try:
                _start(address="local", _temp_dir=self._folder, _node_ip_address="127.0.0.1", **own, **QUIET)
            except LabFault:
                shutil.rmtree(self._folder, ignore_errors=True)
                raise
        self.size = size or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._order = ray.put(order_for(setup, record))
        self._play = ray.remote(_play)
        self._busy: list[Any] = []

    def submit(self, first: int, count: int) -> None:
        self._busy.append(self._play.remote(self._order, first, count))

    def collect(self) -> list[Played]:
        ray = _ray()
        done, self._busy = ray.wait(self._busy, num_returns=1)
        try:
            played: list[Played | str] = ray.get(done)
        except ray.exceptions.RayError as error:
            raise LabFault(f"Ray lost a part of the work: {_line(error)}; start the same command again") from error
        for chunk in played:
            if isinstance(chunk, str):
                raise LabFault(chunk)
        return [chunk for chunk in played if isinstance(chunk, Played)]

    def stop(self) -> None:
        ray = _ray()
        for task in self._busy:
            ray.cancel(task, force=True)
        ray.shutdown()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)


def _play(order: Order, first: int, count: int) -> Played | str:
    """What a worker of Ray does."""
    try:
        return play_chunk(order.unpacked(), first, count, order.record)
    except LabFault as fault:
        return str(fault)


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise LabFault("--engine ray needs Ray: " + how_to_install("lab")) from error
    return ray


def _start(**options: Any) -> None:
    try:
        _ray().init(**options)
    except Exception as error:
        raise LabFault(f"Ray can't be started: {_line(error)}") from error


def _visit(address: str) -> None:
    """Ray itself waits minutes for a cluster that isn't there, so ask first."""
    remedy = "start one with `ray start --head`, correct --ray-address or RAY_ADDRESS, or leave them out"
    if address != "auto":
        place = urlsplit(address if "://" in address else f"ray-cluster://{address}")
        try:
            if not place.hostname or not place.port:
                raise ValueError
        except ValueError:
            raise LabFault(
                f"{address!r} isn't the address of a Ray cluster: it looks like host:6379 or ray://host:10001"
            ) from None
        try:
            socket.create_connection((place.hostname, place.port), KNOCK).close()
        except OSError as error:
            raise LabFault(f"there is no Ray cluster at {address} ({error}): {remedy}") from error
    code = "import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False, logging_level='ERROR')"
    try:
        subprocess.run([sys.executable, "-c", code, address], check=True, capture_output=True, text=True, timeout=VISIT)
    except subprocess.TimeoutExpired as error:
        raise LabFault(
            f"what answers at {address} lets nobody in: it is no Ray cluster of this version, or it asks for a token "
            f"that isn't set up here (RAY_AUTH_MODE); {remedy}"
        ) from error
    except subprocess.CalledProcessError as error:
        reason = (error.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise LabFault(f"the Ray cluster at {address} can't be used: {reason}; {remedy}") from error


def _line(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error).strip() else 'no reason given'}"

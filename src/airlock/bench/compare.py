"""The engine and its peers in one run: rounds of everything, so that a busy machine hits all of them alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from airlock.bench.peers import PEERS, check_peers

ROOT = Path(__file__).resolve().parents[3]
BUILDS = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


class NotBuilt(RuntimeError):
    """A build of the engine is missing."""


def engine(build: str, seconds: float, seed: str) -> dict[str, float]:
    """Measure a build in a process of its own."""
    path = BUILDS[build]
    if not (path / "airlock").is_dir():
        raise NotBuilt(f"there is no {build} engine in {path.name}; build it with `make compiled` in a source checkout")
    command = [sys.executable, "-m", "airlock.bench.engine", str(seconds), seed]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    if found.pop("build") != build:
        raise NotBuilt(f"{path.name} holds no {build} engine; build it again with `make compiled`")
    return {name: float(value) for name, value in found.items()}


def compare(rounds: int, seconds: float, seed: str, tell: Callable[[str], None]) -> dict[str, object]:
    """Medians over the rounds, and the ratios to the peers."""
    check_peers()
    builds: dict[str, list[dict[str, float]]] = {build: [] for build in BUILDS}
    peers: dict[str, list[float]] = {name: [] for name in PEERS}
    for n in range(rounds):
        for build, found in builds.items():
            tell(f"round {n + 1} of {rounds}: {build} engine")
            found.append(engine(build, seconds, f"{seed}/{n}"))
        for name, peer in PEERS.items():
            tell(f"round {n + 1} of {rounds}: {name}")
            peers[name].append(peer(seconds).decisions_per_s)
    airlock = {
        build: {what: round(median(each[what] for each in found), 1) for what in found[0]}
        for build, found in builds.items()
    }
    middle = {name: median(found) for name, found in peers.items()}
    ratio = {
        f"{build}_vs_{name}": round(median(a["decisions_per_s"] / b for a, b in zip(builds[build], peers[name])), 2)
        for build in builds
        for name in peers
    }
    return {
        "airlock": airlock,
        "peers": {name: {"decisions_per_s": round(value)} for name, value in middle.items()},
        "ratio": ratio,
        "rounds": rounds,
        "seconds": seconds,
    }

"""Runs for tests: made by the command, read back as rows."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from click.testing import Result

from airlock.lab.read import open_tables
from airlock.lab.tables import TABLES
from tests.cli.terminal import airlock


def simulated(out: Path, *words: str) -> Result:
    """A run with a seed of its own, kept in a folder."""
    return airlock("simulate", "nemesis", "--seed", "lab", "--json", "--out", str(out), *words)


def started(out: Path, *words: str) -> subprocess.Popen[str]:
    """The same in a process of its own, where every warning is an error."""
    code = (
        # A background job ignores the interrupt; a person at a terminal doesn't.
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import sys; from airlock.cli import main; main(sys.argv[1:])\n"
    )
    command = [sys.executable, "-W", "error", "-c", code, "simulate", "nemesis", "--seed", "lab", "--json"]
    env = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    pipe = subprocess.PIPE
    return subprocess.Popen([*command, "--out", str(out), *words], stdout=pipe, stderr=pipe, text=True, env=env)


def wait_for_parts(out: Path, least: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until and len(list((out / "parts").glob("[0-9]*"))) < least:
        time.sleep(0.01)


def rows_of(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a run, in the order in which it is read."""
    tables = open_tables([folder])
    out = {table: tables.rows(f"SELECT * EXCLUDE (run) FROM {table}") for table in TABLES}
    tables.close()
    return out

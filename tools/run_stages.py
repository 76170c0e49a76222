"""Runs the stages of a test run side by side and says where the time went.

A stage is a command, the stages it needs, and how many cores it keeps busy. A stage begins when what it needs has
passed and enough cores are free, in the order of the file. Its output goes to a log of its own and is printed whole if
it failed; if it passed, only its closing lines are. The first failure ends the other stages.

Processes that a stage doesn't wait for, as a browser's, come to this one when their parents end: what they spent is
told as left over.

    python tools/run_stages.py tools/stages.toml            # all stages
    python tools/run_stages.py tools/stages.toml lint web   # these, and what they need
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

# What is worth a line of a stage that passed: the sums of pytest, vitest and node's test runner.
CLOSING = re.compile(r"\b\d+ passed\b|^(?:#|ℹ) (?:tests|pass|fail|skipped) \d+")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
# How the stages that still run are ended: tests get the chance to stop the servers they have started.
SIGNALS = ((signal.SIGINT, 15.0), (signal.SIGTERM, 5.0), (signal.SIGKILL, 5.0))


PR_SET_CHILD_SUBREAPER = 36


class Wrong(Exception):
    """The list of stages makes no sense."""


@dataclass
class Stage:
    name: str
    run: str
    cores: float = 1.0
    needs: Sequence[str] = ()

    result: str = "not run"
    code: int = 0
    began: float = 0.0
    wall: float = 0.0
    processor: float = 0.0
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)


def read_stages(text: str) -> list[Stage]:
    """The stages of a TOML file, in its order."""
    stages: list[Stage] = []
    for name, fields in tomllib.loads(text).items():
        unknown = set(fields) - {"run", "cores", "needs"}
        if unknown or "run" not in fields:
            raise Wrong(f"stage {name}: wants run, and maybe cores and needs; has {', '.join(sorted(fields))}")
        before = {stage.name for stage in stages}
        for needed in fields.get("needs", ()):
            if needed not in before:
                raise Wrong(f"stage {name} needs {needed}, which no earlier stage is called")
        stages.append(Stage(name, fields["run"], fields.get("cores", 1.0), fields.get("needs", ())))
    return stages


def chosen(stages: list[Stage], names: Iterable[str]) -> list[Stage]:
    """The named stages with all that they need; every stage if none is named."""
    by_name = {stage.name: stage for stage in stages}
    wanted = list(names) or list(by_name)
    for name in wanted:
        if name not in by_name:
            raise Wrong(f"there is no stage {name}: {', '.join(by_name)}")
        wanted += [needed for needed in by_name[name].needs if needed not in wanted]
    return [stage for stage in stages if stage.name in wanted]


class Runner:
    def __init__(self, stages: list[Stage], cores: float, logs: Path, stop: Stop) -> None:
        self.stages = stages
        self.cores = cores
        self.logs = logs
        self.stop = stop
        self.left_over = 0.0
        self.began = time.monotonic()

    def run(self) -> bool:
        """Whether every stage passed."""
        self.logs.mkdir(parents=True, exist_ok=True)
        try:
            while self._begin_what_fits():
                ended = self._wait()
                if ended.result != "passed":
                    return False
            return True
        finally:
            self.stop.holding = True  # an impatient second signal must not leave anything running
            self._end_the_rest()
            self._print_table()

    def _running(self) -> list[Stage]:
        return [stage for stage in self.stages if stage.process]

    def _begin_what_fits(self) -> bool:
        """Begins the stages whose turn it is; whether any stage is running."""
        passed = {stage.name for stage in self.stages if stage.result == "passed"}
        for stage in self.stages:
            free = self.cores - sum(other.cores for other in self._running())
            # A stage that wants more than there is gets the machine for itself.
            fits = stage.cores <= free or not self._running()
            if stage.result == "not run" and passed.issuperset(stage.needs) and fits:
                self._begin(stage)
        return bool(self._running())

    def _begin(self, stage: Stage) -> None:
        self._say(f"{stage.name}: {stage.run}")
        stage.began = time.monotonic()
        with self._log(stage).open("wb") as log, self.stop.held_back():
            stage.process = subprocess.Popen(
                stage.run,
                shell=True,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            stage.result = "running"

    def _wait(self) -> Stage:
        """Until a stage ends, which is returned."""
        while True:
            pid, status, used = os.wait4(-1, 0)
            for stage in self._running():
                if stage.process and stage.process.pid == pid:
                    self._ended(stage, status, used.ru_utime + used.ru_stime)
                    return stage
            self.left_over += used.ru_utime + used.ru_stime

    def _ended(self, stage: Stage, status: int, processor: float) -> None:
        assert stage.process
        stage.code = stage.process.returncode = os.waitstatus_to_exitcode(status)
        stage.wall, stage.processor = time.monotonic() - stage.began, processor
        stage.process = None
        if stage.result == "running":
            stage.result = "failed" if stage.code else "passed"
        lines = COLOURS.sub("", self._log(stage).read_text(encoding="utf-8", errors="replace")).splitlines()
        if stage.result == "failed":
            self._say(f"{stage.name} failed with {stage.code}; its output:")
            print(*lines, sep="\n", flush=True)
        elif stage.result == "passed":
            self._say(f"{stage.name} passed")
            print(*(line for line in lines if CLOSING.search(line)), sep="\n", flush=True)

    def _end_the_rest(self) -> None:
        for stage in self._running():
            stage.result = "ended"
        for number, seconds in SIGNALS:
            for stage in self._running():
                assert stage.process
                for group in groups_of(stage.process.pid):
                    signal_group(group, number)
            until = time.monotonic() + seconds
            while self._running() and time.monotonic() < until:
                for stage in self._running():
                    assert stage.process
                    pid, status, used = os.wait4(stage.process.pid, os.WNOHANG)
                    if pid:
                        self._ended(stage, status, used.ru_utime + used.ru_stime)
                time.sleep(0.05)

    def _log(self, stage: Stage) -> Path:
        return self.logs / f"{stage.name}.log"

    def _say(self, what: str) -> None:
        print(f"[{clock(time.monotonic() - self.began)}] {what}", flush=True)

    def _print_table(self) -> None:
        width = max(len(stage.name) for stage in self.stages)
        print(f"\n{'stage':{width}}  {'began':>6}  {'wall':>6}  {'processor':>9}  result")
        for stage in self.stages:
            began = clock(stage.began - self.began) if stage.began else ""
            times = f"{began:>6}  {clock(stage.wall):>6}  {clock(stage.processor):>9}"
            print(f"{stage.name:{width}}  {times}  {stage.result}")
        if self.left_over >= 1:
            print(f"{'left over':{width}}  {'':6}  {'':>6}  {clock(self.left_over):>9}")
        wall, processor = time.monotonic() - self.began, sum(stage.processor for stage in self.stages) + self.left_over
        ratio = f", wall is {wall / processor:.2f} of processor" if processor else ""
        print(f"{'all':{width}}  {'':6}  {clock(wall):>6}  {clock(processor):>9}{ratio}", flush=True)


def groups_of(session: int) -> list[int]:
    """The process groups of a session: `timeout` makes one of its own. Without /proc only the first one is known."""
    groups = {session}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name of the program comes second, in parentheses, and may hold anything.
            _, _, group, its_session = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue  # it has ended meanwhile
        if int(its_session) == session:
            groups.add(int(group))
    return sorted(groups)


def signal_group(group: int, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, number)


def adopt_orphans() -> None:
    """Whatever loses its parent below this process becomes its child, where the system can do that."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


class Stop:
    """Signals that end the run. While a stage is being started they wait: its process must be known to be ended."""

    def __init__(self) -> None:
        self.holding = self.asked = False
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._handle)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        if not self.holding:
            raise KeyboardInterrupt

    @contextlib.contextmanager
    def held_back(self) -> Iterator[None]:
        self.holding = True
        try:
            yield
        finally:
            self.holding = False
        if self.asked:
            raise KeyboardInterrupt


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs stages side by side.")
    parser.add_argument("file", type=Path, help="the stages, as TOML")
    parser.add_argument("stages", nargs="*", help="only some of them, with what they need")
    parser.add_argument("--cores", type=float, default=2.0)
    parser.add_argument("--logs", type=Path, default=Path("build/logs"))
    asked = parser.parse_args()
    stop = Stop()
    adopt_orphans()
    try:
        stages = chosen(read_stages(asked.file.read_text(encoding="utf-8")), asked.stages)
        return 0 if Runner(stages, asked.cores, asked.logs, stop).run() else 1
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

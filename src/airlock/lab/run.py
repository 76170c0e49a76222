"""A run on disk: a folder with `run.json` and the finished chunks, each in a folder of its own, all or nothing."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from airlock import __version__
from airlock.extras import how_to_install
from airlock.lab.chunk import Played
from airlock.lab.faults import LabFault
from airlock.lab.simulate import Setup
from airlock.lab.tables import SCHEMA_VERSION

MANIFEST: Final = "run.json"
PARTS: Final = "parts"
DONE: Final = "done"
PARTIAL: Final = "partial"
# What must be the same for a run to go on: what plays it, and what is played.
VERSIONS: Final = ("airlock", "rules", "schema")
SAME: Final = ("title", "players", "options", "bots", "rotate", "check", "seed")
# How the match before is played, where there is one.
AFTER: Final = "after"
# What else every run tells of itself.
PROGRESS: Final = ("games", "done", "seconds", "state")


@dataclass
class Run:
    """A run folder that can be read, and written by whoever holds its lock."""

    folder: Path
    about: dict[str, Any]
    # first game -> number of games
    parts: dict[int, int] = field(default_factory=dict)

    @property
    def done(self) -> int:
        return sum(self.parts.values())

    def todo(self, games: int) -> list[range]:
        """The games that are still missing."""
        out, at = [], 0
        for first, count in sorted(self.parts.items()):
            out.append(range(at, first))
            at = first + count
        out.append(range(at, games))
        return [gap for gap in out if gap]

    def files(self, table: str) -> list[str]:
        """The Parquet files of a table, in the order of games."""
        return [str(self.folder / PARTS / _name(f, n) / f"{table}.parquet") for f, n in sorted(self.parts.items())]

    def add(self, chunk: Played, seconds: float) -> None:
        """Keep a chunk: it is there as a whole or not at all."""
        if not chunk.count:
            return
        target = self.folder / PARTS / _name(chunk.first, chunk.count)
        draft = self.folder / PARTS / f".{target.name}.{os.getpid()}"
        try:
            draft.mkdir()
            for table, content in chunk.tables.items():
                (draft / f"{table}.parquet").write_bytes(content)
            draft.rename(target)
        except OSError as error:
            shutil.rmtree(draft, ignore_errors=True)
            raise _not_written(self.folder, error) from error
        self.parts[chunk.first] = chunk.count
        self.about.update(done=self.done, seconds=round(self.about["seconds"] + seconds, 3))
        self.write()

    def finish(self, violations: list[str], stopped: str) -> None:
        """Say in the folder how it ended."""
        # An interruption may come between a chunk and its entry: the folder knows better.
        self.parts = _parts(self.folder)
        state = DONE if self.done == self.about["games"] and not violations else PARTIAL
        self.about.update(done=self.done, state=state, violations=violations, stopped=stopped)
        self.write()

    def write(self) -> None:
        draft = self.folder / f".{MANIFEST}.{os.getpid()}"
        try:
            draft.write_text(json.dumps(self.about, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
            draft.replace(self.folder / MANIFEST)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise _not_written(self.folder, error) from error


def open_run(folder: Path) -> Run:
    """A run to read. Raises LabFault in words."""
    try:
        about = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        schema = about["schema"]
    except FileNotFoundError:
        raise LabFault(
            f"{folder} isn't a run: it has no {MANIFEST}; `airlock simulate --out {folder}` makes one"
        ) from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LabFault(f"{folder} can't be read as a run: {MANIFEST}: {error}") from None
    if schema != SCHEMA_VERSION:
        raise LabFault(
            f"{folder} was made by airlock {about.get('airlock')} with schema {schema}, but this is airlock "
            f"{__version__} with schema {SCHEMA_VERSION}: use that version, or make the run again"
        )
    missing = [name for name in (*VERSIONS, *SAME, *PROGRESS) if name not in about]
    if missing:
        raise LabFault(f"{folder} can't be read as a run: {MANIFEST} says nothing of {', '.join(missing)}")
    return Run(folder, about, _parts(folder))


def _parts(folder: Path) -> dict[int, int]:
    """The finished chunks, as their names say: first game -> number of games."""
    out = {}
    for part in sorted((folder / PARTS).iterdir()) if (folder / PARTS).is_dir() else []:
        first, _, last = part.name.partition("-")
        if first.isdigit() and last.isdigit():
            out[int(first)] = int(last) - int(first) + 1
    return out


@contextmanager
def writing(folder: Path, setup: Setup, games: int, seed_given: bool) -> Iterator[Run]:
    """A run to write: a new one, or one that goes on. Nobody else can write it meanwhile."""
    try:
        from filelock import FileLock, Timeout
    except ImportError as error:
        raise LabFault(f"--out needs {error.name}: " + how_to_install("lab")) from error
    _make(folder)
    lock = FileLock(folder / ".lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise LabFault(f"another process is writing {folder}: wait for it, or choose another folder") from None
    except OSError as error:
        raise _not_written(folder, error) from None
    try:
        run = _go_on(folder, setup, games, seed_given) if (folder / MANIFEST).exists() else _begin(folder, setup, games)
        for draft in (folder / PARTS).glob(".*"):
            shutil.rmtree(draft, ignore_errors=True)
        yield run
    finally:
        lock.release()


def _make(folder: Path) -> None:
    try:
        if folder.exists() and not folder.is_dir():
            raise LabFault(f"{folder} is a file: a run is a folder")
        if folder.is_dir() and not (folder / MANIFEST).exists() and not _never_begun(folder):
            raise LabFault(f"{folder} is neither empty nor a run: choose a new folder, nothing was changed")
        (folder / PARTS).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LabFault(f"{folder} can't be written: {error.strerror or error}; choose another folder") from None


def _never_begun(folder: Path) -> bool:
    """Whether there is nothing, or only what a run leaves that was stopped before it began."""
    return {path.name for path in folder.iterdir()} <= {".lock", PARTS} and not _parts(folder)


def _not_written(folder: Path, error: OSError) -> LabFault:
    return LabFault(
        f"{folder} can't be written: {error.strerror or error}; once that is fixed, the same command continues"
    )


def _begin(folder: Path, setup: Setup, games: int) -> Run:
    about = described(setup) | {
        "games": games,
        "done": 0,
        "seconds": 0.0,
        "state": PARTIAL,
        "stopped": "",
        "violations": [],
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    run = Run(folder, about)
    run.write()
    return run


def _go_on(folder: Path, setup: Setup, games: int, seed_given: bool) -> Run:
    run = open_run(folder)
    if not run.parts:
        # Nothing is lost if it begins with other settings.
        return _begin(folder, setup, games)
    if not seed_given:
        setup.seed = str(run.about["seed"])
    _compare(folder, run.about, described(setup))
    if games < run.about["games"]:
        raise LabFault(
            f"{folder} is a run of {run.about['games']} matches, not of {games}: ask for at least as many, or choose "
            "another folder"
        )
    run.about.update(games=games, state=PARTIAL, stopped="", violations=[])
    return run


def _compare(folder: Path, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    versions = [name for name in VERSIONS if old[name] != new[name]]
    if versions:
        there, here = (", ".join(f"{name} {about[name]}" for name in versions) for about in (old, new))
        raise LabFault(
            f"{folder} was made by another version ({there} there, {here} here): use that version to go on, or choose "
            "another folder; reports and queries can still read it"
        )
    for name in (*SAME, AFTER):
        if old.get(name) != new[name]:
            raise LabFault(
                f"{folder} is a run with other settings: {name} is {_words(old.get(name))} there and "
                f"{_words(new[name])} here; use the same command as before, or choose another folder"
            )


def described(setup: Setup) -> dict[str, Any]:
    """What makes the rows of a run what they are."""
    return {
        "title": setup.title.name,
        "rules": setup.title.rules_version,
        "airlock": __version__,
        "schema": SCHEMA_VERSION,
        "players": setup.players,
        "options": dict(setup.options),
        "bots": list(setup.bots),
        "rotate": setup.rotate,
        "check": setup.check,
        "seed": setup.seed,
        # Older runs say nothing of it, and go on from nothing.
        AFTER: _after(setup),
    }


def _after(setup: Setup) -> dict[str, Any] | None:
    after = setup.after
    return {"players": after.players, "options": dict(after.options)} if after is not None else None


def _words(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{k}={v}" for k, v in value.items())
    return ",".join(value) if isinstance(value, list) else str(value)


def _name(first: int, count: int) -> str:
    return f"{first:09d}-{first + count - 1:09d}"

"""Runs: the same rows whoever plays them and however often they were broken off; nothing that is done is lost."""

from __future__ import annotations

import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from airlock.extras import how_to_install
from airlock.lab import cluster, schedule
from airlock.lab.faults import LabFault
from airlock.lab.simulate import Setup
from airlock.lab.workers import Processes
from airlock.titles.nemesis.title import NEMESIS
from tests.cli.terminal import airlock
from tests.lab.runs import rows_of, simulated, started, wait_for_parts

GAMES = ("--games", "60")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sixty games, played by one process."""
    out = tmp_path_factory.mktemp("lab") / "alone"
    assert simulated(out, *GAMES, "--workers", "1").exit_code == 0
    return out


def test_two_processes_make_the_same_rows_as_one(alone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "ALONE", 0.0)
    result = simulated(tmp_path / "two", *GAMES, "--workers", "2")

    assert result.exit_code == 0
    assert rows_of(tmp_path / "two") == rows_of(alone)
    assert json.loads(result.stdout)["games"] == 60


def test_the_size_of_chunks_does_not_matter(alone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "MOST", 7)
    simulated(tmp_path / "small", *GAMES, "--workers", "1")

    assert len(list((tmp_path / "small" / "parts").iterdir())) > len(list((alone / "parts").iterdir()))
    assert rows_of(tmp_path / "small") == rows_of(alone)


def test_ray_makes_the_same_rows(alone: Path, tmp_path: Path) -> None:
    """A real cluster on this machine, in a process of its own that stops it."""
    process = started(tmp_path / "ray", *GAMES, "--engine", "ray", "--workers", "2")
    try:
        _, said = process.communicate(timeout=120)
    finally:
        process.kill()
        process.wait()

    assert process.returncode == 0, said
    assert said == ""
    assert rows_of(tmp_path / "ray") == rows_of(alone)


def test_a_run_that_was_killed_goes_on(alone: Path, tmp_path: Path) -> None:
    """Killed in the middle without a chance to say goodbye."""
    out = tmp_path / "killed"
    words = ("--games", "400", "--workers", "2")
    process = started(out, *words)
    try:
        wait_for_parts(out, 3)
        process.send_signal(signal.SIGKILL)
        process.wait(30)
    finally:
        process.kill()
        process.communicate()
    about = json.loads((out / "run.json").read_text())
    kept = len(rows_of(out)["matches"])
    (out / "parts" / ".half-written").mkdir()
    result = simulated(out, *words)

    assert about["state"] == "partial"
    assert 3 <= kept < 400
    assert json.loads(result.stdout)["games"] == 400
    assert json.loads((out / "run.json").read_text())["state"] == "done"
    assert not list((out / "parts").glob(".*"))
    rows, first = rows_of(out), rows_of(alone)
    assert [row[0] for row in rows["matches"]] == list(range(400))
    assert all(rows[table][: len(first[table])] == first[table] for table in first)


def test_the_summary_of_a_run_that_went_on_counts_all_of_it(alone: Path, tmp_path: Path) -> None:
    simulated(tmp_path / "more", "--games", "20")
    more = json.loads(simulated(tmp_path / "more", *GAMES).stdout)
    whole = json.loads(airlock("simulate", "nemesis", "--seed", "lab", "--json", *GAMES).stdout)

    assert more["outcomes"] == whole["outcomes"]
    assert more["decisions"] == whole["decisions"]
    assert rows_of(tmp_path / "more") == rows_of(alone)


def test_the_same_command_without_a_seed_goes_on_with_the_same_seed(tmp_path: Path) -> None:
    words = ("simulate", "nemesis", "--json", "--out", str(tmp_path / "run"), "--games")
    airlock(*words, "3")
    seed = json.loads((tmp_path / "run" / "run.json").read_text())["seed"]

    assert airlock(*words, "5").exit_code == 0
    assert [row[1] for row in rows_of(tmp_path / "run")["matches"]] == [f"{seed}/{n}" for n in range(5)]


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "run"
    process = started(out, "--games", "1000000", "--workers", "2")
    try:
        wait_for_parts(out, 3)
        process.send_signal(signal.SIGINT)
        stdout, stderr = process.communicate(timeout=30)
    finally:
        process.kill()
        process.wait()
    games = json.loads(stdout)["games"]
    about = json.loads((out / "run.json").read_text())

    assert process.returncode == 0
    assert f"stopped after {games} of 1000000 matches; the same command goes on" in stderr
    assert (about["state"], about["stopped"]) == ("partial", "interrupted")
    assert about["done"] == len(rows_of(out)["matches"]) == games


def test_bots_move_on_by_one_seat_a_match(tmp_path: Path) -> None:
    words = ("--bots", "random,curious,random", "--players", "3", "--games", "6")
    found = json.loads(simulated(tmp_path / "run", *words, "--rotate").stdout)
    seated = [row[2] for row in rows_of(tmp_path / "run")["seats"]]

    assert [seated[n : n + 3].index("curious") for n in range(0, 18, 3)] == [1, 2, 0, 1, 2, 0]
    assert found["outcomes"]["seats_by_bot"] == {"random": 12, "curious": 6}


def test_a_worker_that_dies_is_noticed() -> None:
    setup = Setup(NEMESIS, 2, NEMESIS.setting(2, {}), ["random", "random"], "dies")
    pool = Processes(setup, False, 2)
    try:
        pool.submit(0, 100_000)
        for process in pool._processes.values():
            process.kill()
        with pytest.raises(LabFault, match=r"a worker process ended \(code -9\) while it played matches 0 to"):
            pool.collect()
    finally:
        pool.stop()


# -- what can't be done


def refused(out: Path, *words: str) -> str:
    result = simulated(out, *words)

    assert result.exit_code == 2
    assert result.stdout == ""
    return " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--seed", "other"), "seed is lab there and other here"),
        (("--bots", "curious"), "bots is random,random,random,random there and curious,curious,curious,curious here"),
        (("--players", "3"), "players is 4 there and 3 here"),
        (("--mode", "coop"), "options is mode=semi"),
        (("--rotate",), "rotate is False there and True here"),
        (("--games", "5"), "is a run of 60 matches, not of 5"),
    ],
)
def test_a_run_of_another_kind_is_left_alone(alone: Path, words: tuple[str, ...], reason: str) -> None:
    before = rows_of(alone)

    assert reason in refused(alone, *GAMES, *words)
    assert rows_of(alone) == before


@pytest.mark.parametrize(
    ("name", "value", "remedy"),
    [
        ("schema", 0, "use that version, or make the run again"),
        ("rules", "0", "use that version to go on, or choose another folder"),
        ("airlock", "0.0.1", "use that version to go on, or choose another folder"),
    ],
)
def test_a_run_of_another_version_is_left_alone(tmp_path: Path, name: str, value: object, remedy: str) -> None:
    simulated(tmp_path / "run", "--games", "1")
    manifest = tmp_path / "run" / "run.json"
    manifest.write_text(json.dumps(json.loads(manifest.read_text()) | {name: value}))
    said = refused(tmp_path / "run", "--games", "2")

    assert f"{name} {value}" in said
    assert remedy in said
    assert len(list((tmp_path / "run" / "parts").iterdir())) == 1


@pytest.mark.parametrize("told", ["{", "[]", '{"schema": 1, "games": 3}'])
def test_a_run_that_says_nothing_of_itself_is_left_alone(tmp_path: Path, told: str) -> None:
    simulated(tmp_path / "run", "--games", "1")
    (tmp_path / "run" / "run.json").write_text(told)

    assert "can't be read as a run: run.json" in refused(tmp_path / "run", "--games", "2")
    assert "can't be read as a run: run.json" in airlock("query", str(tmp_path / "run"), "SELECT 1").stderr
    assert (tmp_path / "run" / "run.json").read_text() == told


@pytest.mark.parametrize("damage", ["cut", "gone"])
def test_a_damaged_run_says_what_to_remove_and_is_mended_by_its_command(
    alone: Path, tmp_path: Path, damage: str
) -> None:
    shutil.copytree(alone, tmp_path / "run")
    part = sorted((tmp_path / "run" / "parts").iterdir())[1]
    if damage == "cut":
        (part / "seats.parquet").write_bytes(b"PAR1")
    else:
        (part / "seats.parquet").unlink()
    asked = airlock("query", str(tmp_path / "run"), "SELECT avg(won::INT) FROM seats")
    page = airlock("report", str(tmp_path / "run"), "--html", str(tmp_path / "page.html"))

    for said in (asked.stderr, page.stderr, refused(tmp_path / "run", *GAMES)):
        assert str(part / "seats.parquet") in said
        assert "remove the folder in parts/" in said
        assert "are kept" not in said
    assert (asked.exit_code, page.exit_code) == (2, 2)
    shutil.rmtree(part)
    assert simulated(tmp_path / "run", *GAMES).exit_code == 0
    assert rows_of(tmp_path / "run") == rows_of(alone)


def test_a_run_that_never_began_may_begin_with_other_settings(tmp_path: Path) -> None:
    (tmp_path / "run" / "parts").mkdir(parents=True)
    (tmp_path / "run" / ".lock").touch()
    refused(tmp_path / "run", "--engine", "ray", "--ray-address", "nonsense")
    about = json.loads((tmp_path / "run" / "run.json").read_text())

    assert (about["state"], about["done"]) == ("partial", 0)
    assert "'nonsense' isn't the address" in about["stopped"]
    assert simulated(tmp_path / "run", "--players", "2", "--games", "3").exit_code == 0
    assert len(rows_of(tmp_path / "run")["seats"]) == 6


def test_a_cluster_without_its_engine_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "--engine ray is missing" in refused(tmp_path / "run", "--ray-address", "127.0.0.1:6379")
    assert not (tmp_path / "run").exists()
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:6379")
    assert simulated(tmp_path / "run", "--games", "1").exit_code == 0


def test_a_folder_that_is_no_run_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")

    assert "is neither empty nor a run" in refused(tmp_path, *GAMES)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    assert "is a file: a run is a folder" in refused(tmp_path / "letter.txt", *GAMES)
    assert "can't be written" in refused(tmp_path / "letter.txt" / "run", *GAMES)


def test_a_run_that_somebody_else_writes_is_left_alone(tmp_path: Path) -> None:
    from filelock import FileLock

    simulated(tmp_path / "run", "--games", "1")
    with FileLock(tmp_path / "run" / ".lock"):
        assert "another process is writing" in refused(tmp_path / "run", "--games", "2")


def test_a_full_disk_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename = Path.rename
    renamed: list[Path] = []

    def until_full(self: Path, target: Path) -> Path:
        if len(renamed) == 2:
            raise OSError(28, "No space left on device")
        renamed.append(target)
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", until_full)
    said = refused(tmp_path / "run", *GAMES, "--workers", "1")
    monkeypatch.undo()

    assert "can't be written: No space left on device; once that is fixed, the same command continues" in said
    assert f"{len(rows_of(tmp_path / 'run')['matches'])} of 60 matches are kept" in said
    about = json.loads((tmp_path / "run" / "run.json").read_text())
    assert (about["state"], "No space left" in about["stopped"]) == ("partial", True)
    assert simulated(tmp_path / "run", *GAMES).exit_code == 0


def test_files_that_may_not_grow_keep_what_is_done(tmp_path: Path) -> None:
    """A real limit of the system, not a rehearsed one: no file may be longer than 8 KB."""
    out = tmp_path / "run"
    code = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))\n"
        "from airlock.cli import main; main(sys.argv[1:])\n"
    )
    words = ["simulate", "nemesis", "--seed", "lab", "--games", "60", "--workers", "1", "--out", str(out)]
    ran = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, timeout=60, check=False)
    kept = len(rows_of(out)["matches"])
    about = json.loads((out / "run.json").read_text())

    assert ran.returncode == 2
    assert 0 < kept < 60
    assert f"{kept} of 60 matches are kept" in " ".join(ran.stderr.split())
    assert (about["state"], about["done"], "File too large" in about["stopped"]) == ("partial", kept, True)
    assert not list((out / "parts").glob(".*"))


def test_a_lock_that_can_not_be_taken_is_no_accident(tmp_path: Path) -> None:
    simulated(tmp_path / "run", "--games", "1")
    (tmp_path / "run" / ".lock").unlink()
    (tmp_path / "run" / ".lock").mkdir()

    assert "can't be written: Is a directory" in refused(tmp_path / "run", "--games", "2")


def test_a_bot_that_fails_stops_the_run_and_says_where(tmp_path: Path) -> None:
    said = refused(tmp_path / "run", *GAMES, "--bots", "tests.lab.failing:FailsLater", "--workers", "1")

    where = re.search(
        r"match (\d+) \(seed lab/\1; bots tests\.lab\.failing:FailsLater\) broke off: RuntimeError: enough", said
    )
    assert where is not None, said
    assert len(rows_of(tmp_path / "run")["matches"]) <= int(where[1])


def test_a_missing_package_is_named_with_its_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    remedy = how_to_install("lab")
    assert f"--out needs pyarrow, which is not installed: {remedy}" in refused(tmp_path / "run", *GAMES)
    assert not (tmp_path / "run").exists()
    monkeypatch.setitem(sys.modules, "ray", None)
    result = airlock("simulate", "nemesis", "--engine", "ray")
    assert result.exit_code == 2
    assert f"needs Ray: {remedy}" in result.stderr


def test_a_cluster_that_is_not_there_is_refused_within_seconds(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    begin = time.monotonic()
    said = refused(tmp_path / "run", "--engine", "ray", "--ray-address", f"127.0.0.1:{port}")

    assert f"there is no Ray cluster at 127.0.0.1:{port}" in said
    assert "`ray start --head`" in said
    assert time.monotonic() - begin < 30  # Ray itself would wait for minutes
    assert "looks like host:6379" in refused(tmp_path / "run", "--engine", "ray", "--ray-address", "nonsense")


def test_what_answers_but_is_no_cluster_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "VISIT", 3.0)
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        said = refused(tmp_path / "run", "--engine", "ray", "--ray-address", address)

    assert f"what answers at {address} lets nobody in" in said
    assert "`ray start --head`" in said

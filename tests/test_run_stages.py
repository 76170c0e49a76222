"""The stages of a test run: side by side as far as cores and needs allow, nothing lost of what failed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROGRAM = ROOT / "tools" / "run_stages.py"
BURN = f'{sys.executable} -c "import time; [0 for _ in iter(lambda: time.process_time() < 0.3, False)]"'


def stages(tmp_path: Path, text: str, *more: str) -> subprocess.CompletedProcess[str]:
    file = tmp_path / "stages.toml"
    file.write_text(text)
    command = [sys.executable, str(PROGRAM), "--logs", str(tmp_path / "logs"), str(file), *more]
    return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=120)


def row(output: str, name: str) -> list[str]:
    """A line of the table at the end: when the stage began, its times, its result."""
    table = output[output.index("\nstage ") :]
    return next(line.split()[1:] for line in table.splitlines() if line.split()[:1] == [name])


def began_and_ended(tmp_path: Path, name: str) -> tuple[float, float]:
    first, last = (tmp_path / name).read_text().split()
    return float(first), float(last)


def noted(name: str, seconds: float = 0.4) -> str:
    return f"run = 'date +%s.%N > {name}; sleep {seconds}; date +%s.%N >> {name}'"


def test_stages_that_fit_run_side_by_side_and_others_wait(tmp_path: Path) -> None:
    done = stages(
        tmp_path,
        f"[whole]\n{noted('whole')}\ncores = 2\n[one]\n{noted('one', 1)}\n[other]\n{noted('other', 1)}\n"
        f"[later]\n{noted('later')}\n",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    whole, one, other, later = (began_and_ended(tmp_path, name) for name in ("whole", "one", "other", "later"))
    assert whole[1] <= min(one[0], other[0])
    assert max(one[0], other[0]) < min(one[1], other[1])
    assert later[0] >= min(one[1], other[1])


def test_what_a_stage_left_behind_is_counted(tmp_path: Path) -> None:
    burn = BURN.replace("0.3", "1.2")
    # Its parent has ended before it. The stage ends once the runner has noticed its end, however slow the machine.
    gone = "while kill -0 $(cat pid) 2>/dev/null; do sleep 0.05; done"
    done = stages(tmp_path, f"[one]\nrun = '''(setsid {burn} & echo $! > pid) ; {gone}'''\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^left over +0:01$", done.stdout, re.MULTILINE), done.stdout


def test_a_stage_begins_when_what_it_needs_has_passed(tmp_path: Path) -> None:
    text = f"[build]\n{noted('build')}\n[tests]\n{noted('tests')}\nneeds = ['build']\n[lint]\n{noted('lint')}\n"
    assert stages(tmp_path, text).returncode == 0
    assert began_and_ended(tmp_path, "tests")[0] >= began_and_ended(tmp_path, "build")[1]
    assert began_and_ended(tmp_path, "lint")[0] < began_and_ended(tmp_path, "build")[1]


def test_some_stages_bring_what_they_need(tmp_path: Path) -> None:
    text = "[build]\nrun = 'touch built'\n[tests]\nrun = 'test -e built'\nneeds = ['build']\n[lint]\nrun = 'false'\n"
    done = stages(tmp_path, text, "tests")
    assert done.returncode == 0
    assert "lint" not in done.stdout


def test_of_a_passed_stage_the_sums_are_shown_and_the_log_is_kept(tmp_path: Path) -> None:
    done = stages(
        tmp_path, "[tests]\nrun = 'echo a long story; echo; echo 12 passed, 1 skipped in 3.21s; echo NEM 3/4'\n"
    )
    assert re.search(r"^12 passed, 1 skipped in 3.21s$", done.stdout, re.M)
    assert "a long story\n" not in done.stdout
    assert (tmp_path / "logs" / "tests.log").read_text().startswith("a long story\n")


def test_times_are_told_apart(tmp_path: Path) -> None:
    done = stages(tmp_path, f"[waits]\nrun = 'sleep 1.1'\n[works]\nrun = '''{BURN}; {BURN}; {BURN}; {BURN}'''\n")
    _, waited, computed, _ = row(done.stdout, "waits")
    assert (waited >= "0:01", computed) == (True, "0:00")
    assert row(done.stdout, "works")[2] >= "0:01"
    assert re.search(r"^all .*, wall is [\d.]+ of processor$", done.stdout, re.M)


def test_the_first_failure_is_shown_whole_and_ends_the_others(tmp_path: Path) -> None:
    slow = 'echo $$ > pid; timeout 60 sh -c "echo \\$\\$ > inner; sleep 60; true"; true'
    begin = time.monotonic()
    done = stages(
        tmp_path,
        f"[slow]\nrun = '''{slow}'''\n[broken]\nrun = 'sleep 1; echo why it broke; exit 3'\n"
        "[never]\nrun = 'touch never'\n",
    )
    assert done.returncode == 1
    assert "broken failed with 3; its output:\nwhy it broke\n" in done.stdout
    assert row(done.stdout, "slow")[-1] == "ended"
    assert row(done.stdout, "broken")[-1] == "failed"
    assert row(done.stdout, "never")[-2:] == ["not", "run"]
    assert not (tmp_path / "never").exists()
    # `timeout` has put its command into a process group of its own; it has ended all the same.
    for name in ("pid", "inner"):
        with pytest.raises(ProcessLookupError):
            os.kill(int((tmp_path / name).read_text()), 0)
    assert time.monotonic() - begin < 50


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_the_run_stops_its_stages(tmp_path: Path, number: signal.Signals) -> None:
    (tmp_path / "stages.toml").write_text("[slow]\nrun = 'echo $$ > pid; sleep 60; true'\n")
    command = [sys.executable, str(PROGRAM), "--logs", "logs", "stages.toml"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as running:
        until = time.monotonic() + 60
        while not ((tmp_path / "pid").exists() and (tmp_path / "pid").read_text()):
            assert time.monotonic() < until
            time.sleep(0.05)
        running.send_signal(number)
        output, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    assert row(output, "slow")[-1] == "ended"
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[a]\nrun = 'true'\nneeds = ['b']\n[b]\nrun = 'true'\n", "stage a needs b, which no earlier stage is called"),
        ("[a]\nruns = 'true'\n", "stage a: wants run"),
    ],
)
def test_a_list_that_makes_no_sense_runs_nothing(tmp_path: Path, text: str, why: str) -> None:
    done = stages(tmp_path, text)
    assert done.returncode == 2
    assert why in done.stderr
    assert not (tmp_path / "logs").exists()


def test_an_unknown_stage_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    done = stages(tmp_path, "[lint]\nrun = 'true'\n[web]\nrun = 'true'\n", "wbe")
    assert (done.returncode, done.stderr) == (2, "there is no stage wbe: lint, web\n")


def test_every_stage_of_make_test_is_a_target() -> None:
    text = (ROOT / "tools" / "stages.toml").read_text()
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    for run in re.findall(r'^run = "make (.*)"$', text, re.M):
        words = [word for word in run.replace("-o ", "").split() if "=" not in word]
        assert words
        assert targets.issuperset(words), run

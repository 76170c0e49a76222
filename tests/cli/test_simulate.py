"""`airlock simulate`: what a person or a script gets, also after Ctrl-C."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from airlock.kernel.laws import Law
from airlock.kernel.title import Title
from airlock.titles import TITLES
from airlock.titles.nemesis.title import NEMESIS
from tests.cli.terminal import airlock


def test_json_counts_what_happened() -> None:
    result = airlock("simulate", "nemesis", "--players", "3", "--games", "5", "--seed", "a", "--json")
    found = json.loads(result.stdout)

    assert result.exit_code == 0
    assert found["games"] == 5
    assert found["decisions"] > 100
    assert found["violations"] == []
    assert sum(found["outcomes"]["end_reasons"].values()) == 5
    assert found["outcomes"]["seats_by_bot"] == {"random": 15}


def test_the_same_seed_gives_the_same_outcomes() -> None:
    words = ("simulate", "nemesis", "--mode", "coop", "--games", "3", "--json", "--seed")
    one, same, other = (json.loads(airlock(*words, seed).stdout)["outcomes"] for seed in ("a", "a", "b"))

    assert one == same
    assert one != other


def test_a_table_for_people() -> None:
    output = airlock("simulate", "nemesis", "--games", "4", "--check", "--seed", "a").stdout

    assert output.startswith("4 matches, ")
    assert "survived" in output
    assert "rounds: " in output


def test_a_broken_law_ends_it_with_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    t = NEMESIS
    law = Law("cards", lambda game: "one is missing" if game.round == 2 else "")
    broken = Title(
        t.name, t.rules_version, t.new, t.steps, t.view, t.determinize, [law], t.result, t.on_ended, t.why_not,
        t.declared,
    )  # fmt: skip
    monkeypatch.setitem(TITLES, "nemesis", broken)
    result = airlock("simulate", "nemesis", "--games", "3", "--check", "--seed", "a", "--json")
    found = json.loads(result.stdout)

    assert result.exit_code == 1
    assert found["games"] == 1
    assert len(found["violations"]) == 1
    assert found["violations"][0].startswith("game 0, answer ")
    assert found["violations"][0].endswith("cards: one is missing")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "clown"), "there is no bot 'clown'"),
        (("--bots", "random@3"), "does it take a source of chance and the setting after the @?"),
        (
            ("--bots", "tests.lab.failing:NeverMade"),
            "KeyError: 'nothing works'; does it take a source of chance alone?",
        ),
        (("--bots", "tests.lab.failing:Nobody"), "has no class 'Nobody'"),
        (("--bots", "random,random", "--players", "3"), "2 bots for 3 players"),
        (("--players", "1", "--mode", "semi"), "mode semi is for 2 to 5 players"),
        (("--mode", "chess"), "option mode can't be 'chess'"),
        (("--option", "colour=red"), "nemesis has no option 'colour'"),
        (("--option", "board"), "--option board names no value"),
        (("--bots", "search@fast"), "a budget looks like 200ms, 1.5s or 64sims"),
    ],
)
def test_what_does_not_fit_is_refused(words: tuple[str, ...], reason: str) -> None:
    result = airlock("simulate", "nemesis", *words)

    assert result.exit_code == 2
    assert reason in result.stderr
    assert result.stdout == ""


def test_any_option_of_a_title_can_be_named() -> None:
    words = ("simulate", "nemesis", "--games", "3", "--seed", "a", "--json")
    named, other, neither = (
        json.loads(airlock(*words, *more).stdout)["outcomes"]
        for more in (("--option", "board=alt"), ("--board", "alt"), ())
    )

    assert named == other != neither


def test_a_title_that_is_not_there_is_refused() -> None:
    result = airlock("simulate", "chess")

    assert result.exit_code == 2
    assert "Invalid value for 'TITLE': 'chess' is not 'nemesis'" in result.stderr


def test_python_runs_the_command_as_a_module() -> None:
    words = [sys.executable, "-m", "airlock", "simulate", "nemesis", "--games", "2", "--seed", "a", "--json"]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)

    assert json.loads(ran.stdout)["games"] == 2


def test_ctrl_c_prints_what_there_is_so_far(tmp_path: Path) -> None:
    """Stopped from outside, in the middle of a million matches."""
    words = ["simulate", "nemesis", "--games", "1000000", "--json"]
    # Says when the first matches are over, so that the signal comes in the middle.
    code = (
        # A background job ignores the interrupt; a person at a terminal doesn't.
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import sys, airlock.cli.simulate as command\n"
        "experiment = command.experiment\n"
        "def telling(*args):\n"
        "    for tally in experiment(*args):\n"
        "        if tally.games >= 3: open(sys.argv[1], 'w').close()\n"
        "        yield tally\n"
        "command.experiment = telling\n"
        "from airlock.cli import main\n"
        "main(sys.argv[2:])\n"
    )
    sign = tmp_path / "three"
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(sign), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        until = time.monotonic() + 60
        while not sign.exists() and time.monotonic() < until and process.poll() is None:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
        process.wait()

    found = json.loads(out)
    assert 3 <= found["games"] < 1_000_000
    assert sum(found["outcomes"]["rounds"].values()) == found["games"]
    assert f"stopped after {found['games']} of 1000000 matches" in err
    assert process.returncode == 0

"""The examples run as their first lines say, and do what they promise."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from airlock.bots import UnknownBot, ask_bot, explain, find_bot
from airlock.kernel.match import new_match
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words

EXAMPLES = Path(__file__).parent.parent / "examples"
DOCS = EXAMPLES.parent / "docs"
COMMAND = Path(sys.executable).parent / "airlock"


def run(*words: str | Path, folder: Path = EXAMPLES) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("page", ["envs.md", "plug-in-bots.md"])
def test_the_code_of_the_pages_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)

    assert blocks
    for block in blocks:
        exec(compile(block, page, "exec"), {"__name__": page})


# -- learning


def test_what_is_trained_for_a_moment_already_lives_longer_than_chance() -> None:
    ran = run(sys.executable, "train_small.py", "--episodes", "120", "--matches", "40", "--seed", "1")

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "95 % interval +" in ran.stdout


def test_what_has_learned_nothing_is_not_said_to_beat_chance() -> None:
    ran = run(sys.executable, "train_small.py", "--episodes", "0", "--matches", "40", "--seed", "2")

    assert ran.returncode == 1
    assert "does not beat random" in ran.stderr


# -- a bot of one's own


def test_a_bot_of_ones_own_plays_from_the_command_line() -> None:
    ran = run(
        COMMAND, "simulate", "nemesis", "--players", "2", "--bots", "cautious_bot:CautiousBot,random",
        "--games", "60", "--seed", "a", "--json",
    )  # fmt: skip

    assert ran.returncode == 0, ran.stderr
    outcomes = json.loads(ran.stdout)["outcomes"]
    assert outcomes["seats_by_bot"] == {"cautious_bot:CautiousBot": 60, "random": 60}
    assert outcomes["survived_by_bot"]["cautious_bot:CautiousBot"] > outcomes["survived_by_bot"].get("random", 0)


def test_a_bot_of_ones_own_sits_at_the_terminal() -> None:
    ran = subprocess.run(
        [COMMAND, "play", "--terminal", "--players", "2", "--bots", "cautious_bot:CautiousBot", "--seed", "a"],
        cwd=EXAMPLES,
        input="1\n" * 6 + "quit\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_cautious_bot_decides_by_what_it_may_know_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    maker = find_bot("cautious_bot:CautiousBot")
    match = new_match(NEMESIS, 3, {}, "peek")
    match.hashing = False
    words = Words("en", NEMESIS.texts, strict=True)
    points = 0
    while not match.over:
        seat = match.pending[0].seat
        bot, twin = maker(Random(match.seq)), maker(Random(match.seq))
        chosen = ask_bot(bot, match, seat)
        assert ask_bot(twin, match.determinize(seat, Random(1)), seat).key == chosen.key
        assert explain(bot, words, match.view(seat)).endswith(".")
        match.answer(seat, chosen.key)
        points += 1
    assert points > 30


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("class Mine(:", "SyntaxError"),
        ("import nothing_of_that_name", "No module named 'nothing_of_that_name'"),
        ("x = 1 / 0", "ZeroDivisionError: division by zero"),
        ("class Other: ...", "has no class 'Mine'"),
        ("class Mine: ...", r"the class has no method choose\(question, sight\)"),
    ],
)
def test_a_bot_that_cannot_be_loaded_says_why(
    written: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "broken_bot", raising=False)
    Path("broken_bot.py").write_text(written, encoding="utf-8")

    with pytest.raises(UnknownBot, match=words):
        find_bot("broken_bot:Mine")


def test_the_command_refuses_a_bot_that_is_not_there(tmp_path: Path) -> None:
    ran = run(COMMAND, "simulate", "nemesis", "--bots", "cautious_bot:CautiousBot", folder=tmp_path)

    assert ran.returncode != 0
    assert "the module must be in this folder or on PYTHONPATH" in ran.stderr
    assert "Traceback" not in ran.stderr

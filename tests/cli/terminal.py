"""Typing at a terminal: the command line with a script of inputs, every text strict."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from airlock.cli import main
from airlock.kernel.match import Match
from airlock.kernel.save import save
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words
from tests.kit.playing import Playout

# What a command offers is settled when it is loaded: by the titles that there are, not by those of a test.
for command in ("play", "simulate"):
    import_module(f"airlock.cli.{command}")

MODULES = ("airlock.cli.terminal.session", "airlock.cli.terminal.commands", "airlock.cli.replay")


def airlock(*words: str, typed: list[str] | None = None, columns: int = 120) -> Result:
    lines = "".join(f"{line}\n" for line in typed or [])
    return CliRunner().invoke(main, words, input=lines, env={"COLUMNS": str(columns)})


def be_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gap in the words fails the test instead of being shown."""
    for module in MODULES:
        monkeypatch.setattr(f"{module}.Words", partial(Words, strict=True))


def numbers(seed: str, n: int, most: int = 9) -> list[str]:
    """Somebody who types numbers at random, wrong ones included."""
    rng = Random(seed)
    return [str(rng.randint(1, most)) for _ in range(n)]


def played(players: int, seed: str, answers: int | None = None, **options: str) -> Match:
    """A random match, to its end or for some answers."""
    play = Playout(NEMESIS, players, options, seed)
    while not play.match.over and (answers is None or play.match.seq < answers):
        play.step()
    return play.match


def saved(path: Path, match: Match) -> Path:
    path.write_text(save(match), encoding="utf-8")
    return path

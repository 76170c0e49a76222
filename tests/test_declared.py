"""An option that a title declares is offered everywhere; no other line names it."""

from __future__ import annotations

from typing import Any

import click
import pytest
from click.testing import CliRunner

from airlock.cli.options import match_options
from airlock.kernel.declaration import Declaration, MatchOption, Needs
from airlock.kernel.title import Title
from airlock.server.printed import title_list
from airlock.titles import TITLES
from tests.kit.settings import settings
from tests.kit.vault import vault

GUARDED: Title = vault(
    declared=Declaration(
        [
            MatchOption("length", ["short", "long"]),
            MatchOption("guards", ["asleep", "awake"], players={"asleep": (2, 4), "awake": (3, 4)}, row="against"),
            MatchOption("traps", ["no", "yes"]),
            MatchOption("tools", ["drill", "rope"], several=True),
        ],
        [Needs("traps", ["yes"], "guards", ["asleep"], "VAULT-11")],
        rulebooks=["vault"],
        bots=["easy", "random"],
    )
)


@pytest.fixture(autouse=True)
def another_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", GUARDED)


def told(*words: str) -> str:
    @click.command()
    @match_options
    def command(players: int, options: dict[str, str]) -> None:
        click.echo(f"{players} {options}")

    result = CliRunner().invoke(command, words)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_the_command_line_has_a_flag_for_it() -> None:
    words = told("--help")
    assert "--guards TEXT vault: asleep or awake. Default: asleep, or what suits the number of players." in words
    assert "--traps vault: Traps. Only with --guards asleep." in words
    assert "--tools TEXT vault: Any of drill, rope, separated by commas. Default: none." in words
    # What other titles have is there too.
    assert "--open-hands nemesis: Open hands. Only with --mode coop or research." in words
    assert told("--guards", "awake", "--traps", "--option", "tools=rope") == (
        "4 {'guards': 'awake', 'traps': 'yes', 'tools': 'rope'}"
    )


def test_the_server_sends_it_with_what_it_goes_with() -> None:
    sent: dict[str, Any] = next(title for title in title_list() if title["name"] == "vault")
    assert sent["players"] == [2, 4]
    assert [option["name"] for option in sent["options"]] == ["length", "guards", "traps", "tools"]
    assert sent["options"][1] == {
        "name": "guards", "values": ["asleep", "awake"], "default": "asleep", "names": [], "several": False,
        "players": {"asleep": [2, 4], "awake": [3, 4]}, "row": "against",
    }  # fmt: skip
    assert sent["needs"] == [
        {"option": "traps", "values": ["yes"], "other": "guards", "only": ["asleep"], "rule": "VAULT-11"}
    ]
    assert (sent["rulebooks"], sent["bots"]) == (["vault"], ["random"])
    # Without boxes of its own it is one.
    assert sent["boxes"] == [{"name": "vault", "presets": {}, "aboard": False}]


def test_the_kit_plays_it() -> None:
    played = [(s.players, s.options) for s in settings("nowhere", GUARDED)]
    assert played == [
        (2, {"guards": "asleep"}), (3, {"guards": "asleep"}), (4, {"guards": "asleep"}),
        (3, {"guards": "awake"}), (4, {"guards": "awake"}),
        (3, {"length": "long"}), (3, {"guards": "asleep", "traps": "yes"}),
        (3, {"tools": "drill"}), (3, {"tools": "rope"}), (3, {"tools": "drill,rope"}),
    ]  # fmt: skip

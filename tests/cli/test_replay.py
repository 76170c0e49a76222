"""`airlock replay`: a saved match through the eyes of a seat, or openly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from airlock.kernel.match import Match
from airlock.kernel.save import _checksum
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words
from tests.cli.terminal import airlock, be_strict, played, saved

# Events that one seat alone is told, at least while the match runs.
SECRET = (
    "card_drawn_secretly", "item_gained_secretly", "item_dropped_secretly", "found", "scan_result", "saw_tile",
    "saw_token", "saw_coordinates", "saw_engine", "saw_event", "saw_objective", "objective_kept",
)  # fmt: skip


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    be_strict(monkeypatch)


@pytest.fixture(scope="module")
def match() -> Match:
    """A match of four in which many secrets were told."""
    return played(4, "replayed")


@pytest.fixture
def file(tmp_path: Path, match: Match) -> Path:
    return saved(tmp_path / "match.json", match)


def events(*words: str) -> list[dict[str, Any]]:
    result = airlock("replay", *words, "--json")
    assert result.exit_code == 0
    return [json.loads(line) for line in result.output.splitlines()]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_match_is_told_line_by_line(file: Path, match: Match, lang: str) -> None:
    result = airlock("replay", str(file), "--lang", lang, columns=300)

    assert result.exit_code == 0
    assert len(result.output.splitlines()) == len(match.state.log.events)
    assert Words(lang, NEMESIS.texts).say("event-round", round=2) in result.output.splitlines()


def test_openly_all_secrets_are_told(file: Path) -> None:
    told = [event for event in events(str(file)) if event["event"] in SECRET]

    assert {event["seat"] for event in told} == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_through_the_eyes_of_a_seat_no_secret_of_others_is_told(file: Path, match: Match, seat: int) -> None:
    told = events(str(file), "--seat", str(seat))

    assert told == match.history(seat)
    assert {event["seat"] for event in told if event["event"] in SECRET} == {seat}
    assert len(told) < len(match.state.log.events)


def test_in_words_a_seat_is_spoken_to_and_learns_no_card_of_others(file: Path) -> None:
    lines = airlock("replay", str(file), "--seat", "1", columns=300).output.splitlines()
    cards = [Words("en", NEMESIS.texts).name("card", card) for card in ("rest", "search", "interruption", "demolition")]
    drawn = [line.strip() for line in lines if " draw" in line]

    assert any(line.startswith("You draw") and any(card in line for card in cards) for line in drawn)
    assert not any(card in line for line in drawn for card in cards if not line.startswith("You draw"))


def test_every_line_can_name_its_rule(file: Path) -> None:
    lines = airlock("replay", str(file), "--rules", columns=300).output.splitlines()

    assert all("  NEM-" in line for line in lines)


def test_a_running_match_says_so(tmp_path: Path) -> None:
    path = saved(tmp_path / "running.json", played(2, "running", answers=30))

    assert "The match is still running, after 30 answers." in airlock("replay", str(path)).output
    assert "The match is still running" not in airlock("replay", str(path), "--json").output


def test_an_unknown_seat_is_refused(file: Path) -> None:
    result = airlock("replay", str(file), "--seat", "4")

    assert result.exit_code == 2
    assert "there is no seat 4 in this match; seats are 0 to 3" in result.stderr
    assert result.stdout == ""


def test_what_other_rules_have_led_to_is_shown_as_far_as_it_means_the_same(file: Path, match: Match) -> None:
    body = json.loads(file.read_text(encoding="utf-8"))
    del body["checksum"]
    body["answers"][40][3] = "0" * 16
    file.write_text(json.dumps({**body, "checksum": _checksum(body)}), encoding="utf-8")

    result = airlock("replay", str(file), columns=300)

    assert result.exit_code == 0
    assert f"the first 40 of {match.seq} answers still mean the same" in result.output
    told = [event for event in match.state.log.events if event.seq <= 40]
    # One line more says that the match isn't over.
    assert len(result.stdout.splitlines()) == len(told) + 1

"""The command line against other species: play, simulate, report and replay take the option and find words for all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from airlock.titles.nemesis.species import SPECIES
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words
from tests.cli.terminal import airlock, be_strict, numbers, played, saved
from tests.lab.runs import simulated

OTHERS = [species.id for species in SPECIES[1:]]
each_species = pytest.mark.parametrize("species", OTHERS)


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    be_strict(monkeypatch)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("lang", "columns"), [("en", 120), ("de", 60)])
@each_species
def test_a_game_of_random_numbers_comes_to_its_end(species: str, lang: str, columns: int) -> None:
    words = ("play", "--players", "3", "--option", f"species={species}", "--bots", "random,random", "--lang", lang)
    result = airlock(*words, "--seed", "hunted", typed=numbers(species, 3000), columns=columns)
    assert result.exit_code == 0, result.output[-2000:]
    assert Words(lang, NEMESIS.texts).say("ui-end") in result.output


@each_species
def test_a_replay_is_told(species: str, tmp_path: Path) -> None:
    path = saved(tmp_path / "match.json", played(4, "told", species=species))
    result = airlock("replay", str(path), "--lang", "de")
    assert result.exit_code == 0, result.output[-2000:]


@each_species
def test_simulate_checks_the_laws(species: str) -> None:
    words = ("--option", f"species={species}", "--mode", "coop", "--board", "alt", "--games", "4", "--check", "--json")
    found = json.loads(airlock("simulate", "nemesis", *words, "--bots", "curious", "--seed", "laws").stdout)
    assert found["violations"] == []
    assert found["games"] == 4


@each_species
def test_what_it_does_not_go_with_is_refused_with_the_clause(species: str) -> None:
    result = airlock("simulate", "nemesis", "--option", f"species={species}", "--mode", "intruder", "--games", "1")
    assert result.exit_code != 0
    assert "-COMBO-04" in result.output


@pytest.mark.parametrize(
    ("species", "rows"),
    [
        ("carnomorphs", {"feeding", "growth", "marker", "mutation"}),
        ("void_seeders", {"insanity", "panic"}),
    ],
)
def test_a_run_keeps_and_reports_what_is_new(species: str, rows: set[str], tmp_path: Path) -> None:
    bots = ("--bots", "crew,curious,random,random")
    run = simulated(tmp_path / "run", "--option", f"species={species}", "--games", "12", *bots, "--workers", "1")
    assert run.exit_code == 0, run.output
    kinds = airlock("query", str(tmp_path / "run"), "SELECT DISTINCT kind FROM events").output
    assert {kind for kind in rows if kind in kinds.split()} == rows
    for lang in ("en", "de"):
        page = tmp_path / f"{lang}.html"
        assert airlock("report", str(tmp_path / "run"), "--html", str(page), "--lang", lang).exit_code == 0
        text = page.read_text(encoding="utf-8")
        words = Words(lang, NEMESIS.texts)
        assert words.say("app-option-species-" + species.replace("_", "-")) in text
        assert f"--option species={species}" in text
        dead = airlock("query", str(tmp_path / "run"), "SELECT DISTINCT what FROM events WHERE kind = 'death'").output
        for cause in ("mutation", "insanity", "panic"):
            if cause in dead.split():
                assert words.say(f"lab-cause-{cause}") in text

"""A title that the laboratory knows nothing of: its matches are kept, reported and asked about all the same."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from airlock.lab.experiment import Engine, experiment
from airlock.lab.read import open_tables
from airlock.lab.report.page import command, make_page
from airlock.lab.run import writing
from airlock.lab.simulate import Setup, Tally
from airlock.lab.touched import everything
from tests.cli.terminal import airlock
from tests.kit.vault import VAULT
from tests.lab.runs import rows_of

GAMES = 12


def setup(check: bool = False) -> Setup:
    bots = ["random", "curious", "crew"]
    return Setup(VAULT, 3, VAULT.setting(3, {"length": "long"}), bots, "vault", check, rotate=True)


def play(folder: Path, games: int) -> Tally:
    with writing(folder, setup(), games, True) as run:
        return list(experiment(setup(), games, Engine(workers=1), run))[-1]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("vaults") / "run"
    play(folder, GAMES)
    return folder


def test_its_matches_are_kept_as_parquet_and_a_run_goes_on(run: Path, tmp_path: Path) -> None:
    play(tmp_path / "run", 5)
    tally = play(tmp_path / "run", GAMES)
    winners = sum(tally.wins_by_bot.values())

    assert (tally.games, tally.end_reasons["over"]) == (GAMES, GAMES)
    assert tally.seats_by_bot == dict.fromkeys(["random", "curious", "crew"], GAMES)
    assert 0 < winners < 3 * GAMES
    assert rows_of(tmp_path / "run") == rows_of(run)
    seats = pq.read_table(sorted((run / "parts").iterdir())[0] / "seats.parquet").to_pylist()
    assert seats[0] | {"won": None} == {
        "game": 0, "seat": 0, "bot": "random", "character": None, "number": None, "objective": None,
        "survived": False, "won": None, "fate": "", "death_round": None, "death_cause": None, "death_slot": None,
        "intruder": False, "visits": 0, "encounters": 0, "fights": 0, "attacks": 0, "kills": 0,
    }  # fmt: skip


@pytest.mark.parametrize(("lang", "reason"), [("en", "It was over"), ("de", "Es war vorbei")])
def test_its_page_shows_what_is_known_and_nothing_else(run: Path, lang: str, reason: str) -> None:
    page = make_page(open_tables([run]), lang, strict=True)

    assert reason in page
    assert all(bot in page for bot in ("random", "curious", "crew"))
    assert f'<p class="quiet">3 {"players" if lang == "en" else "Personen"}</p>' in page
    # Nothing is said of ships, deaths and rooms that the title may not even have.
    assert "<svg" not in page
    assert page.count("<h2>") == 3


def test_its_command_names_options_that_have_no_word_of_their_own(run: Path) -> None:
    words = command(open_tables([run]).runs[0].about)

    assert words.startswith(
        "airlock simulate vault --players 3 --option length=long --bots random,curious,crew --rotate"
    )


def test_it_can_be_asked_about(run: Path) -> None:
    sql = "SELECT count(*) AS seats, sum(won::INT) AS won, min(rounds) AS rounds FROM seats JOIN matches USING (game)"
    (found,) = json.loads(airlock("query", str(run), sql, "--format", "json").stdout)

    won = sum(row[7] for row in rows_of(run)["seats"])
    assert found == {"seats": 3 * GAMES, "won": won, "rounds": 0}


def test_its_laws_are_checked() -> None:
    tally = list(experiment(setup(check=True), 3, Engine(workers=1)))[-1]

    assert (tally.games, tally.violations) == (3, [])
    assert everything(VAULT, {}) == []

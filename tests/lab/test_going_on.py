"""Many matches that go on from others: counted, kept, continued, at the command line and as environments."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import airlock.envs
from airlock.bots import Beginning
from airlock.kernel.faults import BadOptions
from airlock.kernel.save import load, save
from airlock.lab.experiment import Engine, experiment
from airlock.lab.faults import LabFault
from airlock.lab.read import open_tables
from airlock.lab.report.page import command
from airlock.lab.run import writing
from airlock.lab.simulate import Setup, Tally, begun
from airlock.titles import TITLES
from tests.cli.terminal import airlock as typed
from tests.kit.playing import Playout
from tests.kit.two_nights import TWO_NIGHTS, two_nights
from tests.lab.runs import rows_of


@pytest.fixture(autouse=True)
def vault_on_two_nights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "vault", TWO_NIGHTS)


def setup(check: bool = False, players: int = 4) -> Setup:
    after = Beginning(players, {"length": "long"})
    options = {"night": "second", "length": "long"}
    return Setup(TWO_NIGHTS, 2, options, ["random", "curious"], "two nights", check, after=after)


def play(folder: Path, games: int, how: Setup) -> Tally:
    with writing(folder, how, games, True) as run:
        return list(experiment(how, games, Engine(workers=1), run))[-1]


def test_what_is_counted_is_the_second_match() -> None:
    tally = list(experiment(setup(check=True), 6, Engine(workers=1)))[-1]
    assert (tally.games, tally.violations) == (6, [])
    assert tally.seats_by_bot == {"random": 6, "curious": 6}


def test_every_match_goes_on_from_one_of_its_own() -> None:
    marks = [begun(setup(), n).mark for n in range(4)]
    assert len(set(marks)) == 4
    assert marks == [begun(setup(), n).mark for n in range(4)]


def test_a_run_is_kept_and_goes_on_with_the_same_matches_before(tmp_path: Path) -> None:
    play(tmp_path / "whole", 6, setup())
    play(tmp_path / "parts", 2, setup())
    play(tmp_path / "parts", 6, setup())
    assert rows_of(tmp_path / "parts") == rows_of(tmp_path / "whole")
    about = open_tables([tmp_path / "whole"]).runs[0].about
    assert about["after"] == {"players": 4, "options": {"length": "long"}}
    assert command(about).startswith(
        "airlock simulate vault --players 4 --option length=long --then night=second --then length=long "
        "--then-players 2 --bots random,curious"
    )
    with pytest.raises(LabFault, match=r"after is players=4, options=.* there and players=3, options=.* here"):
        play(tmp_path / "whole", 6, setup(players=3))
    with pytest.raises(LabFault, match=r"after is players=4, options=.* there and nothing here"):
        play(tmp_path / "whole", 6, Setup(TWO_NIGHTS, 2, setup().options, setup().bots, "two nights"))


# -- at the command line


def test_simulate_plays_one_match_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    # The command knows the titles that there were when it was made.
    monkeypatch.setitem(TITLES, "nemesis", two_nights(name="nemesis"))
    words = ["simulate", "nemesis", "--players", "4", "--option", "length=long"]
    words += ["--games", "3", "--seed", "a", "--json"]
    result = typed(*words, "--then", "night=second", "--then-players", "3", "--check")
    found = json.loads(result.stdout)
    assert (result.exit_code, found["games"], found["violations"]) == (0, 3, [])
    assert found["outcomes"]["seats_by_bot"] == {"random": 9}
    for more, reason in (
        (("--then", "night=second"), "night second is for 2 to 3 players, not for 4"),
        (("--then", "night=second", "--then-players", "3", "--then", "length=short"), "length stays long"),
        (("--then", "night"), "--then night names no value"),
        (("--then", "length=long"), "doesn't go on from a match before it"),
        (("--then-players", "3"), "--then is missing"),
        (("--option", "night=second", "--players", "3"), "night second goes on from a finished match (VAULT-11)"),
        (("--then", "night=second", "--then-players", "3", "--bots", "random,random"), "2 bots for 3 players"),
    ):
        refused = typed(*words, *more)
        assert refused.exit_code == 2
        assert reason in refused.output


def quiet(path: Path, answers: int | None) -> Path:
    """A saved match in which everybody passes."""
    playout = Playout(TWO_NIGHTS, 2, {}, "quiet")
    match = playout.match
    while not match.over and (answers is None or match.seq < answers):
        question = match.pending[0]
        match.answer(question.seat, question.options[0].key)
    path.write_text(save(match), encoding="utf-8")
    return path


def test_the_terminal_goes_on_from_a_saved_match_that_is_over(tmp_path: Path) -> None:
    first = quiet(tmp_path / "first.json", None)
    second = tmp_path / "second.json"
    words = ("play", "--after", str(first), "--players", "2", "--option", "night=second", "--bots", "none")
    result = typed(*words, typed=["", f"save {second}", "quit"])
    assert result.exit_code == 0, result.output
    saved, before = (load(path.read_text(encoding="utf-8"), TITLES) for path in (second, first))
    assert saved.before is not None
    assert saved.before.matches == (before.seed_hash,)
    again = typed("play", "--load", str(second), "--bots", "none", typed=["", "quit"])
    assert again.exit_code == 0


def test_the_terminal_plays_one_match_after_another(tmp_path: Path) -> None:
    first = quiet(tmp_path / "first.json", 5)
    second = tmp_path / "second.json"
    words = ("play", "--load", str(first), "--then", "night=second", "--then-players", "2", "--bots", "random")
    result = typed(*words, typed=["1"] * 8 + [f"save {second}", "quit"])
    assert result.exit_code == 0, result.output
    assert load(second.read_text(encoding="utf-8"), TITLES).before is not None


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--after", "{under_way}", "--option", "night=second"), "this match isn't over"),
        (("--after", "{over}"), "doesn't go on from a match before it"),
        (("--after", "{over}", "--option", "night=second"), "night second is for 2 to 3 players, not for 4"),
        (("--after", "{over}", "--load", "{over}"), "choose one of them"),
        (("--after", "{missing}"), "can't be read"),
    ],
)
def test_the_terminal_refuses_in_words(words: tuple[str, ...], reason: str, tmp_path: Path) -> None:
    files = {
        "{over}": str(quiet(tmp_path / "over.json", None)),
        "{under_way}": str(quiet(tmp_path / "under_way.json", 3)),
        "{missing}": str(tmp_path / "missing.json"),
    }
    result = typed("play", *(files.get(word, word) for word in words))
    assert result.exit_code == 2
    assert reason in " ".join(result.output.split())


# -- as environments


def test_an_environment_goes_on_from_a_match_of_random_bots() -> None:
    env = airlock.envs.aec("vault", 2, after={"players": 4, "length": "long"}, night="second")
    tables = env.unwrapped.table
    marks = []
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        marks.append(tables.match.mark)
    assert marks[0] == marks[1] != marks[2]
    assert tables.options == {"night": "second", "length": "long"}
    with pytest.raises(BadOptions, match="goes on from a finished match"):
        airlock.envs.parallel("vault", 2, night="second")
    with pytest.raises(BadOptions, match="doesn't go on from a match before it"):
        airlock.envs.parallel("vault", 2, after={})
    airlock.envs.AirlockSeat("vault", 3, after={"players": 2}, night="second").reset(seed=1)

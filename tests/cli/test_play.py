"""`airlock play` as a person meets it: whole games, commands, mistakes, saves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from airlock.kernel.save import load
from airlock.titles import TITLES
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words
from tests.cli.terminal import airlock, be_strict, numbers, played, saved

SOLO = ("play", "--terminal", "--players", "1", "--characters", "scout", "--seed", "terminal")
DUO = ("play", "--terminal", "--players", "2", "--characters", "scout,captain", "--seed", "terminal")


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    be_strict(monkeypatch)
    monkeypatch.chdir(tmp_path)


# -- whole games


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_solo_game_of_always_the_first_option_comes_to_its_end(lang: str) -> None:
    result = airlock(*SOLO, "--lang", lang, typed=["1"] * 100)

    assert result.exit_code == 0
    assert Words(lang, NEMESIS.texts).say("end-jump") in result.output
    assert Words(lang, NEMESIS.texts).say("ui-seed", seed="terminal") in result.output
    assert Words(lang, NEMESIS.texts).say("ui-fate-lost") in result.output


@pytest.mark.parametrize(
    ("players", "mode", "board", "columns"),
    [
        ("1", "solo", "alt", 80),
        pytest.param("3", "coop", "base", 120, marks=pytest.mark.long),
        pytest.param("4", "intruder", "alt", 160, marks=pytest.mark.long),
        pytest.param("5", "semi", "base", 60, marks=pytest.mark.long),
    ],
)
def test_a_game_of_random_numbers_comes_to_its_end(players: str, mode: str, board: str, columns: int) -> None:
    bots = ",".join(["random"] * (int(players) - 1)) or "none"
    words = ("play", "--players", players, "--mode", mode, "--board", board, "--bots", bots, "--lang", "de")
    result = airlock(*words, "--seed", f"{mode}/{board}", typed=numbers(mode, 6000), columns=columns)

    assert result.exit_code == 0
    assert Words("de", NEMESIS.texts).say("ui-end") in result.output


@pytest.mark.parametrize("columns", [60, 80, 120, 160])
@pytest.mark.parametrize("board", ["base", pytest.param("alt", marks=pytest.mark.long)])
@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.long)])
def test_no_line_is_wider_than_the_screen(lang: str, board: str, columns: int) -> None:
    words = ("play", "--players", "4", "--board", board, "--lang", lang, "--bots", "random,random,random")
    result = airlock(*words, "--seed", "wide", typed=numbers("wide", 60, 5), columns=columns)

    assert max(cell_len(line) for line in result.output.splitlines()) <= columns


def test_a_match_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    first = airlock(*SOLO, typed=["1", "1", "2", "1", "save here.json", "board", "quit"])
    again = airlock("play", "--load", "here.json", typed=["quit"])

    assert "Saved: here.json" in first.output
    assert "left without saving" not in first.output
    assert load((tmp_path / "here.json").read_text(encoding="utf-8"), TITLES).seq == 4
    assert first.output.split("Saved: here.json")[1].split("Round ")[1] in again.output


# -- what is shown


def test_options_stand_in_groups_with_what_they_cost() -> None:
    shown = airlock(*SOLO, typed=["quit"]).output.split("What do you do?")[1]
    basic, cards = shown.split("\nCards\n")
    cards, free = cards.split("\nFree, at any time\n")

    assert basic.splitlines()[1] == "Basic actions"
    assert " 1  Pass\n" in basic
    assert next(line.split()[-2:] for line in basic.splitlines() if "Move into" in line) == ["1", "card"]
    assert next(line.split()[-2:] for line in basic.splitlines() if "Move carefully" in line) == ["2", "cards"]
    assert all("this card" in line for line in cards.splitlines())
    assert "Drop Rifle" in free


def test_only_whoever_looks_around_gets_the_whole_table_again() -> None:
    output = airlock(*SOLO, typed=["1", "quit"]).output

    # Deciding what to discard after a pass needs no picture.
    assert output.count("Which cards do you discard?") == 1
    assert output.count("Hibernatorium") == output.split("You pass.")[0].count("Hibernatorium")


def test_a_picture_is_drawn_where_there_is_room_and_a_list_otherwise() -> None:
    wide, narrow = (airlock(*SOLO, typed=["quit"], columns=columns).output for columns in (80, 60))

    assert "╭ 11 ──" in wide
    assert "╭ 11 ──" not in narrow
    assert "Corridors" in narrow
    # The corridors of the Hibernatorium: their numbers and where they lead.
    assert "2→6 3→8 4→14 1→15" in narrow


def test_two_people_take_turns_behind_a_curtain() -> None:
    output = airlock(*DUO, "--bots", "none", typed=["", "1", "1", "", "quit"]).output
    first, second = output.split("Captain, it is your turn. Only you should look now.")

    assert "Scout, it is your turn. Only you should look now." in first
    assert "Six-Shooter 6/6" in second
    # Whoever takes over sees that the Scout drew cards, but not which.
    assert "Scout draws 5 cards." in second
    assert "Scout draws Rest" not in second
    assert "You draw" in second


# -- commands


def test_help_lists_every_command() -> None:
    output = airlock(*SOLO, typed=["help", "quit"]).output.split("\n> ")[1]

    for command in ("info", "why", "rules", "log", "board", "undo", "save", "load", "lang", "help", "quit"):
        assert any(line.startswith(command) for line in output.splitlines()), command


def test_why_names_the_reason_and_the_clause() -> None:
    output = airlock(*SOLO, typed=["why shoot", "why", "why xyzzy", "quit"]).output
    shoot, everything, nothing = output.split("\n> ")[1:4]

    assert "Shoot: There is no intruder and no loose egg here." in shoot
    assert "NEM-" in shoot
    assert len(everything.splitlines()) > len(shoot.splitlines())
    assert "Nothing is ruled out for you right now." in nothing


def test_rules_show_the_question_a_clause_a_section_and_a_search() -> None:
    typed = ["rules", "rules nem-enc-03", "rules NEM-ENC", "rules noise marker", "rules xyzzy", "quit"]
    question, clause, section, search, nothing = airlock(*SOLO, typed=typed).output.split("\n> ")[1:6]

    assert question.startswith("NEM-ROUND-06")
    assert clause.startswith("NEM-ENC-03")
    assert "NEM-ENC-01" in section
    assert search.count("NEM-") >= 10
    assert "more. Add a word" in search
    assert "No rule found." in nothing


def test_the_log_shows_everything_or_its_end() -> None:
    everything, end = airlock(*SOLO, typed=["log", "log 2", "quit"]).output.split("\n> ")[1:3]

    assert everything.startswith("Round 1\nYou draw")
    assert len(end.splitlines()) == 2
    assert everything.endswith(end)


def test_info_says_what_an_option_is_about() -> None:
    output = airlock(*SOLO, typed=["1", "info 2", "info 1", "info 99", "info", "quit"]).output
    card, nothing, wrong, none = output.split("\n> ")[2:6]

    assert Words("en", NEMESIS.texts).text("card", "basic_repairs") in card
    assert "nothing more to say" in nothing
    assert "choose 1 to" in wrong
    assert "choose 1 to" in none


def test_undo_takes_back_what_revealed_nothing() -> None:
    output = airlock(*SOLO, typed=["1", "undo", "undo", "quit"]).output
    before, after = output.split("You pass.")

    assert before.count("What do you do?") == 1
    assert after.count("What do you do?") == 1
    assert "There is nothing to take back." in after


def test_undo_takes_back_an_action_that_was_not_paid_for() -> None:
    output = airlock(*SOLO, typed=["2", "undo", "quit"]).output

    assert output.count("What do you do?") == 2


def test_undo_says_why_something_stays_done() -> None:
    shown = airlock(*SOLO, typed=["1", "2", "undo", "quit"]).output
    rolled = airlock(*SOLO, typed=["2", "1", "undo", "quit"]).output

    assert "It can't be taken back: something hidden has been shown since." in shown
    assert "It can't be taken back: chance has decided something since." in rolled


def test_undo_goes_back_past_the_bots(tmp_path: Path) -> None:
    """The person gets their own decision back, not the one of a bot."""
    output = airlock(*DUO, "--bots", "random", typed=["1", "undo", "save a.json", "quit"]).output
    match = load((tmp_path / "a.json").read_text(encoding="utf-8"), TITLES)

    assert "You pass." in output
    assert match.pending[0].seat == 0
    assert match.pending[0].prompt == "act"


def test_the_language_changes_in_the_middle() -> None:
    output = airlock(*SOLO, typed=["lang de", "lang fr", "quit"]).output

    assert "Was tust du?" in output.split("What do you do?")[1]
    assert "Wähle eine davon: en, de" in output


def test_mistakes_are_explained_and_change_nothing(tmp_path: Path) -> None:
    typed = ["0", "99", "-1", "xyzzy", "", "2x", "save a.json", "quit"]
    output = airlock(*SOLO, typed=typed).output

    assert output.count("There is no option with that number: choose 1 to") == 2
    assert 'I don\'t know "-1". Type a number, or help.' in output
    assert 'I don\'t know "xyzzy"' in output
    assert 'I don\'t know "2x"' in output
    assert load((tmp_path / "a.json").read_text(encoding="utf-8"), TITLES).seq == 0


def test_the_key_of_an_option_answers_too(tmp_path: Path) -> None:
    airlock(*SOLO, typed=["pass", "save a.json", "quit"])

    assert [a.key for a in load((tmp_path / "a.json").read_text(encoding="utf-8"), TITLES).answers] == ["pass"]


def test_leaving_without_saving_is_said() -> None:
    for typed in (["1", "quit"], ["1"]):
        assert "You left without saving." in airlock(*SOLO, typed=typed).output
    assert "You left without saving." not in airlock(*SOLO, typed=["quit"]).output


def test_what_cannot_be_saved_or_loaded_is_said_and_the_match_goes_on(tmp_path: Path) -> None:
    saved(tmp_path / "two.json", played(2, "two", answers=5))
    (tmp_path / "foreign.json").write_text('{"chess": 1}')
    typed = ["save no/such/folder.json", "load foreign.json", "load two.json", "load nothing.json", "1", "quit"]
    output = airlock(*SOLO, typed=typed).output

    assert "Not saved to no/such/folder.json" in output
    assert "Not loaded from foreign.json: this isn't a save file of Airlock" in output
    assert "Not loaded from two.json: that match has 2 players, this one 1. This match goes on." in output
    assert "Not loaded from nothing.json" in output
    assert "You pass." in output


def test_load_goes_on_with_another_match(tmp_path: Path) -> None:
    match = played(1, "other", answers=30, characters="mechanic")
    saved(tmp_path / "other.json", match)
    output = airlock(*SOLO, typed=["load other.json", "quit"]).output

    assert "Mechanic" in output
    assert "You left without saving." not in output


# -- refusals of the command line


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--players", "9"), "mode semi is for 2 to 5 players"),
        (("--mode", "chess"), "option mode can't be 'chess'"),
        (
            ("--characters", "scout,clown", "--players", "2"),
            "option characters can't have 'clown'; choose from captain",
        ),
        (("--bots", "clown"), "there is no bot 'clown'"),
        (("--bots", "search@fast"), "a budget looks like 200ms, 1.5s or 64sims"),
        (("--players", "2", "--bots", "random,random"), "leave no seat to you"),
        (("--open-hands",), "goes with mode coop or research only (NEM-COOP-13)"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(words: tuple[str, ...], reason: str) -> None:
    result = airlock("play", *words)

    assert result.exit_code == 2
    assert reason in result.stderr
    assert result.stdout == ""


def damaged(match_text: str) -> dict[str, str]:
    body = json.loads(match_text)
    edited = {**body, "seed": "another"}
    older = {**body, "airlock": 99}
    half = {key: value for key, value in body.items() if key != "answers"}
    return {
        "this isn't a save file of Airlock: it isn't JSON": match_text[: len(match_text) // 2],
        "this isn't a save file of Airlock; choose": '["a list"]',
        "its checksum is wrong": json.dumps(edited),
        "use a matching version": json.dumps(older),
        "answers missing": json.dumps(half),
    }


@pytest.mark.parametrize("command", [("play", "--load"), ("replay",)])
def test_a_damaged_or_foreign_file_is_refused_and_left_alone(command: tuple[str, ...], tmp_path: Path) -> None:
    good = saved(tmp_path / "good.json", played(2, "two", answers=20)).read_text(encoding="utf-8")

    for reason, text in damaged(good).items():
        path = tmp_path / "bad.json"
        path.write_text(text, encoding="utf-8")
        result = airlock(*command, str(path))

        assert result.exit_code == 2, reason
        assert reason in result.stderr
        assert str(path) in result.stderr
        assert result.stdout == ""
        assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("command", [("play", "--load"), ("replay",)])
def test_a_file_that_cannot_be_read_is_refused(command: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")

    for path in (tmp_path / "none.json", tmp_path, tmp_path / "binary.json"):
        result = airlock(*command, str(path))

        assert result.exit_code == 2
        assert "can't be read" in result.stderr

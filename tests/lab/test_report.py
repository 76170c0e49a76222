"""The report: its numbers are those of the run, in both languages, for every kind of run, and nothing from outside."""

from __future__ import annotations

import re
import time
from html.parser import HTMLParser
from pathlib import Path

import duckdb
import pytest

from airlock.faces.nemesis.interest import WATCHED
from airlock.faces.nemesis.ship import ROOM, ship
from airlock.lab.read import open_tables
from airlock.lab.report import figures
from airlock.lab.report.page import command, make_page
from airlock.lab.stats import difference, share, stratified
from airlock.lab.tables import TABLES
from airlock.survival import ending
from airlock.titles.nemesis.board import BOARDS
from airlock.titles.nemesis.ship.self_destruct import JUMP, SELF_DESTRUCT
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import Words
from tests.cli.terminal import airlock
from tests.lab.runs import rows_of, simulated
from tests.texts import causes

KINDS = {
    "mixed": ("--games", "60", "--bots", "random,curious,random,random", "--rotate"),
    "one": ("--games", "1",),
    "solo": ("--games", "4", "--players", "1"),
    "coop": ("--games", "6", "--players", "3", "--mode", "coop", "--board", "alt"),
    "intruder": ("--games", "30", "--players", "5", "--mode", "intruder"),
}  # fmt: skip


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    for name, words in KINDS.items():
        assert simulated(folder / name, *words, "--workers", "1").exit_code == 0
    return folder


def words_of(page: str) -> str:
    """What a person reads."""

    class Reader(HTMLParser):
        silent = 0

        def handle_starttag(self, tag: str, attrs: object) -> None:
            self.silent += tag == "style"

        def handle_endtag(self, tag: str) -> None:
            self.silent -= tag == "style"

        def handle_data(self, data: str) -> None:
            if not self.silent:
                read.append(data)

    read: list[str] = []
    Reader().feed(page)
    return " ".join(" ".join(read).split())


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_run_has_a_page_without_gaps(runs: Path, kind: str, lang: str) -> None:
    page = make_page(open_tables([runs / kind]), lang, strict=True)

    assert page.startswith("<!doctype html>")
    assert f'<html lang="{lang}">' in page
    # Nothing is fetched: neither scripts nor styles, pictures or fonts.
    assert not re.search(r"<script|<link|<img|https?://|url\(|@import", page)


def test_the_page_shows_the_numbers_of_the_run(runs: Path) -> None:
    seats = rows_of(runs / "mixed")["seats"]
    matches = rows_of(runs / "mixed")["matches"]
    read = words_of(make_page(open_tables([runs / "mixed"])))
    survived = sum(row[6] for row in seats)
    curious = [row for row in seats if row[2] == "curious"]
    found = share(sum(row[6] for row in curious), len(curious))

    assert read.startswith("Nemesis: 60 matches Nemesis: 60 matches Semi-cooperative, 4 players, base board")
    assert f"{100 * survived / 240:.1f} % of all seats survived" in read
    assert f"{sum(row[5] for row in matches) / 60:.1f} rounds on average" in read
    assert f"{100 * sum(row[8] for row in matches) / 60:.1f} % of the ships were lost" in read
    shown = f"{100 * found.value:.1f} % {100 * found.low:.1f}–{100 * found.high:.1f}"
    assert f"curious 60 seats 60 {shown}" in read
    ended = [row[7] for row in matches]
    assert (
        f"Nobody is awake any more {100 * ended.count('nobody_left') / 60:.1f} % {ended.count('nobody_left')}" in read
    )
    killed = [row[10] for row in seats]
    assert f"Killed in an attack {100 * killed.count('attack') / (240 - killed.count(None)):.1f} %" in read


def test_the_ship_shows_where_it_happened(runs: Path) -> None:
    events = rows_of(runs / "mixed")["events"]
    page = make_page(open_tables([runs / "mixed"]))

    def per_match(slot: str, *kinds: str) -> str:
        return f"{sum(e[4] in kinds and e[8] == slot and e[7] != 'end' for e in events) / 60:.2f} per match"

    assert f"<title>Cockpit: {per_match('slot_001', 'visit')}</title>" in page
    assert f"<title>Room 6: {per_match('slot_006', 'visit')}</title>" in page
    assert f"<title>Room 6: {per_match('slot_006', 'fight', 'attack')}</title>" in page
    assert f"<title>Room 6: {per_match('slot_006', 'death')}</title>" in page


def test_what_goes_with_winning_is_counted_by_seats(runs: Path) -> None:
    rows = rows_of(runs / "mixed")
    found = {c.id: c for c in figures.companions(open_tables([runs / "mixed"]))["cards"] if c.kind == "card"}
    seats = {
        (game, seat) for game, *_, kind, seat, what, _, _, _, _ in rows["events"] if (kind, what) == ("card", "rest")
    }

    assert found["rest"].n == len(seats)
    assert len(seats) >= figures.LEAST


def test_a_cooperative_run_shows_its_goals_and_an_intruder_run_who_took_over(runs: Path) -> None:
    coop = words_of(make_page(open_tables([runs / "coop"])))
    goals = {goal for row in rows_of(runs / "coop")["matches"] for goal in row[13]}
    assert "Common goals" in coop
    assert "Objectives" not in coop
    assert all(Words("en", NEMESIS.texts).name("objective", goal) in coop for goal in goals)

    intruder = rows_of(runs / "intruder")["seats"]
    taken = {row[0] for row in intruder if row[12]}
    crew = sum(row[0] in taken and not row[12] for row in intruder)
    assert f"Somebody took over {crew} seats" in words_of(make_page(open_tables([runs / "intruder"])))


def test_several_runs_stand_on_one_page(runs: Path) -> None:
    read = words_of(make_page(open_tables([runs / "mixed", runs / "solo", runs / "coop"])))

    assert read.startswith("Nemesis: 70 matches")
    assert "Modes" in read
    assert "alternative board" in read


def test_a_run_without_matches_has_a_page_too(runs: Path, tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "run.json").write_text((runs / "one" / "run.json").read_text().replace('"done",', '"partial",'))
    read = words_of(make_page(open_tables([tmp_path / "run"]), strict=True))

    assert "Not finished: 1 of 1 matches" in read
    assert "Nothing to show here yet." in read
    assert "Nobody died." in read


def test_the_command_on_the_page_makes_the_same_run(runs: Path, tmp_path: Path) -> None:
    about = open_tables([runs / "coop"]).runs[0].about
    words = command(about).split()[1:]

    assert airlock(*words, "--out", str(tmp_path / "again")).exit_code == 0
    assert rows_of(tmp_path / "again") == rows_of(runs / "coop")


def test_the_command_writes_the_page(runs: Path, tmp_path: Path) -> None:
    result = airlock("report", str(runs / "one"), "--html", str(tmp_path / "page.html"), "--lang", "de")

    assert result.exit_code == 0
    assert "Nemesis: eine Partie" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_what_can_not_be_reported_is_refused(runs: Path, tmp_path: Path) -> None:
    no_run = airlock("report", str(tmp_path), "--html", str(tmp_path / "page.html"))
    no_place = airlock("report", str(runs / "one"), "--html", str(tmp_path / "no" / "page.html"))
    no_file = airlock("report", str(runs / "one"), "--html", ".")

    assert (no_run.exit_code, no_place.exit_code, no_file.exit_code) == (2, 2, 2)
    assert "can't be written: Is a directory" in no_file.stderr
    assert "isn't a run" in no_run.stderr
    assert "can't be written" in no_place.stderr
    assert not (tmp_path / "page.html").exists()


def test_a_page_goes_where_a_link_leads(runs: Path, tmp_path: Path) -> None:
    (tmp_path / "link.html").symlink_to(tmp_path / "page.html")
    airlock("report", str(runs / "one"), "--html", str(tmp_path / "link.html"))

    assert (tmp_path / "link.html").is_symlink()
    assert "Nemesis: one match" in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_half_a_page_is_no_page(runs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, text: str, encoding: str) -> int:
        with self.open("w", encoding=encoding) as file:
            file.write(text[:100])
        raise OSError(28, "No space left on device")

    (tmp_path / "page.html").write_text("yesterday's page")
    monkeypatch.setattr(Path, "write_text", full)
    result = airlock("report", str(runs / "one"), "--html", str(tmp_path / "page.html"))

    assert result.exit_code == 2
    assert "can't be written: No space left on device" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]
    assert (tmp_path / "page.html").read_text() == "yesterday's page"


# -- words and pictures


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_end_and_every_cause_has_words(lang: str) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    ends = [JUMP, ending.EXPLOSION, ending.HULL_BREACH, SELF_DESTRUCT, ending.NOBODY_LEFT]
    losses = [watch.what[1:] for watch in WATCHED.values() if watch.kind == "death" and watch.what.startswith("=")]

    assert len(losses) == 4
    assert all(words.say(f"lab-end-{end.replace('_', '-')}") for end in ends)
    assert all(words.say(f"lab-cause-{cause.replace('_', '-')}") for cause in [*sorted(causes()), *losses])


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("upright", [False, True])
def test_the_rooms_of_a_ship_lie_apart_and_inside(board: str, upright: bool) -> None:
    drawn = ship(BOARDS[board], upright)

    assert len(drawn.rooms) == 21
    assert len(drawn.corridors) == len(BOARDS[board].corridors)
    for a in drawn.rooms:
        assert ROOM < a.x < drawn.width - ROOM
        assert ROOM < a.y < drawn.height - ROOM
        assert all(a is b or (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > (1.7 * ROOM) ** 2 for b in drawn.rooms)


# -- numbers


def test_intervals_are_those_of_the_textbooks() -> None:
    """Wilson (1927), Newcombe (1998, table II, method 10), and what Mantel and Haenszel give for equal groups."""
    assert share(81, 263)[2:] == pytest.approx((0.3080, 0.2553, 0.3662), abs=5e-5)
    assert share(0, 20)[2:] == pytest.approx((0.0, 0.0, 0.1611), abs=5e-5)
    assert share(0, 0)[2:] == (0.0, 0.0, 1.0)
    assert difference(share(56, 70), share(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    pair = (share(56, 70), share(48, 80))
    both = stratified([pair, pair])
    assert both.value == pytest.approx(0.2)
    assert both.high - both.low == pytest.approx((0.3339 - 0.0524) / 2**0.5, rel=0.05)


def test_a_strong_bot_does_not_make_its_habits_look_like_reasons() -> None:
    """The strong one always does it and wins half, the weak one seldom and never wins: doing it changes nothing."""
    pairs = [(share(45, 90), share(5, 10)), (share(0, 10), share(0, 90))]

    assert stratified(pairs).value == pytest.approx(0.0)
    assert difference(share(45, 100), share(5, 100)).value == pytest.approx(0.4)


def test_a_hundred_thousand_seats_are_reported_in_seconds(runs: Path, tmp_path: Path) -> None:
    """The same matches again and again, with new numbers."""
    part = tmp_path / "run" / "parts" / "000000000-000024999"
    part.mkdir(parents=True)
    connection = duckdb.connect()
    for table in TABLES:
        source = f"'{runs / 'mixed' / 'parts'}/*/{table}.parquet'"
        again = f"SELECT * REPLACE ((game + 60 * k)::INT AS game) FROM {source}, range(417) AS t(k) ORDER BY game"
        connection.execute(f"COPY (SELECT * FROM ({again}) WHERE game < 25000) TO '{part}/{table}.parquet'")
    (tmp_path / "run" / "run.json").write_text((runs / "mixed" / "run.json").read_text())
    begin = time.process_time()
    read = words_of(make_page(open_tables([tmp_path / "run"])))

    assert time.process_time() - begin < 6
    assert "curious 25,000 seats 25,000" in read

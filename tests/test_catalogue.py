"""The rule catalogue: complete, consistent, and easy to find something in."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from airlock import catalogue
from airlock.catalogue import Clause, UnknownClause, UnknownTitle
from airlock.catalogue.coverage import TestRun
from airlock.resources import folder
from airlock.titles import TITLES

ALL = [clause for title in catalogue.titles() for clause in catalogue.load(title).clauses.values()]
SECTIONS = {part for title in catalogue.titles() for part in catalogue.load(title).sections}
KINDS = {
    "action",
    "definition",
    "effect",
    "example",
    "limit",
    "procedure",
    "setup",
    "timing",
    "variant",
    "victory",
    "visibility",
}


def test_every_title_has_a_catalogue() -> None:
    assert catalogue.titles() == ("nemesis", "aftermath", "aliens", "carnomorphs", "lockdown", "void_seeders")
    for title in catalogue.titles():
        assert catalogue.load(title).title == title
        assert catalogue.load(title).clauses


def test_ids_are_unique_across_titles_and_start_with_their_section() -> None:
    ids = [clause.id for clause in ALL]
    assert len(ids) == len(set(ids))
    assert [clause.id for clause in ALL if clause.section != clause.id.rpartition("-")[0]] == []
    assert SECTIONS.isdisjoint(ids)


def test_every_clause_is_complete() -> None:
    assert [clause.id for clause in ALL if not (clause.text.get("en") and clause.source and clause.kind in KINDS)] == []
    assert [clause.id for clause in ALL if clause.untestable == ""] == []


def test_references_lead_somewhere() -> None:
    known = SECTIONS | {clause.id for clause in ALL}
    dangling = [(clause.id, see) for clause in ALL for see in clause.see if see not in known]
    assert dangling == []


def test_what_is_the_same_stands_in_another_book() -> None:
    ids = {clause.id: clause for clause in ALL}
    same = [(clause, other) for clause in ALL for other in clause.same_as]
    assert [(clause.id, other) for clause, other in same if other not in ids] == []
    assert [(clause.id, other) for clause, other in same if ids[other].title == clause.title] == []


BOOK = """
title: echo
name: {en: Echo}
prefix: ECH
sections:
  - id: ECH-NOISE
    name: {en: Noise}
    clauses:
      - {id: ECH-NOISE-01, kind: effect, text: Roll., source: A, same_as: NEM-NOISE-01}
      - {id: ECH-NOISE-02, kind: effect, text: Place it., source: A, same_as: [NEM-NOISE-02, NEM-NOISE-03]}
      - {id: ECH-NOISE-03, kind: effect, text: Own., source: A}
"""


@pytest.fixture
def books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of catalogues with the one book `echo`, which the catalogue reads from now on."""
    read = (catalogue.load, catalogue.titles)
    for cached in read:
        cached.cache_clear()
    # By its name the package gives the function `load`, not the module.
    monkeypatch.setattr(sys.modules["airlock.catalogue.load"], "folder", lambda name: tmp_path)
    yield tmp_path
    for cached in read:
        cached.cache_clear()


def test_a_book_says_which_clause_of_its_own_stands_for_one_of_another(books: Path) -> None:
    (books / "echo.yaml").write_text(BOOK, encoding="utf-8")
    assert catalogue.load("echo").own_clauses() == {
        "NEM-NOISE-01": "ECH-NOISE-01",
        "NEM-NOISE-02": "ECH-NOISE-02",
        "NEM-NOISE-03": "ECH-NOISE-02",
    }


def test_two_clauses_can_not_stand_for_the_same_one(books: Path) -> None:
    (books / "echo.yaml").write_text(BOOK.replace("source: A}", "source: A, same_as: NEM-NOISE-01}"), encoding="utf-8")
    with pytest.raises(ValueError, match="both ECH-NOISE-01 and ECH-NOISE-03 are the same as NEM-NOISE-01"):
        catalogue.load("echo").own_clauses()


@pytest.mark.parametrize("path", sorted(folder("rules").iterdir()), ids=lambda path: path.name)
def test_ids_in_running_text_lead_somewhere(path: Path) -> None:
    known = SECTIONS | {clause.id for clause in ALL}
    mentioned = re.findall(r"\b(?:NEM|LCK|ALI|CAR|VOI|AFT)(?:-[A-Z]+)+(?:-\d+)?\b", path.read_text(encoding="utf-8"))
    assert set(mentioned) - known == set()


@pytest.mark.parametrize("book", sorted({book for title in TITLES.values() for book in title.declared.rulebooks}))
def test_what_can_be_played_speaks_german(book: str) -> None:
    clauses = catalogue.load(book).clauses.values()
    assert [clause.id for clause in clauses if not clause.text.get("de")] == []
    assert [clause.id for clause in clauses if clause.ruling.keys() != clause.text.keys() and clause.ruling] == []


def test_get_gives_a_clause() -> None:
    clause = catalogue.get("nem-def-02 ")
    assert clause == catalogue.load("nemesis").clauses["NEM-DEF-02"]
    assert (clause.id, clause.title, clause.section, clause.kind) == ("NEM-DEF-02", "nemesis", "NEM-DEF", "definition")
    assert clause.text_in("en") == "A round consists of a player phase followed by an event phase."
    assert "Ereignisphase" in clause.text_in("de")
    assert clause.ruling_in("de") == ""


def test_english_stands_in_for_a_missing_translation() -> None:
    clause = Clause("X-Y-01", "x", "X-Y", "effect", {"en": "Roll."}, {}, "A")
    assert clause.text_in("de") == "Roll."
    assert clause.testable


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [("NEM-DEF-O2", "NEM-DEF-02"), ("NEM-NOSE-01", "NEM-NOISE-01"), ("NEMESIS-DEF-01", "NEM-DEF-01")],
)
def test_an_unknown_id_is_answered_with_near_matches(wrong: str, meant: str) -> None:
    with pytest.raises(UnknownClause, match=rf"No clause '{wrong}'.* Near matches: .*\b{meant}\b"):
        catalogue.get(wrong)


def test_an_unknown_title_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownTitle, match=r"'chess'.*nemesis"):
        catalogue.load("chess")


def test_search_wants_every_word_and_puts_headings_first() -> None:
    found = catalogue.search(["noise", "corridor"], title="nemesis")
    assert found
    for clause in found:
        heading = catalogue.section(clause.section).name["en"]
        everything = f"{clause.id} {heading} {clause.text['en']} {clause.ruling.get('en', '')}".lower()
        assert "noise" in everything
        assert "corridor" in everything
    assert "NOISE" in found[0].section


def test_search_in_german_reads_german() -> None:
    assert catalogue.search(["Ereignisphase"], lang="de", title="nemesis")
    assert catalogue.search(["Spielerphase", "gewöhnlich"], lang="en", title="nemesis") == []


def test_search_over_all_titles_finds_several() -> None:
    assert len({clause.title for clause in catalogue.search(["event phase"])}) > 2
    assert catalogue.search([]) == []


def test_untestable_clauses_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    def clause(number: int, untestable: str | None = None) -> Clause:
        return Clause(f"X-Y-{number:02}", "x", "X-Y", "effect", {"en": "Roll."}, {}, "A", untestable=untestable)

    clauses = {one.id: one for one in (clause(1), clause(2), clause(3), clause(4, "a physical component"))}
    monkeypatch.setattr(
        "airlock.catalogue.coverage.load", lambda title: catalogue.Catalogue(title, {"en": "X"}, "X", {}, clauses)
    )
    run = TestRun({"X-Y-01": {"a": "passed", "b": "skipped"}, "X-Y-02": {"a": "passed", "b": "failed"}})

    assert run.of_title("x").as_json() == {
        "title": "x",
        "clauses": 4,
        "cited": 2,
        "passing": 1,
        "untestable": 1,
        "uncited": ("X-Y-03",),
    }
    assert run.of_title("x").line() == "rule coverage x: 1/3 (1 untestable)"

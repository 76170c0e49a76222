"""A shared rule cites the clause of the book that is being played."""

from __future__ import annotations

from collections.abc import Mapping

from airlock import catalogue
from airlock.kernel.match import Match, new_match
from airlock.kernel.title import Title
from airlock.survival.reasons import REASONS
from airlock.survival.rounds import ROUND
from airlock.titles import TITLES
from airlock.titles.nemesis.title import NEMESIS
from tests import table
from tests.texts import cited


def another(clauses: Mapping[str, str]) -> Title:
    """A title with the rules of Nemesis and a book of its own."""
    title = table.testing(NEMESIS)
    title.clauses = clauses
    return title


def playing(title: Title) -> Match:
    """Where the first player has to act."""
    match = new_match(title, 2, {}, "clauses")
    while match.pending[0].prompt != "act":
        question = match.pending[0]
        match.answer(question.seat, question.options[0].key)
    return match


def untranslated(title: Title, book: Mapping[str, object]) -> list[str]:
    """What the shared rules cite and this book does not have."""
    return [f"{rule} ({where})" for rule, where in sorted(cited("survival").items()) if title.cited(rule) not in book]


def test_a_line_of_the_log_cites_the_own_book() -> None:
    match = playing(another({ROUND.rule: "ECH-ROUND-01"}))
    rounds = [event for event in match.history(0) if event["event"] == "round"]
    assert [event["rule"] for event in rounds] == ["ECH-ROUND-01"]
    assert [event.rule for event in match.public_events() if event.kind is ROUND] == ["ECH-ROUND-01"]
    assert {str(event["rule"])[:4] for event in match.history(0) if event["event"] != "round"} == {"NEM-"}


def test_a_question_cites_the_own_book() -> None:
    asked = playing(NEMESIS).pending[0]
    assert asked.rule.startswith("NEM-")
    match = playing(another({asked.rule: "ECH-ACT-01"}))
    for seat in (0, 1, -1):
        questions = match.view(seat)["questions"]
        assert isinstance(questions, list)
        assert [question["rule"] for question in questions] == ["ECH-ACT-01"]


def test_a_refusal_cites_the_own_book() -> None:
    match = playing(another({NEMESIS.reasons["not_your_turn"]: "ECH-ROUND-05"}))
    waits = 1 - match.pending[0].seat
    assert [(r.reason, r.rule) for r in match.why_not(waits)] == [("not_your_turn", "ECH-ROUND-05")]
    same = playing(NEMESIS)
    assert [(r.reason, r.rule) for r in same.why_not(waits)] == [("not_your_turn", NEMESIS.reasons["not_your_turn"])]


def test_a_title_adds_reasons_and_changes_none() -> None:
    for title in TITLES.values():
        if "survival" in title.texts:
            assert {reason: title.reasons[reason] for reason in REASONS} == REASONS
    assert len(NEMESIS.reasons) > len(REASONS)


def test_the_log_is_the_same_but_for_the_clause() -> None:
    plain, other = (playing(title).history(0) for title in (NEMESIS, another({ROUND.rule: "ECH-ROUND-01"})))
    assert [{**event, "rule": ""} for event in plain] == [{**event, "rule": ""} for event in other]


def test_every_title_that_shares_the_rules_has_all_their_clauses() -> None:
    assert len(cited("survival")) > 120
    for name, title in TITLES.items():
        if "survival" in title.texts:
            assert untranslated(title, catalogue.load(name).clauses) == []


def test_the_clauses_of_a_title_are_those_of_its_book() -> None:
    for name, title in TITLES.items():
        assert dict(title.clauses) == catalogue.load(name).own_clauses()


def test_a_clause_that_a_book_does_not_translate_is_found() -> None:
    book = {rule: rule.replace("NEM", "ECH") for rule in cited("survival")}
    own = set(book.values())
    assert untranslated(another(book), dict.fromkeys(own)) == []
    missing = {rule: own for rule, own in book.items() if rule != ROUND.rule}
    assert [line.split()[0] for line in untranslated(another(missing), dict.fromkeys(own))] == [ROUND.rule]

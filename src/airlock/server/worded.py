"""What the app puts into words: terms for everything that is asked and told, and the names of what a seat sees now.

They are in no language: the app formats them in the one that its reader has chosen, and again when that changes.
"""

from __future__ import annotations

from typing import Any

from airlock.kernel.match import Match
from airlock.kernel.options import Option
from airlock.server.chronicle import Chronicle
from airlock.words.board_terms import terms_of
from airlock.words.terms import Term


def view_of(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees, with terms."""
    view: dict[str, Any] = match.view(seat)
    return with_terms(view)


def with_terms(view: dict[str, Any]) -> dict[str, Any]:
    terms = terms_of(view)
    for question in view["questions"]:
        if "options" in question:
            # Where all hands are open a question is told to whom it is put.
            own = terms if question["seat"] == view["seat"] else terms_of({**view, "seat": question["seat"]})
            question["say"] = own.prompt(question)
            for option in question["options"]:
                option["say"] = own.option(option)
    for option in view["asides"]:
        option["say"] = terms.option(option)
    view["names"] = terms.names()
    return view


def told(events: list[dict[str, Any]], view: dict[str, Any]) -> list[dict[str, Any]]:
    """A history with terms."""
    terms = terms_of(view)
    return [{**event, "say": terms.event(event)} for event in events]


def refused(match: Match, view: dict[str, Any]) -> list[tuple[dict[str, Any], Term]]:
    """What a seat can't do now, each with its term."""
    terms = terms_of(view)
    plain = [refusal.plain() for refusal in match.why_not(view["seat"])]
    return [(one, terms.refusal(one)) for one in plain]


def chosen(match: Match, seat: int, key: str) -> Option | None:
    """The option that an answer takes, before it is given."""
    question = match.question(seat)
    found = question.option(key) if question is not None else None
    return found or next((o for o in match.aside_options(seat) if o.key == key), None)


class Lines:
    """The history of each seat with terms, continued like the chronicle it is made from."""

    def __init__(self) -> None:
        self._chronicle = Chronicle()
        self._seen: dict[int, list[dict[str, Any]]] = {}

    def count(self, match: Match, seat: int) -> int:
        """How much a seat has seen so far."""
        return len(self._chronicle.seen_by(match, seat))

    def seen_by(self, match: Match, view: dict[str, Any]) -> list[dict[str, Any]]:
        seat = view["seat"]
        plain = self._chronicle.seen_by(match, seat)
        seen = self._seen.setdefault(seat, [])
        seen += told(plain[len(seen) :], view)
        return seen

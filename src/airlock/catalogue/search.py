"""Finding clauses by words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from airlock.catalogue.clause import Clause, in_language
from airlock.catalogue.load import load, titles


def search(words: Sequence[str], lang: str = "en", title: str | None = None) -> list[Clause]:
    """Clauses in which every word occurs, best first: in the name of the section, then in the text, then in the ruling.

    Case doesn't matter and a word may be the beginning or a part of a longer one ("contaminat").
    """
    wanted = [part.casefold() for word in words for part in word.split()]
    if not wanted:
        return []
    found: list[tuple[int, Clause]] = []
    for name in [title] if title else titles():
        found += _matches(name, wanted, lang)
    # Sorting is stable: equal marks stay in the order of the rulebook.
    return [clause for _, clause in sorted(found, key=lambda pair: -pair[0])]


def _matches(title: str, wanted: Iterable[str], lang: str) -> Iterable[tuple[int, Clause]]:
    catalogue = load(title)
    for clause in catalogue.clauses.values():
        head = f"{clause.id} {in_language(catalogue.sections[clause.section].name, lang)}".casefold()
        text = clause.text_in(lang).casefold()
        ruling = clause.ruling_in(lang).casefold()
        marks = [(word in head) * 4 + (word in text) * 2 + (word in ruling) for word in wanted]
        if all(marks):
            yield sum(marks), clause

"""What a clause of the catalogue is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


def in_language(texts: Mapping[str, str], lang: str) -> str:
    """The text in `lang`; English where no translation exists yet, nothing where there is no text at all."""
    return texts.get(lang) or texts.get("en", "")


@dataclass(frozen=True, slots=True)
class Section:
    """A group of clauses about one word of the rulebook."""

    id: str
    title: str
    name: Mapping[str, str]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in our own words, where it comes from, and how we read it where the source leaves doubt.

    `same_as` names clauses of another book that say the same: a rule that both titles share cites theirs.
    """

    id: str
    title: str
    section: str
    kind: str
    text: Mapping[str, str]
    ruling: Mapping[str, str]
    source: str
    see: tuple[str, ...] = ()
    untestable: str | None = None
    same_as: tuple[str, ...] = ()

    @property
    def testable(self) -> bool:
        return self.untestable is None

    def text_in(self, lang: str) -> str:
        return in_language(self.text, lang)

    def ruling_in(self, lang: str) -> str:
        return in_language(self.ruling, lang)

"""What a title says of the answers that a seat could give, before it gives one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from airlock.words.terms import Term


@dataclass(frozen=True, slots=True)
class Marks:
    """Answers that are given one after the other and meant as one: cards to pay with, things to offer."""

    # Each as often as it can be given.
    keys: list[str]
    least: int
    most: int
    # The answer that ends it, if it doesn't end by itself.
    ends: str = ""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What follows from an answer, as far as its seat can know."""

    # In one sentence, and whether it speaks of harm.
    say: Term = ""
    danger: bool = False
    # It decides so much that whoever gives it is asked once more.
    grave: bool = False
    # Nothing lies between the answer and its effect: neither a price to choose nor another question.
    final: bool = False
    # Its family, where that isn't its verb.
    family: str = ""
    # What is asked next and can be said along with it.
    marks: Marks | None = None


@dataclass(frozen=True, slots=True)
class Outlooks:
    """What a title says of everything that a seat is asked now. Of plain answers there is nothing to say."""

    options: Mapping[str, Outlook] = field(default_factory=dict)
    # Several answers to the question that are one gesture.
    marks: Marks | None = None

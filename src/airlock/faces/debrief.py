"""What a title tells of a match that is over, when nothing has to stay hidden any more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from airlock.kernel.events import Event
from airlock.words.terms import Term

# A claim was true, a lie of somebody who knew better, or wrong; a promise was kept or broken; or nobody can say.
Verdict = Literal["true", "lie", "wrong", "kept", "broken", "open"]


@dataclass(frozen=True, slots=True)
class Asked:
    """One condition of a goal, whether it was met (nobody may know), and what speaks for it."""

    say: Term
    met: bool | None
    why: Term = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: each way to reach it with all its conditions."""

    id: str
    kept: bool
    met: bool
    ways: list[list[Asked]]


class Act(NamedTuple):
    """A part of the closing scene, and what was told in it."""

    id: str
    events: list[Event]


class Moment(NamedTuple):
    """A turn of the match. The sign says what kind of turn, for whoever draws it; a note says what else it meant."""

    round: int
    sign: str
    event: Event
    note: Term = ""


@dataclass(frozen=True, slots=True)
class Debrief:
    """The account of a match. A title that declares nothing gives an empty one."""

    # In one sentence: what the end means for each seat, what it means for whoever only watched.
    headlines: Mapping[int, Term] = field(default_factory=dict)
    headline: Term = ""
    # What became of the place.
    place: Term = ""
    # The acts about the place, then those about the people.
    acts: list[Act] = field(default_factory=list)
    checks: list[Event] = field(default_factory=list)
    # How each dead person died.
    deaths: Mapping[int, Moment] = field(default_factory=dict)
    # What else is known of a person now.
    facts: Mapping[int, list[Term]] = field(default_factory=dict)
    # The goals of each seat, and those that everybody had together.
    goals: Mapping[int, list[Goal]] = field(default_factory=dict)
    common: list[Goal] = field(default_factory=list)
    timeline: list[Moment] = field(default_factory=list)


class Said(NamedTuple):
    """Something said in set words, the match as it stood then, how it ended, and what happened in between."""

    seat: int
    kind: str
    what: Mapping[str, str]
    then: Any
    final: Any
    after: Sequence[Event]

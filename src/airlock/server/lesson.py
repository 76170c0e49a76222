"""A lesson: a match that is played by a script, so that a newcomer meets everything once and in order.

`lessons/<title>.yaml` says who answers what, what chance brings, and what the person is told. The script is rehearsed
once on the real engine; that gives every answer with its outcomes, and the table of a lesson replays them like any
other table replays its moves. What the script leaves open (cards nobody needs) is decided by its own seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from airlock.kernel.faults import Fault
from airlock.kernel.match import Match, new_match
from airlock.kernel.options import Question
from airlock.resources import folder
from airlock.titles import TITLES


class BrokenLesson(Fault):
    """The script and the rules have parted ways."""


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the script: the head of a chapter, an answer of the person, or some of one of the others."""

    chapter: str = ""
    # An answer, or several in a row for one of the others: keys, where `*` stands for anything.
    do: str | list[str] = []
    # Who gives it; nobody means the person who learns.
    crew: int | None = None
    # What the person is told with it, what else there is to read before (text: what it points at), a clause to look up.
    text: str = ""
    read: dict[str, str] = {}
    rule: str = ""
    # What chance brings after it, by label.
    chance: dict[str, list[str]] = {}
    # What whoever answers claims aloud.
    claim: dict[str, str] = {}


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    options: dict[str, str]
    players: int
    # The seat of the person who learns.
    seat: int
    seed: str
    # What chance decides before the first question.
    chance: dict[str, list[str]]
    # What the others answer to questions that the story doesn't care about, by prompt.
    besides: dict[str, str]
    entries: list[Entry]
    # What is left to read when the last answer was given.
    ending: dict[str, str]


@dataclass(frozen=True)
class Line:
    """An answer of the lesson and what chance makes of it."""

    seat: int
    key: str
    outcomes: list[str]
    claim: dict[str, str]
    # Nobody wants to wait for an answer without a choice.
    forced: bool


@dataclass(frozen=True)
class Page:
    """Something to read: the id of the text, and what it points at."""

    text: str
    point: str


@dataclass(frozen=True)
class Step:
    """What the person is told before the answer number `at`, and the answer itself."""

    at: int
    chapter: str
    key: str
    text: str
    rule: str
    pages: list[Page]


@dataclass(frozen=True)
class Lesson:
    """A rehearsed lesson."""

    title: str
    script: Script
    opening: list[str]
    lines: list[Line]
    steps: list[Step]
    # Of all that happens: tables of another lesson than this one go on without it.
    mark: str

    @property
    def ending(self) -> list[Page]:
        return [Page(*page) for page in self.script.ending.items()]


def has_lesson(title: str) -> bool:
    return script_path(title).is_file()


def script_path(title: str) -> Path:
    return folder("lessons") / f"{title}.yaml"


@cache
def lesson(title: str) -> Lesson:
    """The lesson of a title."""
    return rehearse(title, msgspec.yaml.decode(script_path(title).read_bytes(), type=Script))


def rehearse(title: str, script: Script) -> Lesson:
    """Play a script on the engine. Raises BrokenLesson with the place where it doesn't fit the rules."""
    where = f"lessons/{title}.yaml"
    lines: list[Line] = []
    steps: list[Step] = []
    chapter = ""
    try:
        match = new_match(TITLES[title], script.players, script.options, script.seed, script.chance)
        _all_came(match, where)
        for number, entry in enumerate(script.entries, 1):
            where = f"lessons/{title}.yaml, entry {number}"
            chapter = entry.chapter or chapter
            keys = [entry.do] if isinstance(entry.do, str) else entry.do
            seat = script.seat if entry.crew is None else entry.crew
            _rig(match, entry.chance)
            for n, key in enumerate(keys, 1):
                found = _reach(match, script, lines, seat, key, where)
                if seat == script.seat:
                    pages = [Page(*page) for page in entry.read.items()]
                    steps.append(Step(match.seq, chapter, found, entry.text, entry.rule, pages))
                lines.append(_play(match, seat, found, entry.claim if n == len(keys) else {}))
            _finish_besides(match, script, lines)
            _all_came(match, where)
    except ValueError as impossible:
        # Chance can't bring what the script wishes for.
        raise BrokenLesson(f"{where}: {impossible}") from impossible
    told = repr([[line.seat, line.key, line.outcomes] for line in lines])
    mark = hashlib.sha256((repr(match.opening) + told).encode()).hexdigest()[:16]
    return Lesson(title, script, match.opening, lines, steps, mark)


def _rig(match: Match, chance: Mapping[str, list[str]]) -> None:
    match.state.fate.rigged = {label: [str(face) for face in faces] for label, faces in chance.items()}


def _all_came(match: Match, where: str) -> None:
    left = {label: faces for label, faces in match.state.fate.rigged.items() if faces}
    if left:
        raise BrokenLesson(f"{where}: nothing asked chance for {left}. {_now(match)}")


def _reach(match: Match, script: Script, lines: list[Line], seat: int, key: str, where: str) -> str:
    """Answer whatever else the others are asked until this answer is possible; its whole key."""
    while True:
        found = [k for k in _keys(match, seat) if fnmatchcase(k, key)]
        if found:
            return found[0]
        if not _answer_besides(match, script, lines):
            raise BrokenLesson(f"{where}: seat {seat} can't answer {key!r}. {_now(match)}")


def _finish_besides(match: Match, script: Script, lines: list[Line]) -> None:
    """What follows by itself belongs to the entry that led to it, with its chance."""
    while any(match.state.fate.rigged.values()) and _answer_besides(match, script, lines):
        pass


def _answer_besides(match: Match, script: Script, lines: list[Line]) -> bool:
    for question in match.pending:
        wanted = script.besides.get(question.prompt, "")
        found = [o.key for o in question.options if fnmatchcase(o.key, wanted)]
        if question.seat != script.seat and found:
            lines.append(_play(match, question.seat, found[0], {}))
            return True
    return False


def _play(match: Match, seat: int, key: str, claim: dict[str, str]) -> Line:
    question = match.question(seat)
    forced = question is not None and len(question.options) == 1
    match.answer(seat, key)
    return Line(seat, key, match.answers[-1].outcomes, claim, forced)


def _keys(match: Match, seat: int) -> list[str]:
    question: Question | None = match.question(seat)
    asked = [o.key for o in question.options] if question is not None else []
    return asked + [o.key for o in match.aside_options(seat)]


def _now(match: Match) -> str:
    asked = [f"seat {q.seat} is asked {q.prompt} {[o.key for o in q.options]}" for q in match.pending]
    return f"After {match.seq} answers {'; '.join(asked) or 'nobody is asked anything'}."


def is_current(title: str, mark: str) -> bool:
    """Whether a table with this mark plays the lesson as it is written now."""
    return bool(mark) and has_lesson(title) and lesson(title).mark == mark


def next_line(title: str, mark: str, seq: int) -> Line | None:
    """The answer that follows after this many; none if the lesson is over, or not the one that is written now."""
    if not is_current(title, mark):
        return None
    lines = lesson(title).lines
    return lines[seq] if seq < len(lines) else None

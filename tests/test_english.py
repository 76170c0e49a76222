"""What people read is plain English: turns of phrase that native readers have to read twice are named here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.prose import texts

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "tools", "bench", "examples", "docs", "locales/en", "rules", "web/src", "web/e2e")
KINDS = (".py", ".md", ".ts", ".svelte", ".mjs", ".css", ".ftl", ".yaml")
# Folders of src/airlock that have not been read through.
NOT_YET: tuple[str, ...] = ()
# This file, which shows what it forbids, and the built app.
EXCEPTIONS = ("tests/test_english.py", "src/airlock/server/static/")

# Where a sentence begins: after a full stop, a colon, a semicolon, or at the beginning of a text or a point of a list.
START = r"(?:\A\W*|[.:;!?)]\s+(?:[#/*-]+\s+)*|\n\s*(?:[#*-]+\s+)?\n\s*)"
# Between two words of a text there may be the end of a line and the sign of a comment.
GAP = r"(?:\s+(?:#|//|\*)?\s*)"
VERBS = (
    "is are was has may can can't does doesn't must needs gets knows sees goes leaves stays stops waits keeps takes "
    "says tells acts comes hears works sets calls lives explores decides wants saves gives agrees pays loses wins dies "
    "ends suffers stands draws chooses survives hangs sits answers plays moves makes looks listens finds counts "
    "reads writes falls begins"
).replace(" ", "|")
TIMES = "second|minute|hour|day|week|month|year|time|moment|few|little|lot|bit|half|third|quarter"
# Words that are no noun: "one in a row", "two bring an encounter".
LINKS = (
    "of in at with on for is are be to without or and as by from that than has gets was like such but not if only into "
    "becomes bring brings plays gives needs takes makes attacks against behind side thing things "
    "causes inside through had launches print when leaves have analyses never raises draws"
).replace(" ", "|")
NOUN = rf"(?:(?!(?:{LINKS})\b)[A-Za-z]+{GAP})"
NUMBER = r"\b(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\d+)"
MEASURE = "(?:many|much|long|few)"

PATTERNS = {
    "'who' for 'whoever'": rf"{START}[Ww]ho{GAP}(?!this|else)(?:[\w'`-]+{GAP}){{1,9}}?(?:{VERBS})\b",
    "'a' for 'per'": rf"{NUMBER}{GAP}{NOUN}{{1,2}}an?{GAP}(?!(?:{TIMES})\b)[a-z]",
    "'one a' for 'one per'": rf"{START}One{GAP}an?\b",
    "'anew' for 'again'": r"\banew\b",
    "'besides' for 'apart from', 'as well as' or 'also'": r"\b[Bb]esides\b",
    "'dear' for 'expensive'": r"\b[Dd]ear(?:er|est|ly)?\b",
    "'to and fro' for 'back and forth'": rf"\bto{GAP}and{GAP}fro\b",
    "'for ever' for 'forever'": rf"\b[Ff]or{GAP}ever\b",
    "'so often' for how often": rf"\b[Ss]o{GAP}often\b(?!{GAP}(?:that|as))",
    "'so many' for 'this many'": rf"(?:{START}So|\b(?:after|for|[Ff]rom|every|but|than|most|with){GAP}so){GAP}{MEASURE}"
    rf"\b(?!{GAP}(?:that|as)\b)",
    "'else' for 'otherwise'": rf"{START}Else\b|,{GAP}else{GAP}[a-z]",
    "'also' for 'even'": rf",{GAP}also{GAP}(?:by|for|if|in|those|when|where)\b",
    "'of several the first' for 'the first of several'": r"\b[Oo]f (?:two\b|several\b|\d+\b|\{[^}]*\})[^.;:,]{0,60}"
    r"\bthe (?:first|last)\b",
    "'look what' for 'see what'": rf"\b[Ll]ook{GAP}what\b",
    "'is no' for 'isn't a'": rf"\b(?![Tt]here\b)[\w']+{GAP}(?:is|are|was|were){GAP}no{GAP}"
    rf"(?!longer\b|more\b|less\b|better\b|worse\b|good\b|use\b)[a-z]",
    "'the own' for 'one's own'": rf"\b(?:an|An|the|The){GAP}own\b",
    "'possible are' for a list of what is possible": r"\bpossible are\b",
    "'right would be' for an example of what is right": r"\bright would be\b",
    "'on turn' for 'taking a turn'": r"\b[Oo]n turn\b",
    "'how it looks like' for 'what it looks like'": r"\b[Hh]ow\b[^.;:]{0,30}\blooks?\s+like\b",
}


def files() -> list[Path]:
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.suffix in KINDS]
    found += [*sorted(ROOT.glob("*.md")), ROOT / "setup.py"]
    left_out = (*EXCEPTIONS, *(f"src/airlock/{folder}/" for folder in NOT_YET))
    return [path for path in found if not name_of(path).startswith(left_out)]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def complaints(words: str) -> list[tuple[int, str, str]]:
    """Where in a text which pattern is found, with what it says there."""
    return [
        (found.start() + len(found[0]) - len(found[0].lstrip()), why, " ".join(found[0].split()))
        for why, pattern in PATTERNS.items()
        for found in re.finditer(pattern, words)
    ]


def test_what_people_read_is_plain_english() -> None:
    found = [
        f"{name_of(path)}:{text.line + text.words.count(chr(10), 0, where)}: {why}: {words}"
        for path in files()
        for text in texts(path)
        for where, why, words in complaints(text.words)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Who looks also hears what happens.", "'who' for 'whoever'"),
        ("It is over. Who has\n# passed may agree.", "'who' for 'whoever'"),
        ("`version` grows: who writes must have seen it.", "'who' for 'whoever'"),
        ("The rules, one file a title.", "'a' for 'per'"),
        ("With 400 to 500 games a setting", "'a' for 'per'"),
        ("Doors. One a corridor.", "'one a' for 'one per'"),
        ("dealt anew", "'anew' for 'again'"),
        ("possible besides", "'besides' for 'apart from', 'as well as' or 'also'"),
        ("a wound makes it dearer", "'dear' for 'expensive'"),
        ("things go to\n# and fro", "'to and fro' for 'back and forth'"),
        ("it waits for ever", "'for ever' for 'forever'"),
        ("So often a change is tried.", "'so often' for how often"),
        ("untouched for so many days", "'so many' for 'this many'"),
        ("It stays. Else it goes.", "'else' for 'otherwise'"),
        ("told to all, also where it hurts", "'also' for 'even'"),
        ("it takes a card, else nothing", "'else' for 'otherwise'"),
        ("of {} answers the first {} count", "'of several the first' for 'the first of several'"),
        ("running away is no\n# injury", "'is no' for 'isn't a'"),
        ("the host frees an own seat", "'the own' for 'one's own'"),
        ("eggs in the own room", "'the own' for 'one's own'"),
        ("it can't be round; possible are base, alt", "'possible are' for a list of what is possible"),
        ("it can't be fast; right would be 200ms", "'right would be' for an example of what is right"),
        ("whoever is on turn", "'on turn' for 'taking a turn'"),
        ("Print one JSON object a line.", "'a' for 'per'"),
        ("of two of a kind the first", "'of several the first' for 'the first of several'"),
        ("look what is left", "'look what' for 'see what'"),
        ("how a card looks like", "'how it looks like' for 'what it looks like'"),
    ],
)
def test_what_is_read_twice_is_found(words: str, why: str) -> None:
    assert [found[1] for found in complaints(words)] == [why]


@pytest.mark.parametrize(
    "words",
    [
        "Whoever looks also hears what happens.",
        "Who fills the last seats.",
        "Who is asked what, and every legal answer",
        "Who this is at a table.",
        "The captain, who has passed, may agree.",
        "One step a second, three times a day.",
        "One of a kind; one in a row; one at a time.",
        "It happens so often that it counts, for so long as it lasts.",
        "Nobody else is asked.",
        "There is no door, and it is no longer open.",
        "It is red, and also by the door.",
    ],
)
def test_good_english_is_left_alone(words: str) -> None:
    assert complaints(words) == []

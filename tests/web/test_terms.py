"""What the app puts into words reads as it does here: both format the same terms."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from airlock.kernel.match import new_match
from airlock.server.worded import refused, told, view_of
from airlock.titles import TITLES
from airlock.words import LANGUAGES, Words
from airlock.words.board_terms import terms_of

# The app's own test reads it: web/src/words/words.test.ts.
FIXTURE = Path(__file__).parent.parent.parent / "web" / "src" / "words" / "terms.fixture.json"
HOW = "write it with: PYTHONPATH=src:. python -m tests.web.test_terms"
# Players, options, seed, how many answers.
MOMENTS: list[tuple[int, dict[str, str], str, int]] = [
    (3, {}, "terms", 3),
    (4, {}, "terms", 90),
    (4, {"board": "alt"}, "terms", 160),
    (3, {"mode": "intruder"}, "terms", 240),
]
# Lines of the log that are compared at each moment.
LAST = 60


def moment(players: int, options: dict[str, str], seed: str, answers: int) -> dict[str, Any]:
    """What the seat that is asked sees, hears and may not do, as terms and in both languages."""
    match = new_match(TITLES["nemesis"], players, options, seed)
    match.hashing = False
    rng = Random(seed)
    while not match.over and match.seq < answers:
        question = match.pending[0]
        match.answer(question.seat, rng.choice(question.options).key)
    seat = match.pending[0].seat if match.pending else 0
    view: Any = view_of(match, seat)
    terms: list[Any] = [event["say"] for event in told(match.history(seat)[-LAST:], view)]
    terms += [term for _, term in refused(match, view)]
    terms += [option["say"] for option in view["asides"]]
    for question in view["questions"]:
        if "say" in question:
            terms += [question["say"], *(option["say"] for option in question["options"])]
    words = {lang: Words(lang, match.title.texts, strict=True) for lang in LANGUAGES}
    lines = [
        {"term": term, **{lang: say.render(term, terms_of(view).named) for lang, say in words.items()}}
        for term in terms
    ]
    return {"names": view["names"], "lines": lines}


def fixture() -> list[dict[str, Any]]:
    return [moment(*at) for at in MOMENTS]


def test_terms_read_as_the_app_expects_them() -> None:
    """The terms are those of matches when the fixture was written; the texts have to be those of today."""
    kept = json.loads(FIXTURE.read_text(encoding="utf-8"))
    texts = TITLES["nemesis"].texts

    assert sum(len(at["lines"]) for at in kept) > 150
    for lang in LANGUAGES:
        say = Words(lang, texts, strict=True)
        for at in kept:
            assert [say.render(line["term"], at["names"].get) for line in at["lines"]] == [
                line[lang] for line in at["lines"]
            ], HOW


def test_the_server_sends_names_for_all_that_its_terms_name() -> None:
    for at in fixture():
        named = [name for line in at["lines"] for name in names_in(line["term"])]
        assert named
        assert [name for name, otherwise in named if name not in at["names"] and not otherwise] == []


def names_in(term: Any) -> Iterator[tuple[str, bool]]:
    """The names in a term, and whether it says something else where there is none."""
    if isinstance(term, dict):
        if "name" in term:
            yield term["name"], "otherwise" in term
        for part in (*term.get("args", {}).values(), *term.get("join", ()), term.get("note"), term.get("otherwise")):
            yield from names_in(part)


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")

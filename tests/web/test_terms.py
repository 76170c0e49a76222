"""What the app puts into words reads as it does here: both format the same terms."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from airlock.kernel.match import new_match
from airlock.server.worded import refused, told, view_of
from airlock.titles import TITLES
from airlock.words import LANGUAGES, Words

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
    lines = [{"term": term, **{lang: say.render(term, view) for lang, say in words.items()}} for term in terms]
    return {"names": view["names"], "lines": lines}


def fixture() -> list[dict[str, Any]]:
    return [moment(*at) for at in MOMENTS]


def test_the_app_is_tested_with_the_terms_of_today() -> None:
    found = fixture()

    assert sum(len(at["lines"]) for at in found) > 150
    assert json.loads(FIXTURE.read_text(encoding="utf-8")) == found, HOW


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")

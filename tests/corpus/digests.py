"""What the state hash does not see, as short digests: views, history, refusals, prices, words and observations."""

from __future__ import annotations

import base64
import hashlib
import json
from functools import cache
from typing import Any

from airlock.faces import face_of
from airlock.faces.encoding.encoder import Encoder
from airlock.kernel.match import Match
from airlock.server.prices import prices
from airlock.words import LANGUAGES, Words

# At how many moments of a match a look is taken, spread evenly over its answers.
MOMENTS = 20
# Characters of a digest: 24 bits.
LENGTH = 4


def moments(answers: int) -> list[int]:
    """After which answers a look is taken. Short matches have fewer moments."""
    return sorted({round((n + 1) * answers / MOMENTS) for n in range(MOMENTS)} - {0})


def digest(value: object) -> str:
    plain = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    return base64.b64encode(hashlib.blake2b(plain.encode(), digest_size=LENGTH * 3 // 4).digest(), b"-_").decode()


def without_kinds(shown: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in shown.items() if name != "kinds"}


@cache
def words(lang: str, texts: tuple[str, ...]) -> Words:
    return Words(lang, texts, strict=True)


# The intruder player of a match that has none.
NOBODY = {"seat": -1, "ready": False, "cards": 0, "looking": 0, "deck": 0, "discard": []}


def as_recorded(view: dict[str, Any]) -> dict[str, Any]:
    """A view as it was when the matches of format 1 were recorded.

    Then every match had an entry for the intruder player, no argument said what it is, and things were dropped between
    actions only.
    """
    questions = [without_kinds(question) for question in view["questions"]]
    for question in questions:
        if "options" in question:
            question["options"] = [without_kinds(option) for option in question["options"]]
    asides = [without_kinds(option) for option in between_actions(view)]
    old = {name: value for name, value in view.items() if name != "lingering"}
    return {"intruder_player": NOBODY, **old, "questions": questions, "asides": asides}


def between_actions(view: dict[str, Any]) -> list[dict[str, Any]]:
    """What could be done apart from answering when things were dropped between actions only."""
    if any(question["prompt"] == "act" for question in view["questions"]):
        return [option for option in view["asides"] if option["verb"] == "drop"]
    return []


class Looks:
    """Takes a look at a match at each of its moments."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = range(-1, match.players)
        self.since = 0
        self.taken = 0
        self.encoder: Encoder = face_of(match.title.name).encoder(match.state, None)

    def take(self) -> dict[str, object]:
        """Everything that this moment shows, by kind. Of the history, only what is new since the last moment."""
        match = self.match
        views = {seat: match.view(seat) for seat in self.seats}
        told = {seat: [e for e in match.history(seat) if self._is_new(e)] for seat in self.seats}
        # Wording and numbers are slow: one seat at a time takes its turn.
        seat = self.seats[self.taken % len(self.seats)]
        asked = match.pending[0].seat if match.pending else 0
        out: dict[str, object] = {
            "view": {seat: self._view(view) for seat, view in views.items()},
            "history": {seat: [self._event(event) for event in events] for seat, events in told.items()},
            "refusals": {seat: [r.plain() for r in match.why_not(seat)] for seat in self.seats},
            "prices": {seat: prices(match, seat) for seat in self.seats if seat >= 0},
            "observation": self._numbers(views[asked]),
        }
        for lang in LANGUAGES:
            out[lang] = self._worded(words(lang, match.title.texts), views[seat], told[seat], seat)
            if asked != seat:
                out[lang] = [out[lang], self._worded(words(lang, match.title.texts), views[asked], [], asked)]
        self.since = match.seq
        self.taken += 1
        return out

    def _view(self, view: dict[str, Any]) -> dict[str, Any]:
        return as_recorded(view) if self.match.format == 1 else view

    def _event(self, event: dict[str, Any]) -> dict[str, Any]:
        return without_kinds(event) if self.match.format == 1 else event

    def _is_new(self, event: dict[str, object]) -> bool:
        seq = event["seq"]
        assert isinstance(seq, int)
        return seq > self.since or self.taken == 0

    def _worded(self, say: Words, view: dict[str, Any], told: list[dict[str, object]], seat: int) -> list[object]:
        questions = [q for q in view["questions"] if "options" in q]
        return [
            [say.event(event, view) for event in told],
            [[say.prompt(q, view), [say.option(o, view) for o in q["options"]]] for q in questions],
            [say.option(o, view) for o in (between_actions(view) if self.match.format == 1 else view["asides"])],
            [say.refusal(r.plain(), view) for r in self.match.why_not(seat)],
        ]

    def _numbers(self, view: dict[str, Any]) -> list[object]:
        legal = self.encoder.actions.legal(view)
        cells = self.encoder.fields.blank()
        self.encoder.write(view, legal, cells)
        return [hashlib.blake2b(bytes(cells), digest_size=8).hexdigest(), sorted(legal.items())]

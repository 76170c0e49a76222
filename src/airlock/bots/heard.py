"""What everybody at the table saw others do and heard them claim. Nothing in here is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from airlock.faces import face_of
from airlock.kernel.events import Value
from airlock.kernel.match import Match

# A claim as people make it at a table: {"id": "engine-works", "engine": "2"}, {"id": "course", "space": "A",
# "planet": "earth"}.
What = Mapping[str, str]


class Deed(NamedTuple):
    """Something that a seat did in public: the event, its other values, and the number of the answer it came with."""

    event: str
    seat: int
    values: tuple[Value, ...]
    seq: int


class Claim(NamedTuple):
    """What a seat said aloud after this many answers. It may be a lie."""

    seat: int
    what: What
    seq: int


class Heard:
    """The deeds and claims of a match so far. Whoever runs the match keeps one for all its bots."""

    __slots__ = ("_next", "claims", "deeds", "now")

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.claims: list[Claim] = []
        # The number of the last answer of which anything was seen.
        self.now = 0
        self._next = 0

    def listen(self, match: Match) -> None:
        """Take in what has happened since the last time."""
        events = match.public_events(self._next)
        is_telling = face_of(match.title.name).talk.is_telling
        for event in events:
            if is_telling(event):
                self.deeds.append(Deed(event.kind.name, int(event.values[0]), event.values[1:], event.seq))
        if events:
            self._next, self.now = events[-1].index + 1, events[-1].seq

    def say(self, seat: int, what: What, seq: int) -> None:
        self.claims.append(Claim(seat, what, seq))

    def with_claims(self, claims: list[Claim]) -> Heard:
        """The same deeds, and what one seat has heard of them."""
        other = Heard()
        other.deeds, other.claims, other.now = self.deeds, claims, self.now
        return other

    def learners(self, match: Match) -> list[int]:
        """The seats that have something to talk about since the last answer. Those still at it come later."""
        talk = face_of(match.title.name).talk
        seats: list[int] = []
        for deed in reversed(self.deeds):
            if deed.seq != match.seq:
                break
            if deed.event in talk.secrets and deed.seat not in seats:
                seats.append(deed.seat)
        questions = {seat: match.question(seat) for seat in seats}
        return [seat for seat, asked in questions.items() if asked is None or asked.prompt not in talk.deciding]

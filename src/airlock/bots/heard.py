"""What everybody at the table saw others do and heard them claim. Nothing in here is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from airlock.kernel.events import Event, Value
from airlock.kernel.match import Match

# A claim as people make it at a table: {"id": "engine-works", "engine": "2"}, {"id": "course", "space": "A",
# "planet": "earth"}.
What = Mapping[str, str]

LOOKED_AT_COORDINATES: Final = "looked_at_coordinates"
DESTINATION_SET: Final = "destination_set"
LOOKED_AT_ENGINE: Final = "looked_at_engine"
ENGINE_ORDER: Final = "engine_order"
LOOKED_AT_OBJECTIVE: Final = "looked_at_objective"
OBJECTIVE_CHOSEN: Final = "objective_chosen"
SIGNAL_SENT: Final = "signal_sent"
OBJECT_TAKEN: Final = "object_taken"
WEAKNESS_DISCOVERED: Final = "weakness_discovered"
TRADE: Final = "trade"
TRADED: Final = "traded"
ACTION: Final = "action"
# Events that tell something about who did it; the first value of each is a seat.
TELLING: Final = frozenset(
    (
        LOOKED_AT_COORDINATES,
        DESTINATION_SET,
        LOOKED_AT_ENGINE,
        ENGINE_ORDER,
        LOOKED_AT_OBJECTIVE,
        OBJECTIVE_CHOSEN,
        SIGNAL_SENT,
        OBJECT_TAKEN,
        WEAKNESS_DISCOVERED,
        TRADE,
        TRADED,
    )
)
# After these somebody knows something that others would like to know.
SECRETS: Final = (LOOKED_AT_COORDINATES, LOOKED_AT_ENGINE, ENGINE_ORDER)


class Deed(NamedTuple):
    """Something that a seat did in public: the event, its other values, and the number of the answer it came with."""

    event: str
    seat: int
    values: tuple[Value, ...]
    seq: int


class Claim(NamedTuple):
    """What a seat said aloud after so many answers. It may be a lie."""

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
        """Who has something to talk about since the last answer. Who is still at it comes later."""
        seats: list[int] = []
        for deed in reversed(self.deeds):
            if deed.seq != match.seq:
                break
            if deed.event in SECRETS and deed.seat not in seats:
                seats.append(deed.seat)
        return [seat for seat in seats if not is_at_it(match, seat)]


def is_telling(event: Event) -> bool:
    kind = event.kind.name
    return kind in TELLING or (kind == ACTION and str(event.values[1]).endswith((":start", ":stop")))


def is_at_it(match: Match, seat: int) -> bool:
    """Whether a seat is still deciding what to do about the engine that it looks at."""
    question = match.question(seat)
    return question is not None and question.prompt == ENGINE_ORDER

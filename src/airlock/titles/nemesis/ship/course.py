"""The course: the secret coordinates card, the marker on its track, where the ship flies, and the check at the end."""

from __future__ import annotations

from typing import Final

from airlock.kernel.events import EVERYBODY
from airlock.kernel.fate import Fate
from airlock.kernel.zones import knows
from airlock.survival.crew import Crew
from airlock.survival.ending import die_at_the_end
from airlock.survival.looking import eyes
from airlock.survival.parts import Part, Unordered
from airlock.survival.state import Game
from airlock.survival.tell import tell, tell_only
from airlock.survival.view import seats_in
from airlock.survival.vocabulary import COORDINATES, DESTINATION, SEAT
from airlock.titles.nemesis.ship.ending import Hull, anybody_lives
from airlock.titles.nemesis.ship.hibernation import HIBERNATING
from airlock.titles.nemesis.vocabulary import VOCABULARY

# The spaces of the destination track, and where the marker begins.
SPACES: Final = ["A", "B", "C", "D"]
START: Final = "B"
EARTH: Final = "earth"
MARS: Final = "mars"
# The objective whose holder survives at Mars (NEM-VICT-08).
QUARANTINE: Final = "quarantine"

LOOKED_AT_COORDINATES: Final = VOCABULARY.event("looked_at_coordinates", "NEM-ROOM-COCKPIT-02", seat=SEAT)
SAW_COORDINATES: Final = VOCABULARY.event("saw_coordinates", "NEM-VIS-14", seat=SEAT, card=COORDINATES)
COORDINATES_REVEALED: Final = VOCABULARY.event(
    "coordinates_revealed", "NEM-VICT-06", card=COORDINATES, destination=DESTINATION
)
WRONG_DESTINATION: Final = VOCABULARY.event("wrong_destination", "NEM-VICT-07", seat=SEAT)


class Course(Part):
    """The coordinates card and the destination marker."""

    def __init__(self, pool: Unordered, space: str = START, card: str = "", known: int = 0) -> None:
        # Cards that it may still be; the card itself is empty while undecided, and then who knows it.
        self.pool = pool
        self.card = card
        self.known = known
        # Where the marker lies.
        self.space = space

    # -- slots, copy and plain, written by `make fields` from the declarations above

    __slots__ = ("card", "known", "pool", "space")

    def copy(self) -> Course:
        return Course(self.pool[:], self.space, self.card, self.known)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.card:
            out["card"] = self.card
        if self.known:
            out["known"] = self.known
        out["pool"] = sorted(self.pool)
        if self.space != START:
            out["space"] = self.space
        return out

    # -- end of what `make fields` writes

    @staticmethod
    def of(game: Game) -> Course:
        part = game.parts["course"]
        assert isinstance(part, Course)
        return part

    def view(self, game: Game, seat: int) -> dict[str, object]:
        return {"destination": self.space}

    def looked(self, game: Game) -> dict[str, object]:
        return {"coordinates": seats_in(self.known, game)}

    def notes(self, game: Game, seat: int) -> dict[str, object]:
        return {"coordinates": self.card} if knows(self.known, seat) else {}

    def redecide(self, game: Game, seat: int, fate: Fate) -> None:
        if self.card and not knows(self.known, seat):
            self.pool.append(self.card)
            self.pool.sort()
            fate.shuffle(self.pool)
            self.card = self.pool.pop()

    def breach(self, game: Game) -> str:
        cards = sorted([*self.pool, self.card] if self.card else self.pool)
        return "" if cards == sorted(game.content.coordinates) else f"these are the coordinates cards: {cards}"


def decide_coordinates(game: Game) -> str:
    course = Course.of(game)
    if not course.card:
        course.card = game.fate.draw("coordinates", course.pool)
    return course.card


def look_at_coordinates(game: Game, me: Crew) -> None:
    game.reveals += 1
    tell(game, LOOKED_AT_COORDINATES, me.seat)
    mask = eyes(game, me)
    Course.of(game).known |= mask
    tell_only(game, mask, SAW_COORDINATES, me.seat, decide_coordinates(game))


def destination(game: Game) -> str:
    """Where the ship flies: the destination at the marker's space (NEM-ROOM-COCKPIT-06)."""
    return game.content.coordinates[decide_coordinates(game)][Course.of(game).space]


def survives_at(me: Crew, place: str) -> bool:
    """Whether a sleeper survives there: at Earth, and with one objective also at Mars (NEM-VICT-07, -08).

    Whoever never had to choose still holds both of theirs (NEM-OBJ-12).
    """
    return place == EARTH or (place == MARS and QUARANTINE in me.objectives)


def coordinates_check(game: Game, _: int) -> None:
    """Anywhere but Earth the sleepers die, with one exception (NEM-VICT-06 to -09)."""
    if Hull.of(game).destroyed or not anybody_lives(game):
        return
    there = destination(game)
    game.reveals += 1
    course = Course.of(game)
    course.known = EVERYBODY
    tell(game, COORDINATES_REVEALED, course.card, there)
    for c in game.crew:
        if c.status == HIBERNATING and not survives_at(c, there):
            die_at_the_end(game, c, WRONG_DESTINATION)

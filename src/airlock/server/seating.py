"""Who sits at a table, as the server keeps it in memory, and what a browser's secrets open there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from airlock.server.refused import no_seat, not_host, not_yours
from airlock.server.schema import SeatRow


@dataclass
class Seat:
    """A seat at a table."""

    seat: int
    kind: str
    name: str
    claimed: bool
    bot: str
    taken_over: bool
    given_up: bool
    auto: bool
    invites: int

    @property
    def is_person(self) -> bool:
        """Somebody who can be asked for consent, and who may be late."""
        return self.kind not in ("bot", "program") and self.claimed

    @property
    def has_say(self) -> bool:
        """Somebody whose consent is needed, also while a bot plays for them, unless they left the seat to it."""
        return self.is_person and not self.given_up

    @property
    def is_program(self) -> bool:
        """Somebody else's program plays it over the network."""
        return self.kind == "program" and self.claimed

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.taken_over


def seat_of(row: SeatRow) -> Seat:
    return Seat(
        row.seat, row.kind, row.name, row.claimed, row.bot, row.taken_over, row.given_up, row.auto, row.invites
    )  # fmt: skip


@dataclass(frozen=True)
class Holder:
    """A browser at a table: its secret, if it has one, the seats it holds, and whether it is the host."""

    browser: str = ""
    seats: frozenset[int] = frozenset()
    is_host: bool = False

    def must_sit(self, seat: int) -> None:
        if not self.seats:
            raise no_seat()
        if seat not in self.seats:
            raise not_yours(seat)

    def must_sit_somewhere(self) -> None:
        if not self.seats and not self.is_host:
            raise no_seat()

    def must_be_host(self) -> None:
        if not self.is_host:
            raise not_host()


def has_enough(seats: Sequence[Seat], number: int, voters: Collection[int]) -> bool:
    """Whether more than half of the other people who play want a bot in a seat."""
    others = [s.seat for s in seats if s.is_person and not s.taken_over and s.seat != number]
    return 2 * len([n for n in others if n in voters]) > len(others)


def without_takeover(votes: dict[str, Any], seats: Iterable[int]) -> dict[str, Any]:
    """Votes, but none for a bot in one of these seats."""
    gone = {str(seat) for seat in seats}
    left = {name: {s: v for s, v in votes.get(name, {}).items() if s not in gone} for name in ("takeover", "stand_in")}
    return {**votes, **left}


def persons(seats: Collection[Seat]) -> list[int]:
    return [s.seat for s in seats if s.is_person]

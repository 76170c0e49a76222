"""A table in memory: its row, its seats, and the match that its moves have led to."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from random import Random
from typing import Any

from airlock.bots import Heard
from airlock.kernel.match import Match
from airlock.kernel.options import Question
from airlock.server import wire
from airlock.server.foreseen import foreseen
from airlock.server.keys import hashed, invite_of
from airlock.server.lesson import Line, is_current, next_line
from airlock.server.prices import prices
from airlock.server.refused import Refused
from airlock.server.schema import KeyRow, TableRow
from airlock.server.seating import Holder, Seat, has_enough
from airlock.server.settings import FORCED, PACES
from airlock.server.worded import Lines, refused, view_of

SPECTATOR = -1


class LiveTable:
    """One table. Whoever uses it holds its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        # Set when it was read from the database.
        self.row: TableRow = TableRow(id=id, version=-1, seq=0, epoch=0)
        self.seats: list[Seat] = []
        self.keys: dict[str, KeyRow] = {}
        self.match: Match | None = None
        # How many of the recorded answers don't mean the same by today's rules. The match stands before them.
        self.lost = 0
        self.lines = Lines()
        # What everybody has seen others do.
        self._heard = Heard()
        # The open question of each seat, its options, and since which answer it has been open.
        self._asked: dict[int, tuple[Question, list[str], int]] = {}

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def playing(self) -> Match:
        """The match; only to be asked for once it has started."""
        assert self.match is not None
        return self.match

    def take_match(self, match: Match | None, lost: int = 0) -> None:
        """Another match than before, or another history."""
        self.match = match
        self.lost = lost
        self.lines = Lines()
        self._heard = Heard()
        self._asked = {}
        self.note_questions()

    def distrust(self) -> None:
        """What is in memory may not be what was recorded: it is read again before anybody uses it."""
        self.take_match(None)
        self.row.version = -1

    @property
    def is_as_recorded(self) -> bool:
        """Whether the match stands where the record does."""
        return self.match is None or self.match.seq + self.lost == self.row.seq

    @property
    def heard(self) -> Heard:
        """What everybody has seen others do so far; what was said is in the record."""
        self._heard.listen(self.playing)
        return self._heard

    def note_questions(self) -> None:
        """Remember since when each question has been open."""
        before, self._asked = self._asked, {}
        for question in self.match.pending if self.match is not None else []:
            keys = [o.key for o in question.options]
            old = before.get(question.seat)
            since = old[2] if old is not None and old[0] is question and old[1] == keys else self.playing.seq
            self._asked[question.seat] = (question, keys, since)

    def is_current(self, seat: int, seq: int) -> bool:
        """Whether an answer that somebody gave at `seq` still means the question that is open.

        Where several seats are asked at once, the answers of the others don't make one's own question another one.
        """
        asked = self._asked.get(seat)
        return seq == self.playing.seq or (asked is not None and asked[2] <= seq <= self.playing.seq)

    # -- who is who

    def holder(self, browser: str) -> Holder:
        """What a browser holds here."""
        mark = hashed(browser)
        held = [key for key in self.keys.values() if browser and key.browser == mark]
        seats = frozenset(key.seat for key in held if key.kind == "seat")
        return Holder(browser, seats, any(key.kind == "host" for key in held))

    def program(self, token: str) -> Holder:
        """What the secret of a program opens: its seat. A cookie doesn't open it, and this opens nothing else."""
        key = self.keys.get(hashed(token))
        if key is None or key.kind != "program":
            raise Refused(
                401,
                "bad_token",
                "this token opens no seat at this table: the host can make a new one; the old one is void",
            )
        return Holder(seats=frozenset({key.seat}))

    def persons(self) -> list[int]:
        return [s.seat for s in self.seats if s.is_person]

    @property
    def line(self) -> Line | None:
        """The answer that comes next by the script of a lesson; none at other tables, and when the lesson is over."""
        row = self.row
        return next_line(row.title, row.lesson, self.playing.seq) if row.lesson else None

    # -- what the server has to do by itself

    def is_forced(self, question: Question) -> bool:
        """A person who has only one answer and nothing else to do."""
        seat = self.seats[question.seat]
        return (
            seat.auto
            and not seat.is_played_by_bot
            and len(question.options) == 1
            and not self.playing.aside_options(question.seat)
        )

    def next_due(self, now: float, rng: Random) -> float | None:
        """When the server has to act, if nobody else does."""
        row = self.row
        if row.status != "playing" or row.paused or self.match is None or self.match.over:
            return None
        times: list[float] = [max(now, at) for at in self.stand_ins().values()]
        if self.lost:
            return min(times, default=None)
        line = self.line
        if line is not None:
            if not self.seats[line.seat].is_played_by_bot:
                return None
            return now + rng.uniform(*PACES["instant" if line.forced else row.pace])
        for question in self.match.pending:
            if self.seats[question.seat].is_played_by_bot:
                times.append(now + rng.uniform(*PACES[row.pace]))
            elif self.is_forced(question):
                times.append(now + rng.uniform(*FORCED[row.pace]))
            elif row.clock_seconds:
                times.append(max(now, row.moved + row.clock_seconds))
        return min(times, default=None)

    def stand_ins(self) -> dict[int, float]:
        """Seats that enough people want to give to a bot, and when it steps in."""
        votes = self.row.votes
        return {
            int(seat): float(votes["stand_in"][seat]["at"])
            for seat, voters in votes.get("takeover", {}).items()
            if seat in votes.get("stand_in", {}) and has_enough(self.seats, int(seat), voters)
        }

    def undo_waits_for(self, agreed: Collection[int]) -> list[int]:
        """The seats whose person has not agreed to take the last answer back."""
        return [s.seat for s in self.seats if s.has_say and s.seat not in agreed]

    def deadline(self) -> float | None:
        """When the turn clock runs out for the persons who are asked."""
        row = self.row
        if not row.clock_seconds or row.status != "playing" or row.paused or self.lost or self.match is None:
            return None
        asked = any(not self.seats[q.seat].is_played_by_bot for q in self.match.pending)
        return row.moved + row.clock_seconds if asked else None

    # -- what others get to see

    def undo(self, seat: int) -> wire.Undo:
        """Whether this seat may take back the last answer, which must be its own.

        What chance decided or somebody saw stays, unless nobody else has a say.
        """
        match = self.playing
        why = ""
        if match.over or self.row.status == "over":
            why = "over"
        elif self.lost:
            why = "rules_changed"
        elif not match.answers:
            why = "nothing"
        elif match.answers[-1].seat != seat:
            why = "not_yours"
        elif match.answers[-1].outcomes:
            why = "chance"
        elif match.answers[-1].revealed:
            why = "revealed"
        alone = why in ("chance", "revealed") and not self.undo_waits_for([seat])
        return wire.Undo(not why or alone, why)

    def state(self, seat: int, since: int = 0) -> wire.State:
        """What this seat may know now, with its history from an index on."""
        match = self.playing
        view = view_of(match, seat)
        seen = self.lines.seen_by(match, view)
        begin = since if since <= len(seen) else 0
        costs = prices(match, seat)
        outlooks, marks = foreseen(match, view, costs)
        return wire.State(
            table=self.id,
            seat=seat,
            seq=match.seq,
            epoch=self.row.epoch,
            status=self.status,
            paused=self.row.paused,
            view=view,
            events=seen[begin:],
            from_=begin,
            refusals=[wire.Refusal(**plain, say=term) for plain, term in refused(match, view)],
            costs=costs,
            outlooks=outlooks,
            marks=marks,
            undo=self.undo(seat),
            deadline=self.deadline(),
        )

    def changed(self) -> wire.Changed | None:
        """What everybody is told if the rules have changed under the table."""
        if not self.lost:
            return None
        kept = self.playing.seq
        vote = self.row.votes.get("changed", {})
        return wire.Changed(kept, kept + self.lost, list(vote["agreed"]) if vote.get("kept") == kept else [])

    @property
    def status(self) -> Any:
        return self.row.status

    def shown(self, holder: Holder, connected: frozenset[int] = frozenset()) -> wire.Table:
        """The table as this browser may see it."""
        row = self.row
        kind: Any
        pace: Any = row.pace
        seats = []
        for s in self.seats:
            kind = s.kind
            seats.append(
                wire.SeatShown(
                    seat=s.seat,
                    kind=kind,
                    name=s.name,
                    claimed=s.claimed,
                    connected=s.seat in connected,
                    bot=s.bot,
                    taken_over=s.taken_over,
                    given_up=s.given_up,
                    auto=s.auto,
                    mine=s.seat in holder.seats,
                    invite=self.invite(holder, s),
                )
            )
        undo = row.votes.get("undo")
        return wire.Table(
            id=row.id,
            code=row.code,
            name=row.name,
            title=row.title,
            options=row.options,
            players=row.players,
            status=self.status,
            public=row.public,
            spectators=row.spectators,
            hints=row.hints,
            lesson=is_current(row.title, row.lesson),
            pace=pace,
            clock_seconds=row.clock_seconds,
            paused=row.paused,
            seq=row.seq,
            epoch=row.epoch,
            asked=list(row.asked) if holder.seats else [],
            created=row.created,
            updated=row.updated,
            seats=seats,
            host=holder.is_host,
            seed_hash=row.seed_hash,
            rematch=row.rematch if holder.seats or holder.is_host else "",
            previous=row.previous if holder.seats or holder.is_host else "",
            sequel=row.sequel if holder.seats or holder.is_host else "",
            goes_on=[wire.Sequel(**one) for one in row.goes_on],
            changed=self.changed(),
            votes=wire.Votes(
                wire.UndoVote(undo["seat"], list(undo["agreed"]), self.undo_waits_for(undo["agreed"]))
                if undo
                else None,
                {seat: list(voters) for seat, voters in row.votes.get("takeover", {}).items()},
                {seat: float(wait["at"]) for seat, wait in row.votes.get("stand_in", {}).items()},
            ),
        )

    def invite(self, holder: Holder, seat: Seat) -> str:
        """The path that claims a seat: for the host, while nobody sits there."""
        if not holder.is_host or seat.kind != "invite" or seat.claimed:
            return ""
        secret = invite_of(holder.browser, self.id, seat.seat, seat.invites)
        # Another device of the host has another secret: there the host makes a new invite.
        return f"/t/{self.id}#invite={secret}" if hashed(secret) in self.keys else ""

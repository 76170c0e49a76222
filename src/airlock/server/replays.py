"""Finished matches, looked at answer by answer: of a table that is over, or of an uploaded save."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from contextlib import suppress
from threading import Lock
from typing import Any

from sqlalchemy.exc import IntegrityError

from airlock.kernel.faults import BadSave
from airlock.kernel.match import Answer, Match, replay
from airlock.kernel.options import Option
from airlock.kernel.still_same import load_as_far
from airlock.server import wire
from airlock.server.debriefing import debrief, judged
from airlock.server.follow import follow
from airlock.server.keys import ID, hashed, new_id
from airlock.server.live_table import LiveTable
from airlock.server.refused import Refused
from airlock.server.schema import ReplayRow
from airlock.server.service import House
from airlock.server.worded import chosen, told, with_terms
from airlock.titles import TITLES
from airlock.words.board_terms import terms_of

OPEN = "open"
# More answers than any match has: a file with more was made to keep the server busy.
MOST_ANSWERS = 20_000


class Recording:
    """A match to look at: how it began, and all its answers."""

    def __init__(self, match: Match, names: list[str], lost: int = 0) -> None:
        self.title = match.title
        self.players = match.players
        self.options = match.options
        self.seed = match.seed
        self.opening = match.opening
        self.format = match.format
        self.before = match.before
        self.answers: list[Answer] = match.answers
        self.over = match.over
        # Further answers were recorded, but by today's rules they don't mean the same.
        self.lost = lost
        self.names = names
        # How it ended; it is only read.
        self._final = match
        # Where somebody looked last: the next frame is mostly the one after it.
        self._last: Match | None = None
        self._lock = Lock()

    def info(self, id: str) -> wire.ReplayInfo:
        return wire.ReplayInfo(
            id=id, title=self.title.name, players=self.players, options=self.options, answers=len(self.answers),
            recorded=len(self.answers) + self.lost, over=self.over, names=self.names,
        )  # fmt: skip

    async def frame(self, at: int, seat: str) -> wire.Frame:
        """The match after `at` answers, through the eyes of a seat, or of all of them."""
        if at > len(self.answers):
            raise Refused(400, "no_such_answer", f"this match has {len(self.answers)} answers")
        if seat != OPEN and seat not in [str(number) for number in range(-1, self.players)]:
            raise Refused(400, "no_such_seat", f"seat is open, or a number from -1 to {self.players - 1}")
        # Half a match takes a while to replay: others are served meanwhile.
        return await asyncio.to_thread(self._frame, at, seat)

    def _frame(self, at: int, seat: str) -> wire.Frame:
        with self._lock:
            last = self.answers[at - 1] if at else None
            option = chosen(self._walk(at - 1), last.seat, last.key) if last is not None else None
            return self._shown(self._walk(at), seat, option)

    def _walk(self, at: int) -> Match:
        """The match after this many answers, from where it was looked at last if that was before."""
        if self._last is None or self._last.seq > at:
            self._last = replay(
                self.title, self.players, self.options, self.seed, self.opening, [],
                format=self.format, before=self.before,
            )  # fmt: skip
        try:
            follow(self._last, self.answers[self._last.seq : at])
        except BaseException:
            self._last = None
            raise
        return self._last

    def _shown(self, match: Match, seat: str, taken: Option | None) -> wire.Frame:
        """A moment, and the answer that led to it."""
        at = match.seq
        view = with_terms(open_view(match) if seat == OPEN else match.view(int(seat)))
        given = None
        if taken is not None:
            shown = {"verb": taken.verb, "args": list(taken.args), "kinds": taken.names}
            given = wire.Given(self.answers[at - 1].seat, taken.key, terms_of(view).option(shown))
        return wire.Frame(
            at=at,
            seat=seat,
            view=view,
            events=told(open_history(match) if seat == OPEN else match.history(int(seat)), view),
            answer=given,
            why=None,
        )

    async def debrief(self, seat: int, said: list[wire.Message]) -> wire.Debrief:
        """The match told openly to a seat, or to a spectator, with a verdict on what was said to them."""
        if not self.over:
            raise not_over()
        if not -1 <= seat < self.players:
            raise Refused(400, "no_such_seat", f"seat is a number from -1 to {self.players - 1}")
        return await asyncio.to_thread(self._debrief, seat, said)

    def _debrief(self, seat: int, said: list[wire.Message]) -> wire.Debrief:
        with self._lock:
            return debrief(self._final, seat, judged(self._final, said, self._walk))

    def moves(self) -> list[wire.Move]:
        """All answers. A save doesn't say who gave them, nor why."""
        return [wire.Move(given.seat, given.key, "", 0.0, None) for given in self.answers]


def open_view(match: Match) -> dict[str, Any]:
    """Everybody's cards on the table: the public view, each player's own board in it, and each one's notes."""
    view = match.view(-1)
    views: list[dict[str, Any]] = [match.view(seat) for seat in range(match.players)]
    if "crew" in view:
        view["crew"] = [own["crew"][seat] for seat, own in enumerate(views)]
    for name in ("notes", "asides"):
        view[f"{name}_of"] = {str(seat): own.get(name) for seat, own in enumerate(views)}
    view["questions"] = [q for own in views for q in own["questions"] if "options" in q]
    return view


def open_history(match: Match) -> list[dict[str, Any]]:
    """All events, whoever saw them."""
    out: list[dict[str, Any]] = []
    depth: list[int] = []
    for event in match.state.log.events:
        depth.append((depth[event.parent] if event.parent >= 0 else -1) + 1)
        out.append({**event.plain(), "depth": depth[-1]})
    return out


class Replays:
    """Uploaded saves and finished tables; the last few stay in memory."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._recordings: OrderedDict[str, Recording] = OrderedDict()

    async def upload(self, text: str) -> str:
        """Keep a save. The same one again has the same id and takes no room."""
        house, id = self._house, hashed(text)[:12]
        kept = await house.record.replay(id)
        if kept == text:
            return id
        if kept is not None:
            id = new_id()
        recording = await asyncio.to_thread(read, text)
        if await house.record.replays_bytes() + len(text) > house.settings.upload_megabytes * 1_000_000:
            raise Refused(503, "no_room", "this server has no room for more saves: ask whoever runs it")
        with suppress(IntegrityError):
            # Unless somebody else was faster with the same one.
            await house.record.add(ReplayRow(id=id, save=text, bytes=len(text), at=time.time()))
        self._keep(id, recording)
        return id

    def of_table(self, table: LiveTable) -> Recording:
        """A table whose match is over."""
        must_be_over(table)
        # Not under an id that `find` could be asked for: tables may be private.
        name = f"table {table.id}"
        recording = self._recordings.get(name)
        if recording is None:
            recording = Recording(table.playing, [], table.lost)
            self._keep(name, recording)
        recording.names = [seat.name for seat in table.seats]
        return recording

    async def find(self, id: str) -> Recording:
        if not ID.fullmatch(id):
            raise no_replay()
        recording = self._recordings.get(id)
        if recording is None:
            text = await self._house.record.replay(id)
            if text is None:
                raise no_replay()
            recording = await asyncio.to_thread(read, text)
            self._keep(id, recording)
        return recording

    def _keep(self, id: str, recording: Recording) -> None:
        self._recordings[id] = recording
        while len(self._recordings) > 20:
            self._recordings.popitem(last=False)


def read(text: str) -> Recording:
    """A save file, checked answer by answer."""
    try:
        must_be_possible(text)
        match, recorded = load_as_far(text, TITLES)
    except BadSave as fault:
        raise Refused(400, "bad_save", str(fault)) from fault
    except RecursionError as error:
        raise Refused(400, "bad_save", "this isn't a save file of Airlock: it is nested too deeply") from error
    return Recording(match, [""] * match.players, recorded - match.seq)


def must_be_possible(text: str) -> None:
    """Refuse what no match can have led to, before it costs anything. What isn't JSON at all is refused later."""
    try:
        body = json.loads(text)
    except ValueError:
        return
    if isinstance(body, dict) and isinstance(body.get("answers"), list) and len(body["answers"]) > MOST_ANSWERS:
        raise BadSave(f"this save has more than {MOST_ANSWERS} answers: no match is that long")
    try:
        json.dumps(body, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise BadSave("this save is damaged: it has half characters in it; use an undamaged copy") from error


def no_replay() -> Refused:
    return Refused(404, "no_replay", "there is no such replay")


def must_be_over(table: LiveTable) -> None:
    if table.row.status != "over":
        raise not_over()


def not_over() -> Refused:
    return Refused(409, "not_over", "this is possible when the match is over: until then it would give away secrets")

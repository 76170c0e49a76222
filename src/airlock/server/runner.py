"""The runner acts where nobody else does: bots answer, forced answers are given, the turn clock runs out.

The process that wrote the last change of a table waits for it in memory. Every process also looks into the database now
and then for tables that are overdue: their process has died, and whoever looks first goes on. If two do, the record
lets one of them through.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress

import structlog

from airlock.server import playing, stand_in, talk
from airlock.server.levels import DEFAULT
from airlock.server.live_table import LiveTable
from airlock.server.outage import NoDatabase
from airlock.server.refused import LostRace, Refused
from airlock.server.service import House
from airlock.server.thinking import Position, Thought, choose_surely, is_possible, position

log = structlog.get_logger(__name__)

# Seconds after which other processes may answer for a bot that thinks, and between two signs of life of its own one:
# without them that must have died.
CLAIM = 3.0
SIGN = 1.0
# The most seconds until the runner tries again where it has failed.
LONGEST_REST = 60.0


class Runner:
    """The runner of one process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[str] = set()
        # Became due while this process was already acting there.
        self._missed: set[str] = set()
        # The version of each table where a bot thinks.
        self._thinking: dict[str, int] = {}
        # How many times in a row it failed at a table.
        self._failed: Counter[str] = Counter()
        self._stopped = False
        house.on_due = self.expect

    def expect(self, table: str, due: float | None) -> None:
        """Act at a table at this time, and at no other."""
        old = self._timers.pop(table, None)
        if old is not None:
            old.cancel()
        if due is not None and not self._stopped:
            wait = max(0.0, due - time.time())
            self._timers[table] = asyncio.get_running_loop().call_later(wait, self._begin, table)

    def _begin(self, table: str) -> None:
        self._timers.pop(table, None)
        if self._stopped:
            return
        if table in self._acting:
            self._missed.add(table)
            return
        self._acting.add(table)
        self._house.in_background(self._act(table))

    async def _act(self, id: str) -> None:
        try:
            await self.act(id)
            self._failed.pop(id, None)
        except (LostRace, Refused):
            # Somebody else was faster. Whoever that was goes on. (Or the database is away: then the table is overdue.)
            pass
        except Exception:
            log.exception("the runner failed", table=id)
            self.expect(id, time.time() + min(LONGEST_REST, 2.0 ** self._failed[id]))
            self._failed[id] += 1
        finally:
            self._thinking.pop(id, None)
            self._acting.discard(id)
        if id in self._missed:
            self._missed.discard(id)
            self._begin(id)

    async def act(self, id: str) -> None:
        """Do what is due at a table: one answer, or one seat whose clock ran out."""
        house = self._house
        async with house.tables.open(id) as table:
            row = table.row
            if row.status != "playing" or row.paused or row.due is None:
                return
            if row.due > time.time() + 0.02:
                self.expect(id, row.due)
                return
            if await stand_in.step_in(house, table):
                return
            if table.lost:
                # Where only bots play, nobody has to be asked.
                if all(table.seats[n].taken_over for n in table.persons()):
                    await playing.go_on(house, table)
                else:
                    await self._wait(table)
                return
            if row.seq >= house.settings.bot_answers and all(seat.is_played_by_bot for seat in table.seats):
                log.warning("bots play without an end", table=id, answers=row.seq)
                await playing.set_paused(house, table, True)
                return
            at = await self._answer_here(table)
            if at is not None and not house.tables.is_alone:
                # Others leave the table alone meanwhile, unless there is no sign of life: then this process has died.
                await house.record.set_due(id, table.version, time.time() + CLAIM)
                self._thinking[id] = table.version
        if at is not None:
            await self._think(id, row.epoch, at)

    async def _think(self, id: str, epoch: int, at: Position) -> None:
        """Let a bot think and give its answer. Where it has none in time, a quick one answers for it."""
        house = self._house
        thought: Thought | None = None
        try:
            thought = await house.thinkers.think(at)
        except Exception:
            log.exception("a bot that thinks failed", table=id, bot=at.bot)
        async with house.tables.open(id) as table:
            match = table.playing
            # Meanwhile somebody may have answered, taken something back, or taken the seat back.
            is_open = table.row.epoch == epoch and table.is_current(at.seat, len(at.answers))
            if not is_open or match.question(at.seat) is None or not table.seats[at.seat].is_played_by_bot:
                return
            if thought is None or not is_possible(match, at.seat, thought.key):
                heard = await talk.heard_by(house, table, at.seat)
                thought = choose_surely(match, at.seat, DEFAULT, house.rng, heard)
            await playing.give(house, table, at.seat, match.seq, thought.key, "bot", thought.why)

    async def _answer_here(self, table: LiveTable) -> Position | None:
        """Give a quick answer; or say what has to be thought about first."""
        house, match = self._house, table.playing
        line = table.line
        if line is not None:
            # In a lesson nobody thinks: the script knows.
            if table.seats[line.seat].is_played_by_bot:
                await playing.give(house, table, line.seat, match.seq, line.key, "bot")
            else:
                await self._wait(table)
            return None
        for question in match.pending:
            seat = table.seats[question.seat]
            if seat.is_played_by_bot:
                heard = await talk.heard_by(house, table, seat.seat)
                if not house.thinkers.is_quick(seat.bot):
                    return position(match, seat.seat, seat.bot, heard)
                thought = choose_surely(match, seat.seat, seat.bot, house.rng, heard)
                await playing.give(house, table, seat.seat, match.seq, thought.key, "bot", thought.why)
                return None
        for question in match.pending:
            if table.is_forced(question):
                key = question.options[0].key
                await playing.give(house, table, question.seat, match.seq, key, "forced")
                return None
        deadline = table.deadline()
        if deadline is not None and deadline <= time.time():
            for question in match.pending:
                if not table.seats[question.seat].is_played_by_bot:
                    await stand_in.seat_bot(house, table, question.seat, DEFAULT)
                    return None
        await self._wait(table)
        return None

    async def _wait(self, table: LiveTable) -> None:
        """There is nothing to do now: note when there will be."""
        due = table.next_due(time.time(), self._house.rng)
        await self._house.record.set_due(table.id, table.version, due)
        table.row.due = due
        self.expect(table.id, due)

    async def look_around(self) -> None:
        """Until cancelled: find tables that are overdue, and listeners that missed a note."""
        house, pause = self._house, self._house.settings.sweep_seconds
        # Where there are other processes, the one that waits for a table in memory goes first.
        late = 0.0 if house.tables.is_alone else pause
        while True:
            try:
                for id, _ in await house.record.due_tables(time.time() - late):
                    if id not in self._timers and id not in self._acting:
                        self._begin(id)
                tables = [] if house.tables.is_alone else house.hub.tables()
                if tables:
                    house.hub.wake_behind(await house.record.versions(tables))
            except NoDatabase:
                pass
            except Exception:
                log.exception("looking around failed")
            await asyncio.sleep(pause * house.rng.uniform(0.8, 1.2))

    async def show_life(self) -> None:
        """Until cancelled: tell other processes that the bots of this one still think."""
        while not self._house.tables.is_alone:
            await asyncio.sleep(SIGN)
            with suppress(NoDatabase):
                await self._house.record.renew_due(self._thinking, time.time() + CLAIM)

    def stop(self) -> None:
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

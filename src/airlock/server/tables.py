"""All tables that this process has in memory. Each is rebuilt from its moves when it is needed, and forgotten later."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

import structlog

from airlock.kernel.faults import Fault
from airlock.kernel.still_same import still_same
from airlock.server import metrics
from airlock.server.follow import follow, rebuild
from airlock.server.live_table import LiveTable
from airlock.server.outage import busy
from airlock.server.record import Record
from airlock.server.refused import Refused, unknown_table
from airlock.server.schema import TableRow
from airlock.titles import TITLES

log = structlog.get_logger(__name__)


class Tables:
    """The tables in memory, the least recently used are forgotten first."""

    def __init__(self, record: Record, most: int, alone: bool) -> None:
        self._record = record
        # The only process: nobody else changes what is in memory. (If somebody does, the record refuses what follows.)
        self.is_alone = alone
        self._most = most
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def open(
        self, id: str, at_least: int | None = None, patience: float | None = None
    ) -> AsyncIterator[LiveTable]:
        """A table, up to date and locked. Whoever knows that it has a version `at_least` saves a database look-up.

        It is let go as it is in the record. Whoever changes it in memory first and then fails, for whatever reason,
        need not put anything back: it is read again.
        """
        table = self._tables.get(id)
        if table is None:
            table = self._tables[id] = LiveTable(id)
        self._tables.move_to_end(id)
        self._forget_some()
        async with _locked(table, patience):
            try:
                if table.version < 0 or (not self.is_alone and (at_least is None or table.version < at_least)):
                    await self.refresh(table)
                yield table
            except Refused:
                # A refusal has changed nothing, as a rule.
                if not table.is_as_recorded:
                    table.distrust()
                raise
            except BaseException:
                table.distrust()
                raise

    def _forget_some(self) -> None:
        if len(self._tables) <= self._most:
            return
        for id, table in list(self._tables.items()):
            if len(self._tables) <= self._most:
                break
            if not table.lock.locked():
                del self._tables[id]

    def forget(self, id: str) -> None:
        self._tables.pop(id, None)

    async def look_again(self, ids: Collection[str]) -> None:
        """Read these tables again before they are used: their keys have changed without a word to anybody."""
        for id in ids:
            table = self._tables.get(id)
            if table is not None:
                async with table.lock:
                    table.row.version = -1

    async def refresh(self, table: LiveTable) -> None:
        """Bring a table in memory to what the database says."""
        if table.version >= 0 and await self._record.version(table.id) == table.version:
            return
        found = await self._record.table(table.id)
        if found is None:
            self.forget(table.id)
            raise unknown_table()
        before = table.row
        row = found[0]
        if row.status == "lobby":
            table.take_match(None)
            table.row, table.seats, table.keys = found
            return
        try:
            if table.match is not None and row.epoch == before.epoch and row.seq >= table.match.seq + table.lost:
                if row.seq > table.match.seq + table.lost:
                    moves = await self._record.moves(table.id, table.match.seq, row.seq)
                    for move in moves:
                        follow(table.match, [move])
                        table.note_questions()
            else:
                await self._rebuild(table, row)
        except Fault as fault:
            table.distrust()
            self.forget(table.id)
            raise Refused(503, "other_rules", f"this table can't be continued here: {fault}") from fault
        if table.playing.seq + table.lost != row.seq:
            # Something was taken back between the two looks into the database.
            table.distrust()
            await self.refresh(table)
            return
        table.row, table.seats, table.keys = found

    async def _rebuild(self, table: LiveTable, row: TableRow) -> None:
        title = TITLES.get(row.title)
        if title is None:
            raise Fault(f"it is played by the rules of {row.title}, which this server doesn't have")
        begin = time.perf_counter()
        moves = await self._record.moves(table.id, 0, row.seq)
        missing = row.seq - len(moves)
        if missing and await self._record.version(table.id) != row.version:
            # Not missing, but taken back meanwhile: the caller looks again.
            missing = 0
        elif missing:
            log.error("answers are missing in the record", table=table.id, kept=len(moves), recorded=row.seq)
        start = (title, row.players, row.options, row.seed, list(row.opening))
        before = await self._record.before(row)
        try:
            table.take_match(rebuild(*start, moves, row.format, before), lost=missing)
        except Exception as error:
            # The rules have changed since: the table opens where it still means the same. What the error says may be
            # a secret of the match, so the log does not repeat it.
            kept = still_same(*start, moves, row.format, before)
            log.warning(
                "rules changed under a table", table=table.id, kept=kept, recorded=row.seq, error=type(error).__name__
            )
            table.take_match(rebuild(*start, moves[:kept], row.format, before), lost=len(moves) - kept + missing)
        metrics.REBUILDS.observe(time.perf_counter() - begin)


@asynccontextmanager
async def _locked(table: LiveTable, patience: float | None) -> AsyncIterator[None]:
    """Hold the lock of a table, or refuse when somebody else holds it for too long."""
    try:
        async with asyncio.timeout(patience):
            await table.lock.acquire()
    except TimeoutError:
        raise busy() from None
    try:
        yield
    finally:
        table.lock.release()

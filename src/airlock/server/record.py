"""The record: everything that is written to the database, each change in one transaction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker

from airlock.kernel.carried import Before, read_before
from airlock.kernel.match import Answer
from airlock.server import wire, writing
from airlock.server.database import writing_engine
from airlock.server.outage import Outage
from airlock.server.schema import (
    Base,
    CarriedRow,
    KeyRow,
    MessageRow,
    MoveRow,
    ReplayRow,
    ReportRow,
    SeatRow,
    TableRow,
)
from airlock.server.seating import Seat, seat_of
from airlock.server.writer import Job, Writer
from airlock.server.writing import Change, Which

T = TypeVar("T")
__all__ = ["Change", "Record", "Which"]

# A table, its seats, and its keys by their hashes.
Found = tuple[TableRow, list[Seat], dict[str, KeyRow]]
# How many tables are asked for in one query: databases take so many values and no more.
AT_ONCE = 500


class HeldTable(NamedTuple):
    """What has to be known of a table to move its seats from old cookies to the new one."""

    id: str
    # The tables that were made from it: a rematch, one that goes on.
    onward: list[str]
    keys: dict[str, KeyRow]
    # How many invites each free seat has had.
    invites: dict[int, int]


class Record:
    """The database of one process."""

    def __init__(self, engine: AsyncEngine, patience: float = 3.0) -> None:
        self.engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        self._patience = patience
        self._outage = Outage()
        own = writing_engine(engine, patience)
        self._writer = Writer(own, self._outage) if own is not None else None

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with self._outage.noticed():
            async with self._bounded(), self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[AsyncSession]:
        """For reading rows as objects."""
        with self._outage.noticed():
            async with self._bounded(), self._sessions() as session:
                yield session

    async def _write(self, job: Job[T]) -> T:
        """Do something in a transaction."""
        with self._outage.noticed():
            if self._writer is not None:
                return await self._writer.write(job)
            async with self._bounded(), self.engine.begin() as connection:
                return await connection.run_sync(job)

    @asynccontextmanager
    async def _bounded(self) -> AsyncIterator[None]:
        """A server that is out of reach answers nothing at all. (A file does, and is busy for a bounded time.)"""
        if self._writer is not None:
            yield
            return
        async with asyncio.timeout(3 * self._patience):
            yield

    async def ping(self) -> None:
        """Write something that means nothing: a disk that is full is read as if nothing were wrong."""
        words = "UPDATE alembic_version SET version_num = version_num"
        if self.engine.dialect.name == "sqlite":
            # It would not write a row that stays what it was.
            words = f"PRAGMA user_version = {int(time.time())}"

        def job(connection: Connection) -> None:
            connection.exec_driver_sql(words)

        await self._write(job)

    # -- reading

    async def version(self, table: str) -> int | None:
        async with self._reading() as connection:
            return await connection.scalar(select(TableRow.version).where(TableRow.id == table))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        async with self._reading() as connection:
            found = await connection.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables)))
            return {row.id: row.version for row in found}

    async def table(self, table: str) -> Found | None:
        """A table, its seats and its keys."""
        async with self._session() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat))
            keys = await session.scalars(select(KeyRow).where(KeyRow.table == table))
            return row, [seat_of(s) for s in seats], {k.hash: k for k in keys}

    async def before(self, row: TableRow) -> Before | None:
        """What the match of a table goes on from. Raises BadRecord where that can't be read."""
        if not row.previous:
            return None
        async with self._reading() as connection:
            return read_before(await connection.scalar(select(CarriedRow.before).where(CarriedRow.table == row.id)))

    async def moves(self, table: str, since: int, until: int) -> list[Answer]:
        """The answers given at a table: those after `since`, up to and including `until`.

        A number that is missing ends them: nobody knows what the later ones were answers to.
        """
        wanted = (
            select(MoveRow.seq, MoveRow.seat, MoveRow.key, MoveRow.outcomes, MoveRow.hash)
            .where(MoveRow.table == table, MoveRow.seq > since, MoveRow.seq <= until)
            .order_by(MoveRow.seq)
        )
        async with self._reading() as connection:
            found = await connection.execute(wanted)
            return [
                Answer(seat, key, list(outcomes), False, hash)
                for number, (seq, seat, key, outcomes, hash) in enumerate(found, since + 1)
                if seq == number
            ]

    async def given(self, table: str, first: int, last: int) -> list[wire.Move]:
        """The answers from one number to another as a replay shows them: who gave them, when, and why."""
        wanted = (
            select(MoveRow.seat, MoveRow.key, MoveRow.by, MoveRow.at, MoveRow.why)
            .where(MoveRow.table == table, MoveRow.seq >= first, MoveRow.seq <= last)
            .order_by(MoveRow.seq)
        )
        async with self._reading() as connection:
            return [msgspec.convert(dict(row._mapping), wire.Move) for row in await connection.execute(wanted)]

    async def table_of_code(self, code: str) -> str | None:
        async with self._reading() as connection:
            return await connection.scalar(select(TableRow.id).where(TableRow.code == code))

    async def held_tables(self, tables: Sequence[str]) -> list[HeldTable]:
        """Those of these tables that there are, with their keys."""
        async with self._session() as session:
            wanted = select(TableRow.id, TableRow.rematch, TableRow.sequel).where(TableRow.id.in_(tables))
            held = {
                id: HeldTable(id, [t for t in onward if t], {}, {}) for id, *onward in await session.execute(wanted)
            }
            for key in await session.scalars(select(KeyRow).where(KeyRow.table.in_(held))):
                held[key.table].keys[key.hash] = key
            free = select(SeatRow.table, SeatRow.seat, SeatRow.invites).where(
                SeatRow.table.in_(held), SeatRow.kind == "invite", ~SeatRow.claimed
            )
            for table, seat, invites in await session.execute(free):
                held[table].invites[seat] = invites
        return list(held.values())

    async def public_tables(self, titles: Collection[str], limit: int = 50) -> list[Found]:
        """Tables of these titles that anybody may join or watch, the latest first."""
        is_open = (TableRow.status == "lobby") | (TableRow.spectators & (TableRow.status == "playing"))
        wanted = (
            select(TableRow)
            .where(TableRow.public, is_open, TableRow.title.in_(titles))
            .order_by(TableRow.updated.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return await _with_seats(session, list(await session.scalars(wanted)))

    async def tables_of(self, browser: str) -> list[Found]:
        """The tables where a browser holds something, by the hash of its secret; the latest first."""
        held = select(KeyRow.table).where(KeyRow.browser == browser)
        wanted = select(TableRow).where(TableRow.id.in_(held)).order_by(TableRow.updated.desc(), TableRow.id)
        async with self._session() as session:
            return await _with_seats(session, list(await session.scalars(wanted)))

    async def due_tables(self, before: float, limit: int = 200) -> list[tuple[str, float]]:
        """Tables where the server should have acted by now, the latest first in line."""
        wanted = select(TableRow.id, TableRow.due).where(TableRow.due <= before).order_by(TableRow.due).limit(limit)
        async with self._reading() as connection:
            return [(id, due) for id, due in await connection.execute(wanted) if due is not None]

    # -- writing

    async def add(self, *rows: Base) -> None:
        await self._write(lambda connection: writing.add(connection, rows))

    async def change(self, table: str, version: int, change: Change) -> None:
        """Carry out a change on the version that the caller has seen. Raises LostRace if there is a newer one."""
        await self._write(lambda connection: writing.change_table(connection, table, version, change))

    async def add_keys(self, keys: Sequence[Mapping[str, Any]]) -> None:
        """Keys for several tables at once, whose versions grow. Raises LostRace if one of them is there already."""
        await self._write(lambda connection: writing.add_keys(connection, keys))

    async def set_due(self, table: str, version: int, due: float | None) -> None:
        """When the server has to act next; no change that anybody could see."""
        await self._write(lambda connection: writing.set_due(connection, {table: version}, due))

    async def renew_due(self, versions: Mapping[str, int], due: float) -> None:
        """The same for many tables."""
        known = dict(versions)
        if known:
            await self._write(lambda connection: writing.set_due(connection, known, due))

    # -- what is said

    async def say(self, message: Mapping[str, Any]) -> int:
        return int(await self._write(lambda connection: writing.insert_one(connection, MessageRow, message)))

    async def messages(self, table: str, since: int, limit: int = 500) -> list[MessageRow]:
        wanted = (
            select(MessageRow)
            .where(MessageRow.table == table, MessageRow.id > since)
            .order_by(MessageRow.id.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return list(await session.scalars(wanted))[::-1]

    async def claims(self, table: str, kinds: Sequence[str] = ("claim",), limit: int = 500) -> list[MessageRow]:
        """What was claimed at a table, or also promised: the latest of it."""
        wanted = (
            select(MessageRow)
            .where(MessageRow.table == table, MessageRow.kind.in_(kinds))
            .order_by(MessageRow.id.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return list(await session.scalars(wanted))[::-1]

    async def message(self, id: int) -> MessageRow | None:
        async with self._session() as session:
            return await session.get(MessageRow, id)

    async def report(self, report: Mapping[str, Any]) -> int:
        return int(await self._write(lambda connection: writing.insert_one(connection, ReportRow, report)))

    # -- what is old

    async def remove_tables(self, before: float, limit: int, which: Which = "all") -> list[str]:
        """Remove tables that nobody has touched since; their ids."""
        return await self._write(lambda connection: writing.remove_tables(connection, before, limit, which))

    async def remove_replays(self, before: float) -> int:
        return await self._write(lambda connection: writing.remove_replays(connection, before))

    # -- uploads

    async def replays_bytes(self) -> int:
        """How much room all uploads take."""
        async with self._reading() as connection:
            return int(await connection.scalar(select(func.sum(ReplayRow.bytes))) or 0)

    async def replay(self, id: str) -> str | None:
        async with self._reading() as connection:
            return await connection.scalar(select(ReplayRow.save).where(ReplayRow.id == id))


async def _with_seats(session: AsyncSession, rows: Sequence[TableRow]) -> list[Found]:
    """Many tables at once, in the order they came in."""
    found: dict[str, Found] = {row.id: (row, [], {}) for row in rows}
    ids = list(found)
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        for seat in await session.scalars(select(SeatRow).where(SeatRow.table.in_(some)).order_by(SeatRow.seat)):
            found[seat.table][1].append(seat_of(seat))
        for key in await session.scalars(select(KeyRow).where(KeyRow.table.in_(some))):
            found[key.table][2][key.hash] = key
    return list(found.values())

"""The record: everything that is written to the database, each change in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker

from airlock.kernel.match import Answer
from airlock.server import wire
from airlock.server.outage import Outage, busy
from airlock.server.refused import LostRace
from airlock.server.schema import Base, KeyRow, MessageRow, MoveRow, ReplayRow, ReportRow, SeatRow, TableRow
from airlock.server.seating import Seat, seat_of

# All tables, those where only bots sit, or those where no person has answered and nobody talks.
Which = Literal["all", "bots", "unplayed"]


class Change:
    """What happens to a table at once, or not at all."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.move: dict[str, Any] | None = None
        # Moves from this number on are taken back.
        self.undo_from: int | None = None
        self.new_keys: list[dict[str, Any]] = []
        # Hashes of keys that are used up; one that isn't there any more loses the race.
        self.spent_keys: list[str] = []
        # Keys that become void, by kind and seat.
        self.void_keys: list[tuple[str, int]] = []
        # A whole new table that comes with it (a rematch).
        self.new_rows: list[Base] = []


class Record:
    """The database of one process."""

    def __init__(self, engine: AsyncEngine, patience: float = 3.0) -> None:
        self.engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        self._patience = patience
        self._outage = Outage()
        # SQLite lets one write at a time. Whoever waits in its busy handler sleeps and wakes by chance; here they stand
        # in line. PostgreSQL does that by itself.
        self._line = asyncio.Lock() if engine.dialect.name == "sqlite" else None

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

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction."""
        with self._outage.noticed():
            async with self._bounded(), self._turn(), self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Only one writes at a time, where the database wants that."""
        if self._line is None:
            yield
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._line.acquire()
        except TimeoutError:
            raise busy() from None
        try:
            # Whoever was before may have found the database locked: then it is locked for all who stood behind.
            self._outage.check()
            yield
        finally:
            self._line.release()

    @asynccontextmanager
    async def _bounded(self) -> AsyncIterator[None]:
        """A database that is out of reach answers nothing at all. (A file does, and is busy for a bounded time.)"""
        if self._line is not None:
            yield
            return
        async with asyncio.timeout(3 * self._patience):
            yield

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

    # -- reading

    async def version(self, table: str) -> int | None:
        async with self._reading() as connection:
            return await connection.scalar(select(TableRow.version).where(TableRow.id == table))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        async with self._reading() as connection:
            found = await connection.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables)))
            return {row.id: row.version for row in found}

    async def table(self, table: str) -> tuple[TableRow, list[Seat], dict[str, KeyRow]] | None:
        """A table, its seats and its keys."""
        async with self._session() as session:
            row = await session.get(TableRow, table)
            if row is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat))
            keys = await session.scalars(select(KeyRow).where(KeyRow.table == table))
            return row, [seat_of(s) for s in seats], {k.hash: k for k in keys}

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

    async def public_tables(self, limit: int = 50) -> list[str]:
        wanted = (
            select(TableRow.id)
            .where(
                TableRow.public, (TableRow.status == "lobby") | (TableRow.spectators & (TableRow.status == "playing"))
            )
            .order_by(TableRow.updated.desc())
            .limit(limit)
        )
        async with self._reading() as connection:
            return list(await connection.scalars(wanted))

    async def due_tables(self, before: float, limit: int = 200) -> list[tuple[str, float]]:
        """Tables where the server should have acted by now, the latest first in line."""
        wanted = select(TableRow.id, TableRow.due).where(TableRow.due <= before).order_by(TableRow.due).limit(limit)
        async with self._reading() as connection:
            return [(id, due) for id, due in await connection.execute(wanted) if due is not None]

    # -- writing

    async def add(self, *rows: Base) -> None:
        async with self._writing() as connection:
            await _add(connection, rows)

    async def change(self, table: str, version: int, change: Change) -> None:
        """Carry out a change on the version that the caller has seen. Raises LostRace if there is a newer one."""
        try:
            async with self._writing() as connection:
                # First of all, because it takes the lock that all other writers wait for.
                claim = (
                    update(TableRow)
                    .where(TableRow.id == table, TableRow.version == version, *_no_gap(table, change))
                    .values(version=version + 1, **change.table)
                )
                if (await connection.execute(claim)).rowcount != 1:
                    raise LostRace
                await _carry_out(connection, table, change)
                await _add(connection, change.new_rows)
        except IntegrityError as error:
            raise LostRace from error

    async def set_due(self, table: str, version: int, due: float | None) -> None:
        """When the server has to act next; no change that anybody could see."""
        async with self._writing() as connection:
            await connection.execute(
                update(TableRow).where(TableRow.id == table, TableRow.version == version).values(due=due)
            )

    async def renew_due(self, versions: Mapping[str, int], due: float) -> None:
        """The same for many tables, as long as they have these versions."""
        if not versions:
            return
        known = [{"known_id": id, "known_version": version} for id, version in versions.items()]
        later = (
            update(TableRow.__table__)  # type: ignore[arg-type]
            .where(TableRow.id == bindparam("known_id"), TableRow.version == bindparam("known_version"))
            .values(due=due)
        )
        async with self._writing() as connection:
            await connection.execute(later, known)

    # -- what is said

    async def say(self, message: Mapping[str, Any]) -> int:
        async with self._writing() as connection:
            done = await connection.execute(insert(MessageRow).values(**message))
            return int(done.inserted_primary_key[0])  # type: ignore[index]

    async def messages(self, table: str, since: int, limit: int = 500) -> list[MessageRow]:
        wanted = (
            select(MessageRow)
            .where(MessageRow.table == table, MessageRow.id > since)
            .order_by(MessageRow.id.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return list(await session.scalars(wanted))[::-1]

    async def claims(self, table: str, limit: int = 500) -> list[MessageRow]:
        """What was claimed at a table, the latest of it."""
        wanted = (
            select(MessageRow)
            .where(MessageRow.table == table, MessageRow.kind == "claim")
            .order_by(MessageRow.id.desc())
            .limit(limit)
        )
        async with self._session() as session:
            return list(await session.scalars(wanted))[::-1]

    async def message(self, id: int) -> MessageRow | None:
        async with self._session() as session:
            return await session.get(MessageRow, id)

    async def report(self, report: Mapping[str, Any]) -> int:
        async with self._writing() as connection:
            done = await connection.execute(insert(ReportRow).values(**report))
            return int(done.inserted_primary_key[0])  # type: ignore[index]

    # -- what is old

    async def remove_tables(self, before: float, limit: int, which: Which = "all") -> list[str]:
        """Remove tables that nobody has touched since; their ids."""
        wanted = select(TableRow.id).where(TableRow.updated < before, *_only(which, before)).limit(limit)
        async with self._writing() as connection:
            ids = list(await connection.scalars(wanted))
            if not ids:
                return []
            for rows in (MoveRow, SeatRow, KeyRow, MessageRow, ReportRow):
                await connection.execute(delete(rows).where(rows.table.in_(ids)))
            await connection.execute(delete(TableRow).where(TableRow.id.in_(ids)))
        return ids

    async def remove_replays(self, before: float) -> int:
        async with self._writing() as connection:
            return (await connection.execute(delete(ReplayRow).where(ReplayRow.at < before))).rowcount

    # -- uploads

    async def replays_bytes(self) -> int:
        """How much room all uploads take."""
        async with self._reading() as connection:
            return int(await connection.scalar(select(func.sum(ReplayRow.bytes))) or 0)

    async def replay(self, id: str) -> str | None:
        async with self._reading() as connection:
            return await connection.scalar(select(ReplayRow.save).where(ReplayRow.id == id))


def _no_gap(table: str, change: Change) -> list[ColumnElement[bool]]:
    """What must be true of the recorded moves, so that their numbers stay without gaps whatever the caller believes."""
    last = select(func.coalesce(func.max(MoveRow.seq), 0)).where(MoveRow.table == table).scalar_subquery()
    if change.move is not None:
        return [last == change.move["seq"] - 1]
    if change.undo_from is not None:
        return [last >= change.undo_from - 1]
    return []


def _only(which: Which, before: float) -> list[ColumnElement[bool]]:
    """The tables that are meant, as conditions."""
    if which == "bots":
        return [~exists().where(SeatRow.table == TableRow.id, SeatRow.kind != "bot")]
    if which == "unplayed":
        return [
            ~exists().where(MoveRow.table == TableRow.id, MoveRow.by.in_(("person", "program"))),
            ~exists().where(MessageRow.table == TableRow.id, MessageRow.at >= before),
        ]
    return []


async def _add(connection: AsyncConnection, rows: Sequence[Base]) -> None:
    """A table goes before what belongs to it."""
    if not rows:
        return
    async with AsyncSession(connection, expire_on_commit=False) as session:
        for first in (True, False):
            session.add_all([row for row in rows if isinstance(row, TableRow) is first])
            await session.flush()


async def _carry_out(connection: AsyncConnection, table: str, change: Change) -> None:
    for hash in change.spent_keys:
        spent = await connection.execute(delete(KeyRow).where(KeyRow.hash == hash, KeyRow.table == table))
        if spent.rowcount != 1:
            raise LostRace
    for kind, seat in change.void_keys:
        await connection.execute(delete(KeyRow).where(KeyRow.table == table, KeyRow.kind == kind, KeyRow.seat == seat))
    for number, values in change.seats.items():
        await connection.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == number).values(**values))
    if change.undo_from is not None:
        await connection.execute(delete(MoveRow).where(MoveRow.table == table, MoveRow.seq >= change.undo_from))
    if change.move is not None:
        await connection.execute(insert(MoveRow).values(table=table, **change.move))
    for key in change.new_keys:
        await connection.execute(insert(KeyRow).values(table=table, **key))

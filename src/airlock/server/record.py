"""The record: everything that is written to the database, each change in one transaction."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker

from airlock.kernel.match import Answer
from airlock.server import wire
from airlock.server.refused import LostRace
from airlock.server.schema import Base, KeyRow, MessageRow, MoveRow, ReplayRow, ReportRow, SeatRow, TableRow
from airlock.server.seating import Seat, seat_of

# A table, its seats, and its keys by their hashes.
Found = tuple[TableRow, list[Seat], dict[str, KeyRow]]
# How many tables are asked for in one query: databases take so many values and no more.
AT_ONCE = 500


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


class HeldTable(NamedTuple):
    """What has to be known of a table to move its seats from old cookies to the new one."""

    id: str
    rematch: str
    keys: dict[str, KeyRow]
    # How many invites each free seat has had.
    invites: dict[int, int]


class Record:
    """The database of one process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._session = async_sessionmaker(engine, expire_on_commit=False)

    async def ping(self) -> None:
        """Write something that means nothing: a disk that is full is read as if nothing were wrong."""
        words = "UPDATE alembic_version SET version_num = version_num"
        if self.engine.dialect.name == "sqlite":
            # It would not write a row that stays what it was.
            words = f"PRAGMA user_version = {int(time.time())}"
        async with self.engine.begin() as connection:
            await connection.exec_driver_sql(words)

    # -- reading

    async def version(self, table: str) -> int | None:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(TableRow.version).where(TableRow.id == table))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        async with self.engine.connect() as connection:
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

    async def moves(self, table: str, since: int, until: int) -> list[Answer]:
        """The answers given at a table: those after `since`, up to and including `until`."""
        wanted = (
            select(MoveRow.seat, MoveRow.key, MoveRow.outcomes, MoveRow.hash)
            .where(MoveRow.table == table, MoveRow.seq > since, MoveRow.seq <= until)
            .order_by(MoveRow.seq)
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(wanted)
            return [Answer(seat, key, list(outcomes), False, hash) for seat, key, outcomes, hash in found]

    async def given(self, table: str, first: int, last: int) -> list[wire.Move]:
        """The answers from one number to another as a replay shows them: who gave them, when, and why."""
        wanted = (
            select(MoveRow.seat, MoveRow.key, MoveRow.by, MoveRow.at, MoveRow.why)
            .where(MoveRow.table == table, MoveRow.seq >= first, MoveRow.seq <= last)
            .order_by(MoveRow.seq)
        )
        async with self.engine.connect() as connection:
            return [msgspec.convert(dict(row._mapping), wire.Move) for row in await connection.execute(wanted)]

    async def table_of_code(self, code: str) -> str | None:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(TableRow.id).where(TableRow.code == code))

    async def held_tables(self, tables: Sequence[str]) -> list[HeldTable]:
        """Those of these tables that there are, with their keys."""
        async with self._session() as session:
            found = await session.execute(select(TableRow.id, TableRow.rematch).where(TableRow.id.in_(tables)))
            held = {id: HeldTable(id, rematch, {}, {}) for id, rematch in found}
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
        async with self.engine.connect() as connection:
            return [(id, due) for id, due in await connection.execute(wanted) if due is not None]

    # -- writing

    async def add(self, *rows: Base) -> None:
        async with self._session.begin() as session:
            await _add(session, rows)

    async def change(self, table: str, version: int, change: Change) -> None:
        """Carry out a change on the version that the caller has seen. Raises LostRace if there is a newer one."""
        try:
            async with self._session.begin() as session:
                connection = await session.connection()
                # First of all, because it takes the lock that all other writers wait for.
                claim = (
                    update(TableRow)
                    .where(TableRow.id == table, TableRow.version == version)
                    .values(version=version + 1, **change.table)
                )
                if (await connection.execute(claim)).rowcount != 1:
                    raise LostRace
                await _carry_out(connection, table, change)
                await _add(session, change.new_rows)
        except IntegrityError as error:
            raise LostRace from error

    async def add_keys(self, keys: Sequence[Mapping[str, Any]]) -> None:
        """Keys for several tables at once, whose versions grow. Raises LostRace if one of them is there already."""
        tables = sorted({key["table"] for key in keys})
        try:
            async with self.engine.begin() as connection:
                # In one order, so that two who do this don't wait for each other.
                wanted = select(TableRow.id).where(TableRow.id.in_(tables)).order_by(TableRow.id)
                await connection.execute(wanted.with_for_update())
                grown = update(TableRow).where(TableRow.id.in_(tables)).values(version=TableRow.version + 1)
                await connection.execute(grown)
                await connection.execute(insert(KeyRow), [dict(key) for key in keys])
        except IntegrityError as error:
            raise LostRace from error

    async def set_due(self, table: str, version: int, due: float | None) -> None:
        """When the server has to act next; no change that anybody could see."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(TableRow).where(TableRow.id == table, TableRow.version == version).values(due=due)
            )

    # -- what is said

    async def say(self, message: Mapping[str, Any]) -> int:
        async with self.engine.begin() as connection:
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
        async with self.engine.begin() as connection:
            done = await connection.execute(insert(ReportRow).values(**report))
            return int(done.inserted_primary_key[0])  # type: ignore[index]

    # -- what is old

    async def remove_tables(self, before: float, limit: int) -> list[str]:
        """Remove tables that nobody has touched since; their ids."""
        async with self.engine.begin() as connection:
            found = await connection.scalars(select(TableRow.id).where(TableRow.updated < before).limit(limit))
            ids = list(found)
            for rows in (MoveRow, SeatRow, KeyRow, MessageRow, ReportRow):
                await connection.execute(delete(rows).where(rows.table.in_(ids)))
            await connection.execute(delete(TableRow).where(TableRow.id.in_(ids)))
        return ids

    async def remove_replays(self, before: float) -> int:
        async with self.engine.begin() as connection:
            return (await connection.execute(delete(ReplayRow).where(ReplayRow.at < before))).rowcount

    # -- uploads

    async def replays_bytes(self) -> int:
        """How much room all uploads take."""
        async with self.engine.connect() as connection:
            return int(await connection.scalar(select(func.sum(ReplayRow.bytes))) or 0)

    async def replay(self, id: str) -> str | None:
        async with self.engine.connect() as connection:
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


async def _add(session: AsyncSession, rows: Sequence[Base]) -> None:
    """A table goes before what belongs to it."""
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

"""What happens inside a transaction that writes: each of these is done as a whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from airlock.server.refused import LostRace
from airlock.server.schema import Base, CarriedRow, KeyRow, MessageRow, MoveRow, ReplayRow, ReportRow, SeatRow, TableRow

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
        # A whole new table that comes with it: a rematch, or one that goes on.
        self.new_rows: list[Base] = []


def add(connection: Connection, rows: Sequence[Base]) -> None:
    """New rows. A table goes before what belongs to it; what is said gets its number."""
    for row in sorted(rows, key=lambda row: not isinstance(row, TableRow)):
        given = {name: value for name, value in vars(row).items() if not name.startswith("_")}
        number = insert_one(connection, type(row), given)
        if isinstance(row, MessageRow):
            row.id = number


def insert_one(connection: Connection, kind: type[Base], values: Mapping[str, Any]) -> Any:
    """A new row; the first part of its key."""
    done = connection.execute(insert(kind).values(**values))
    assert done.inserted_primary_key is not None
    return done.inserted_primary_key[0]


def change_table(connection: Connection, table: str, version: int, change: Change) -> None:
    """Carry out a change on the version that the caller has seen. Raises LostRace if there is a newer one."""
    claim = (
        update(TableRow)
        .where(TableRow.id == table, TableRow.version == version, *_no_gap(table, change))
        .values(version=version + 1, **change.table)
    )
    try:
        # First of all, because it takes the lock that all other writers wait for.
        if connection.execute(claim).rowcount != 1:
            raise LostRace
        _carry_out(connection, table, change)
        add(connection, change.new_rows)
    except IntegrityError as error:
        raise LostRace from error


def _no_gap(table: str, change: Change) -> list[ColumnElement[bool]]:
    """What must be true of the recorded moves, so that their numbers stay without gaps whatever the caller believes."""
    last = select(func.coalesce(func.max(MoveRow.seq), 0)).where(MoveRow.table == table).scalar_subquery()
    if change.move is not None:
        return [last == change.move["seq"] - 1]
    if change.undo_from is not None:
        return [last >= change.undo_from - 1]
    return []


def _carry_out(connection: Connection, table: str, change: Change) -> None:
    for hash in change.spent_keys:
        spent = connection.execute(delete(KeyRow).where(KeyRow.hash == hash, KeyRow.table == table))
        if spent.rowcount != 1:
            raise LostRace
    for kind, seat in change.void_keys:
        connection.execute(delete(KeyRow).where(KeyRow.table == table, KeyRow.kind == kind, KeyRow.seat == seat))
    for number, values in change.seats.items():
        connection.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.seat == number).values(**values))
    if change.undo_from is not None:
        connection.execute(delete(MoveRow).where(MoveRow.table == table, MoveRow.seq >= change.undo_from))
    if change.move is not None:
        connection.execute(insert(MoveRow).values(table=table, **change.move))
    for key in change.new_keys:
        connection.execute(insert(KeyRow).values(table=table, **key))


def add_keys(connection: Connection, keys: Sequence[Mapping[str, Any]]) -> None:
    """Keys for several tables at once, whose versions grow. Raises LostRace if one of them is there already."""
    tables = sorted({key["table"] for key in keys})
    try:
        # In one order, so that two who do this don't wait for each other.
        wanted = select(TableRow.id).where(TableRow.id.in_(tables)).order_by(TableRow.id)
        connection.execute(wanted.with_for_update())
        connection.execute(update(TableRow).where(TableRow.id.in_(tables)).values(version=TableRow.version + 1))
        connection.execute(insert(KeyRow), [dict(key) for key in keys])
    except IntegrityError as error:
        raise LostRace from error


def set_due(connection: Connection, versions: Mapping[str, int], due: float | None) -> None:
    """When the server has to act next at tables, as long as they have these versions."""
    later = (
        update(TableRow)
        .where(TableRow.id == bindparam("known_id"), TableRow.version == bindparam("known_version"))
        .values(due=due)
    )
    connection.execute(later, [{"known_id": id, "known_version": version} for id, version in versions.items()])


def remove_tables(connection: Connection, before: float, limit: int, which: Which) -> list[str]:
    """Remove tables that nobody has touched since; their ids."""
    wanted = select(TableRow.id).where(TableRow.updated < before, *_only(which, before)).limit(limit)
    ids = list(connection.scalars(wanted))
    if ids:
        for rows in (CarriedRow, MoveRow, SeatRow, KeyRow, MessageRow, ReportRow):
            connection.execute(delete(rows).where(rows.table.in_(ids)))
        connection.execute(delete(TableRow).where(TableRow.id.in_(ids)))
    return ids


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


def remove_replays(connection: Connection, before: float) -> int:
    return connection.execute(delete(ReplayRow).where(ReplayRow.at < before)).rowcount

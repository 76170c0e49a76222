"""The tables of the database. The truth about a match is its move log; everything else can be worked out from it."""

from __future__ import annotations

from typing import Any, ClassVar

from sqlalchemy import JSON, ForeignKey, Index, MetaData, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# Names for constraints, so that every database calls them the same.
NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: ClassVar = {
        dict[str, Any]: JSON,
        list[str]: JSON,
        list[int]: JSON,
        list[dict[str, str]]: JSON,
    }


class TableRow(Base):
    """A table where people sit. `version` grows with every change: whoever writes must have seen the last one."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    code: Mapped[str] = mapped_column(String(8), unique=True)
    name: Mapped[str] = mapped_column(String(80))
    title: Mapped[str] = mapped_column(String(32))
    rules: Mapped[str] = mapped_column(String(32))
    # How its positions are hashed: that of the day when the match began.
    format: Mapped[int] = mapped_column(server_default="1")
    options: Mapped[dict[str, Any]]
    players: Mapped[int]
    status: Mapped[str] = mapped_column(String(8))
    public: Mapped[bool]
    spectators: Mapped[bool]
    # Whether seats may ask a bot what it would do.
    hints: Mapped[bool] = mapped_column(server_default=false())
    # The mark of the lesson that is played by its script; empty at other tables.
    lesson: Mapped[str] = mapped_column(String(16), default="", server_default="")
    pace: Mapped[str] = mapped_column(String(8))
    clock_seconds: Mapped[int]
    webhook: Mapped[str] = mapped_column(String(500))
    paused: Mapped[bool]
    version: Mapped[int]
    # The number of answers, and how often one was taken back.
    seq: Mapped[int]
    epoch: Mapped[int]
    # The seed never leaves the server before the end.
    seed: Mapped[str] = mapped_column(String(64))
    seed_hash: Mapped[str] = mapped_column(String(64))
    opening: Mapped[list[str]]
    votes: Mapped[dict[str, Any]]
    rematch: Mapped[str] = mapped_column(String(16))
    # A chain of tables: the one whose match this one goes on from, and the one that goes on from here.
    previous: Mapped[str] = mapped_column(String(16), default="", server_default="")
    sequel: Mapped[str] = mapped_column(String(16), default="", server_default="")
    # What can go on from here, as option and value; known when the match is over.
    goes_on: Mapped[list[dict[str, str]]] = mapped_column(default=list, server_default="[]")
    created: Mapped[float]
    updated: Mapped[float]
    # When the last answer was given or play went on: the turn clock runs from here.
    moved: Mapped[float]
    # When the server has to act by itself (a bot, a forced answer, the clock); none if it waits for a person.
    due: Mapped[float | None]
    # Who is asked, so that lists needn't look into the match.
    asked: Mapped[list[int]] = mapped_column(default=list, server_default="[]")

    __table_args__ = (Index("ix_tables_due", "due"), Index("ix_tables_public", "public", "status", "updated"))


class CarriedRow(Base):
    """What the match of a table goes on from. It is kept here because the table before may be gone one day.

    Apart from its table, so that lists of tables don't read it; and nobody but the rules gets to see it.
    """

    __tablename__ = "carried"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    before: Mapped[dict[str, Any]]


class SeatRow(Base):
    """A seat at a table."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(40))
    claimed: Mapped[bool]
    bot: Mapped[str] = mapped_column(String(32))
    taken_over: Mapped[bool]
    # The person gave it to the bot themselves, and with it their say.
    given_up: Mapped[bool] = mapped_column(default=False, server_default=false())
    auto: Mapped[bool]
    # How many invites there have been: a new one makes the old one void.
    invites: Mapped[int]


class KeyRow(Base):
    """A secret that opens something, as its hash: a seat, the host's rights, an invite, a recovery link.

    A browser has one secret for all its seats. Then `hash` is that of the secret and the seat, `browser` that of the
    secret alone. Seats of browsers that have not come since there is one secret for all have none there.
    """

    __tablename__ = "keys"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(8))
    expires: Mapped[float | None]
    browser: Mapped[str] = mapped_column(String(64), default="", server_default="", index=True)


class MoveRow(Base):
    """An answer and what chance made of it."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    key: Mapped[str] = mapped_column(String(400))
    outcomes: Mapped[list[str]]
    hash: Mapped[str] = mapped_column(String(32))
    # Who gave it: person, program, bot, or forced.
    by: Mapped[str] = mapped_column(String(8))
    # Why a bot gave it. Nobody gets to see that before the match is over.
    why: Mapped[dict[str, Any] | None]
    at: Mapped[float]


class MessageRow(Base):
    """Something said at a table. `to` are the seats that may read it; empty means everybody."""

    __tablename__ = "messages"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    kind: Mapped[str] = mapped_column(String(8))
    to: Mapped[list[int]]
    text: Mapped[str] = mapped_column(Text)
    what: Mapped[dict[str, Any]]
    # After how many answers it was said.
    seq: Mapped[int] = mapped_column(server_default="0")
    at: Mapped[float]


class ReportRow(Base):
    """What somebody saw when something was wrong; nothing that their seat could not see."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    seen: Mapped[dict[str, Any]]
    at: Mapped[float]


class ReplayRow(Base):
    """An uploaded save."""

    __tablename__ = "replays"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    save: Mapped[str] = mapped_column(Text)
    bytes: Mapped[int] = mapped_column(server_default="0")
    at: Mapped[float]

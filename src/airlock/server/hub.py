"""Who listens: the sockets of this process, and notes between processes about what has changed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import msgspec

from airlock.server import metrics
from airlock.server.channel import Channel

# Seconds between two notes about who is connected elsewhere, and until such a note is forgotten.
REPEAT = 20.0
FORGET = 50.0
# Messages that a slow client may leave unread before it is cut off.
BACKLOG = 200


class Note(msgspec.Struct, omit_defaults=True):
    """What processes tell each other. It names what changed; everybody looks for themselves."""

    worker: str
    table: str
    kind: Literal["changed", "message", "presence", "who", "spent"]
    # The version of the table, or the id of the message.
    number: int = 0
    seats: list[int] = []
    spectators: int = 0
    # What, who, how often: tokens of the limits.
    spent: list[tuple[str, str, int]] = []


class Listener:
    """A socket: the seat whose eyes it has, and what it still has to be told."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.wake = asyncio.Event()
        self.version = -1
        self.changed = True
        self.presence = True
        self.messages: deque[int] = deque()

    @property
    def is_overrun(self) -> bool:
        return len(self.messages) > BACKLOG


class Hub:
    """The listeners of this process, and the way to those of the others."""

    def __init__(self, channel: Channel | None) -> None:
        self.worker = secrets.token_hex(4)
        self._channel = channel
        self._here: dict[str, set[Listener]] = defaultdict(set)
        # Table -> worker -> seats, spectators, when it was said.
        self._elsewhere: dict[str, dict[str, tuple[list[int], int, float]]] = defaultdict(dict)
        # Told what limits others have used up; the house sets it.
        self.on_spent: Callable[[list[tuple[str, str, int]]], None] = lambda spent: None

    @property
    def is_up(self) -> bool:
        return self._channel is None or self._channel.is_up

    # -- listeners

    def join(self, listener: Listener) -> None:
        is_first = listener.table not in self._here
        self._here[listener.table].add(listener)
        metrics.SOCKETS.inc()
        if is_first:
            self._send(Note(self.worker, listener.table, "who"))
        self._say_presence(listener.table)

    def leave(self, listener: Listener) -> None:
        here = self._here.get(listener.table)
        if here is None or listener not in here:
            return
        here.discard(listener)
        if not here:
            del self._here[listener.table]
        metrics.SOCKETS.dec()
        self._say_presence(listener.table)

    def tables(self) -> list[str]:
        return list(self._here)

    def connected(self, table: str) -> tuple[frozenset[int], int]:
        """The seats that are connected anywhere, and how many spectators."""
        here = [listener.seat for listener in self._here.get(table, ())]
        seats = {seat for seat in here if seat >= 0}
        spectators = here.count(-1)
        for far, count, at in self._elsewhere.get(table, {}).values():
            if at > time.monotonic() - FORGET:
                seats.update(far)
                spectators += count
        return frozenset(seats), spectators

    # -- notes

    def changed(self, table: str, version: int) -> None:
        """A table has a new version."""
        self._tell(Note(self.worker, table, "changed", version))

    def said(self, table: str, message: int) -> None:
        self._tell(Note(self.worker, table, "message", message))

    def spent(self, some: list[tuple[str, str, int]]) -> None:
        """Tell the others what was used up of the limits here."""
        self._send(Note(self.worker, "", "spent", spent=some))

    def _say_presence(self, table: str) -> None:
        here = [listener.seat for listener in self._here.get(table, ())]
        seats = sorted({seat for seat in here if seat >= 0})
        self._tell(Note(self.worker, table, "presence", seats=seats, spectators=here.count(-1)))

    def _tell(self, note: Note) -> None:
        # Here at once, whatever the channel does.
        self._hear(note)
        self._send(note)

    def _send(self, note: Note) -> None:
        if self._channel is not None:
            self._channel.publish(msgspec.json.encode(note))

    def _hear(self, note: Note) -> None:
        if note.worker != self.worker:
            if note.kind == "spent":
                self.on_spent(note.spent)
                return
            if note.kind == "who":
                if note.table in self._here:
                    self._say_presence(note.table)
                return
            if note.kind == "presence":
                if note.seats or note.spectators:
                    self._elsewhere[note.table][note.worker] = (note.seats, note.spectators, time.monotonic())
                else:
                    self._elsewhere.get(note.table, {}).pop(note.worker, None)
                if note.table not in self._here:
                    return
        for listener in self._here.get(note.table, ()):
            if note.kind == "changed":
                listener.changed = True
                listener.version = max(listener.version, note.number)
            elif note.kind == "message":
                listener.messages.append(note.number)
            else:
                listener.presence = True
            listener.wake.set()

    def hear(self, raw: bytes) -> None:
        """A note from the channel; one's own come back too."""
        with suppress(msgspec.DecodeError):
            note = msgspec.json.decode(raw, type=Note)
            if note.worker != self.worker:
                self._hear(note)

    def wake_behind(self, versions: dict[str, int]) -> None:
        """Wake the listeners that missed a note."""
        for table, version in versions.items():
            for listener in self._here.get(table, ()):
                if listener.version < version:
                    listener.changed = True
                    listener.version = version
                    listener.wake.set()

    async def repeat_presence(self) -> None:
        """Say again and again who is connected here, for processes that missed it."""
        while True:
            await asyncio.sleep(REPEAT)
            old = time.monotonic() - FORGET
            for table, workers in list(self._elsewhere.items()):
                for worker, (_, _, at) in list(workers.items()):
                    if at < old:
                        del workers[worker]
                if not workers:
                    del self._elsewhere[table]
            for table in self.tables():
                self._say_presence(table)

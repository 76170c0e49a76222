"""What happened, for people: typed, nested, each with its audience and its rule. Free when nobody listens."""

from __future__ import annotations

from collections.abc import Mapping

from airlock.kernel.arguments import ArgKind
from airlock.kernel.zones import EVERYBODY as EVERYBODY
from airlock.kernel.zones import knows


class Kind:
    """A kind of event: its name, the clause it carries out, the names of its values and what they are."""

    __slots__ = ("fields", "kinds", "name", "rule")

    def __init__(self, name: str, rule: str, fields: tuple[str, ...], kinds: tuple[ArgKind, ...]) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields
        self.kinds = kinds


Value = str | int | bool


class Event:
    """One happening. `audience` is a mask of seats, or EVERYBODY; `parent` the index of what it belongs to, or -1.

    `rule` is the clause of the book that is being played.
    """

    __slots__ = ("audience", "index", "kind", "parent", "rule", "seq", "values")

    def __init__(
        self, index: int, seq: int, parent: int, audience: int, kind: Kind, values: tuple[Value, ...], rule: str
    ) -> None:
        self.index = index
        self.seq = seq
        self.parent = parent
        self.audience = audience
        self.kind = kind
        self.values = values
        self.rule = rule

    def visible(self, seat: int) -> bool:
        return knows(self.audience, seat)

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {"event": self.kind.name, "rule": self.rule, "seq": self.seq}
        out.update(zip(self.kind.fields, self.values))
        return out


class Log:
    """The events of a match, in order. `clauses` translates what a kind cites into the book that is being played."""

    __slots__ = ("_clauses", "_open", "events", "seq")

    def __init__(self, clauses: Mapping[str, str] | None = None) -> None:
        self._clauses = clauses or {}
        self.events: list[Event] = []
        self._open: list[int] = []
        self.seq = 0

    def add(self, audience: int, kind: Kind, values: tuple[Value, ...]) -> None:
        if len(values) != len(kind.fields):
            raise TypeError(f"event {kind.name} takes {kind.fields}, got {values!r}")
        parent = self._open[-1] if self._open else -1
        rule = self._clauses.get(kind.rule, kind.rule)
        self.events.append(Event(len(self.events), self.seq, parent, audience, kind, values, rule))

    def open(self) -> None:
        """What follows belongs to the last event."""
        self._open.append(len(self.events) - 1)

    def close(self) -> None:
        if self._open:
            self._open.pop()

    def reset(self) -> None:
        """Between steps nothing is open, also after a game that ended in the middle of everything."""
        self._open.clear()

    def seen_by(self, seat: int) -> list[dict[str, object]]:
        """The history through the eyes of a seat, each event with its depth. Hidden events leave no gap to count."""
        out: list[dict[str, object]] = []
        depth: dict[int, int] = {-1: -1}
        for event in self.events:
            level = depth[event.parent] + (1 if event.visible(seat) else 0)
            depth[event.index] = level
            if event.visible(seat):
                plain = event.plain()
                plain["depth"] = level
                out.append(plain)
        return out

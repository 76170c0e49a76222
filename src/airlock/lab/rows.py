"""Turn finished matches into rows, column by column, and the rows into Parquet."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any, NamedTuple

from airlock.faces import face_of
from airlock.faces.interest import Interest, Watch
from airlock.kernel.events import Event, Kind
from airlock.kernel.match import Match
from airlock.kernel.options import parts_of
from airlock.lab.outcome import outcome_of
from airlock.lab.simulate import Setup, match_seed
from airlock.lab.tables import TABLES, arrow_schema

ROUND = "round"
ACTION = "action"
DEATH = "death"


class _Plan(NamedTuple):
    """A watched kind of event with the places of its values worked out; -1 where it has none."""

    watch: Watch
    what: int
    how: int
    seat: int
    slot: int


class Rows:
    """The rows of some matches. `keep` is called for each, in order."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.interest: Interest = face_of(setup.title.name).interest()
        self.columns: dict[str, list[list[Any]]] = {name: [[] for _ in columns] for name, columns in TABLES.items()}
        self._plans: dict[str, _Plan | None] = {}

    def keep(self, n: int, match: Match, decisions: int) -> None:
        found = outcome_of(match)
        story = _Story(self, n, match)
        facts = self.interest.facts(match)
        self.add(
            "matches",
            (
                n,
                match_seed(self.setup, n),
                self.setup.players,
                facts.mode,
                facts.board,
                found.round,
                decisions,
                found.reason,
                facts.ship_destroyed,
                len(found.survivors),
                len(found.winners),
                story.first_round.get("encounter"),
                story.first_round.get(DEATH),
                list(facts.goals),
            ),
        )
        for seat, bot in enumerate(self.setup.seated(n)):
            end = self.interest.seat(match, seat)
            death = story.deaths.get(seat) if end.fate == "dead" else None
            counted = [story.counts[kind, seat] for kind in ("visit", "encounter", "fight", "attack", "kill")]
            self.add(
                "seats",
                (
                    n,
                    seat,
                    bot,
                    end.character,
                    end.number,
                    end.objective,
                    seat in found.survivors,
                    seat in found.winners,
                    end.fate,
                    *(death or (None, None, None)),
                    end.intruder,
                    *counted,
                ),
            )

    def add(self, table: str, row: tuple[Any, ...]) -> None:
        for column, value in zip(self.columns[table], row):
            column.append(value)

    def plan(self, kind: Kind) -> _Plan | None:
        """How to read a kind of event; None if nobody is interested."""
        if kind.name not in self._plans:
            watch = self.interest.watched.get(kind.name)
            place = {name: n for n, name in enumerate(kind.fields)}
            self._plans[kind.name] = watch and _Plan(
                watch, place.get(watch.what, -1), place.get(watch.how, -1), place.get("seat", -1), place.get("slot", -1)
            )
        return self._plans[kind.name]

    def parquet(self) -> dict[str, bytes]:
        """The tables as Parquet files."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        out = {}
        for name, columns in self.columns.items():
            file = io.BytesIO()
            pq.write_table(pa.table(columns, schema=arrow_schema(name)), file, compression="zstd")
            out[name] = file.getvalue()
        return out


class _Story:
    """One match, walked through event by event."""

    def __init__(self, rows: Rows, n: int, match: Match) -> None:
        self.rows = rows
        self.n = n
        self.interest = rows.interest
        self.events: list[Event] = match.state.log.events
        self.rooms = self.interest.rooms(match.state)
        self.place = [self.interest.start(match.state)] * match.players
        self.round = 0
        self.first_round: dict[str, int] = {}
        self.counts: Counter[tuple[str, int]] = Counter()
        # seat -> round, cause and slot of the last death
        self.deaths: dict[int, tuple[int, str | None, str | None]] = {}
        self._seen: set[tuple[str, int | None, str | None]] = set()
        self._walk()

    def _walk(self) -> None:
        undone = {event.parent for event in self.events if event.kind.name in self.interest.undone}
        fills = {
            event.parent: str(self._value(event, self.interest.fills[event.kind.name]))
            for event in reversed(self.events)
            if event.kind.name in self.interest.fills
        }
        for event in self.events:
            name = event.kind.name
            if name == ROUND:
                self.round = int(event.values[0])
            elif name == ACTION:
                self._action(event, event.index in undone)
            else:
                plan = self.rows.plan(event.kind)
                if plan is not None:
                    self._watched(event, plan, fills.get(event.index))

    def _action(self, event: Event, undone: bool) -> None:
        seat, key = int(event.values[0]), parts_of(str(event.values[1]))
        watch = self.interest.actions.get(key[0])
        if watch is not None and not undone:
            self._row(event, watch.kind, seat, key[1], key[2] if len(key) > 2 else None, self.place[seat])

    def _watched(self, event: Event, plan: _Plan, filled: str | None) -> None:
        values, watch = event.values, plan.watch
        seat = int(values[plan.seat]) if plan.seat >= 0 else self._doer(event) if watch.doing else None
        here = self.place[seat] if seat is not None else ""
        slot = str(values[plan.slot]) if plan.slot >= 0 else here
        if watch.moves and seat is not None:
            self.place[seat] = slot if plan.slot >= 0 else ""
        if watch.kind:
            what = self._said(event, watch.what, plan.what) or filled
            self._row(event, watch.kind, seat, what, self._said(event, watch.how, plan.how), slot)

    def _said(self, event: Event, wish: str, place: int) -> str | None:
        """A field of the event, or the word after an equals sign. What is true gives its name, what isn't nothing."""
        if place < 0:
            return wish[1:] or None
        value = event.values[place]
        if isinstance(value, bool):
            return wish if value else None
        text = str(value)
        short = self.interest.short.get(event.kind.kinds[place].name)
        return short(text) if short is not None else text

    def _row(self, event: Event, kind: str, seat: int | None, what: str | None, how: str | None, slot: str) -> None:
        mark = (kind, seat, what)
        first = mark not in self._seen
        self._seen.add(mark)
        self.first_round.setdefault(kind, self.round)
        if seat is not None:
            self.counts[kind, seat] += 1
            if kind == DEATH:
                self.deaths[seat] = (self.round, what, slot or None)
        room = self.rooms.get(slot)
        self.rows.add(
            "events",
            (self.n, event.index, self.round, event.seq, kind, seat, what, how, slot or None, room, first),
        )

    def _doer(self, event: Event) -> int | None:
        """Whose doing it was, if it was anybody's."""
        at = event.parent
        while at >= 0:
            above = self.events[at]
            if above.kind.name in self.interest.sufferers:
                return None
            if above.kind.name in self.interest.doers:
                return int(self._value(above, "seat"))
            at = above.parent
        return None

    def _value(self, event: Event, name: str) -> Any:
        return event.values[event.kind.fields.index(name)]

"""The numbers of a report, asked from the tables of its runs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from airlock.lab.read import Tables
from airlock.lab.stats import Difference, Share, share, stratified

# With fewer seats on one side a comparison says nothing.
LEAST = 10
# What the heat map counts, and how it is found among the events.
HEAT = {
    "visits": "kind = 'visit'",
    "fights": "kind IN ('fight', 'attack')",
    "deaths": "kind = 'death' AND how IS NULL",
}
# What goes with winning: a list of the page, and the kinds of events that count for it.
COMPANIONS = {"rooms": ("room",), "cards": ("card", "reaction", "mutation"), "items": ("gain",)}


class Rate(NamedTuple):
    """How a group of seats fared."""

    id: str
    survived: Share
    won: Share


class Companion(NamedTuple):
    """Seats that did something, beside those that did not."""

    kind: str
    id: str
    n: int
    survived: Difference
    won: Difference


@dataclass(frozen=True)
class Counts:
    """A number of seats, and how they fared."""

    n: int
    survived: int
    won: int

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.n + other.n, self.survived + other.survived, self.won + other.won)

    def __sub__(self, other: Counts) -> Counts:
        return Counts(self.n - other.n, self.survived - other.survived, self.won - other.won)


# Bot and character -> how they fared.
Strata = dict[tuple[str, str], Counts]
COUNTED = "count(*), count_if(survived), count_if(won)"


class Overview(NamedTuple):
    matches: int
    seats: int
    survived: Share
    won: Share
    rounds: float
    kills: float
    deaths: float
    lost: Share


class Room(NamedTuple):
    """What happened in a room, per match."""

    id: str
    explored: float
    visits: float
    used: float
    fights: float
    deaths: float


# value -> group -> how often
Histogram = dict[int, dict[str, int]]


def overview(tables: Tables) -> Overview:
    matches, rounds, lost = tables.rows("SELECT count(*), avg(rounds), count_if(ship_destroyed) FROM matches")[0]
    seats, survived, won, kills, deaths = tables.rows(
        "SELECT count(*), count_if(survived), count_if(won), sum(kills), count(death_round) FROM seats"
    )[0]
    each = max(1, matches)
    return Overview(
        matches,
        seats,
        share(survived, seats),
        share(won, seats),
        rounds or 0.0,
        (kills or 0) / each,
        deaths / each,
        share(lost, matches),
    )


def rates(tables: Tables, column: str, source: str = "seats", order: str = "") -> list[Rate]:
    """Survival and victory by a column of the seats, the most successful first."""
    found = tables.rows(f"SELECT {column} AS id, {COUNTED} FROM {source} WHERE id IS NOT NULL GROUP BY id ORDER BY id")
    out = [Rate(str(id), share(survived, n), share(won, n)) for id, n, survived, won in found]
    return out if order == "id" else sorted(out, key=lambda rate: (-rate.won.value, -rate.survived.value, rate.id))


WITH_MATCHES = "seats JOIN matches USING (run, game)"
# Cooperative goals belong to everybody at the table.
WITH_GOALS = f"(SELECT seats.*, unnest(goals) AS goal FROM {WITH_MATCHES} WHERE len(goals) > 0)"


def against_intruders(tables: Tables) -> list[Rate]:
    """How the crew fared with and without an intruder player; nothing if there never was one."""
    found = tables.rows(
        f"SELECT against, {COUNTED} FROM (SELECT *, "
        "CASE WHEN bool_or(intruder) OVER (PARTITION BY run, game) THEN 'yes' ELSE 'no' END AS against FROM seats) "
        "WHERE NOT intruder GROUP BY 1 ORDER BY 1"
    )
    out = [Rate(id, share(survived, n), share(won, n)) for id, n, survived, won in found]
    return out if any(rate.id == "yes" for rate in out) else []


def ends(tables: Tables) -> dict[str, int]:
    return dict(tables.rows("SELECT end_reason, count(*) AS n FROM matches GROUP BY 1 ORDER BY n DESC, 1"))


def rounds_by_end(tables: Tables) -> Histogram:
    return _histogram(tables.rows("SELECT rounds, end_reason, count(*) FROM matches GROUP BY 1, 2 ORDER BY 1, 2"))


def causes(tables: Tables) -> dict[str, int]:
    return dict(
        tables.rows(
            "SELECT death_cause, count(*) AS n FROM seats WHERE death_cause IS NOT NULL GROUP BY 1 ORDER BY n DESC, 1"
        )
    )


def rounds_by_cause(tables: Tables) -> Histogram:
    found = "SELECT death_round, death_cause, count(*) FROM seats WHERE death_cause IS NOT NULL"
    return _histogram(tables.rows(f"{found} GROUP BY 1, 2 ORDER BY 1, 2"))


def alive(tables: Tables) -> dict[str, list[float]]:
    """For each bot the share of its seats that is alive after each round, from round 0 on."""
    last = tables.rows("SELECT max(rounds) FROM matches")[0][0] or 0
    out = {}
    for bot, n in tables.rows("SELECT bot, count(*) FROM seats GROUP BY 1 ORDER BY 1"):
        died = dict(
            tables.rows("SELECT death_round, count(*) FROM seats WHERE bot = ? AND death_round > 0 GROUP BY 1", bot)
        )
        left, curve = n, []
        for number in range(last + 1):
            left -= died.get(number, 0)
            curve.append(left / n)
        out[bot] = curve
    return out


def heat(tables: Tables) -> dict[str, dict[str, dict[str, float]]]:
    """Board -> what -> slot -> how often per match."""
    boards: dict[str, list[str]] = {}
    for board, run in tables.rows("SELECT DISTINCT board, run FROM matches WHERE board IS NOT NULL ORDER BY 1, 2"):
        boards.setdefault(board, []).append(run)
    counted = ", ".join(f"count_if({condition})" for condition in HEAT.values())
    out = {}
    for board, runs in boards.items():
        n = tables.rows("SELECT count(*) FROM matches WHERE list_contains(?, run)", runs)[0][0]
        found = tables.rows(
            f"SELECT slot, {counted} FROM events WHERE slot IS NOT NULL AND list_contains(?, run) "
            "AND kind IN ('visit', 'fight', 'attack', 'death') GROUP BY 1 ORDER BY 1",
            runs,
        )
        out[board] = {what: {row[0]: row[i + 1] / n for row in found} for i, what in enumerate(HEAT)}
    return out


def rooms(tables: Tables, matches: int) -> list[Room]:
    counted = ", ".join(f"count_if({HEAT[what]})" for what in ("visits", "fights", "deaths"))
    found = tables.rows(
        f"SELECT room, count_if(kind = 'explore'), {counted}, count_if(kind = 'room') FROM events "
        "WHERE room IS NOT NULL GROUP BY 1 ORDER BY 1"
    )
    each = max(1, matches)
    out = [Room(id, e / each, v / each, u / each, f / each, d / each) for id, e, v, f, d, u in found]
    return sorted(out, key=lambda room: (-room.visits, room.id))


def companions(tables: Tables) -> dict[str, list[Companion]]:
    """What goes with winning, by list. Seats are compared with others of the same bot, for cards of the same character.

    A strong bot among weak ones would else make everything that it likes look like a reason to win.
    """
    everybody = _strata(tables.rows(f"SELECT bot, character, {COUNTED} FROM seats GROUP BY 1, 2 ORDER BY 1, 2"))
    kinds = ", ".join(f"'{kind}'" for group in COMPANIONS.values() for kind in group)
    found = tables.rows(
        f"SELECT kind, what, bot, character, {COUNTED} FROM events JOIN seats USING (run, game, seat) "
        f"WHERE first AND kind IN ({kinds}) AND what IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4"
    )
    doers: dict[tuple[str, str], list[tuple[Any, ...]]] = {}
    for kind, what, *rest in found:
        doers.setdefault((kind, what), []).append(tuple(rest))
    out: dict[str, list[Companion]] = {}
    for name, wanted in COMPANIONS.items():
        by_character = name == "cards"
        base = everybody if by_character else _without_character(everybody)
        listed = []
        for (kind, what), rows in doers.items():
            if kind in wanted:
                did = _strata(rows)
                companion = _compare(kind, what, did if by_character else _without_character(did), base)
                listed += [companion] if companion else []
        out[name] = listed
    return out


def _compare(kind: str, what: str, did: Strata, base: Strata) -> Companion | None:
    """Group by group those who did it beside those who did not; None if there are too few of either."""
    pairs = [(counts, base[group] - counts) for group, counts in did.items() if base[group].n > counts.n]
    if sum(one.n for one, _ in pairs) < LEAST or sum(rest.n for _, rest in pairs) < LEAST:
        return None
    survived = stratified([(share(one.survived, one.n), share(rest.survived, rest.n)) for one, rest in pairs])
    won = stratified([(share(one.won, one.n), share(rest.won, rest.n)) for one, rest in pairs])
    return Companion(kind, what, sum(counts.n for counts in did.values()), survived, won)


def _strata(rows: Iterable[tuple[Any, ...]]) -> Strata:
    return {(bot, character): Counts(n, survived, won) for bot, character, n, survived, won in rows}


def _without_character(strata: Strata) -> Strata:
    out: Strata = {}
    for (bot, _), counts in strata.items():
        out[bot, ""] = out.get((bot, ""), Counts(0, 0, 0)) + counts
    return out


def _histogram(rows: Iterable[tuple[int, str, int]]) -> Histogram:
    out: Histogram = {}
    for value, group, n in rows:
        out.setdefault(value, {})[group] = n
    return out

"""The three tables of a run: their columns, their types and what they mean. docs/lab.md shows the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import pyarrow as pa

# Counts up when a column changes its name, type or meaning, so that no old run is misread.
SCHEMA_VERSION: Final = 1


class Column(NamedTuple):
    """A column. The type is one of TYPES; a question mark after it means that there may be no value."""

    name: str
    type: str
    meaning: str


MATCHES: Final = [
    Column("game", "int", "the number of the match in its run, from 0"),
    Column("seed", "text", "the seed of the match: the seed of the run, a slash, the number"),
    Column("players", "int", "how many seats"),
    Column("mode", "text?", "semi, solo, coop or intruder"),
    Column("board", "text?", "which side of the board"),
    Column("rounds", "int", "the round in which it ended; 0 in a title without rounds"),
    Column("decisions", "int", "how many answers were given"),
    Column(
        "end_reason",
        "text",
        "why it ended: jump, explosion, hull_breach, self_destruct, nobody_left; over if a title gives no reason",
    ),
    Column("ship_destroyed", "bool", "whether the ship was lost"),
    Column("survivors", "int", "how many seats survived"),
    Column("winners", "int", "how many seats won"),
    Column("first_encounter", "int?", "the round of the first encounter"),
    Column("first_death", "int?", "the round of the first death"),
    Column("goals", "texts", "the common goals of a cooperative match; empty otherwise"),
]
SEATS: Final = [
    Column("game", "int", "the match"),
    Column("seat", "int", "the seat, from 0"),
    Column("bot", "text", "who played it, as named on the command line"),
    Column("character", "text?", "the character"),
    Column("number", "int?", "the player number that was dealt; 1 begins"),
    Column("objective", "text?", "the objective that was kept; none before the first encounter"),
    Column("survived", "bool", "whether the character survived"),
    Column("won", "bool", "whether the seat won"),
    Column("fate", "text", "escaped, hibernating or dead at the end; empty if a title says nothing of it"),
    Column("death_round", "int?", "the round of the death that lasted"),
    Column("death_cause", "text?", "its cause"),
    Column("death_slot", "text?", "the slot of the board where it happened"),
    Column("intruder", "bool", "whether the seat played on as the intruders"),
    Column("visits", "int", "rooms entered"),
    Column("encounters", "int", "encounters caused"),
    Column("fights", "int", "shots and blows"),
    Column("attacks", "int", "attacks suffered"),
    Column("kills", "int", "intruders killed"),
]
EVENTS: Final = [
    Column("game", "int", "the match"),
    Column("event", "int", "the number of the event in the log of its match, growing"),
    Column("round", "int", "the round; 0 before the first"),
    Column("decision", "int", "how many answers had been given"),
    Column("kind", "text", "what kind of event: see below"),
    Column("seat", "int?", "whose event it is"),
    Column("what", "text?", "the thing, cause or intruder it is about"),
    Column("how", "text?", "the way, target or result"),
    Column("slot", "text?", "the slot of the board where it happened"),
    Column("room", "text?", "the room that lies there, even if it was explored later"),
    Column("first", "bool", "the first of this kind and thing for this seat in this match"),
]
TABLES: Final[dict[str, list[Column]]] = {"matches": MATCHES, "seats": SEATS, "events": EVENTS}


def arrow_schema(table: str) -> pa.Schema:
    """The columns of a table as Parquet stores them."""
    import pyarrow as pa

    types: dict[str, pa.DataType] = {
        "int": pa.int32(),
        "text": pa.string(),
        "bool": pa.bool_(),
        "texts": pa.list_(pa.string()),
    }
    return pa.schema(
        [pa.field(c.name, types[c.type.rstrip("?")], nullable=c.type.endswith("?")) for c in TABLES[table]]
    )

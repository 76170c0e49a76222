"""What a title declares so that the laboratory can watch it: which events are of interest, and where to look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from airlock.kernel.match import Match


class Watch(NamedTuple):
    """How an event becomes a row. `what` and `how` name a field of the event, or say a word after an equals sign.

    Without a kind no row is made: the event only says where a seat is now.
    """

    kind: str
    what: str = ""
    how: str = ""
    # The seat is now where the event says.
    moves: bool = False
    # The seat is the one whose doing the event belongs to, such as the shot that killed.
    doing: bool = False


class Facts(NamedTuple):
    """What the row of a match says beyond its result: its mode and board, whether the ship was lost, common goals."""

    mode: str | None = None
    board: str | None = None
    ship_destroyed: bool = False
    goals: Sequence[str] = ()


class Seat(NamedTuple):
    """What the state says of a seat at the end."""

    character: str | None
    number: int | None
    objective: str | None
    fate: str
    intruder: bool


@dataclass(frozen=True)
class Interest:
    """A title as the laboratory sees it. Without a declaration only results are kept."""

    watched: Mapping[str, Watch] = field(default_factory=dict)
    # Actions by their first word; the rest of the key is `what` and `how`.
    actions: Mapping[str, Watch] = field(default_factory=dict)
    # Events that say that the action they belong to came to nothing.
    undone: frozenset[str] = frozenset()
    # An event that belongs to another and says what that one is about: event -> field.
    fills: Mapping[str, str] = field(default_factory=dict)
    # What is kept of a value, by the kind of argument it is: of a figure only its type.
    short: Mapping[str, Callable[[str], str]] = field(default_factory=dict)
    # Events whose seat is the one that acts, and those whose seat suffers.
    doers: frozenset[str] = frozenset()
    sufferers: frozenset[str] = frozenset()
    # Where a seat begins, what lies in a slot, and the rest of the state that rows need.
    start: Callable[[Any], str] = lambda state: ""
    rooms: Callable[[Any], Mapping[str, str]] = lambda state: {}
    facts: Callable[[Match], Facts] = lambda match: Facts()
    seat: Callable[[Match, int], Seat] = lambda match, seat: Seat(None, None, None, "", False)
    # What came up in an event of a match with this content, as `kind:id`, or nothing; and all that can come up.
    thing: Callable[[Any, Mapping[str, object]], str] = lambda content, event: ""
    things: Callable[[Any], list[str]] = lambda content: []
    # For the report: a board by its name, lying or upright, or nothing if it isn't drawn.
    drawn: Callable[[str, bool], Any] = lambda board, upright: None

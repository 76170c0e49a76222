"""What the crew of the Nemesis sees others do, and what it can claim."""

from __future__ import annotations

from typing import Final

from airlock.faces.talk import Talk
from airlock.kernel.events import Event

LOOKED_AT_COORDINATES: Final = "looked_at_coordinates"
DESTINATION_SET: Final = "destination_set"
LOOKED_AT_ENGINE: Final = "looked_at_engine"
ENGINE_ORDER: Final = "engine_order"
LOOKED_AT_OBJECTIVE: Final = "looked_at_objective"
OBJECTIVE_CHOSEN: Final = "objective_chosen"
SIGNAL_SENT: Final = "signal_sent"
OBJECT_TAKEN: Final = "object_taken"
WEAKNESS_DISCOVERED: Final = "weakness_discovered"
ADAPTATION_REMOVED: Final = "adaptation_removed"
TRADE: Final = "trade"
TRADED: Final = "traded"
ACTION: Final = "action"
# Events that tell something about who did it; the first value of each is a seat.
TELLING: Final = frozenset(
    (
        LOOKED_AT_COORDINATES,
        DESTINATION_SET,
        LOOKED_AT_ENGINE,
        ENGINE_ORDER,
        LOOKED_AT_OBJECTIVE,
        OBJECTIVE_CHOSEN,
        SIGNAL_SENT,
        OBJECT_TAKEN,
        WEAKNESS_DISCOVERED,
        ADAPTATION_REMOVED,
        TRADE,
        TRADED,
    )
)
SECRETS: Final = frozenset((LOOKED_AT_COORDINATES, LOOKED_AT_ENGINE, ENGINE_ORDER))

ENGINE_WORKS: Final = "engine-works"
ENGINE_DAMAGED: Final = "engine-damaged"
COURSE: Final = "course"
CLEAN: Final = "clean"
INFECTED: Final = "infected"
# What can be claimed in set words, and what such a claim names.
CLAIMS: Final[dict[str, tuple[str, ...]]] = {
    ENGINE_WORKS: ("engine",),
    ENGINE_DAMAGED: ("engine",),
    COURSE: ("space", "planet"),
    CLEAN: (),
    INFECTED: (),
}


def is_telling(event: Event) -> bool:
    kind = event.kind.name
    return kind in TELLING or (kind == ACTION and str(event.values[1]).endswith((":start", ":stop")))


TALK: Final = Talk(is_telling, SECRETS, frozenset((ENGINE_ORDER,)))

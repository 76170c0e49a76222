"""What the tests of the weaknesses share: somebody in a room with a figure, with or without the weakness."""

from __future__ import annotations

from tests.table import Table
from tests.titles.nemesis.void_seeders.madness import among_seeders

ROOM = "canteen"
SLOT = "slot_006"


def facing(who: str, kind: str, weakness: str = "", injuries: int = 0) -> Table:
    """A character with four cards in the Canteen; `kind`_1 is there too, if one is named."""
    t = among_seeders(who, "captain").at(who, ROOM, SLOT).any_hand(who, 4)
    if kind:
        t.intruder(kind, ROOM, injuries)
    if weakness:
        t.weakness(weakness)
    return t.turn(who)

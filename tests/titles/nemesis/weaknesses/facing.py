"""What the tests of the weaknesses share: somebody in a room with an intruder, with or without the weakness."""

from __future__ import annotations

from tests.table import Table, table

ROOM = "canteen"
SLOT = "slot_006"


def facing(who: str, kind: str, weakness: str = "", injuries: int = 0) -> Table:
    """A character with four cards in the Canteen; `kind`_1 is there too, if one is named."""
    t = table(who, "captain").at(who, ROOM, SLOT).any_hand(who, 4).met()
    if kind:
        t.intruder(kind, ROOM, injuries)
    if weakness:
        t.weakness(weakness)
    return t.turn(who)

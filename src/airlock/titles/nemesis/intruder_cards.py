"""The cards of the intruder player."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import IntruderCard

# effect, corridor of the move (0: any), attack cards to choose from
INTRUDER_CARDS: Final = [
    IntruderCard("xcard_01", "pursuit", 1, 2),
    IntruderCard("xcard_02", "pursuit", 2, 2),
    IntruderCard("xcard_03", "pursuit", 3, 2),
    IntruderCard("xcard_04", "pursuit", 0, 3),
    IntruderCard("xcard_05", "coordinated_hunt", 3, 1),
    IntruderCard("xcard_06", "coordinated_hunt", 4, 1),
    IntruderCard("xcard_07", "metamorphosis", 1, 1),
    IntruderCard("xcard_08", "planning", 4, 1),
    IntruderCard("xcard_09", "planning", 0, 1),
    IntruderCard("xcard_10", "self_healing", 2, 1),
]

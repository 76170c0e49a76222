"""Fast Repairs: repair the room, or repair or break its engine, for nothing more."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import OUT_OF_COMBAT, ActionCard
from airlock.titles.nemesis.cards.ways import ENGINE, REMOVE_MALFUNCTION

FAST_REPAIRS: Final = ActionCard("fast_repairs", 0, OUT_OF_COMBAT, [REMOVE_MALFUNCTION, ENGINE])

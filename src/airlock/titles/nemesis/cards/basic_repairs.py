"""Basic Repairs: repair the room, or repair or break its engine, for two more cards."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import OUT_OF_COMBAT, ActionCard
from airlock.titles.nemesis.cards.ways import ENGINE, REMOVE_MALFUNCTION

BASIC_REPAIRS: Final = ActionCard("basic_repairs", 2, OUT_OF_COMBAT, [REMOVE_MALFUNCTION, ENGINE])

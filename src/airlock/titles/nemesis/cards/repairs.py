"""Repairs: repair the room, or repair or break its engine, for one more card."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import OUT_OF_COMBAT, ActionCard
from airlock.titles.nemesis.cards.ways import ENGINE, REMOVE_MALFUNCTION

REPAIRS: Final = ActionCard("repairs", 1, OUT_OF_COMBAT, [REMOVE_MALFUNCTION, ENGINE])

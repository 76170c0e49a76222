"""Computer Skills: work a door next to the room, or use the action of a computer room for free."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import OUT_OF_COMBAT, ActionCard
from airlock.titles.nemesis.cards.ways import COMPUTER_ROOM_ACTION, DOOR

COMPUTER_SKILLS: Final = ActionCard("computer_skills", 0, OUT_OF_COMBAT, [DOOR, COMPUTER_ROOM_ACTION])

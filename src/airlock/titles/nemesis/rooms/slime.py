"""Room Covered with Slime: whoever enters gets a slime marker. It can't be searched and doesn't break."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Room
from airlock.survival.exploration import get_slime

# NEM-ROOM-SLIME-01, -02
SLIME: Final = Room(
    "slime", "room_2", "none", [], searchable=False, breakable=False, on_enter=get_slime, rule="NEM-ROOM-SLIME-01"
)

"""Cabins: no action. Whoever starts a round here undisturbed draws a sixth card (rounds.py, NEM-ROOM-CABINS-01)."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Room
from airlock.survival.rounds import CABINS as ID

CABINS: Final = Room(ID, "room_2", "white", [], rule="NEM-ROOM-CABINS-01")

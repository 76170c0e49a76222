"""Interruption: cancel an action of somebody else in the room, or another Interruption (NEM-ACT-32)."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import REACTION, ActionCard
from airlock.survival.reactions import INTERRUPT

INTERRUPTION: Final = ActionCard("interruption", 0, REACTION, [], reaction=INTERRUPT)

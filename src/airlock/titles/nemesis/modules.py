"""What can be added to a match of this ship. Another module is a folder or file of its own and a line here.

Where several speak at one place, they do so in this order.
"""

from __future__ import annotations

from typing import Final

from airlock.survival.module import Module
from airlock.titles.nemesis.aftermath.characters import AFTERMATH_CHARACTERS
from airlock.titles.nemesis.aftermath.medic import MEDIC
from airlock.titles.nemesis.aftermath.rooms import ROOMS
from airlock.titles.nemesis.aftermath.traits import TRAITS
from airlock.titles.nemesis.aftermath.turrets import TURRETS

MODULES: Final[list[Module]] = [AFTERMATH_CHARACTERS, MEDIC, TRAITS, ROOMS, TURRETS]

"""The events of Aftermath, one module each."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import EventCard
from airlock.titles.nemesis.aftermath.events.adaptability import ADAPTABILITY
from airlock.titles.nemesis.aftermath.events.dripping import DRIPPING
from airlock.titles.nemesis.aftermath.events.eggs_hatching import EGGS_HATCHING
from airlock.titles.nemesis.aftermath.events.infested_supplies import INFESTED_SUPPLIES
from airlock.titles.nemesis.aftermath.events.maneuver import MANEUVER
from airlock.titles.nemesis.aftermath.events.royal_ceremony import ROYAL_CEREMONY
from airlock.titles.nemesis.aftermath.events.screeching import SCREECHING
from airlock.titles.nemesis.aftermath.events.slimy import SLIMY
from airlock.titles.nemesis.aftermath.events.sparks import SPARKS
from airlock.titles.nemesis.aftermath.events.warbling import WARBLING

AFTERMATH_EVENTS: Final[list[EventCard]] = [
    INFESTED_SUPPLIES,
    DRIPPING,
    SLIMY,
    ROYAL_CEREMONY,
    EGGS_HATCHING,
    SPARKS,
    SCREECHING,
    ADAPTABILITY,
    MANEUVER,
    WARBLING,
]

"""The ten event cards of Aftermath; six show the alert icon. An Epilogue is played with these alone."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content, EventCard
from airlock.survival.hooks import Hooks
from airlock.titles.nemesis.aftermath.events.adaptability import ADAPTABILITY
from airlock.titles.nemesis.aftermath.events.dripping import DRIPPING
from airlock.titles.nemesis.aftermath.events.eggs_hatching import EGGS_HATCHING
from airlock.titles.nemesis.aftermath.events.infested_supplies import INFESTED_SUPPLIES
from airlock.titles.nemesis.aftermath.events.maneuver import MANEUVER, with_one_hand
from airlock.titles.nemesis.aftermath.events.royal_ceremony import ROYAL_CEREMONY
from airlock.titles.nemesis.aftermath.events.screeching import SCREECHING
from airlock.titles.nemesis.aftermath.events.slimy import SLIMY
from airlock.titles.nemesis.aftermath.events.sparks import SPARKS
from airlock.titles.nemesis.aftermath.events.vocabulary import VOCABULARY
from airlock.titles.nemesis.aftermath.events.warbling import WARBLING

EVENTS: Final[list[EventCard]] = [
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

EVENTS_CONTENT: Final = Content(
    events=EVENTS, hooks=Hooks(draw_limit=[with_one_hand]), speaks=[VOCABULARY], replaces=["events"]
)

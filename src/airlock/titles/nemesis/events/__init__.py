"""The event cards, one module each."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import EventCard
from airlock.titles.nemesis.events.bulkheads_open import BULKHEADS_OPEN
from airlock.titles.nemesis.events.consuming_fire import CONSUMING_FIRE
from airlock.titles.nemesis.events.coolant_leak import COOLANT_LEAK
from airlock.titles.nemesis.events.damage import DAMAGE
from airlock.titles.nemesis.events.damaging_fire import DAMAGING_FIRE
from airlock.titles.nemesis.events.eclosion import ECLOSION
from airlock.titles.nemesis.events.egg_protection import EGG_PROTECTION
from airlock.titles.nemesis.events.evacuation_pod_ejection import EVACUATION_POD_EJECTION
from airlock.titles.nemesis.events.flammable_compounds import FLAMMABLE_COMPOUNDS
from airlock.titles.nemesis.events.hatching import HATCHING
from airlock.titles.nemesis.events.hunt import HUNT_2, HUNT_3
from airlock.titles.nemesis.events.life_support_failure import LIFE_SUPPORT_FAILURE
from airlock.titles.nemesis.events.lurking import LURKING
from airlock.titles.nemesis.events.malfunction import MALFUNCTION
from airlock.titles.nemesis.events.nest import NEST
from airlock.titles.nemesis.events.noise_in_technical_corridors import NOISE_IN_TECHNICAL_CORRIDORS
from airlock.titles.nemesis.events.regeneration import REGENERATION
from airlock.titles.nemesis.events.scent_of_prey import SCENT_OF_PREY
from airlock.titles.nemesis.events.short_circuit import SHORT_CIRCUIT

EVENTS: Final[list[EventCard]] = [
    DAMAGING_FIRE,
    REGENERATION,
    SCENT_OF_PREY,
    FLAMMABLE_COMPOUNDS,
    BULKHEADS_OPEN,
    HUNT_2,
    HUNT_3,
    ECLOSION,
    COOLANT_LEAK,
    NEST,
    SHORT_CIRCUIT,
    DAMAGE,
    EGG_PROTECTION,
    CONSUMING_FIRE,
    MALFUNCTION,
    LURKING,
    EVACUATION_POD_EJECTION,
    HATCHING,
    LIFE_SUPPORT_FAILURE,
    NOISE_IN_TECHNICAL_CORRIDORS,
]

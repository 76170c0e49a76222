"""The event cards, one module each."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import EventCard
from airlock.titles.nemesis.void_seeders.events.agoraphobia import AGORAPHOBIA_1, AGORAPHOBIA_2
from airlock.titles.nemesis.void_seeders.events.computer_system_failure import COMPUTER_SYSTEM_FAILURE
from airlock.titles.nemesis.void_seeders.events.evacuation_pod_ejection import EVACUATION_POD_EJECTION
from airlock.titles.nemesis.void_seeders.events.fear import FEAR_1, FEAR_2
from airlock.titles.nemesis.void_seeders.events.fire_wave import FIRE_WAVE
from airlock.titles.nemesis.void_seeders.events.fuel_explosion import FUEL_EXPLOSION
from airlock.titles.nemesis.void_seeders.events.generator_overheat import GENERATOR_OVERHEAT
from airlock.titles.nemesis.void_seeders.events.hunt import HUNT
from airlock.titles.nemesis.void_seeders.events.monophobia import MONOPHOBIA_1, MONOPHOBIA_2
from airlock.titles.nemesis.void_seeders.events.neurosis import NEUROSIS
from airlock.titles.nemesis.void_seeders.events.ship_ai_failure import SHIP_AI_FAILURE
from airlock.titles.nemesis.void_seeders.events.tendrils import TENDRILS
from airlock.titles.nemesis.void_seeders.events.terror import TERROR_1, TERROR_2, TERROR_3
from airlock.titles.nemesis.void_seeders.events.whispers import WHISPERS_1, WHISPERS_2

EVENTS: Final[list[EventCard]] = [
    TERROR_1,
    TERROR_2,
    TERROR_3,
    HUNT,
    TENDRILS,
    COMPUTER_SYSTEM_FAILURE,
    MONOPHOBIA_1,
    MONOPHOBIA_2,
    NEUROSIS,
    AGORAPHOBIA_1,
    AGORAPHOBIA_2,
    EVACUATION_POD_EJECTION,
    FIRE_WAVE,
    GENERATOR_OVERHEAT,
    WHISPERS_1,
    WHISPERS_2,
    FEAR_1,
    FEAR_2,
    FUEL_EXPLOSION,
    SHIP_AI_FAILURE,
]

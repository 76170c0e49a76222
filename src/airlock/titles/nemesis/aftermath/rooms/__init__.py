"""Four more rooms, and the items that one of them makes."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content
from airlock.survival.hooks import Hooks
from airlock.survival.module import Module
from airlock.titles.nemesis.aftermath.rooms.alarm import ALARM_ROOM
from airlock.titles.nemesis.aftermath.rooms.combat_drone import COMBAT_DRONE
from airlock.titles.nemesis.aftermath.rooms.crafting import CRAFTED, CRAFTING_ROOM, EXCHANGES
from airlock.titles.nemesis.aftermath.rooms.enviro_suit import ENVIRO_SUIT, protects
from airlock.titles.nemesis.aftermath.rooms.laser_pointer import LASER_POINTER
from airlock.titles.nemesis.aftermath.rooms.server import SERVER_ROOM
from airlock.titles.nemesis.aftermath.rooms.turret import TURRET_ROOM
from airlock.titles.nemesis.aftermath.rooms.vocabulary import VOCABULARY

ROOMS: Final = Module(
    "rooms",
    Content(
        rooms=[CRAFTING_ROOM, SERVER_ROOM, ALARM_ROOM, TURRET_ROOM],
        items=[LASER_POINTER, COMBAT_DRONE, ENVIRO_SUIT],
        crafted=CRAFTED,
        exchanges=EXCHANGES,
        hooks=Hooks(unhurt_by_fire=[protects], ignores_slime=[protects]),
        speaks=[VOCABULARY],
    ),
    book="aftermath",
)

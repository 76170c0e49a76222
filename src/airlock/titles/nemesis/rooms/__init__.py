"""The rooms, one module each."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Room
from airlock.titles.nemesis.rooms.airlock import AIRLOCK
from airlock.titles.nemesis.rooms.armory import ARMORY
from airlock.titles.nemesis.rooms.cabins import CABINS
from airlock.titles.nemesis.rooms.canteen import CANTEEN
from airlock.titles.nemesis.rooms.cockpit import COCKPIT
from airlock.titles.nemesis.rooms.command import COMMAND
from airlock.titles.nemesis.rooms.comms import COMMS
from airlock.titles.nemesis.rooms.emergency import EMERGENCY
from airlock.titles.nemesis.rooms.engine import ENGINE_1, ENGINE_2, ENGINE_3
from airlock.titles.nemesis.rooms.engine_control import ENGINE_CONTROL
from airlock.titles.nemesis.rooms.evacuation import EVACUATION_A, EVACUATION_B
from airlock.titles.nemesis.rooms.fire_control import FIRE_CONTROL
from airlock.titles.nemesis.rooms.generator import GENERATOR
from airlock.titles.nemesis.rooms.hatch import HATCH
from airlock.titles.nemesis.rooms.hibernatorium import HIBERNATORIUM
from airlock.titles.nemesis.rooms.laboratory import LABORATORY
from airlock.titles.nemesis.rooms.monitoring import MONITORING
from airlock.titles.nemesis.rooms.nest import NEST
from airlock.titles.nemesis.rooms.shower import SHOWER
from airlock.titles.nemesis.rooms.slime import SLIME
from airlock.titles.nemesis.rooms.storage import STORAGE
from airlock.titles.nemesis.rooms.surgery import SURGERY

ROOMS: Final[list[Room]] = [
    # Basic rooms: all of them in every game (NEM-ROOM-05).
    ARMORY,
    COMMS,
    EMERGENCY,
    EVACUATION_A,
    EVACUATION_B,
    FIRE_CONTROL,
    GENERATOR,
    LABORATORY,
    NEST,
    STORAGE,
    SURGERY,
    # Additional rooms: 5 of them in each game (NEM-ROOM-06).
    AIRLOCK,
    CABINS,
    CANTEEN,
    COMMAND,
    ENGINE_CONTROL,
    HATCH,
    MONITORING,
    SLIME,
    SHOWER,
    # Special rooms: printed on the board (NEM-ROOM-07).
    COCKPIT,
    HIBERNATORIUM,
    ENGINE_1,
    ENGINE_2,
    ENGINE_3,
]

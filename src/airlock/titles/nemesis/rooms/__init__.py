"""The rooms, one module each."""

from __future__ import annotations

from airlock.survival.content import Room
from airlock.titles.nemesis.rooms.armory import ARMORY
from airlock.titles.nemesis.rooms.canteen import CANTEEN

ROOMS: list[Room] = [ARMORY, CANTEEN]

# Rooms whose module is still to come.
ROOMS += [
    Room("comms", "room_1", "yellow", [], computer=True, searchable=True, breakable=True),
    Room("emergency", "room_1", "green", [], computer=False, searchable=True, breakable=True),
    Room("evacuation_a", "room_1", "white", [], computer=False, searchable=True, breakable=True),
    Room("evacuation_b", "room_1", "white", [], computer=False, searchable=True, breakable=True),
    Room("fire_control", "room_1", "yellow", [], computer=True, searchable=True, breakable=True),
    Room("generator", "room_1", "yellow", [], computer=True, searchable=True, breakable=True),
    Room("laboratory", "room_1", "green", [], computer=True, searchable=True, breakable=True),
    Room("nest", "room_1", "none", [], computer=False, searchable=False, breakable=False),
    Room("storage", "room_1", "red", [], computer=False, searchable=True, breakable=True),
    Room("surgery", "room_1", "green", [], computer=False, searchable=True, breakable=True),
    Room("airlock", "room_2", "yellow", [], computer=False, searchable=True, breakable=True),
    Room("cabins", "room_2", "white", [], computer=False, searchable=True, breakable=True),
    Room("command", "room_2", "red", [], computer=True, searchable=True, breakable=True),
    Room("engine_control", "room_2", "yellow", [], computer=True, searchable=True, breakable=True),
    Room("hatch", "room_2", "white", [], computer=False, searchable=True, breakable=True),
    Room("monitoring", "room_2", "red", [], computer=True, searchable=True, breakable=True),
    Room("slime", "room_2", "none", [], computer=False, searchable=False, breakable=False),
    Room("shower", "room_2", "white", [], computer=False, searchable=True, breakable=True),
    Room("cockpit", "special", "none", [], computer=False, searchable=False, breakable=True),
    Room("hibernatorium", "special", "none", [], computer=False, searchable=False, breakable=True),
    Room("engine_1", "special", "none", [], computer=False, searchable=False, breakable=True),
    Room("engine_2", "special", "none", [], computer=False, searchable=False, breakable=True),
    Room("engine_3", "special", "none", [], computer=False, searchable=False, breakable=True),
]

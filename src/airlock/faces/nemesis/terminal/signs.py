"""The colours and signs of the ship. Nothing is told by colour alone."""

from __future__ import annotations

from airlock.faces.screen.looks import QUIET

# Room colours also stand as letters in the frame.
ROOMS = {"red": "red", "yellow": "yellow", "green": "green", "white": "white", "none": QUIET, "": QUIET}
# The figures of the crew, apart from the colours of rooms and dangers.
CREW = {
    "blue": "bold bright_blue",
    "green": "bold bright_green",
    "white": "bold bright_white",
    "purple": "bold medium_purple1",
    "pink": "bold hot_pink",
    "red": "bold bright_red",
    "orange": "bold orange1",
}

FIRE_SIGN = "▲"
BROKEN_SIGN = "×"
ITEMS_SIGN = "◆"
COMPUTER_SIGN = "▪"
NOISE_SIGN = "!"
DOORS = {"closed": "#", "destroyed": "/"}
OBJECTS = {"egg": "o", "carcass": "%"}
CORPSE = "†"

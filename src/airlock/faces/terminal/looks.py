"""The colours and signs of the terminal. Nothing is told by colour alone."""

from __future__ import annotations

QUIET = "bright_black"
ACTION = "bold yellow"
DANGER = "bold red"
NOISE = "bold cyan"
SLIME = "bold green"
FIRE = "bold dark_orange"
CONTAMINATION = "magenta"

# Room colours also stand as letters in the frame.
ROOMS = {"red": "red", "yellow": "yellow", "green": "green", "white": "white", "none": QUIET, "": QUIET}
# The figures of the crew, apart from the colours of rooms and dangers.
CREW = {
    "blue": "bold bright_blue",
    "green": "bold bright_green",
    "white": "bold bright_white",
    "purple": "bold medium_purple1",
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

# Events that stand out in the log.
EVENTS = {
    "round": "bold",
    "turn": "bold",
    "intruder_turn": "bold",
    "event_card": ACTION,
    "noise_rolled": "cyan",
    "noise_placed": "cyan",
    "danger": DANGER,
    "encounter": DANGER,
    "attack": DANGER,
    "serious_wound": "red",
    "light_wound": "red",
    "died": DANGER,
    "intruder_appeared": SLIME,
    "intruder_killed": SLIME,
    "larva_placed": CONTAMINATION,
    "contaminated": CONTAMINATION,
    "fire_started": FIRE,
    "fire_step": FIRE,
    "burns": FIRE,
    "malfunction_placed": "yellow",
    "self_destruct_started": DANGER,
    "self_destruct_advanced": DANGER,
    "self_destruct_critical": DANGER,
    "game_ended": "bold",
    "ship_destroyed": DANGER,
    "survives": SLIME,
    "won": SLIME,
}


def style_of(event: str, depth: int) -> str:
    """How a line of the log looks: what belongs to something else is quiet, unless it matters."""
    return EVENTS.get(event, QUIET if depth else "")

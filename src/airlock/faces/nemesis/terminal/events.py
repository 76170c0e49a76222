"""Events of Nemesis that stand out in the log."""

from __future__ import annotations

from airlock.faces.screen.looks import ACTION, CONTAMINATION, DANGER, FIRE, SLIME

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

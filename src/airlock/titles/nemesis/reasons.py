"""Why something isn't possible: what is shared, and what belongs to this ship and to the intruder player."""

from __future__ import annotations

from typing import Final

from airlock.survival.reasons import REASONS as SHARED

REASONS: Final[dict[str, str]] = {
    **SHARED,
    "on_a_pod": "NEM-ACT-27",
    "no_engine_here": "NEM-ROOM-ENGINE-02",
    "no_yellow_room": "NEM-ROOM-AIRLOCK-07",
    "signal_sent_already": "NEM-ROOM-COMMS-03",
    "no_pod_to_board": "NEM-POD-03",
    "no_pod_here": "NEM-ROOM-HATCH-01",
    "intruder_here": "NEM-ROOM-EVACUATION-03",
    "chambers_closed": "NEM-ROOM-HIBERNATORIUM-01",
    "somebody_hibernates": "NEM-ROOM-HIBERNATORIUM-05",
    "sequence_running": "NEM-ROOM-GENERATOR-01",
    "sequence_not_running": "NEM-ROOM-GENERATOR-03",
    "sequence_critical": "NEM-ROOM-GENERATOR-04",
    "airlock_in_use": "NEM-ROOM-AIRLOCK-06",
    "no_room_for_airlock": "NEM-ROOM-AIRLOCK-01",
    "no_flamethrower": "NEM-ITEM-09",
    "not_in_an_evacuation_section": "NEM-ROOM-EVACUATION-01",
    "no_intruder_to_move": "NEM-INTRUDERPLAYER-10",
    "no_intruder_to_attack_with": "NEM-INTRUDERPLAYER-11",
    "nobody_to_pursue": "NEM-INTRUDERPLAYER-12",
    "no_adult_near_the_crew": "NEM-INTRUDERPLAYER-12",
    "no_injured_intruder": "NEM-INTRUDERPLAYER-12",
}

"""The ten alert cards, and the action that some of them ask for."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content
from airlock.survival.crew import SAMPLE
from airlock.titles.nemesis.aftermath.alerts.kinds import Delivery, InRooms
from airlock.titles.nemesis.aftermath.alerts.part import Alert
from airlock.titles.nemesis.aftermath.alerts.rules import ANSWERING, VOCABULARY
from airlock.titles.nemesis.aftermath.alerts.special import (
    Decontamination,
    Extermination,
    FireHazard,
    HullFailure,
    PurgeTheNest,
)

ALERTS: Final[dict[str, Alert]] = {
    card.id: card
    for card in (
        InRooms("unstable_reactor", ["generator"], ["engine_2"]),
        Delivery("biological_sample", "laboratory"),
        Delivery("black_box", "cockpit"),
        InRooms("distress_call", ["comms"], ["cockpit"]),
        HullFailure("hull_failure"),
        FireHazard("fire_hazard"),
        Decontamination("decontamination", ["emergency"]),
        Extermination("extermination"),
        PurgeTheNest("purge_the_nest", ["nest"]),
        InRooms("course_correction", ["cockpit"], ["engine_1", "engine_3"]),
    )
}

ALERTS_CONTENT: Final = Content(actions=[ANSWERING], objects=[SAMPLE], speaks=[VOCABULARY])

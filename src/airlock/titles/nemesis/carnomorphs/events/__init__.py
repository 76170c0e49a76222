"""The carnomorph event cards, one module each."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import EventCard
from airlock.titles.nemesis.carnomorphs.events.airlock_procedure_glitch import AIRLOCK_PROCEDURE_GLITCH
from airlock.titles.nemesis.carnomorphs.events.ammunition_meltdown import AMMUNITION_MELTDOWN
from airlock.titles.nemesis.carnomorphs.events.beast_on_the_prowl import BEAST_ON_THE_PROWL
from airlock.titles.nemesis.carnomorphs.events.chemical_fire import CHEMICAL_FIRE
from airlock.titles.nemesis.carnomorphs.events.emergency_protocol_failure import EMERGENCY_PROTOCOL_FAILURE
from airlock.titles.nemesis.carnomorphs.events.evacuation_hatches_jam import EVACUATION_HATCHES_JAM
from airlock.titles.nemesis.carnomorphs.events.generator_overload import GENERATOR_OVERLOAD
from airlock.titles.nemesis.carnomorphs.events.growl import GROWL
from airlock.titles.nemesis.carnomorphs.events.lurking import LURKING_1, LURKING_2
from airlock.titles.nemesis.carnomorphs.events.marked_prey import MARKED_PREY
from airlock.titles.nemesis.carnomorphs.events.quarantine_procedure import QUARANTINE_PROCEDURE
from airlock.titles.nemesis.carnomorphs.events.rampant_mutation import RAMPANT_MUTATION_1, RAMPANT_MUTATION_2
from airlock.titles.nemesis.carnomorphs.events.reawakening import REAWAKENING_1, REAWAKENING_2
from airlock.titles.nemesis.carnomorphs.events.scavenging_biomatter import SCAVENGING_BIOMATTER
from airlock.titles.nemesis.carnomorphs.events.stalking import STALKING_1, STALKING_2
from airlock.titles.nemesis.carnomorphs.events.structural_weakness import STRUCTURAL_WEAKNESS

EVENTS: Final[list[EventCard]] = [
    RAMPANT_MUTATION_1,
    RAMPANT_MUTATION_2,
    REAWAKENING_1,
    REAWAKENING_2,
    LURKING_1,
    LURKING_2,
    STALKING_1,
    STALKING_2,
    AIRLOCK_PROCEDURE_GLITCH,
    GENERATOR_OVERLOAD,
    MARKED_PREY,
    EVACUATION_HATCHES_JAM,
    QUARANTINE_PROCEDURE,
    GROWL,
    SCAVENGING_BIOMATTER,
    STRUCTURAL_WEAKNESS,
    EMERGENCY_PROTOCOL_FAILURE,
    CHEMICAL_FIRE,
    AMMUNITION_MELTDOWN,
    BEAST_ON_THE_PROWL,
]

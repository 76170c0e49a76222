"""The Medic: a seventh character with a colour of her own."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Character, Content
from airlock.survival.module import Module
from airlock.titles.nemesis.aftermath.medic.combat_drugs import COMBAT_DRUGS
from airlock.titles.nemesis.aftermath.medic.er import ER
from airlock.titles.nemesis.aftermath.medic.field_dressing import FIELD_DRESSING
from airlock.titles.nemesis.aftermath.medic.needle_gun import LOAD_NEEDLES, NEEDLE_GUN
from airlock.titles.nemesis.aftermath.medic.pharmacist import PHARMACIST
from airlock.titles.nemesis.aftermath.medic.surgery_kit import SURGERY_KIT
from airlock.titles.nemesis.aftermath.medic.vocabulary import VOCABULARY

CHARACTER: Final = Character(
    "medic",
    "pink",
    "needle_gun",
    ("quest_surgery_kit", "quest_combat_drugs"),
    (
        "demolition",
        "interruption",
        "rest",
        "search",
        "search",
        "computer_skills",
        "repairs",
        "er",
        "pharmacist",
        "field_dressing",
    ),
)

MEDIC: Final = Module(
    "medic",
    Content(
        characters=[CHARACTER],
        cards=[ER, PHARMACIST, FIELD_DRESSING],
        items=[NEEDLE_GUN, SURGERY_KIT, COMBAT_DRUGS],
        more_ways={"chemicals": [LOAD_NEEDLES]},
        speaks=[VOCABULARY],
    ),
    book="aftermath",
)

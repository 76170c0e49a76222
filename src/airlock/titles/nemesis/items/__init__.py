"""The items: weapons as a table, everything else one module each; the decks they lie in and what can be crafted."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import ItemCard
from airlock.titles.nemesis.items.adrenaline_injection import ADRENALINE_INJECTION
from airlock.titles.nemesis.items.alcohol import ALCOHOL
from airlock.titles.nemesis.items.antidote import ANTIDOTE
from airlock.titles.nemesis.items.armor import QUEST_ARMOR
from airlock.titles.nemesis.items.autoloader import QUEST_AUTOLOADER
from airlock.titles.nemesis.items.bandages import BANDAGES
from airlock.titles.nemesis.items.chemicals import CHEMICALS
from airlock.titles.nemesis.items.clothes import CLOTHES
from airlock.titles.nemesis.items.comms_key import COMMS_KEY
from airlock.titles.nemesis.items.decoy import DECOY
from airlock.titles.nemesis.items.duct_tape import DUCT_TAPE
from airlock.titles.nemesis.items.energy_charge import ENERGY_CHARGES
from airlock.titles.nemesis.items.evacuation_key import EVACUATION_KEY, QUEST_EVACUATION_KEY
from airlock.titles.nemesis.items.extended_magazine import EXTENDED_MAGAZINE
from airlock.titles.nemesis.items.fire_extinguisher import FIRE_EXTINGUISHER
from airlock.titles.nemesis.items.flashlight import QUEST_FLASHLIGHT
from airlock.titles.nemesis.items.grenade import GRENADE
from airlock.titles.nemesis.items.holo_computer import QUEST_HOLO_COMPUTER
from airlock.titles.nemesis.items.intercom import QUEST_INTERCOM
from airlock.titles.nemesis.items.laboratory_equipment import QUEST_LABORATORY_EQUIPMENT
from airlock.titles.nemesis.items.log_key import QUEST_LOG_KEY
from airlock.titles.nemesis.items.medkit import MEDKIT
from airlock.titles.nemesis.items.military_drugs import MILITARY_DRUGS
from airlock.titles.nemesis.items.molotov_cocktail import MOLOTOV_COCKTAIL
from airlock.titles.nemesis.items.motion_scanner import QUEST_MOTION_SCANNER
from airlock.titles.nemesis.items.nemesis_plans import NEMESIS_PLANS
from airlock.titles.nemesis.items.orbital_maneuvering_system import QUEST_ORBITAL_MANEUVERING_SYSTEM
from airlock.titles.nemesis.items.plasma_torch import QUEST_PLASMA_TORCH
from airlock.titles.nemesis.items.recon_drone import RECON_DRONE
from airlock.titles.nemesis.items.security_key import QUEST_SECURITY_KEY
from airlock.titles.nemesis.items.self_destruct_key import SELF_DESTRUCT_KEY
from airlock.titles.nemesis.items.smoke_grenade import SMOKE_GRENADE
from airlock.titles.nemesis.items.space_suit import SPACE_SUIT
from airlock.titles.nemesis.items.synthetic_food import SYNTHETIC_FOOD
from airlock.titles.nemesis.items.taser import TASER
from airlock.titles.nemesis.items.technical_corridors_plans import TECHNICAL_CORRIDORS_PLANS
from airlock.titles.nemesis.items.tools import TOOLS
from airlock.titles.nemesis.items.weapons import WEAPONS

ITEMS: Final[list[ItemCard]] = [
    *WEAPONS,
    # Red.
    *ENERGY_CHARGES,
    GRENADE,
    SMOKE_GRENADE,
    RECON_DRONE,
    DECOY,
    SELF_DESTRUCT_KEY,
    EVACUATION_KEY,
    COMMS_KEY,
    EXTENDED_MAGAZINE,
    # Yellow.
    CHEMICALS,
    TOOLS,
    DUCT_TAPE,
    FIRE_EXTINGUISHER,
    *CLOTHES,
    TECHNICAL_CORRIDORS_PLANS,
    SPACE_SUIT,
    NEMESIS_PLANS,
    # Green.
    MEDKIT,
    BANDAGES,
    SYNTHETIC_FOOD,
    ADRENALINE_INJECTION,
    ALCOHOL,
    MILITARY_DRUGS,
    # Crafted.
    ANTIDOTE,
    TASER,
    MOLOTOV_COCKTAIL,
    # Quest items.
    QUEST_LOG_KEY,
    QUEST_INTERCOM,
    QUEST_EVACUATION_KEY,
    QUEST_ORBITAL_MANEUVERING_SYSTEM,
    QUEST_FLASHLIGHT,
    QUEST_PLASMA_TORCH,
    QUEST_AUTOLOADER,
    QUEST_ARMOR,
    QUEST_MOTION_SCANNER,
    QUEST_SECURITY_KEY,
    QUEST_HOLO_COMPUTER,
    QUEST_LABORATORY_EQUIPMENT,
]

# colour -> item -> copies
ITEM_DECKS: Final[dict[str, dict[str, int]]] = {
    "red": {
        "energy_charge_red": 11,
        "grenade": 4,
        "smoke_grenade": 3,
        "recon_drone": 3,
        "decoy": 2,
        "self_destruct_key": 1,
        "evacuation_key": 1,
        "comms_key": 1,
        "extended_magazine": 1,
        "prototype_pistol": 1,
        "prototype_rifle": 1,
        "prototype_shotgun": 1,
    },
    "yellow": {
        "energy_charge_yellow": 3,
        "chemicals": 7,
        "tools": 6,
        "duct_tape": 4,
        "fire_extinguisher": 4,
        "clothes_yellow": 3,
        "technical_corridors_plans": 1,
        "space_suit": 1,
        "nemesis_plans": 1,
    },
    "green": {
        "clothes_green": 3,
        "medkit": 7,
        "bandages": 7,
        "synthetic_food": 5,
        "adrenaline_injection": 3,
        "alcohol": 3,
        "military_drugs": 2,
    },
}

# NEM-CRAFT-04: the two component symbols, and how many cards there are of each.
RECIPES: Final[dict[str, tuple[str, str]]] = {
    "antidote": ("chemical", "medical"),
    "taser": ("electrical", "tool"),
    "flamethrower": ("chemical", "tool"),
    "molotov_cocktail": ("chemical", "cloth"),
}
CRAFTED: Final[dict[str, int]] = dict.fromkeys(RECIPES, 3)

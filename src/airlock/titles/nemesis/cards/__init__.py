"""The action cards, one module each."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import ActionCard
from airlock.titles.nemesis.cards.adrenaline import ADRENALINE
from airlock.titles.nemesis.cards.basic_repairs import BASIC_REPAIRS
from airlock.titles.nemesis.cards.blocking_access import BLOCKING_ACCESS
from airlock.titles.nemesis.cards.computer_skills import COMPUTER_SKILLS
from airlock.titles.nemesis.cards.covering_fire import COVERING_FIRE
from airlock.titles.nemesis.cards.demolition import DEMOLITION
from airlock.titles.nemesis.cards.fast_repairs import FAST_REPAIRS
from airlock.titles.nemesis.cards.full_auto import FULL_AUTO
from airlock.titles.nemesis.cards.ingenuity import INGENUITY
from airlock.titles.nemesis.cards.interruption import INTERRUPTION
from airlock.titles.nemesis.cards.intranet import INTRANET
from airlock.titles.nemesis.cards.knowledge_of_the_ship import KNOWLEDGE_OF_THE_SHIP
from airlock.titles.nemesis.cards.motivation import MOTIVATION
from airlock.titles.nemesis.cards.nerves_of_steel import NERVES_OF_STEEL
from airlock.titles.nemesis.cards.old_friend import OLD_FRIEND
from airlock.titles.nemesis.cards.order import ORDER
from airlock.titles.nemesis.cards.piloting import PILOTING
from airlock.titles.nemesis.cards.pyrotechnics import PYROTECHNICS
from airlock.titles.nemesis.cards.reconnaissance import RECONNAISSANCE
from airlock.titles.nemesis.cards.reload import RELOAD
from airlock.titles.nemesis.cards.repairs import REPAIRS
from airlock.titles.nemesis.cards.rest import REST
from airlock.titles.nemesis.cards.risk_assessment import RISK_ASSESSMENT
from airlock.titles.nemesis.cards.scavenging import SCAVENGING
from airlock.titles.nemesis.cards.search import SEARCH
from airlock.titles.nemesis.cards.suppressive_fire import SUPPRESSIVE_FIRE
from airlock.titles.nemesis.cards.taking_aim import TAKING_AIM
from airlock.titles.nemesis.cards.technical_corridors import TECHNICAL_CORRIDORS

CARDS: Final[list[ActionCard]] = [
    DEMOLITION,
    INTERRUPTION,
    REST,
    SEARCH,
    BASIC_REPAIRS,
    REPAIRS,
    COMPUTER_SKILLS,
    SUPPRESSIVE_FIRE,
    RELOAD,
    ORDER,
    MOTIVATION,
    PILOTING,
    KNOWLEDGE_OF_THE_SHIP,
    OLD_FRIEND,
    RISK_ASSESSMENT,
    BLOCKING_ACCESS,
    INTRANET,
    SCAVENGING,
    RECONNAISSANCE,
    ADRENALINE,
    COVERING_FIRE,
    TAKING_AIM,
    FULL_AUTO,
    NERVES_OF_STEEL,
    FAST_REPAIRS,
    TECHNICAL_CORRIDORS,
    PYROTECHNICS,
    INGENUITY,
]

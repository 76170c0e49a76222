"""Five more characters, each for the draft card of one of the first six."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content
from airlock.survival.hooks import Hooks
from airlock.survival.module import Module
from airlock.survival.parts import Part
from airlock.titles.nemesis.aftermath.characters.android import cards as android
from airlock.titles.nemesis.aftermath.characters.android.quests import NANITE_RESERVOIR, UPLINK_MODULE
from airlock.titles.nemesis.aftermath.characters.bounty_hunter import cards as bounty_hunter
from airlock.titles.nemesis.aftermath.characters.bounty_hunter import laika
from airlock.titles.nemesis.aftermath.characters.bounty_hunter.laika import Laika
from airlock.titles.nemesis.aftermath.characters.bounty_hunter.quests import AGGRO_OVERRIDE, TRANQUILIZER_DARTS
from airlock.titles.nemesis.aftermath.characters.ceo import robot, robot_cards
from airlock.titles.nemesis.aftermath.characters.ceo.delegate import DELEGATE
from airlock.titles.nemesis.aftermath.characters.ceo.favours import (
    BONUS_PAYMENT,
    CORPORATE_CLEARANCE,
    GOLDEN_PARACHUTE,
)
from airlock.titles.nemesis.aftermath.characters.ceo.quests import CORPORATE_CODES, SPARE_POWER_CORE
from airlock.titles.nemesis.aftermath.characters.ceo.robot import Robot
from airlock.titles.nemesis.aftermath.characters.convict import cards as convict
from airlock.titles.nemesis.aftermath.characters.convict.handcuffs import HANDCUFFS, HANDCUFFS_KEY, give_key
from airlock.titles.nemesis.aftermath.characters.convict.quests import SHIV, STOLEN_ACCESS_CARD, stab
from airlock.titles.nemesis.aftermath.characters.psychologist import cards as psychologist
from airlock.titles.nemesis.aftermath.characters.psychologist.quests import (
    OCULOBE_DRONE,
    PSYCHOLOGIST_PISTOL,
    SEDATIVES,
    Oculobe,
    watching,
)
from airlock.titles.nemesis.aftermath.characters.removed import RemovedCards, leave_the_game
from airlock.titles.nemesis.aftermath.characters.sheets import SHEETS
from airlock.titles.nemesis.aftermath.characters.vocabulary import VOCABULARY


def parts(players: int) -> dict[str, Part]:
    return {"removed_cards": RemovedCards(), "robot": Robot(), "laika": Laika(), "oculobe": Oculobe()}


AFTERMATH_CHARACTERS: Final = Module(
    "characters",
    Content(
        characters=SHEETS,
        cards=[
            robot_cards.ROBOT_REPAIRS,
            robot_cards.ROBOT_STRIKE,
            robot_cards.ROBOT_SHIELD,
            robot_cards.ROBOT_ERRAND,
            DELEGATE,
            CORPORATE_CLEARANCE,
            BONUS_PAYMENT,
            GOLDEN_PARACHUTE,
            android.SELF_REPAIR,
            android.INTERFACE,
            android.COMBAT_ALGORITHM,
            android.OVERCLOCK,
            psychologist.THERAPY,
            psychologist.SUGGESTION,
            psychologist.PSYCHOLOGICAL_PROFILE,
            psychologist.PEP_TALK,
            bounty_hunter.LAIKA_SEEK,
            bounty_hunter.LAIKA_FETCH,
            bounty_hunter.LAIKA_ATTACK,
            bounty_hunter.TACTICAL_MOVE,
            convict.BRAWL,
            convict.PICKPOCKET,
            convict.LOCKPICKING,
            convict.SLIP_AWAY,
        ],
        items=[
            android.ARM_GUN,
            PSYCHOLOGIST_PISTOL,
            bounty_hunter.RIFLE_247,
            HANDCUFFS,
            HANDCUFFS_KEY,
            SPARE_POWER_CORE,
            CORPORATE_CODES,
            NANITE_RESERVOIR,
            UPLINK_MODULE,
            OCULOBE_DRONE,
            SEDATIVES,
            AGGRO_OVERRIDE,
            TRANQUILIZER_DARTS,
            SHIV,
            STOLEN_ACCESS_CARD,
        ],
        more_ways={
            "energy_charge_red": [robot.CHARGE_ROBOT],
            "energy_charge_yellow": [robot.CHARGE_ROBOT],
        },
        hooks=Hooks(
            after_draft=[laika.set_up, give_key],
            after_action_card=[leave_the_game, robot.shield_spends_energy],
            may_react=[robot.shield_needs_energy],
            watchers=[watching],
            melee_injuries=[stab],
            on_character_enters=[laika.follow],
            counts_as_character=[laika.is_company],
            on_intruder_enters=[laika.flees],
        ),
        speaks=[VOCABULARY],
    ),
    book="aftermath",
    parts=parts,
)

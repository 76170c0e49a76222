"""Trait cards: lasting advantages and disadvantages, one file for each character."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Content
from airlock.survival.hooks import Hooks
from airlock.survival.module import Module
from airlock.survival.parts import Part
from airlock.titles.nemesis.aftermath.traits import (
    android,
    bounty_hunter,
    captain,
    ceo,
    convict,
    mechanic,
    medic,
    pilot,
    psychologist,
    scientist,
    scout,
    soldier,
)
from airlock.titles.nemesis.aftermath.traits.part import Traits
from airlock.titles.nemesis.aftermath.traits.vocabulary import VOCABULARY


def parts(players: int) -> dict[str, Part]:
    return {"traits": Traits()}


TRAITS: Final = Module(
    "traits",
    Content(
        hooks=Hooks(
            draw_limit=[psychologist.company],
            on_contamination_drawn=[android.scans_at_once],
            before_turn=[soldier.turn_begins, bounty_hunter.sends_laika],
            actions_per_turn=[soldier.rushes],
            action_cost=[ceo.carrying_costs_more],
            may_trade=[convict.begins_no_trade],
            components=[mechanic.own_gear],
            search_draw=[scout.searches_all_decks],
            after_room_action=[pilot.works_a_door],
            after_shot=[captain.shoots_again],
            wound_limit=[convict.survives],
            on_serious_wound=[scientist.dresses_leg],
            attack_target_order=[ceo.others_first],
            after_healing_other=[medic.rewarded],
        ),
        speaks=[VOCABULARY],
    ),
    book="aftermath",
    parts=parts,
)

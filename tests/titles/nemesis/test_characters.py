"""The six characters and what they start with."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.characters import CHARACTERS
from airlock.titles.nemesis.title import CONTENT
from tests.rules import rule
from tests.table import table

COMMON = ["demolition", "interruption", "rest", "search", "search"]
# character: colour, weapon, ammo, quest items, the five cards of its own
SHEETS = {
    "captain": (
        "blue",
        "six_shooter",
        6,
        ["quest_log_key", "quest_intercom"],
        ["basic_repairs", "suppressive_fire", "reload", "order", "motivation"],
    ),
    "pilot": (
        "green",
        "shotgun",
        2,
        ["quest_evacuation_key", "quest_orbital_maneuvering_system"],
        ["repairs", "computer_skills", "piloting", "knowledge_of_the_ship", "old_friend"],
    ),
    "scientist": (
        "white",
        "pistol",
        3,
        ["quest_holo_computer", "quest_laboratory_equipment"],
        ["repairs", "computer_skills", "risk_assessment", "blocking_access", "intranet"],
    ),
    "scout": (
        "purple",
        "rifle",
        4,
        ["quest_motion_scanner", "quest_security_key"],
        ["basic_repairs", "suppressive_fire", "scavenging", "reconnaissance", "adrenaline"],
    ),
    "soldier": (
        "red",
        "assault_rifle",
        5,
        ["quest_autoloader", "quest_armor"],
        ["basic_repairs", "covering_fire", "taking_aim", "full_auto", "nerves_of_steel"],
    ),
    "mechanic": (
        "orange",
        "sawed_off_shotgun",
        2,
        ["quest_flashlight", "quest_plasma_torch"],
        ["computer_skills", "fast_repairs", "technical_corridors", "pyrotechnics", "ingenuity"],
    ),
}


@rule("NEM-CREW-18")
def test_there_are_six_characters() -> None:
    assert [c.id for c in CHARACTERS] == ["captain", "pilot", "scientist", "scout", "soldier", "mechanic"]


@pytest.mark.parametrize("character", SHEETS)
@rule("NEM-CREW-13", "NEM-CREW-14", "NEM-CREW-15")
def test_what_a_character_starts_with(character: str) -> None:
    colour, weapon, ammo, quests, own = SHEETS[character]
    assert CONTENT.characters[character].colour == colour
    other = "pilot" if character != "pilot" else "scout"
    t = table(character, other)
    me = t.crew(character)
    cards = me.hand + me.deck.cards()
    assert sorted(cards) == sorted(COMMON + own)
    assert len(cards) == 10
    assert me.discard == []
    assert [(held.kind, held.ammo) for held in me.hands] == [(weapon, ammo)]
    assert me.quests == quests
    assert me.inventory == []
    t.check()

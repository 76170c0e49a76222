"""All action cards: what is printed on them, and that there are no others."""

from __future__ import annotations

from collections import Counter

from airlock.titles.nemesis.cards import CARDS
from airlock.titles.nemesis.characters import CHARACTERS

# Further cards to discard, the moment, and the effects separated by OR.
PRINTED = {
    "adrenaline": (0, "in_combat", ["shoot", "escape"]),
    "basic_repairs": (2, "out_of_combat", ["remove_malfunction", "engine"]),
    "blocking_access": (0, "out_of_combat", ["room_action", "malfunction"]),
    "computer_skills": (0, "out_of_combat", ["door", "room_action"]),
    "covering_fire": (0, "in_combat", ["leave"]),
    "demolition": (0, "any", ["destroy_door", "malfunction"]),
    "fast_repairs": (0, "out_of_combat", ["remove_malfunction", "engine"]),
    "full_auto": (0, "in_combat", ["burst"]),
    "ingenuity": (0, "out_of_combat", ["remove_malfunction", "engine", "craft"]),
    "interruption": (0, "reaction", []),
    "intranet": (1, "out_of_combat", ["room_action"]),
    "knowledge_of_the_ship": (0, "out_of_combat", ["door", "peek"]),
    "motivation": (0, "any", ["motivate"]),
    "nerves_of_steel": (0, "reaction", []),
    "old_friend": (0, "out_of_combat", ["room_action"]),
    "order": (0, "out_of_combat", ["order"]),
    "piloting": (0, "out_of_combat", ["room_action", "check_coordinates"]),
    "pyrotechnics": (1, "out_of_combat", ["set_fire", "put_out"]),
    "reconnaissance": (1, "out_of_combat", ["move"]),
    "reload": (0, "any", ["reload"]),
    "repairs": (1, "out_of_combat", ["remove_malfunction", "engine"]),
    "rest": (0, "out_of_combat", ["scan"]),
    "risk_assessment": (0, "out_of_combat", ["assess"]),
    "scavenging": (1, "out_of_combat", ["search"]),
    "search": (0, "out_of_combat", ["search"]),
    "suppressive_fire": (0, "in_combat", ["slip_away"]),
    "taking_aim": (0, "in_combat", ["shoot"]),
    "technical_corridors": (1, "out_of_combat", ["crawl"]),
}


def test_every_card_costs_and_offers_what_is_printed_on_it() -> None:
    assert {c.id: (c.cost, c.when, [way.id for way in c.ways]) for c in CARDS} == PRINTED


def test_every_deck_has_ten_cards_and_every_card_a_deck() -> None:
    assert [len(c.deck) for c in CHARACTERS] == [10] * 6
    assert {card for c in CHARACTERS for card in c.deck} == set(PRINTED)
    common = Counter({"demolition": 1, "interruption": 1, "rest": 1, "search": 2})
    assert all(common <= Counter(c.deck) for c in CHARACTERS)

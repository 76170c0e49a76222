"""The twenty event cards as they are printed: corridor, who moves, and what becomes of the card."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.void_seeders.events import EVENTS
from tests.rules import rule
from tests.titles.nemesis.void_seeders.madness import TYPES, among_seeders, happens

L, W, S, D = TYPES
DISCARD = "discard"
REMOVE = "remove_and_reshuffle"
# Card -> corridor, who moves, what becomes of it.
PRINTED = {
    "void_terror_1": (1, (L, S, D), DISCARD),
    "void_terror_2": (2, (S, D), DISCARD),
    "void_terror_3": (2, (L, S, D), DISCARD),
    "void_hunt": (1, (S, D), DISCARD),
    "void_tendrils": (1, (W, S), DISCARD),
    "void_computer_system_failure": (2, (W, S, D), REMOVE),
    "void_monophobia_1": (4, (L, S, D), DISCARD),
    "void_monophobia_2": (1, (L, S, D), DISCARD),
    "void_neurosis": (4, (L, W), DISCARD),
    "void_agoraphobia_1": (4, (W, S), DISCARD),
    "void_agoraphobia_2": (3, (S, D), DISCARD),
    "void_evacuation_pod_ejection": (3, (W, S, D), REMOVE),
    "void_fire_wave": (4, (L, W), DISCARD),
    "void_generator_overheat": (1, (W, S, D), REMOVE),
    "void_whispers_1": (2, (L, W), DISCARD),
    "void_whispers_2": (3, (W, S), DISCARD),
    "void_fear_1": (3, (W, S), DISCARD),
    "void_fear_2": (3, (L, W), DISCARD),
    "void_fuel_explosion": (4, (W, S, D), REMOVE),
    "void_ship_ai_failure": (1, (L, W), DISCARD),
}
# Where the exits 1 to 4 of room 13 lead.
FROM_13 = {1: "slot_014", 2: "slot_019", 3: "slot_010", 4: "slot_010"}


@rule("VOI-SETUP-10")
def test_the_event_cards_are_those_printed() -> None:
    assert {card.id: (card.direction, card.moving, card.after) for card in EVENTS} == PRINTED
    assert len(EVENTS) == 20
    assert sorted(among_seeders().game.events.cards()) == sorted(PRINTED)


@rule("VOI-EVENT-06")
@pytest.mark.parametrize("card", PRINTED)
def test_who_moves_by_an_event_card_and_what_becomes_of_it(card: str) -> None:
    corridor, moving, after = PRINTED[card]
    # Everybody is in the Cockpit, in combat with the last one: nothing brings figures out of room 13 but the movement.
    t = among_seeders("captain", "scout").at("captain", "cockpit").at("scout", "cockpit")
    figures = {t.intruder(kind, "slot_013"): kind for kind in (*TYPES, "lair")}
    fighting = t.intruder("lurker", "cockpit")
    happens(t, card)
    places = {f.name: f.slot for f in t.game.figures}
    assert {kind for name, kind in figures.items() if places[name] != "slot_013"} == set(moving)
    assert {places[name] for name, kind in figures.items() if kind in moving} == {FROM_13[corridor]}
    assert places[fighting] == "slot_001"
    if after == REMOVE:
        assert t.game.events_removed == [card]
        assert card not in t.game.events.cards() + t.game.event_discard
    else:
        assert t.game.event_discard[-1] == card
        assert t.game.events_removed == []

"""The twelve mutation cards: when they can be used, and what a use costs whatever the card."""

from __future__ import annotations

import pytest

from airlock.titles.nemesis.carnomorphs.mutations import MUTATIONS
from airlock.titles.nemesis.carnomorphs.part import Mutations
from tests.rules import rule
from tests.titles.nemesis.carnomorphs.flesh import put
from tests.titles.nemesis.carnomorphs.hunted import hunted, mutant, mutate

WHEN = {
    "chitin_claws": "in_combat",
    "adrenal_glands": "any",
    "regenerating_tissue": "any",
    "acid_spit": "any",
    "boneless_body": "any",
    "pheromone_glands": "in_combat",
    "echolocation": "out_of_combat",
    "mimicry": "in_combat",
    "armour_plates": "any",
    "extra_limbs": "out_of_combat",
    "devourer": "out_of_combat",
    "hive_mind": "any",
}


def test_the_mutation_cards_are_twelve_and_each_is_there_once() -> None:
    assert [(card.id, card.when) for card in MUTATIONS] == list(WHEN.items())
    assert sorted(Mutations.of(hunted("captain", "scout").game).deck.cards()) == sorted(WHEN)


@rule("CAR-ACT-10")
@pytest.mark.parametrize("card", WHEN)
def test_a_card_is_used_at_its_moment_only(card: str) -> None:
    # Everything else that a card asks for is there: a wound, food, something to find, a carnomorph in reach.
    t = hunted("captain", "scout").at("captain", "canteen", "slot_006").at("scout", "cockpit")
    mutant(t.wounded("captain", light=1).object("carcass", "canteen"), "captain", card)
    put(t, "shambler", "slot_002")
    peace = t.turn("captain").why_not("captain", "mutate")
    put(t, "shambler", "canteen")
    combat = t.turn("captain").why_not("captain", "mutate")
    expected = {
        "any": ("", ""),
        "in_combat": ("only_in_combat", ""),
        "out_of_combat": ("", "only_out_of_combat"),
    }
    assert (peace, combat) == expected[WHEN[card]]


@rule("CAR-ACT-03", "CAR-ACT-07")
@pytest.mark.parametrize(("scan", "drawn"), [("clean", 2), ("infected", 3)])
def test_the_scan_decides_between_the_two_effects_and_costs_one_marker(scan: str, drawn: int) -> None:
    t = mutant(hunted("captain", "scout").any_hand("captain", 0), "captain", "adrenal_glands")
    mutate(t, "captain", scan)
    assert len(t.crew("captain").hand) == drawn
    assert Mutations.of(t.game).markers == [1, 0]
    t.check()

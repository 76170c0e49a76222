"""The Intruders: their tokens, their figures and what limits them."""

from __future__ import annotations

from collections import Counter

import pytest

from airlock.survival.encounter import encounter
from airlock.survival.injuries import injure
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.tokens import INTRUDER_TOKENS
from tests.rules import rule
from tests.table import Table, table

# Type -> number on the back -> how many tokens show it.
PRINTED = {
    "larva": {1: 8},
    "creeper": {1: 3},
    "adult": {2: 4, 3: 5, 4: 3},
    "breeder": {3: 1, 4: 1},
    "queen": {4: 1},
    "blank": {0: 1},
}


@rule("NEM-ENC-17")
def test_every_token_shows_a_type_and_a_number() -> None:
    printed = Counter(INTRUDER_TOKENS.values())
    assert printed == {(kind, number): n for kind, numbers in PRINTED.items() for number, n in numbers.items()}
    assert len(INTRUDER_TOKENS) == 27


def met(token: str, cards: int = 5) -> Table:
    """The Captain alone in the Hibernatorium, before an encounter with this token."""
    t = table("captain", "scout").at("scout", "canteen", "slot_006").met().any_hand("captain", cards)
    return t.bag(token)


def crowd(t: Table, slots: list[str]) -> Table:
    for slot in slots:
        t.intruder("adult", slot)
    return t


@rule("NEM-IMOVE-05", "NEM-DEF-18")
def test_a_ninth_adult_makes_those_not_in_combat_withdraw() -> None:
    t = crowd(met("adult_1"), ["slot_001"] * 6 + ["slot_006"] * 2)
    t.game.figures[0].injuries = 3
    t.bag("adult_1", *(f"adult_{n}" for n in range(2, 8))).rig(bag=["adult_1"])
    t.flow(encounter(t.game, t.crew("captain")))
    # The two with the Scout stay, six withdraw, the new one comes.
    assert sorted(f.slot for f in t.game.figures) == ["slot_006", "slot_006", "slot_011"]
    assert t.game.figures[-1].injuries == 0
    # Five tokens for the six are left in the supply, apart from the one just drawn, which stays out.
    assert sorted(t.game.bag) == sorted(f"adult_{n}" for n in range(2, 13))
    assert "adult_1" in t.game.supply
    t.check()


@rule("NEM-IMOVE-05")
def test_without_an_adult_to_spare_none_comes_and_the_token_returns() -> None:
    t = crowd(met("adult_10", cards=0), ["slot_006"] * 8)
    t.flow(encounter(t.game, t.crew("captain")))
    assert len(t.game.figures) == 8
    assert t.game.bag == ["adult_10"]
    assert t.told("attack") == []
    t.check()


@rule("NEM-IMOVE-06", "NEM-DEF-18")
@pytest.mark.parametrize(("kind", "figures"), [("larva", 7), ("creeper", 4), ("breeder", 3)])
def test_other_types_do_not_run_out(kind: str, figures: int) -> None:
    t = met(f"{kind}_1")
    for _ in range(figures - 1):
        t.intruder(kind, "slot_001")
    t.flow(encounter(t.game, t.crew("captain")))
    assert sum(1 for f in t.game.figures if f.kind == kind) == figures
    t.check()


@rule("NEM-IMOVE-06", "NEM-DEF-18")
def test_there_is_one_queen() -> None:
    t = met("queen_1", cards=0)
    t.intruder("queen", "slot_001")
    t.flow(encounter(t.game, t.crew("captain")))
    assert [(f.kind, f.slot) for f in t.game.figures] == [("queen", "slot_001")]
    assert t.told("attack") == []


@pytest.mark.parametrize(("kind", "cards"), [("larva", 0), ("creeper", 1), ("adult", 1), ("breeder", 2), ("queen", 2)])
@rule("NEM-INJ-02", "NEM-INJ-03", "NEM-INJ-04")
def test_how_many_cards_a_check_takes(kind: str, cards: int) -> None:
    t = table("captain", "scout")
    t.intruder(kind, "slot_001")
    before = len(t.game.attacks)
    t.rig(attack=["scratch_4", "bite_3"]).flow(injure(t.game, t.game.figures[0], 1))
    assert before - len(t.game.attacks) == cards
    t.check()


@rule("NEM-INJ-06")
def test_only_a_queen_who_was_killed_is_recorded_as_such() -> None:
    t = table("captain", "scout")
    t.intruder("queen", "slot_014", injuries=9)
    # She hides by number 3: not killed.
    t.rig(attack=["bite_4", "scratch_1"], event=["nest"]).flow(injure(t.game, t.game.figures[0], 1))
    assert (t.game.figures, t.game.queen_killed) == ([], False)


def test_the_order_of_attacks_is_from_the_largest_to_the_smallest() -> None:
    assert INTRUDERS.types == ["queen", "breeder", "adult", "creeper", "larva"]


@rule("NEM-ENC-07", "NEM-DEF-19")
def test_objectives_are_chosen_before_the_cards_are_compared() -> None:
    t = table("captain", "scout").any_hand("captain", 0).bag("adult_10").rig(attack=["scratch_1"])
    t.flow(encounter(t.game, t.crew("captain")))
    assert {q.prompt for q in t.match.pending} == {"choose_objective"}
    assert [f.kind for f in t.game.figures] == ["adult"]
    assert t.told("attack") == []
    t.answer("captain", "objective:0").answer("scout", "objective:1")
    assert len(t.told("attack")) == 1

"""Attacks: the metagorger's own, and those by card."""

from __future__ import annotations

import pytest

from airlock.survival.attacks import attack
from airlock.survival.crew import CONTAMINATION
from airlock.survival.movement import escape_attacks
from airlock.titles.nemesis.carnomorphs.types import TOKENS
from tests.rules import rule
from tests.table import Table
from tests.titles.nemesis.carnomorphs.flesh import all_adaptations_known, bag, kinds, mutated, mutations, put, table

SHAMBLERS = [token for token, (type, _) in TOKENS.items() if type == "shambler"]
TWO = ["hive_mind", "mimicry"]


def facing(kind: str, *crew: str, injuries: int = 0) -> Table:
    t = all_adaptations_known(table(*crew)).bag("blank_token").any_hand("captain", 5)
    put(t, kind, "hibernatorium", injuries)
    return t


def strike(t: Table, surprise: bool = False) -> Table:
    return t.flow(attack(t.game, t.game.figures[0], t.crew("captain"), surprise))


@rule("CAR-ATT-01", "CAR-ATT-03", "CAR-DIFF-03", "CAR-MUT-01")
def test_a_metagorger_gives_a_mutation_a_contamination_and_a_wound() -> None:
    t = facing("metagorger", injuries=1).rig(mutation=TWO)
    deck = len(t.game.attacks)
    strike(t)
    # First the card: nothing else has happened yet.
    assert t.asked("captain") == "keep_mutation"
    assert (t.crew("captain").discard, t.crew("captain").light, bag(t)) == ([], 0, {"blank": 1})
    t.answer("captain", "keep_mutation:mimicry")
    order = [e["event"] for e in t.match.history(-1)]
    wanted = ["metagorger_burrowed", "mutated", "contaminated", "light_wound", "token_added"]
    assert [event for event in order if event in wanted] == wanted
    assert mutations(t).card_of(0) == "mimicry"
    assert t.crew("captain").discard[-1] == CONTAMINATION
    assert t.crew("captain").light == 1
    assert bag(t) == {"blank": 1, "shambler": 1}
    assert t.game.figures == []
    # No marker, no attack card, no carcass.
    assert mutations(t).markers == [0, 0]
    assert len(t.game.attacks) == deck
    assert t.game.objects[t.slot("hibernatorium")] == ["corpse_blue"]
    t.check()


@rule("CAR-ATT-02", "CAR-ATT-03", "CAR-MUT-04")
def test_whoever_is_mutated_gets_the_rest_and_no_marker() -> None:
    t = strike(mutated(facing("metagorger"), "captain", "hive_mind", markers=1))
    assert t.asked() == "halted"
    assert mutations(t).card_of(0) == "hive_mind"
    assert mutations(t).markers == [1, 0]
    assert t.crew("captain").discard == [CONTAMINATION]
    assert t.crew("captain").light == 1
    assert bag(t) == {"blank": 1, "shambler": 1}
    assert t.game.figures == []
    t.check()


@rule("CAR-ATT-01")
def test_a_target_that_the_wound_kills_changes_nothing_about_the_rest() -> None:
    t = facing("metagorger", "captain", "scout", "pilot").rig(mutation=TWO)
    strike(t.wounded("captain", light=2, serious=["body", "arm", "leg"]))
    t.answer("captain", "keep_mutation:mimicry")
    assert t.crew("captain").status == "dead"
    assert bag(t) == {"blank": 1, "shambler": 1}
    assert t.game.figures == []
    t.check()


@rule("CAR-ATT-04", "CAR-GEN-10")
def test_it_leaves_without_a_token_of_its_own_even_if_no_shambler_token_is_left() -> None:
    t = strike(mutated(facing("metagorger"), "captain").bag("blank_token", *SHAMBLERS))
    assert bag(t) == {"blank": 1, "shambler": 12}
    assert t.game.figures == []
    t.check()


@rule("CAR-ATT-09")
@pytest.mark.parametrize("surprise", [True, False])
def test_an_ignored_metagorger_stays_and_does_nothing(surprise: bool) -> None:
    t = all_adaptations_known(table("soldier", "scout")).bag("blank_token")
    put(t, "metagorger", "hibernatorium")
    if surprise:
        t.hand("soldier", "nerves_of_steel")
        reaction = "react:nerves_of_steel"
    else:
        t.item("soldier", "quest_armor").hand("soldier")
        reaction = "react:quest_armor"
    t.flow(attack(t.game, t.game.figures[0], t.crew("soldier"), surprise)).answer("soldier", reaction)
    assert len(t.told("attack_ignored")) == 1
    assert kinds(t, "hibernatorium") == ["metagorger"]
    assert mutations(t).owners == []
    assert t.crew("soldier").light == 0
    assert CONTAMINATION not in t.crew("soldier").discard
    assert bag(t) == {"blank": 1}
    t.check()


@rule("CAR-ATT-05", "CAR-GEN-05")
@pytest.mark.parametrize(
    ("kind", "card", "hits"),
    [
        ("shambler", "devour_1", False),
        ("shambler", "bash_1", False),
        ("shambler", "slash_1", True),
        ("fleshbeast", "devour_1", False),
        ("fleshbeast", "bash_1", True),
        ("butcher", "spawn_1", False),
        ("butcher", "bash_1", True),
    ],
)
def test_the_others_attack_by_card_and_miss_without_their_symbol(kind: str, card: str, hits: bool) -> None:
    t = strike(facing(kind).rig(attack=[card], wound=["body"]))
    assert [(e["card"], e["hits"]) for e in t.told("attack_card")] == [(card, hits)]
    assert bool(t.crew("captain").light or t.crew("captain").wounds) == hits
    assert kinds(t, "hibernatorium") == [kind]
    assert t.game.attack_discard == [card]
    t.check()


@rule("CAR-ATT-06")
def test_the_target_is_who_has_the_fewest_cards() -> None:
    t = all_adaptations_known(table()).any_hand("captain", 4).any_hand("scout", 2, contamination=1)
    put(t, "shambler", "hibernatorium")
    t.rig(attack=["slash_1"]).run("attacks_and_feeding")
    assert [e["seat"] for e in t.told("attack")] == [1]


@rule("CAR-ATT-06")
def test_whoever_escapes_is_attacked_by_each_a_metagorger_its_own_way() -> None:
    t = mutated(facing("metagorger").at("scout", "cockpit"), "captain")
    put(t, "shambler", "hibernatorium")
    t.rig(attack=["devour_1"]).flow(escape_attacks(t.game, t.crew("captain"), "slot_006"))
    assert [e["figure"] for e in t.told("attack")] == ["shambler_2", "metagorger_1"]
    assert kinds(t, "hibernatorium") == ["shambler"]
    assert t.crew("captain").light == 1

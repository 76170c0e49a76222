"""The crew goes by the tables of its match: other cards, other odds; another game, no opinion."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from random import Random

import pytest

from airlock.bots import Sight
from airlock.bots.nemesis.bot import CrewBot, knows_its_way
from airlock.bots.nemesis.minds import asks_for_death
from airlock.bots.nemesis.odds import CONTAMINATED, SLIMED, attack_cost, kill_chance, survives_check
from airlock.bots.nemesis.tables import Tables, are_known, tables_of
from airlock.bots.search.knowledge import PLAIN, knowledge_of
from airlock.kernel.match import new_match
from airlock.survival.content import AttackCard
from airlock.titles.nemesis.species import INTRUDERS
from airlock.titles.nemesis.title import CONTENT, NEMESIS

BASE = NEMESIS.setting(4, {})


@pytest.mark.parametrize(
    ("title", "options", "known"),
    [
        ("nemesis", {}, True),
        ("nemesis", {"board": "alt"}, True),
        ("nemesis", {"mode": "coop"}, True),
        ("nemesis", {"species": "intruders", "modules": ""}, True),
        ("nemesis", {"species": "carnomorphs"}, True),
        ("nemesis", {"species": "void_seeders", "mode": "coop"}, True),
        ("nemesis", {"species": "moths"}, False),
        ("nemesis", {"modules": "traits,turrets"}, False),
        ("nemesis", {"mode": "epilogue"}, False),
        ("lockdown", {"board": "alt"}, False),
    ],
)
def test_it_knows_its_way_by_title_and_setting(title: str, options: Mapping[str, str], known: bool) -> None:
    assert are_known(title, {**BASE, **options}) is known


def test_in_a_setting_that_it_has_not_learned_it_guesses() -> None:
    match = new_match(NEMESIS, 4, BASE, "unknown")
    question = match.pending[0]
    bot = CrewBot(Random(1))
    sight = Sight(match, question.seat)
    bot.choose(question, sight)
    assert bot.why.reason == "character"
    assert knowledge_of(sight) is not PLAIN

    match.options = {**match.options, "species": "moths"}
    assert not knows_its_way(sight)
    bot.choose(question, sight)
    assert bot.why.reason == "guess"
    assert bot.says(sight) == []
    assert knowledge_of(sight) is PLAIN


def test_matches_with_the_same_tables_share_them() -> None:
    assert tables_of(BASE) is tables_of({**BASE, "characters": "choice"})
    assert tables_of(BASE).map.id == "base"
    assert tables_of({**BASE, "board": "alt"}).map.id == "alt"


def test_odds_follow_the_cards_of_the_match() -> None:
    base = tables_of(BASE)
    gentle = copy(CONTENT)
    gentle.attack_cards = {f"slime_{n}": AttackCard(f"slime_{n}", "slime", 6) for n in range(4)}
    gentle.contamination = (0, 27)
    changed = Tables(gentle, base.map, INTRUDERS)

    assert attack_cost(changed, "adult", 0, 1) == SLIMED + CONTAMINATED < attack_cost(base, "adult", 0, 1)
    assert kill_chance(base, "adult", 5) > 0.0
    assert kill_chance(changed, "adult", 5) == 0.0
    assert kill_chance(changed, "adult", 6) == 1.0
    assert survives_check(changed, 3, larva=False) == 1.0
    assert survives_check(base, 3, larva=False) < 1.0


def test_fears_follow_the_objectives_of_the_match() -> None:
    base = tables_of(BASE)
    peaceful = copy(CONTENT)
    peaceful.objectives = {id: o for id, o in CONTENT.objectives.items() if not base.victims[id]}
    changed = Tables(peaceful, base.map, INTRUDERS)

    hunters = [id for id, victims in base.victims.items() if victims]
    assert hunters
    assert all(asks_for_death(base, id, n) for id in hunters for n in base.victims[id])
    assert not any(changed.victims.values())
    assert changed.reason_to_lie < base.reason_to_lie

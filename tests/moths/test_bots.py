"""Bots that meet a species nobody has told them of: they play by what is printed, or guess."""

from __future__ import annotations

from random import Random

import pytest

from airlock.bots import BOTS, ask_bot, find_bot
from airlock.bots.nemesis import tables
from airlock.bots.nemesis.foes.foe import Foe
from airlock.bots.nemesis.tables import tables_of
from airlock.kernel.fate import Fate
from airlock.kernel.match import new_match
from airlock.titles.nemesis.species import SPECIES
from tests.moths.test_kit import AGAINST_MOTHS


@pytest.fixture
def met_moths(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are on the list of the species, as any third one would be."""
    known = AGAINST_MOTHS.new(3, AGAINST_MOTHS.complete({"species": "moths"}), Fate("x")).species
    tables._found.cache_clear()
    monkeypatch.setattr(tables, "SPECIES", [*SPECIES, known])
    monkeypatch.setattr(tables, "NEMESIS", AGAINST_MOTHS)


@pytest.mark.usefixtures("met_moths")
@pytest.mark.parametrize("options", [{}, {"mode": "coop", "board": "alt"}], ids=str)
@pytest.mark.parametrize("bot", ["crew", "easy", "search@2sims"])
def test_a_species_that_nobody_has_met_is_played_by_what_is_printed(bot: str, options: dict[str, str]) -> None:
    games = 1 if "@" in bot else 3
    reasons: set[str] = set()
    asked: set[str] = set()
    for seed in range(games):
        match = new_match(AGAINST_MOTHS, 3, {"species": "moths", **options}, f"moths {seed}", listening=False)
        bots = [find_bot(bot)(Random(f"{seed}/{seat}")) for seat in range(3)]
        while not match.over:
            question = match.pending[0]
            key = ask_bot(bots[question.seat], match, question.seat).key
            reasons.add(bots[question.seat].why.reason)
            asked.add(question.prompt)
            match.answer(question.seat, key)
    assert type(tables_of({"species": "moths"}).foe) is Foe
    if bot == "crew":
        assert len(reasons) > 10
        assert asked - set(AGAINST_MOTHS.vocabulary.prompts) == set()


@pytest.mark.usefixtures("met_moths")
def test_of_a_type_that_nobody_knows_the_worst_is_feared() -> None:
    foe = tables_of({"species": "moths"}).foe
    assert foe.attack_cost("moth", 0, 1, 0) > 0.0
    assert foe.attack_cost("something", 0, 1, 0) > 0.0
    assert foe.attack_cost("cocoon", 0, 1, 0) == 0.0
    assert foe.kill_chance("something", 2) > 0.0
    assert 1.0 <= foe.danger("something") <= 4.0


def test_a_species_that_is_on_no_list_is_guessed_at() -> None:
    match = new_match(AGAINST_MOTHS, 2, {"species": "moths"}, "unlisted", listening=False)
    bot = BOTS["crew"](Random(1))
    for _ in range(40):
        seat = match.pending[0].seat
        match.answer(seat, ask_bot(bot, match, seat).key)
        assert bot.why.reason == "guess"

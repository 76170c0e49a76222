"""Every reason that a bot may give has a sentence in every language."""

from __future__ import annotations

from random import Random

import pytest

from airlock.bots import BOTS, Sight, explain
from airlock.bots.why import Why
from airlock.kernel.match import new_match
from airlock.titles.nemesis.title import NEMESIS
from airlock.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "semi"},
        {"mode": "coop"},
        {"mode": "intruder"},
        {"species": "carnomorphs"},
        {"species": "void_seeders", "mode": "coop"},
    ],
    ids=str,
)
def test_every_reason_of_whole_games_is_one_line(lang: str, options: dict[str, str]) -> None:
    words = Words(lang, NEMESIS.texts, strict=True)
    for seed in ("a", "b", "c"):
        match = new_match(NEMESIS, 4, options, seed, listening=False)
        match.hashing = False
        bots = [BOTS["crew"](Random(seat)) for seat in range(4)]
        while not match.over:
            question = match.pending[0]
            bot = bots[question.seat]
            sight = Sight(match, question.seat)
            chosen = bot.choose(question, sight)
            line = explain(bot, words, sight.view)
            assert line
            assert not set("\n{") & set(line)
            match.answer(question.seat, chosen.key)


def test_german_is_not_english() -> None:
    view = new_match(NEMESIS, 2, {}, "words").view(0)
    english, german = (Why("flee").text(Words(lang, NEMESIS.texts), view) for lang in ("en", "de"))
    assert english != german


def test_a_reason_names_its_room_where_it_has_one() -> None:
    view = new_match(NEMESIS, 2, {}, "words").view(0)
    assert "Cockpit" in Why("repair_room", "slot_001").text(Words("en", NEMESIS.texts), view)

"""Everything that an Epilogue asks, offers, tells and refuses has words, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from airlock.titles import TITLES
from airlock.titles.nemesis.aftermath.alerts import ALERTS
from airlock.titles.nemesis.aftermath.epilogue.requirements import REQUIREMENTS
from airlock.titles.nemesis.aftermath.events import EVENTS
from airlock.words import LANGUAGES, Words
from airlock.words.terms import spoken
from tests.titles.nemesis.aftermath.epilogue.test_voyage import TITLE, epilogue, first


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The title with the Epilogue; what was looked up of the other one is forgotten, and the other way round."""
    monkeypatch.setitem(TITLES, "nemesis", TITLE)
    spoken.cache_clear()
    yield
    spoken.cache_clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_it_has_a_name_and_a_text(lang: str) -> None:
    words = Words(lang, TITLE.texts, strict=True)
    names = [f"alert-{id}" for id in ALERTS] + [f"objective-{id}" for id in REQUIREMENTS]
    names += [f"event-card-{card.id}" for card in EVENTS] + ["wound-melted", "room-shuttle-main", "thing-sample"]
    for name in names:
        assert words.say(name.replace("_", "-"))


@pytest.mark.parametrize(("before", "players", "seed"), [(2, 3, "a"), (5, 5, "b"), (3, 2, "c"), (1, 4, "d")])
def test_everything_in_it_can_be_said(before: int, players: int, seed: str) -> None:
    languages = [Words(lang, TITLE.texts, strict=True) for lang in LANGUAGES]
    match = epilogue(first(before).leave(), players, seed)
    match.hashing = False
    rng = Random(seed)
    told = [0] * players
    while not match.over:
        for seat in range(players):
            view: Any = match.view(seat)
            history: list[Any] = match.history(seat)
            refusals = [refusal.plain() for refusal in match.why_not(seat)]
            for words in languages:
                said = [words.event(event, view) for event in history[told[seat] :]]
                said += [words.refusal(refusal, view) for refusal in refusals]
                said += [words.option(option, view) for option in view["asides"]]
                for question in view["questions"]:
                    if question["seat"] == seat:
                        said.append(words.prompt(question, view))
                        said += [words.option(option, view) for option in question["options"]]
                assert all(said)
            told[seat] = len(history)
        question = match.pending[0]
        asides = match.aside_options(question.seat)
        chosen = rng.choice(asides) if asides and rng.random() < 0.05 else rng.choice(question.options)
        match.answer(question.seat, chosen.key)
    # What was told at the end.
    for seat in range(players):
        view = match.view(seat)
        for words in languages:
            assert all(words.event(event, view) for event in match.history(seat)[told[seat] :])

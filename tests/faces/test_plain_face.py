"""A title that declares nothing above the engine is played at the terminal, by bots and in pictures all the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from airlock.bots import BOTS, OwnBot, RandomBot, Sight, has_own_bot
from airlock.faces import FACES, face_of
from airlock.kernel.match import new_match
from airlock.kernel.save import load
from airlock.titles import TITLES
from airlock.words import Words
from tests.cli.terminal import airlock, be_strict, numbers
from tests.kit.playing import Playout
from tests.kit.vault import VAULT

VAULT_AT_THE_TERMINAL = ("play", "--terminal", "--title", "vault", "--players", "3", "--seed", "terminal")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    be_strict(monkeypatch)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(TITLES, "vault", VAULT)
    # The choices of a command were made when it was defined.
    from airlock.cli.play import play

    title = next(parameter for parameter in play.params if parameter.name == "title")
    monkeypatch.setattr(title.type, "choices", (*TITLES,))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_person_and_bots_play_it_at_the_terminal(terminal: None, lang: str) -> None:
    result = airlock(*VAULT_AT_THE_TERMINAL, "--lang", lang, typed=numbers("vault", 300, 5))

    assert result.exit_code == 0, result.output
    assert "vault has no bot of its own: normal plays at random" in result.output
    assert "vault drew: seat 0" in result.output
    assert "doors" in result.output
    assert Words(lang).say("ui-end") in result.output
    assert "winners" in result.output.split(Words(lang).say("ui-end"))[1]


def test_commands_work_in_it_too(terminal: None, tmp_path: Path) -> None:
    typed = ["why", "info 1", "log 3", "board", "2", "save here.json", "quit"]
    result = airlock(*VAULT_AT_THE_TERMINAL, "--bots", "none", typed=["", *typed])

    assert result.exit_code == 0, result.output
    assert "Saved: here.json" in result.output
    assert load((tmp_path / "here.json").read_text(encoding="utf-8"), TITLES).title is VAULT
    replayed = airlock("replay", "here.json", "--seat", "0")
    assert replayed.exit_code == 0
    assert "vault got: seat 0, card" in replayed.output


def test_bots_of_a_title_without_one_play_at_random() -> None:
    assert has_own_bot("nemesis")
    assert not has_own_bot("vault")
    match = new_match(VAULT, 3, VAULT.setting(3, {}), "own")
    question = match.pending[0]
    for name in ("crew", "normal"):
        bot = BOTS[name](Random(1))
        guess = RandomBot(Random(1)).choose(question)
        assert bot.choose(question, Sight(match, question.seat)) is guess
        assert bot.why.reason == "guess"


def test_one_bot_plays_matches_of_several_titles() -> None:
    bot = OwnBot(Random(1))
    reasons = []
    for title, players in ((VAULT, 3), (TITLES["nemesis"], 4), (VAULT, 3)):
        match = new_match(title, players, title.setting(players, {}), "several")
        question = match.pending[0]
        bot.choose(question, Sight(match, question.seat))
        reasons.append(bot.why.reason)
    assert reasons == ["guess", "character", "guess"]


def test_it_is_drawn_as_text_and_as_a_page() -> None:
    play = Playout(VAULT, 3, {}, "drawn")
    play.step()
    view = play.match.view(0)
    face = face_of("vault")

    assert "doors: ['closed'" in face.text(view)
    assert np.asarray(face.picture(play.match.state, view)).max() > 200


def test_every_name_in_a_face_leads_to_something() -> None:
    from airlock.bots.named import named

    for face in FACES.values():
        for path in (face.player, face.search):
            assert callable(named(path)) if path else True


def test_claims_of_a_face_have_words() -> None:
    for lang in ("en", "de"):
        for title, face in FACES.items():
            words = Words(lang, TITLES[title].texts, strict=True)
            for claim, names in face.claims.items():
                said = words.say(f"app-claim-{claim}", **dict.fromkeys(names, "X"))
                assert said.count("X") == len(names)

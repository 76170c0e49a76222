"""Matches in which everybody mutates as often as they can keep the laws of the kit, in the middle of any effect."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

import pytest

from airlock.kernel.match import Match
from airlock.titles.nemesis.title import NEMESIS
from tests.kit import kit, playing
from tests.kit.kit import Check
from tests.kit.settings import SHOWN_AND_HIDDEN_AGAIN

SETTINGS: Final = [
    (3, {"species": "carnomorphs"}),
    (4, {"species": "carnomorphs", "mode": "coop", "board": "alt"}),
]
# An event scans cards and discards them, and they may be shuffled into a deck at once.
SHOWN: Final = SHOWN_AND_HIDDEN_AGAIN["nemesis"] | {"scan_result"}
CHECKS: Final[dict[str, Check]] = {
    "no_leak": partial(kit.check_no_leak, shown=SHOWN),
    "undo": kit.check_undo,
    "forks": kit.check_forks,
    "redealt": kit.check_determinized_forks_play_on,
    "saves": kit.check_save_load_replay,
}


@pytest.fixture(autouse=True)
def everybody_mutates(monkeypatch: pytest.MonkeyPatch) -> None:
    random_answer = playing.random_answer

    def answer(match: Match, rng: Random) -> tuple[int, str]:
        for question in match.pending:
            if any(option.verb == "mutate" for option in question.options):
                return question.seat, "mutate"
        return random_answer(match, rng)

    monkeypatch.setattr(playing, "random_answer", answer)
    monkeypatch.setattr(kit, "random_answer", answer)


@pytest.mark.parametrize("check", CHECKS)
def test_mutants_keep_the_laws_of_the_kit(check: str) -> None:
    CHECKS[check](NEMESIS, *SETTINGS[0], "mutants")


@pytest.mark.long
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seed", ["claws", "glands", "spit", "limbs"])
def test_mutants_keep_the_laws_of_the_kit_again_and_again(
    setting: tuple[int, dict[str, str]], check: str, seed: str
) -> None:
    CHECKS[check](NEMESIS, *setting, seed)

"""Void Seeders in all that they go with: the laws hold, nothing leaks, every save replays, everything comes up."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Final

import pytest

from airlock.kernel.match import new_match
from airlock.titles.nemesis.title import NEMESIS
from airlock.titles.nemesis.void_seeders.panic_cards import PANIC_CARDS
from tests.kit import kit
from tests.kit.kit import CHECKS, Check
from tests.kit.settings import shown

Setting = tuple[int, dict[str, str]]
SEEDERS: Final = {"species": "void_seeders"}
MODES: Final = {"semi": (2, 5), "solo": (1, 1), "coop": (1, 5)}
EVERYTHING: Final[list[Setting]] = [
    (players, {**SEEDERS, "mode": mode, "board": board})
    for mode, (least, most) in MODES.items()
    for board in ("base", "alt")
    for players in range(least, most + 1)
]
# Each mode and each board once, with the numbers of players that differ most.
QUICK: Final[list[Setting]] = [
    (4, SEEDERS),
    (1, {**SEEDERS, "mode": "solo", "board": "alt"}),
    (5, {**SEEDERS, "mode": "coop", "characters": "choice"}),
    (2, {**SEEDERS, "mode": "coop", "board": "alt", "open_hands": "yes"}),
]
BROKEN_MOST_EASILY: Final = (kit.check_laws, kit.check_no_leak)
RUNS: Final = [(setting, check) for setting in QUICK for check in BROKEN_MOST_EASILY]


def named(value: object) -> str:
    return getattr(value, "__name__", "") or "-".join(str(value).replace("'", "").split())


def run(setting: Setting, check: Check, seed: str) -> None:
    if check is kit.check_no_leak:
        check = partial(kit.check_no_leak, shown=shown(NEMESIS, setting[1]))
    check(NEMESIS, *setting, seed)


@pytest.mark.parametrize(("setting", "check"), RUNS, ids=named)
def test_they_pass_the_kit(setting: Setting, check: Check) -> None:
    run(setting, check, "seeders")


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=named)
@pytest.mark.parametrize("setting", EVERYTHING, ids=named)
def test_they_pass_the_kit_in_everything(setting: Setting, check: Check) -> None:
    run(setting, check, "seeders in everything")


@pytest.mark.long
def test_random_play_meets_all_that_is_theirs() -> None:
    content = NEMESIS.content(SEEDERS)
    wanted = {*PANIC_CARDS, *content.events, *content.attacks, *content.figures}
    wanted |= {"insanity_rises", "insanity_falls", "card_forgotten", "panic_stopped", "lair_destroyed", "lurking_step",
               "insanity_token_gone", "final_insanity", "panic", "insanity"}  # fmt: skip
    met: Counter[str] = Counter()
    for seed in range(400):
        rng = Random(seed)
        match = new_match(NEMESIS, 4, {**SEEDERS, "mode": ("semi", "coop")[seed % 2]}, f"met {seed}")
        match.hashing = False
        while not match.over:
            question = match.pending[0]
            match.answer(question.seat, rng.choice(question.options).key)
        for event in match.history(-1):
            card = str(event.get("card", ""))
            attack = content.attack_cards.get(card)
            kind = str(event.get("figure", "")).rpartition("_")[0]
            met.update({str(event["event"]), card, kind, str(event.get("cause", ""))} & wanted)
            if attack is not None:
                met.update({attack.attack} & wanted)
        if set(met) == wanted:
            return
    pytest.fail(f"never met: {sorted(wanted - set(met))}")
